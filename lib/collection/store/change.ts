import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import type { Batch, BatchAnswer } from '../contract';
import { MAX_COUNT, type CountChange } from '../lists';

/** Days for which a batch is remembered: a device that was offline longer than that counts twice what got lost on its way back. */
const REMEMBERED_DAYS = 60;

export interface Owner {
  userId: string;
  game: string;
}

/**
 * Counts a batch of changes. Changes add to whatever stands there, so two devices that count at once lose nothing of
 * each other; a batch that was counted before is not counted again, and answers with how things stand.
 */
export async function applyBatch(
  { userId, game }: Owner,
  { id, changes }: Batch,
  prisma: PrismaClient = db(),
): Promise<BatchAnswer> {
  const summed = sumUp(changes);
  return prisma.$transaction(async (tx) => {
    const known = await knownPrintings(tx, game, summed);
    if (await firstTime(tx, userId, id)) {
      await add(
        tx,
        { userId, game },
        summed.filter(({ printing }) => known.has(printing)),
      );
    }
    const keys = summed.filter(({ printing }) => known.has(printing));
    const rows = await tx.collectionEntry.findMany({
      where: { userId, gameId: game, OR: keys.map(({ list, printing }) => ({ list, printingId: printing })) },
      select: { list: true, printingId: true, count: true },
    });
    const counts = new Map(rows.map(({ list, printingId, count }) => [`${list}/${printingId}`, count]));
    return {
      counts: keys.map(({ list, printing }) => ({ list, printing, count: counts.get(`${list}/${printing}`) ?? 0 })),
      unknown: [...new Set(summed.map(({ printing }) => printing))].filter((printing) => !known.has(printing)),
    };
  });
}

/** Each printing of a list once, in one order for everybody: two batches at once then wait for each other and never in a circle. */
function sumUp(changes: readonly CountChange[]): CountChange[] {
  const sums = new Map<string, CountChange>();
  for (const { list, printing, delta } of changes) {
    const key = `${list}/${printing}`;
    sums.set(key, { list, printing, delta: (sums.get(key)?.delta ?? 0) + delta });
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change);
}

async function knownPrintings(tx: Prisma.TransactionClient, game: string, changes: readonly CountChange[]) {
  const ids = [...new Set(changes.map(({ printing }) => printing))];
  const rows = await tx.printing.findMany({ where: { gameId: game, id: { in: ids } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** Notes the batch; false when it has been counted before. A twin that is being counted just now is waited for. */
async function firstTime(tx: Prisma.TransactionClient, userId: string, id: string): Promise<boolean> {
  const noted = await tx.$executeRaw`
    INSERT INTO collection_batch (user_id, id) VALUES (${userId}::uuid, ${id}::uuid) ON CONFLICT DO NOTHING`;
  if (noted === 0) return false;
  const old = new Date(Date.now() - REMEMBERED_DAYS * 24 * 60 * 60 * 1000);
  await tx.collectionBatch.deleteMany({ where: { userId, createdAt: { lt: old } } });
  return true;
}

/** One statement for all: the database adds, so nothing that was read before can be out of date. */
async function add(
  tx: Prisma.TransactionClient,
  { userId, game }: Owner,
  changes: readonly CountChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const [lists, printings, deltas] = [
    changes.map(({ list }) => list),
    changes.map(({ printing }) => printing),
    changes.map(({ delta }) => delta),
  ];
  await tx.$executeRaw`
    INSERT INTO collection_entry AS e (user_id, game_id, list, printing_id, count)
    SELECT ${userId}::uuid, ${game}, c.list, c.printing, greatest(0, least(${MAX_COUNT}, c.delta))
    FROM unnest(${lists}::text[], ${printings}::text[], ${deltas}::int[]) AS c(list, printing, delta)
    ON CONFLICT (user_id, game_id, list, printing_id) DO UPDATE SET
      count = greatest(0, least(${MAX_COUNT}, e.count + (
        SELECT c.delta FROM unnest(${lists}::text[], ${printings}::text[], ${deltas}::int[]) AS c(list, printing, delta)
        WHERE c.list = e.list AND c.printing = e.printing_id))),
      updated_at = now()`;
  await tx.collectionEntry.deleteMany({
    where: { userId, gameId: game, count: 0, printingId: { in: printings } },
  });
}
