import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { localCatalogue } from '@/lib/catalogue/local-search';
import { cardSnapshot } from '@/lib/catalogue/snapshot';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { feeder } from './feed/feeder';
import { meilisearch } from './meilisearch/engine';
import { countPlays } from './popularity';
import type { SearchIndex } from './port';
import { postgresSearch } from './postgres';
import { testServers } from './testing/servers';

// What people type, and the card that stands first: the same with either engine and in the editor.

let db: PrismaClient;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  db = await testDatabase({ seeded: true });
  const owner = await db.user.create({ data: { handle: 'player', email: 'player@leaf.example' } });
  // Of cards with one name, which is played most.
  const played = ['KS-108', 'KS-108', 'KS-108', 'KS-009', 'KS-021', 'KS-M05', 'SS-006', 'SS-006'];
  await db.deck.createMany({
    data: played.map((card, index) => ({ gameId: 'mythos', ownerId: owner.id, name: 'x', format: 'mythos/standard', visibility: 'public' as const, slug: `playedplayed${index}`, cards: [card] })), // prettier-ignore
  });
  await countPlays(db);
}, 60_000);
afterAll(() => Promise.all(closing.map((close) => close())));

const engines: { name: string; open: () => Promise<SearchIndex> }[] = [
  { name: 'PostgreSQL', open: async () => postgresSearch(db) },
  ...testServers().map(({ name, open }) => ({
    name: `Meilisearch (${name})`,
    open: async () => {
      const { server, close } = await open();
      closing.push(close);
      await feeder(db, server).build();
      return meilisearch({ ...server, timeoutMs: 20_000 });
    },
  })),
  {
    name: 'the editor',
    open: async () => {
      const local = localCatalogue(await cardSnapshot('mythos', { db }));
      const search: SearchIndex['search'] = async ({ text }) => {
        const { cards, unmatched } = local.search({ ...EVERY_CARD, q: text, sort: 'relevance' }, 'en');
        return { hits: cards.map(({ code: key }) => ({ key, score: 0 })), total: cards.length, unmatched };
      };
      return { ...postgresSearch(db), search };
    },
  },
];

describe.each(engines)('$name', ({ open }) => {
  let engine: SearchIndex;
  let names: Map<string, string>;
  beforeAll(async () => {
    engine = await open();
    const cards = await db.card.findMany({ where: { gameId: 'mythos' }, select: { code: true, name: true } });
    names = new Map(cards.map(({ code, name }) => [code, name]));
  }, 60_000);
  const first = async (text: string) => {
    const { hits } = await engine.search({ game: 'mythos', kind: 'card', locale: 'en', text, limit: 5 });
    return hits[0]?.key ?? '';
  };

  it.each([
    // Scripts, marks, slips, beginnings.
    ['Naruto', 'Naruto Uzumaki'],
    ['Наруто', 'Naruto Uzumaki'],
    ['ナルト', 'Naruto Uzumaki'],
    ['なると', 'Naruto Uzumaki'],
    ['ﾅﾙﾄ', 'Naruto Uzumaki'],
    ['うずまきナルト', 'Naruto Uzumaki'],
    ['narut', 'Naruto Uzumaki'],
    ['naurto', 'Naruto Uzumaki'],
    ['サスケ', 'Sasuke Uchiha'],
    ['Саске', 'Sasuke Uchiha'],
    ['サクラ', 'Sakura Haruno'],
    ['春野サクラ', 'Sakura Haruno'],
    ['はたけカカシ', 'Kakashi Hatake'],
    ['シカマル', 'Shikamaru Nara'],
    ['Шікамару', 'Shikamaru Nara'],
    ['shikamru nara', 'Shikamaru Nara'],
    ['我愛羅', 'Gaara'],
    ['Ґаара', 'Gaara'],
    ['chôji', 'Choji Akimichi'],
    ['日向ヒナタ', 'Hinata Hyuga'],
    ['Гіната', 'Hinata Hyuga'],
    ['柱間', 'Hashirama Senju'],
    ['大蛇丸', 'Orochimaru'],
    ['ロック・リー', 'Rock Lee'],
    // Nicknames.
    ['kyubi', 'Nine-Tailed Fox'],
    ['pervy sage', 'Jiraiya'],
    ['copy ninja', 'Kakashi Hatake'],
    ['fourth hokage', 'Minato Namikaze'],
    ['bushy brow', 'Rock Lee'],
    ['maito gai', 'Might Guy'],
  ])('%s: %s', async (text, name) => {
    expect(names.get(await first(text))).toBe(name);
  });

  it.each([
    ['of cards with one name the one in most decks', 'naruto', 'KS-108'],
    ['… in any script', 'ナルト', 'KS-108'],
    ['… also by a slip', 'naurto', 'KS-108'],
    ['a code before all that is played', 'ks-009', 'KS-009'],
  ])('puts first %s: %s', async (_, text, code) => {
    expect(await first(text)).toBe(code);
  });
});
