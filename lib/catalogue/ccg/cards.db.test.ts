import { describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { LOCALES } from '@/lib/i18n/locales';
import { cardLines } from '@/lib/rules/ccg/text/lines';
import { postgresSearch } from '@/lib/search/postgres';
import { EVERY_CARD, filtersOf } from '../card-query';
import { localCatalogue } from '../local-search';
import { exampleGroups, examplesOf } from '../query/examples';
import { ccgSnapshot, getCcgCard, searchCcgCards } from './cards';

const db = await testDatabase({ seeded: true });
const source = { db, search: postgresSearch(db) };
const snapshot = await ccgSnapshot(source);
const local = localCatalogue(snapshot);
const byCode = new Map(snapshot.cards.map((card) => [card.code, card.definition]));

const QUERIES = [
  '', 'ember', 'жаровий', 'straznik', 'zzzqqq', 'kind:ninja', '-kind:ninja', 'symbol:fire,wind', 'symbol:火', 'entrance<=1',
  'hand>0', 'combat:2..4', 'injured<combat', 'support>=combat', 'injured-support:0', 'mental>=1', 'jutsu:2', 'jutsu<=1 or kind:client',
  'trait:guard', 'trait:nobody', 'is:valid', 'is:permanent', 'is:vanilla', 'is:made-up', 'has:target', 'has:requirement', 'has:mental',
  'has:trait', '-has:effect', 'set:EX', 'set:KS', 'number:3..5', '!"Kiln Guard"', 'name:guard', 'text:ninja', 'text:ninja lang:pl', '"this ninja"',
  'name:/^k/', 'legal:standard', 'kind:ninja (symbol:fire or combat>=4) -trait:guard', 'not a -field:x', 'chakra<=1',
]; // prettier-ignore

it.each(QUERIES)('%s: the browser finds what SQL finds, in every order', async (q) => {
  for (const locale of LOCALES)
    for (const sort of filtersOf('ccg').sorts) {
      const query = { ...EVERY_CARD, q, sort, size: 96 as const };
      const there = await searchCcgCards(query, locale, source);
      const here = local.search(query, locale, {
        linesOf: (code, language) => cardLines(byCode.get(code) ?? never(), language).map(({ text }) => text),
      });
      expect([locale, sort, here.cards.map(({ code }) => code)]).toEqual([locale, sort, there.cards.map(({ code }) => code)]);
      expect(here.unmatched).toEqual(there.unmatched);
    }
}); // prettier-ignore

function never(): never {
  throw new Error('no such card');
}

it.each(LOCALES)('every example of the help in %s finds cards', async (locale) => {
  for (const { q } of exampleGroups('ccg').flatMap((group) => examplesOf(group, locale, 'ccg')))
    expect([q, (await searchCcgCards({ ...EVERY_CARD, q }, locale, source)).total > 0]).toEqual([q, true]);
});

describe('a card', () => {
  it('is found by its code in any case', async () => {
    expect(await getCcgCard('ex-003', 'uk', source)).toMatchObject({
      code: 'EX-003',
      set: { code: 'EX', name: { text: 'Вигадані приклади' } },
      withdrawn: false,
    });
  });

  it.each(['KS-001', 'EX-999', 'x\u0000', 'OWN-ABCDEFGH'])('is not %j', async (code) => {
    expect(await getCcgCard(code, 'en', source)).toBeUndefined();
  });
});

it('counts only values of its own game beside the filters, in the order of the game', async () => {
  const { facets } = await searchCcgCards(EVERY_CARD, 'en', source);
  expect(facets.type.map(({ value }) => value)).toEqual(['ninja', 'mission', 'jutsu', 'client']);
  expect(facets.symbol.map(({ value, count }) => [value, count])).toEqual([
    ['fire', 5],
    ['wind', 4],
    ['lightning', 3],
    ['earth', 3],
    ['water', 3],
    ['void', 2],
  ]);
});
