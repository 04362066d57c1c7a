import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { MAX_COUNT, type Entry } from '../lists';
import type { Owner } from './change';

/** `add`: on top of what is there. `replace`: each list that is named holds afterwards what is brought, and nothing else. */
export const BRINGING_MODES = ['add', 'replace'] as const;
export type BringingMode = (typeof BRINGING_MODES)[number];

/**
 * Brings many entries in at once, all or none. There is one entry at most for each printing of a list, and its printing
 * is one of the catalogue: readers of files see to both. A note that is brought stands in the place of the old one.
 */
export async function bringIn(
  { userId, game }: Owner,
  entries: readonly Entry[],
  mode: BringingMode,
  prisma: PrismaClient = db(),
): Promise<void> {
  const columns = [
    entries.map(({ list }) => list),
    entries.map(({ printing }) => printing),
    entries.map(({ count }) => count),
    entries.map(({ note }) => note),
  ] as const;
  await prisma.$transaction(async (tx) => {
    // One at a time for each owner: two replacements at once would leave a mixture of both.
    await tx.$queryRaw`SELECT 1 FROM "user" WHERE "id" = ${userId}::uuid FOR UPDATE`;
    if (mode === 'replace') {
      const list = { in: [...new Set(columns[0])] };
      await tx.collectionEntry.deleteMany({ where: { userId, gameId: game, list } });
    }
    await tx.$executeRaw`
      INSERT INTO collection_entry AS e (user_id, game_id, list, printing_id, count, note)
      SELECT ${userId}::uuid, ${game}, b.list, b.printing, b.count, b.note
      FROM unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::int[], ${columns[3]}::text[])
        AS b(list, printing, count, note)
      ON CONFLICT (user_id, game_id, list, printing_id) DO UPDATE SET
        count = least(${MAX_COUNT}, e.count + excluded.count),
        note = coalesce(nullif(excluded.note, ''), e.note),
        updated_at = now()`;
  });
}

/** Sees to it that a list holds at least so many of each: asked for twice, it is no more than asked for once. */
export async function raiseTo(
  { userId, game }: Owner,
  entries: readonly Omit<Entry, 'note'>[],
  prisma: PrismaClient = db(),
): Promise<void> {
  if (entries.length === 0) return;
  const columns = [
    entries.map(({ list }) => list),
    entries.map(({ printing }) => printing),
    entries.map(({ count }) => Math.min(count, MAX_COUNT)),
  ] as const;
  await prisma.$executeRaw`
    INSERT INTO collection_entry AS e (user_id, game_id, list, printing_id, count)
    SELECT ${userId}::uuid, ${game}, b.list, b.printing, b.count
    FROM unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::int[]) AS b(list, printing, count)
    ORDER BY b.list, b.printing
    ON CONFLICT (user_id, game_id, list, printing_id) DO UPDATE SET
      count = greatest(e.count, excluded.count), updated_at = now()`;
}
