import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { isList, type Entry, type List } from '../lists';
import type { Owner } from './change';

/** Everything on a person's lists, or on one of them, in the order of printing ids. Whoever calls has asked who that is. */
export async function entriesOf(
  { userId, game }: Owner,
  list: List | undefined,
  prisma: PrismaClient = db(),
): Promise<Entry[]> {
  const rows = await prisma.collectionEntry.findMany({
    where: { userId, gameId: game, ...(list ? { list } : {}) },
    orderBy: [{ list: 'asc' }, { printingId: 'asc' }],
    select: { list: true, printingId: true, count: true, note: true },
  });
  return rows.flatMap(({ list: name, printingId: printing, count, note }) =>
    isList(name) ? [{ list: name, printing, count, note }] : [],
  );
}

/** Copies owned by the id of the printing; `cards` asks for printings of these cards only. */
export async function ownedCounts(
  { userId, game }: Owner,
  { cards, list = 'owned' }: { cards?: readonly string[]; list?: List } = {},
  prisma: PrismaClient = db(),
): Promise<Map<string, number>> {
  const ids =
    cards &&
    (
      await prisma.printing.findMany({ where: { gameId: game, cardCode: { in: [...cards] } }, select: { id: true } })
    ).map(({ id }) => id);
  const rows = await prisma.collectionEntry.findMany({
    where: { userId, gameId: game, list, ...(ids ? { printingId: { in: ids } } : {}) },
    select: { printingId: true, count: true },
  });
  return new Map(rows.map(({ printingId, count }) => [printingId, count]));
}
