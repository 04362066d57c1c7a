import { describe, expect, it } from 'vitest';
import { check } from './check';
import type { DeckCard } from './deck-list';
import { DEFAULT_FORMAT, type DeckFormat, FORMATS, formatById } from './format';
import { comingRestrictions, restrictionOn } from './restrictions';

// No card is banned today: the list here is an example.
const format: DeckFormat = {
  ...formatById(DEFAULT_FORMAT)!,
  id: 'mythos/example',
  restrictions: [
    { card: 'A', limit: 0 },
    { card: 'B', limit: 1, from: '2027-01-01', until: '2027-06-30' },
    { card: 'B', limit: 0, from: '2027-03-01', until: '2027-03-31' },
    { card: 'C', limit: 0, from: '2027-02-01' },
    { card: 'D', limit: 0, until: '2026-12-31' },
  ],
};
const catalogue = new Map<string, DeckCard>(
  ['A', 'B', 'C', 'D', 'E'].map((code) => [code, { code, type: 'character', name: code, keywords: [] }]),
);
const deck = (...codes: string[]) => ({ main: codes.map((code) => ({ code, count: 2 })), missions: [] });

describe('what a ban list says', () => {
  it.each<[string, string, number | undefined]>([
    ['A', '2026-11-30', 0],
    ['B', '2026-12-31', undefined],
    ['B', '2027-01-01', 1],
    ['B', '2027-03-15', 0],
    ['B', '2027-04-01', 1],
    ['B', '2027-06-30', 1],
    ['B', '2027-07-01', undefined],
    ['C', '2027-01-31', undefined],
    ['C', '2030-01-01', 0],
    ['D', '2026-12-31', 0],
    ['D', '2027-01-01', undefined],
    ['E', '2027-01-01', undefined],
  ])('%s on %s: %s', (card, day, limit) => {
    expect(restrictionOn(format, card, day)?.limit).toBe(limit);
  });

  it('no card is restricted in our formats today', () => {
    for (const one of FORMATS) expect('restrictions' in one).toBe(false);
  });
});

describe('check', () => {
  const found = (day: string, ...codes: string[]) =>
    check(deck(...codes), format, catalogue, { today: day })
      .filter(({ ruleRef }) => ruleRef === 'ban-list')
      .map(({ code, params }) => ({ code, params }));

  it('tells a ban from a restriction, and until when it holds', () => {
    expect(found('2026-11-30', 'A', 'D', 'E')).toEqual([
      { code: 'banned-card', params: { count: 2, max: 0, surplus: 2 } },
      { code: 'banned-card', params: { count: 2, max: 0, surplus: 2, until: '2026-12-31' } },
    ]);
    expect(found('2027-05-01', 'B')).toEqual([
      { code: 'restricted-card', params: { count: 2, max: 1, surplus: 1, until: '2027-06-30' } },
    ]);
  });
});

describe('legal until', () => {
  it('names what is announced, the next one first, and not what holds already', () => {
    expect(comingRestrictions(deck('C', 'B', 'A', 'E'), format, catalogue, '2026-11-30')).toEqual([
      { card: 'B', from: '2027-01-01', limit: 1, count: 2 },
      { card: 'C', from: '2027-02-01', limit: 0, count: 2 },
    ]);
  });

  it('is silent without a list', () => {
    expect(comingRestrictions(deck('A'), formatById('mythos/open')!, catalogue, '2026-11-30')).toEqual([]);
  });
});
