import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { all, leaves, type Tree } from '@/lib/query/ast';
import { FACTIONS } from '@/lib/rules/mythos/cards/traits';
import { type Condition, type DeckTree, MAX_QUERY } from './condition';
import { fieldsOf, queryOfFields } from './fields';
import { only } from './only';
import { parseQuery } from './parse';
import { writeQuery } from './write';

const KEYWORDS = ['Team 7', 'Sannin', 'Weapon', 'Mot-clé'];
const read = (query: string) => parseQuery(query, KEYWORDS);

/** A tree without the places of its text. */
function plain(tree: Tree<Condition>): unknown {
  switch (tree.kind) {
    case 'leaf':
      return tree.condition;
    case 'not':
      return { not: plain(tree.of) };
    case 'group':
      return { group: plain(tree.of) };
    case 'all':
    case 'any':
      return { [tree.kind]: tree.of.map(plain) };
  }
}
const meaning = (query: string) => plain(read(query).tree);

describe('a query of decks', () => {
  it.each<[string, unknown]>([
    ['', { all: [] }],
    ['card:KS-108', { field: 'card', text: 'KS-108' }],
    ['-card:KS-108', { not: { field: 'card', text: 'KS-108' } }],
    ['-card:"Naruto Uzumaki"', { not: { field: 'card', text: 'Naruto Uzumaki' } }],
    ['CARD=naruto', { field: 'card', text: 'naruto' }],
    ['карта:Наруто', { field: 'card', text: 'Наруто' }],
    [
      'card:KS-001,KS-002',
      {
        any: [
          { field: 'card', text: 'KS-001' },
          { field: 'card', text: 'KS-002' },
        ],
      },
    ],
    ['keyword:"Team 7"', { field: 'keyword', keyword: 'Team 7' }],
    ['keyword:team7', { field: 'keyword', keyword: 'Team 7' }],
    ['mot-clé:sannin', { field: 'keyword', keyword: 'Sannin' }],
    ['faction:sand', { field: 'faction', faction: 'Sand Village' }],
    ['faction!="Leaf Village"', { not: { field: 'faction', faction: 'Leaf Village' } }],
    ['mission:KS-M01', { field: 'mission', text: 'KS-M01' }],
    ['legal:yes', { field: 'legal', legal: true }],
    ['legal:так', { field: 'legal', legal: true }],
    ['author:@Naruto', { field: 'author', handle: 'naruto' }],
    ['tag:#aggro', { field: 'tag', tag: 'aggro' }],
    ['size>=40', { field: 'size', relation: '>=', value: 40 }],
    ['size >= 40', { field: 'size', relation: '>=', value: 40 }],
    ['size:30', { field: 'size', relation: '=', value: 30 }],
    [
      'size:30..40',
      {
        all: [
          { field: 'size', relation: '>=', value: 30 },
          { field: 'size', relation: '<=', value: 40 },
        ],
      },
    ],
    ['likes>3', { field: 'likes', relation: '>', value: 3 }],
    ['updated>2026-11-01', { field: 'updated', relation: '>', day: '2026-11-01' }],
    ['leaf -rush', { all: [{ field: 'name', text: 'leaf' }, { not: { field: 'name', text: 'rush' } }] }],
    [
      '(tag:a or tag:b) legal:no',
      {
        all: [
          {
            any: [
              { field: 'tag', tag: 'a' },
              { field: 'tag', tag: 'b' },
            ],
          },
          { field: 'legal', legal: false },
        ],
      },
    ],
  ])('%s', (query, expected) => {
    expect(read(query).mistakes).toEqual([]);
    expect(meaning(query)).toEqual(expected);
  });

  it.each([
    ['leaf colour:red', { code: 'unknown-field', from: 5 }],
    ['leaf crad:red', { code: 'unknown-field', from: 5, suggestion: 'card:red' }],
    ['card:', { code: 'value-missing', from: 0, field: 'card' }],
    ['card:""', { code: 'value-missing', field: 'card' }],
    ['tag:#!', { code: 'value-missing', field: 'tag' }],
    ['legal:yes card:"Nar', { code: 'quote-open', from: 15, kept: true }],
    ['card>KS-108', { code: 'relation', from: 0, field: 'card' }],
    ['legal:maybe', { code: 'unknown-value', from: 6, piece: 'maybe', field: 'legal', expected: ['yes', 'no'] }],
    ['faction:cloud', { code: 'unknown-value', field: 'faction', expected: FACTIONS }],
    ['keyword:Weapn', { code: 'unknown-value', field: 'keyword', expected: KEYWORDS, suggestion: '"Weapon"' }],
    ['size>=many', { code: 'not-a-number', from: 6, field: 'size' }],
    ['updated>2026-02-31', { code: 'unknown-value', field: 'updated', expected: ['2026-11-30'] }],
    ['updated>yesterday', { code: 'unknown-value', field: 'updated' }],
    ['author:a..b', { code: 'unknown-value', field: 'author' }],
    ['/x+/', { code: 'pattern' }],
    ['card:/x/', { code: 'pattern', field: 'card' }],
    ['x'.repeat(MAX_QUERY + 1), { code: 'too-long' }],
  ])('%s: what is wrong, where, and what could stand there', (query, mistake) => {
    expect(read(query).mistakes).toMatchObject([mistake]);
  });

  it('holds in what it understands', () => {
    expect(leaves(read('leaf colour:red legal:yes').tree)).toHaveLength(2);
  });

  it('never fails, and names each mistake by its own place', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120, unit: 'binary' }), (query) => {
        for (const { from, to, piece } of read(query).mistakes) expect(query.slice(from, to)).toBe(piece);
      }),
    );
  });
});

const value = fc
  .stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} :<>=-]{0,12}$/u)
  .map((text) => text.replace(/\s+/gu, ' ').trim());
const relation = fc.constantFrom('=' as const, '>=' as const, '<=' as const, '>' as const, '<' as const);
const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ field: fc.constantFrom('card' as const, 'mission' as const), text: value }),
  fc.record({ field: fc.constant('keyword' as const), keyword: fc.constantFrom(...KEYWORDS) }),
  fc.record({ field: fc.constant('faction' as const), faction: fc.constantFrom(...FACTIONS) }),
  fc.record({ field: fc.constant('author' as const), handle: fc.stringMatching(/^[a-z0-9][a-z0-9_-]{2,10}$/) }),
  fc.record({ field: fc.constant('tag' as const), tag: value }),
  fc.record({ field: fc.constant('legal' as const), legal: fc.boolean() }),
  fc.record({ field: fc.constantFrom('size' as const, 'likes' as const), relation, value: fc.nat(999) }),
  fc.record({ field: fc.constant('updated' as const), relation, day: fc.constantFrom('2026-11-30', '2024-02-29') }),
);
const part: fc.Arbitrary<DeckTree> = fc.oneof(
  anyCondition.map(only),
  anyCondition.map((condition): DeckTree => ({ kind: 'not', of: only(condition) })),
  fc.tuple(anyCondition, anyCondition).map(([one, other]): DeckTree => ({ kind: 'any', of: [only(one), only(other)] })),
);
const anyQuery = fc.array(part, { maxLength: 6 }).map((parts) => all(parts));

describe('text and form', () => {
  it('what is written is read back as the same', () => {
    fc.assert(
      fc.property(anyQuery, (tree) => {
        expect(meaning(writeQuery(tree))).toEqual(plain(tree));
      }),
    );
  });

  it('the form holds the whole query: sent unchanged, it asks the same', () => {
    const sorted = (tree: DeckTree) =>
      (tree.kind === 'all' ? tree.of : [tree]).map((one) => JSON.stringify(plain(one))).sort();
    fc.assert(
      fc.property(anyQuery, (tree) => {
        expect(sorted(read(queryOfFields(fieldsOf(tree))).tree)).toEqual(sorted(tree));
      }),
    );
  });

  it('the form holds what was not understood, as it was typed', () => {
    const words = (query: string) => {
      const { tree, mistakes } = read(query);
      return fieldsOf(tree, { text: query, mistakes }).words;
    };
    expect(words('colour:red card:KS-108 rush -size:many legal:maybe')).toBe('rush colour:red -size:many legal:maybe');
    expect(words('rush) or')).toBe('rush');
    expect(words('tag:"open')).toBe('');
  });

  it('sent unchanged, the form has the same mistakes', () => {
    const unknown = fc.constantFrom('colour:red', '-colour:red', 'size:many', 'legal:maybe', '-updated>=never', 'card:', 'author>x'); // prettier-ignore
    fc.assert(
      fc.property(anyQuery, fc.uniqueArray(unknown, { maxLength: 3 }), (tree, wrong) => {
        const query = [...wrong, writeQuery(tree)].join(' ');
        const typed = read(query);
        const again = read(queryOfFields(fieldsOf(typed.tree, { text: query, mistakes: typed.mistakes })));
        const wholes = ({ mistakes }: typeof typed) => mistakes.map(({ whole }) => whole).sort();
        expect(wholes(again)).toEqual(wholes(typed));
      }),
    );
  });

  it('a field is one value, whatever is typed into it', () => {
    expect(meaning(queryOfFields({ card: 'a" legal:no "b', author: ' @Naruto ' }))).toEqual({
      all: [
        { field: 'card', text: 'a legal:no b' },
        { field: 'author', handle: 'naruto' },
      ],
    });
  });
});
