import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { person } from '@/lib/decks/testing/people';
import type { CountChange, List } from '../lists';
import { bringIn, raiseTo } from './bring-in';
import { applyBatch } from './change';
import { setNote } from './note';
import { entriesOf, ownedCounts } from './read';
import { sharedList, shareLists, sharedListsOf } from './share';

let prisma: PrismaClient;
const game = 'mythos';

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
});

let people = 0;
async function collector() {
  const { id } = await person(prisma, `collector-${people++}`);
  return { userId: id, game };
}
const change = (printing: string, delta: number, list: List = 'owned'): CountChange => ({ list, printing, delta });
const batch = (...changes: CountChange[]) => ({ id: randomUUID(), changes });
const owned = async (owner: Awaited<ReturnType<typeof collector>>) =>
  Object.fromEntries(await ownedCounts(owner, {}, prisma));

describe('a batch of changes', () => {
  it('is counted, and answers with how things stand', async () => {
    const owner = await collector();
    await applyBatch(owner, batch(change('KS-001-C', 2)), prisma);
    const answer = await applyBatch(
      owner,
      batch(change('KS-001-C', 1), change('KS-108-RA', 1), change('KS-108-RA', 1), change('KS-001-C', 4, 'trade')),
      prisma,
    );
    expect(answer).toEqual({
      counts: [
        { list: 'owned', printing: 'KS-001-C', count: 3 },
        { list: 'owned', printing: 'KS-108-RA', count: 2 },
        { list: 'trade', printing: 'KS-001-C', count: 4 },
      ],
      unknown: [],
    });
    expect(await owned(owner)).toEqual({ 'KS-001-C': 3, 'KS-108-RA': 2 });
  });

  it('is counted once, however often and however much at once it is sent', async () => {
    const owner = await collector();
    const same = batch(change('KS-001-C', 2));
    await Promise.all(Array.from({ length: 5 }, () => applyBatch(owner, same, prisma)));
    expect(await applyBatch(owner, same, prisma)).toMatchObject({ counts: [{ count: 2 }] });
  });

  it('stays between none and 999', async () => {
    const owner = await collector();
    await applyBatch(owner, batch(change('KS-001-C', 999), change('KS-005-C', -3)), prisma);
    await applyBatch(owner, batch(change('KS-001-C', 999)), prisma);
    expect(await owned(owner)).toEqual({ 'KS-001-C': 999 });
    expect(await applyBatch(owner, batch(change('KS-001-C', -999)), prisma)).toMatchObject({ counts: [{ count: 0 }] });
    expect(await entriesOf(owner, undefined, prisma)).toEqual([]);
  });

  it('counts what it can and names printings that there are none of', async () => {
    const owner = await collector();
    const answer = await applyBatch(owner, batch(change('KS-001-C', 1), change('ZZ-999-C', 1)), prisma);
    expect(answer).toEqual({ counts: [{ list: 'owned', printing: 'KS-001-C', count: 1 }], unknown: ['ZZ-999-C'] });
  });

  it('of two devices at once adds up, whatever the order of their cards', async () => {
    const owner = await collector();
    const ids = await printings(40);
    const device = (order: string[]) =>
      Promise.all([1, 2, 3].map(() => applyBatch(owner, batch(...order.map((id) => change(id, 1))), prisma)));
    await Promise.all([device(ids), device(ids.toReversed())]);
    expect(new Set(Object.values(await owned(owner)))).toEqual(new Set([6]));
    expect(Object.keys(await owned(owner))).toHaveLength(40);
  });

  it('is no other person’s', async () => {
    const [one, two] = [await collector(), await collector()];
    const same = batch(change('KS-001-C', 1));
    await applyBatch(one, same, prisma);
    expect(await owned(two)).toEqual({});
    await applyBatch(two, same, prisma);
    expect([await owned(one), await owned(two)]).toEqual([{ 'KS-001-C': 1 }, { 'KS-001-C': 1 }]);
  });
});

async function printings(most: number): Promise<string[]> {
  const rows = await prisma.printing.findMany({ where: { gameId: game }, take: most, select: { id: true } });
  return rows.map(({ id }) => id);
}

describe('what is brought in', () => {
  const brought = [
    { list: 'owned', printing: 'KS-001-C', count: 2, note: '' },
    { list: 'wish', printing: 'KS-108-RA', count: 1, note: 'For the Leaf deck' },
  ] as const;

  it('adds to what is there, or takes its place list by list', async () => {
    const owner = await collector();
    await applyBatch(
      owner,
      batch(change('KS-001-C', 998), change('KS-005-C', 1), change('KS-003-C', 5, 'trade')),
      prisma,
    );
    await bringIn(owner, brought, 'add', prisma);
    expect(await owned(owner)).toEqual({ 'KS-001-C': 999, 'KS-005-C': 1 });
    await bringIn(owner, brought, 'replace', prisma);
    expect(await entriesOf(owner, undefined, prisma)).toEqual([
      brought[0],
      { list: 'trade', printing: 'KS-003-C', count: 5, note: '' },
      brought[1],
    ]);
  });

  it('is what one brought or the other, where two replace at once', async () => {
    const owner = await collector();
    const of = (ids: string[]) => ids.map((printing) => ({ list: 'owned' as const, printing, count: 1, note: '' }));
    const ids = await printings(60);
    const halves = [ids.slice(0, 30), ids.slice(30)];
    await Promise.all(halves.map((half) => bringIn(owner, of(half), 'replace', prisma)));
    expect(halves.map((half) => half.toSorted())).toContainEqual(Object.keys(await owned(owner)).sort());
  });

  it('raises a list to what is missing, and no further the second time', async () => {
    const owner = await collector();
    const wish = [{ list: 'wish' as const, printing: 'KS-001-C', count: 2 }];
    await raiseTo(owner, wish, prisma);
    await raiseTo(owner, wish, prisma);
    await raiseTo(owner, [{ list: 'wish', printing: 'KS-001-C', count: 1 }], prisma);
    expect(await entriesOf(owner, 'wish', prisma)).toMatchObject([{ printing: 'KS-001-C', count: 2 }]);
  });
});

describe('who sees a list', () => {
  it('is its owner alone, until the owner shows it', async () => {
    const owner = await collector();
    const { handle } = await prisma.user.findUniqueOrThrow({ where: { id: owner.userId } });
    await applyBatch(
      owner,
      batch(change('KS-001-C', 1), change('KS-005-C', 1, 'wish'), change('KS-003-C', 1, 'trade')),
      prisma,
    );
    await setNote(owner, { list: 'trade', printing: 'KS-003-C', note: 'Played' }, prisma);
    const seen = (list: 'wish' | 'trade') => sharedList({ handle, list, game }, prisma);
    expect([await seen('wish'), await seen('trade')]).toEqual([undefined, undefined]);
    expect(await sharedListsOf(handle, prisma)).toEqual([]);

    await shareLists(owner.userId, ['trade'], prisma);
    expect(await seen('wish')).toBeUndefined();
    expect(await seen('trade')).toEqual([{ list: 'trade', printing: 'KS-003-C', count: 1, note: 'Played' }]);

    await shareLists(owner.userId, [], prisma);
    expect(await seen('trade')).toBeUndefined();
    expect(await sharedList({ handle: 'nobody', list: 'trade', game }, prisma)).toBeUndefined();
  });

  it('never shows what somebody owns: the database itself refuses', async () => {
    const { userId } = await collector();
    await expect(prisma.collectionShare.create({ data: { userId, list: 'owned' } })).rejects.toThrow();
  });

  it('writes notes on one’s own list only', async () => {
    const [one, two] = [await collector(), await collector()];
    await applyBatch(one, batch(change('KS-001-C', 1, 'wish')), prisma);
    await setNote(two, { list: 'wish', printing: 'KS-001-C', note: 'Seized' }, prisma);
    expect(await entriesOf(one, 'wish', prisma)).toMatchObject([{ note: '' }]);
    expect(await entriesOf(two, 'wish', prisma)).toEqual([]);
  });
});

describe('a collection and the catalogue', () => {
  it('keeps the count of a printing that leaves the files', async () => {
    const owner = await collector();
    const { cardCode } = await prisma.printing.findFirstOrThrow({ where: { gameId: game } });
    const gone = { gameId: game, id: `${cardCode}-L`, cardCode, position: 90, rarity: 'L', number: '001' };
    await prisma.printing.create({ data: gone });
    await applyBatch(owner, batch(change(gone.id, 3)), prisma);
    await prisma.printing.deleteMany({ where: { id: gone.id } });
    expect(await owned(owner)).toEqual({ [gone.id]: 3 });
  });

  it('goes with the account', async () => {
    const owner = await collector();
    await applyBatch(owner, batch(change('KS-001-C', 1, 'wish')), prisma);
    await shareLists(owner.userId, ['wish'], prisma);
    await prisma.user.delete({ where: { id: owner.userId } });
    expect(await prisma.collectionEntry.count({ where: { userId: owner.userId } })).toBe(0);
    expect(await prisma.collectionBatch.count({ where: { userId: owner.userId } })).toBe(0);
    expect(await prisma.collectionShare.count({ where: { userId: owner.userId } })).toBe(0);
  });
});

describe('at 20,000 rows', () => {
  it('reads one person’s list by the index, however much others own', async () => {
    const others = await Promise.all(Array.from({ length: 50 }, () => collector()));
    const ids = others.map(({ userId }) => userId);
    await prisma.$executeRaw`
      INSERT INTO collection_entry (user_id, game_id, list, printing_id, count)
      SELECT u::uuid, ${game}, 'owned', 'XX-' || n || '-C', 1
      FROM unnest(${ids}::text[]) u, generate_series(1, 400) n`;
    await prisma.$executeRaw`ANALYZE collection_entry`;
    const plan = await prisma.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`
      EXPLAIN SELECT printing_id, count FROM collection_entry
      WHERE user_id = ${ids[7]}::uuid AND game_id = ${game} AND list = 'owned'`);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('collection_entry_pkey');
    expect(text).not.toContain('Seq Scan');
  });
});
