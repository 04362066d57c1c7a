import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { LOCALES } from '@/lib/i18n/locales';
import { TIMING_VALUES } from '@/lib/rules/mythos/cards/effects/facet-values';
import { CARD_TYPES, FACTIONS, RARITIES } from '@/lib/rules/mythos/cards/schema';
import { indexCards } from '@/lib/search/index-catalogue';
import { postgresSearch } from '@/lib/search/postgres';
import { EVERY_CARD, SORTS, type CardQuery, type Range } from './card-query';
import { searchCards } from './cards';
import { localCatalogue, type LocalCatalogue } from './local-search';
import { cardSnapshot, type Snapshot } from './snapshot';
import type { Source } from './source';

// The editor's search in memory and the server's in SQL find the same cards in the same order, whatever is asked.

let source: Source;
let local: LocalCatalogue;
let snapshot: Snapshot;
beforeAll(async () => {
  const db = await testDatabase({ seeded: true });
  // One withdrawn card, so that both are seen to leave it out.
  await db.card.update({ where: { gameId_code: { gameId: 'mythos', code: 'SS-005' } }, data: { withdrawn: true } });
  await db.$transaction((tx) => indexCards(tx, 'mythos'), { timeout: 60_000 });
  source = { db, search: postgresSearch(db) };
  snapshot = await cardSnapshot('mythos', source);
  local = localCatalogue(snapshot);
});

/** Texts as people type them: words of the catalogue, cut off, misspelt, mixed with others. */
function texts(): fc.Arbitrary<string> {
  const lexicon = [...new Set(snapshot.cards.flatMap((card) => `${card.titleWords} ${card.words}`.split(' ')))];
  const letter = fc.constantFrom(...'aeioukmnrst');
  const slip = fc.constantFrom(
    (word: string) => word,
    (word: string) => word.slice(0, Math.ceil(word.length / 2)),
    (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
    (word: string, at: number) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    (word: string, at: number, other: string) => word.slice(0, at) + other + word.slice(at + 1),
    (word: string, at: number, other: string) => word.slice(0, at) + other + word.slice(at),
  );
  const word = fc
    .tuple(fc.constantFrom(...lexicon), fc.array(fc.tuple(slip, fc.nat(), letter), { maxLength: 2 }))
    .map(([start, slips]) =>
      slips.reduce((text, [change, at, other]) => change(text, at % (text.length || 1), other), start),
    );
  const anything = fc.string({ unit: 'binary', maxLength: 8 });
  const filter = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('chakra', 'cost', 'power', 'points'),
        fc.constantFrom(':', '=', '>', '<', '>=', '<=', '!'),
        fc.integer({ min: -2, max: 8 }),
      )
      .map((parts) => parts.join('')),
    fc.constantFrom(
      'set:ks',
      'type:char',
      'faction:leaf',
      'keyword:"Team 7"',
      'keyword:team7',
      'rarity:ra',
      'attach:mission',
      'attach:x',
      'timing:ambush',
      'does:hide',
      'does:draws',
      'affects:enemy',
      'cares:tokens',
      'cares:"sound four"',
      'robi:ukrywa',
      'does:cook',
      'hides an enemy',
      'pioche',
      'cares about tokens',
      'frakcja:"Wioska Liścia"',
      'keyword:"Drużyna 7"',
      'typ:misja',
      'power:x',
    ),
  );
  return fc
    .array(
      fc.oneof({ weight: 12, arbitrary: word }, { weight: 3, arbitrary: filter }, { weight: 1, arbitrary: anything }),
      {
        minLength: 0,
        maxLength: 3,
      },
    )
    .map((all) => all.join(' '));
}

function queries(): fc.Arbitrary<CardQuery> {
  const some = (values: readonly string[]): fc.Arbitrary<string[]> =>
    fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, { weight: 1, arbitrary: fc.subarray([...values]) });
  const range: fc.Arbitrary<Range> = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record({ min: fc.integer({ min: -1, max: 4 }) }) },
    { weight: 1, arbitrary: fc.record({ min: fc.integer({ min: -1, max: 4 }), max: fc.integer({ min: 4, max: 9 }) }) },
  );
  return fc
    .record({
      q: texts(),
      set: some(['KS', 'SS']),
      type: some(CARD_TYPES),
      faction: some(FACTIONS),
      keyword: some(['Team 7', 'Jutsu', 'Sannin', 'Nobody']),
      rarity: some(RARITIES),
      timing: some(TIMING_VALUES),
      does: some(['hide-enemy', 'draw', 'powerup']),
      affects: some(['enemy', 'self']),
      cares: some(['tokens', 'Sound Four']),
      cost: range,
      power: range,
      points: range,
      sort: fc.constantFrom(...SORTS),
      descending: fc.boolean(),
    })
    .map((query) => ({
      ...EVERY_CARD,
      ...query,
      size: 96,
      descending: query.descending && query.sort !== 'relevance',
    }));
}

it('finds what SQL finds', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(queries(), fc.constantFrom(...LOCALES), async (query, locale) => {
      const there = await searchCards('mythos', query, locale, source);
      const here = local.search(query, locale);
      expect(here.cards.length).toBe(there.total);
      expect(here.cards.slice(0, 96).map(({ code }) => code)).toEqual(there.cards.map(({ code }) => code));
      expect(here.unmatched).toEqual(there.unmatched);
    }),
    { numRuns: 150 },
  );
});
