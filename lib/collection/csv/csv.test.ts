import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { names, pool } from '@/lib/decks/formats/testing';
import { cleanLine } from '@/lib/decks/plain-text';
import { LOCALES } from '@/lib/i18n/locales';
import { LISTS, MAX_COUNT, MAX_NOTE, type Entry } from '../lists';
import { readCollection } from './read';
import { collectionCsv } from './write';

const printings = pool.cards.flatMap(({ definition }) => definition.printings.map(({ id }) => id));
const read = (text: string) => readCollection(text, names, 'owned');
const counted = (text: string) => read(text).entries.map(({ printing, count }) => [printing, count]);

const note = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('=1+1', "'=1", '@SUM(A1)', '-5', "''", 'a,"b";\tc', '＝1', '+48 123'),
  )
  .map(cleanLine)
  .filter((text) => [...text].length <= MAX_NOTE);
const anyCollection = fc.uniqueArray(
  fc.record<Entry>({
    list: fc.constantFrom(...LISTS),
    printing: fc.constantFrom(...printings),
    count: fc.integer({ min: 1, max: MAX_COUNT }),
    note,
  }),
  { selector: ({ list, printing }) => `${list}/${printing}`, maxLength: 40 },
);

describe('a collection as CSV', () => {
  it('comes back as the same collection, in every language', () => {
    fc.assert(
      fc.property(anyCollection, fc.constantFrom(...LOCALES), (entries, locale) => {
        expect(read(collectionCsv(entries, pool, locale))).toEqual({ entries, problems: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('comes back with every printing there is', () => {
    const entries = printings.map((printing): Entry => ({ list: 'owned', printing, count: 1, note: '' }));
    expect(read(collectionCsv(entries, pool, 'en'))).toEqual({ entries, problems: [] });
  });

  it('holds no cell that a spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(anyCollection, (entries) => {
        for (const line of collectionCsv(entries, pool, 'en').split('\r\n'))
          expect(line).not.toMatch(/(?:^|,)"?[=+\-@\t]/);
      }),
      { numRuns: 40 },
    );
  });
});

describe('files of others', () => {
  it.each([
    ['Quantity,Name,Rarity\n3,Naruto Uzumaki - Rasengan,\n', [['KS-133-S', 3]]],
    ['card;qty\nKS-108;2\nks-108-ra;1', [['KS-108-R', 2], ['KS-108-RA', 1]]],
    ['code\trarity\tcount\nKS-108\tra\t4', [['KS-108-RA', 4]]],
    ['Код,Кількість\nKS-001,2', [['KS-001-C', 2]]],
    ['number,name\nKS 108,', [['KS-108-R', 1]]],
    ['2 KS-108-RA\n# a comment\n\nKS-001 x3\n250 KS-003\n', [['KS-108-RA', 2], ['KS-001-C', 3], ['KS-003-C', 250]]],
    ['printing,count\nKS-001-C,2\nKS-001-C,3\nKS-003-C,0', [['KS-001-C', 5]]],
    ['', []],
  ])('%j', (text, expected) => {
    expect(read(text).problems).toEqual([]);
    expect(counted(text)).toEqual(expected);
  }); // prettier-ignore

  it('puts a line where it says, or else where it was told', () => {
    const text = 'printing,list\nKS-001-C,Wishlist\nKS-003-C,Échange\nKS-005-C,';
    expect(readCollection(text, names, 'trade').entries.map(({ list }) => list)).toEqual(['wish', 'trade', 'trade']);
  });

  it.each([
    ['printing,count\nZZ-999-C,1', 'unknown-name', 2],
    ['code,count\nKS-999,1', 'unknown-code', 2],
    ['name,count\nNaruto Uzumaki,1', 'ambiguous', 2],
    ['name,count\nNarutoo Uzumakki Rasengann,1', 'unknown-name', 2],
    ['printing,count\nKS-001-C,-1', 'bad-count', 2],
    ['printing,count\nKS-001-C,1000', 'bad-count', 2],
    ['printing,count\nKS-001-C,999\nKS-001-C,1', 'too-many', 3],
    ['code,rarity\nKS-001,RA', 'no-rarity', 2],
    ['printing,list\nKS-001-C,stolen', 'bad-list', 2],
    [`printing,note\nKS-001-C,${'x'.repeat(201)}`, 'note-too-long', 2],
    ['2 KS-001\nnonsense here', 'unknown-name', 2],
  ])('%j: %s on line %i', (text, reason, line) => {
    expect(read(text).problems).toMatchObject([{ reason, line }]);
  });

  it('suggests what may have been meant', () => {
    const [problem] = read('name,count\nShikamru Nara,1').problems;
    expect(problem?.candidates.length).toBeGreaterThan(0);
  });

  it('reads what is right beside what is wrong', () => {
    expect(counted('printing,count\nKS-001-C,2\nnonsense,1\nKS-003-C,1')).toEqual([
      ['KS-001-C', 2],
      ['KS-003-C', 1],
    ]);
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void read(text)),
      { numRuns: 200 },
    );
    expect(read(`printing,count\n${'nonsense,1\n'.repeat(5000)}`).problems).toHaveLength(5000);
    expect(read('"'.repeat(5000)).entries).toEqual([]);
  });
});
