import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { postgresSearch } from '@/lib/search/postgres';
import { EVERY_CARD } from './card-query';
import { searchCards } from './cards';
import { type LocalCatalogue, localCatalogue } from './local-search';
import type { HeldList } from './query/condition';
import { cardSnapshot } from './snapshot';
import type { Source } from './source';

// What a reader owns, wishes for and trades: on the server and in the editor the same cards, and each reader's own.

const HELD: Readonly<Record<HeldList, Readonly<Record<string, number>>>> = {
  owned: { 'KS-108-R': 1, 'KS-108-RA': 2, 'KS-001-C': 1 },
  wish: { 'KS-003-C': 2 },
  trade: { 'KS-001-C': 1 },
};

let source: Source;
let owner: string;
let other: string;
let local: LocalCatalogue;
let heldInMemory: (code: string, list: HeldList) => number;

beforeAll(async () => {
  const db = await testDatabase({ seeded: true });
  source = { db, search: postgresSearch(db) };
  const person = async (handle: string) =>
    (await db.user.create({ data: { email: `${handle}@x.test`, handle }, select: { id: true } })).id;
  [owner, other] = [await person('collector'), await person('stranger')];
  await db.collectionEntry.createMany({
    data: Object.entries(HELD).flatMap(([list, held]) =>
      Object.entries(held).map(([printingId, count]) => ({ userId: owner, gameId: 'mythos', list, printingId, count })),
    ),
  });
  const snapshot = await cardSnapshot('mythos', source);
  const cards = new Map(snapshot.cards.map((card) => [card.code, card]));
  local = localCatalogue(snapshot);
  heldInMemory = (code, list) =>
    (cards.get(code)?.printings ?? []).reduce((sum, { id }) => sum + (HELD[list][id] ?? 0), 0);
});

async function find(q: string, ownerId?: string) {
  const query = { ...EVERY_CARD, q, size: 96 as const };
  const { cards, total } = await searchCards('mythos', query, 'en', source, ownerId ? { ownerId } : {});
  return { codes: cards.map(({ code }) => code), total };
}

describe('cards by what a reader holds', () => {
  it.each([
    ['owned>=1', ['KS-001', 'KS-108']],
    ['owned>=3', ['KS-108']],
    ['owned:1', ['KS-001']],
    ['in:collection', ['KS-001', 'KS-108']],
    ['wish>=1', ['KS-003']],
    ['wish:2..5', ['KS-003']],
    ['trade>=1 owned<2', ['KS-001']],
    ['trade>=1 or wish>=1', ['KS-001', 'KS-003']],
    ['бажання>=1', ['KS-003']],
    ['échange:1', ['KS-001']],
    ['wish>=9', []],
  ])('%s', async (q, codes) => {
    expect((await find(q, owner)).codes).toEqual(codes);
    const { cards } = local.search({ ...EVERY_CARD, q }, 'en', { owned: heldInMemory });
    expect(cards.map(({ code }) => code)).toEqual(codes);
  });

  it('finds all others by none of them', async () => {
    const { total } = await find('', owner);
    expect((await find('owned:0', owner)).total).toBe(total - 2);
    expect((await find('-owned>=1', owner)).total).toBe(total - 2);
  });

  it('tells nobody what another one holds, whoever asked before', async () => {
    expect((await find('owned>=1', owner)).codes).toHaveLength(2);
    expect((await find('owned>=1', other)).codes).toEqual([]);
    expect((await find('owned>=1')).codes).toEqual([]);
  });
});
