import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACTIONS } from '@/lib/rules/mythos/cards/traits';
import { MAX_CONDITIONS, MAX_QUERY, type Condition } from './condition';
import { fieldsOf, queryOfFields } from './fields';
import { parseQuery } from './parse';
import { FIELDS } from './vocabulary';
import { writeQuery } from './write';

const KEYWORDS = ['Team 7', 'Sannin', 'Weapon', 'Mot-clé'];

const plain = ({ at: _at, piece: _piece, ...condition }: ReturnType<typeof parseQuery>['conditions'][number]) =>
  condition;
const read = (query: string) => parseQuery(query, KEYWORDS);
const conditions = (query: string) => read(query).conditions.map(plain);

describe('a query of decks', () => {
  it.each<[string, Condition[]]>([
    ['', []],
    ['  \t ', []],
    ['card:KS-108', [{ field: 'card', text: 'KS-108', negated: false }]],
    ['-card:KS-108', [{ field: 'card', text: 'KS-108', negated: true }]],
    ['-card:"Naruto Uzumaki"', [{ field: 'card', text: 'Naruto Uzumaki', negated: true }]],
    ['CARD=naruto', [{ field: 'card', text: 'naruto', negated: false }]],
    ['карта:Наруто', [{ field: 'card', text: 'Наруто', negated: false }]],
    ['keyword:"Team 7"', [{ field: 'keyword', keyword: 'Team 7', negated: false }]],
    ['keyword:team7', [{ field: 'keyword', keyword: 'Team 7', negated: false }]],
    ['mot-clé:sannin', [{ field: 'keyword', keyword: 'Sannin', negated: false }]],
    ['faction:sand', [{ field: 'faction', faction: 'Sand Village', negated: false }]],
    ['-faction:"Leaf Village"', [{ field: 'faction', faction: 'Leaf Village', negated: true }]],
    ['mission:KS-M01', [{ field: 'mission', text: 'KS-M01', negated: false }]],
    ['legal:yes', [{ field: 'legal', legal: true }]],
    ['-legal:yes', [{ field: 'legal', legal: false }]],
    ['legal:так', [{ field: 'legal', legal: true }]],
    ['author:@Naruto', [{ field: 'author', handle: 'naruto', negated: false }]],
    ['tag:#aggro', [{ field: 'tag', tag: 'aggro', negated: false }]],
    ['size>=40', [{ field: 'size', relation: '>=', value: 40 }]],
    ['-size>=40', [{ field: 'size', relation: '<', value: 40 }]],
    ['size:30', [{ field: 'size', relation: '=', value: 30 }]],
    ['likes>3', [{ field: 'likes', relation: '>', value: 3 }]],
    ['updated>2026-11-01', [{ field: 'updated', relation: '>', day: '2026-11-01' }]],
    [
      'leaf -rush "team seven"',
      [
        { field: 'name', text: 'leaf', negated: false },
        { field: 'name', text: 'rush', negated: true },
        { field: 'name', text: 'team seven', negated: false },
      ],
    ],
    ['10:4', [{ field: 'name', text: '10:4', negated: false }]],
    ['- -- "" ?!', []],
  ])('%s', (query, expected) => {
    expect(read(query).mistakes).toEqual([]);
    expect(conditions(query)).toEqual(expected);
  });

  it.each([
    ['leaf colour:red', { code: 'unknown-field', at: 5, piece: 'colour:red', field: 'colour', expected: FIELDS }],
    ['card:', { code: 'no-value', at: 0, piece: 'card:', field: 'card' }],
    ['card:""', { code: 'no-value', at: 0, piece: 'card:""', field: 'card' }],
    ['tag:#!', { code: 'no-value', at: 0, piece: 'tag:#!', field: 'tag' }],
    ['legal:yes card:"Nar', { code: 'unclosed-quote', at: 10, piece: 'card:"Nar' }],
    ['card>KS-108', { code: 'wrong-comparison', at: 0, piece: 'card>KS-108', field: 'card', expected: ['card:'] }],
    ['-size:40', { code: 'wrong-comparison', field: 'size', expected: ['size<', 'size>'] }],
    ['legal:maybe', { code: 'unknown-value', field: 'legal', expected: ['yes', 'no'] }],
    ['faction:cloud', { code: 'unknown-value', field: 'faction', expected: FACTIONS }],
    ['keyword:nothing', { code: 'unknown-value', field: 'keyword', expected: KEYWORDS }],
    ['size>=many', { code: 'not-a-number', field: 'size', expected: ['size>=40'] }],
    ['updated>2026-02-31', { code: 'not-a-date', field: 'updated' }],
    ['updated>yesterday', { code: 'not-a-date', field: 'updated' }],
  ])('%s: what is wrong, where, and what could stand there', (query, mistake) => {
    expect(read(query).mistakes).toMatchObject([mistake]);
  });

  it('holds in what it understands', () => {
    expect(conditions('leaf colour:red legal:yes')).toHaveLength(2);
  });

  it('has an end', () => {
    const { conditions: kept, mistakes } = read(
      Array.from({ length: MAX_CONDITIONS + 2 }, (_, n) => `w${n}`).join(' '),
    );
    expect(kept).toHaveLength(MAX_CONDITIONS);
    expect(mistakes.map(({ code }) => code)).toEqual(['too-many', 'too-many']);
    expect(read('x'.repeat(MAX_QUERY + 1)).mistakes).toMatchObject([{ code: 'too-long', at: MAX_QUERY }]);
  });

  it('never fails, and names each mistake by its own place', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120, unit: 'binary' }), (query) => {
        for (const { at, piece } of read(query).mistakes) expect(query.slice(at, at + piece.length)).toBe(piece);
      }),
    );
  });
});

const word = fc
  .stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} :<>=-]{0,12}$/u)
  .map((text) => text.replace(/\s+/gu, ' ').trim());
const negated = fc.boolean();
const relation = fc.constantFrom('=' as const, '>=' as const, '<=' as const, '>' as const, '<' as const);
const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ field: fc.constantFrom('card' as const, 'mission' as const, 'name' as const), text: word, negated }),
  fc.record({ field: fc.constant('keyword' as const), keyword: fc.constantFrom(...KEYWORDS), negated }),
  fc.record({ field: fc.constant('faction' as const), faction: fc.constantFrom(...FACTIONS), negated }),
  fc.record({
    field: fc.constant('author' as const),
    handle: fc.stringMatching(/^[a-z0-9][a-z0-9_-]{2,10}$/),
    negated,
  }),
  fc.record({ field: fc.constant('tag' as const), tag: word, negated }),
  fc.record({ field: fc.constant('legal' as const), legal: fc.boolean() }),
  fc.record({ field: fc.constantFrom('size' as const, 'likes' as const), relation, value: fc.nat(999) }),
  fc.record({ field: fc.constant('updated' as const), relation, day: fc.constantFrom('2026-11-30', '2024-02-29') }),
);

describe('text and form', () => {
  it('what is written is read back as the same', () => {
    fc.assert(
      fc.property(fc.array(anyCondition, { maxLength: 6 }), (asked) => {
        expect(conditions(writeQuery(asked))).toEqual(asked);
      }),
    );
  });

  it('the form holds the whole query: sent unchanged, it asks the same', () => {
    const sorted = (list: readonly Condition[]) => list.map((one) => JSON.stringify(one)).sort();
    fc.assert(
      fc.property(fc.array(anyCondition, { maxLength: 6 }), (asked) => {
        expect(sorted(conditions(queryOfFields(fieldsOf(asked))))).toEqual(sorted(asked));
      }),
    );
  });

  it('a field is one value, whatever is typed into it', () => {
    expect(conditions(queryOfFields({ card: 'a" legal:no "b', author: ' @Naruto ' }))).toEqual([
      { field: 'card', text: 'a  legal:no  b', negated: false },
      { field: 'author', handle: 'naruto', negated: false },
    ]);
  });
});
