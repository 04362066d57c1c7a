import { describe, expect, it } from 'vitest';
import { parseRulingQuery, rulingQueryString, type RulingQuery } from './ruling-query';

describe('parseRulingQuery', () => {
  it.each([
    [{}, { q: '', page: 1 }],
    [{ q: '  edge tie ' }, { q: 'edge tie', page: 1 }],
    [{ q: ['a', 'b'] }, { q: 'a', page: 1 }],
    [
      { card: 'ks-108', term: 'edge', chapter: '5', page: '2' },
      { q: '', card: 'KS-108', term: 'edge', chapter: 5, page: 2 },
    ],
    [
      { card: "' OR 1", term: '../x', chapter: '99', page: '-1' },
      { q: '', page: 1 },
    ],
    [
      { chapter: '0', page: '1.5' },
      { q: '', page: 1 },
    ],
    [
      { keyword: 'Team 7', status: 'derived', kind: 'rule' },
      { q: '', keyword: 'Team 7', status: 'derived', kind: 'rule', page: 1 },
    ],
    [
      { keyword: '<b>', status: 'rumour', kind: 'card' },
      { q: '', page: 1 },
    ],
    [{ q: 'a\0b' }, { q: 'ab', page: 1 }],
  ])('reads %j as %j', (params, query) => {
    expect(parseRulingQuery(params)).toEqual(query);
  });

  it('cuts a very long question', () => {
    expect(parseRulingQuery({ q: 'x'.repeat(10_000) }).q).toHaveLength(200);
  });
});

describe('rulingQueryString', () => {
  it.each<[RulingQuery, string]>([
    [{ q: '', page: 1 }, ''],
    [{ q: 'edge tie', page: 1 }, '?q=edge+tie'],
    [{ q: '', chapter: 5, term: 'edge', card: 'KS-108', page: 3 }, '?chapter=5&term=edge&card=KS-108&page=3'],
    [
      { q: '', keyword: 'Team 7', status: 'reading', kind: 'ruling', page: 1 },
      '?keyword=Team+7&status=reading&kind=ruling',
    ],
  ])('writes %j as %j, and reads it back', (query, text) => {
    expect(rulingQueryString(query)).toBe(text);
    expect(parseRulingQuery(Object.fromEntries(new URLSearchParams(text)))).toEqual(query);
  });
});
