import type { PrismaClient } from '@/lib/db/generated/client';

const ENGINE = 'meilisearch';
/** Who was to build the indexes of an engine that has just come. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** A build that has said nothing for so long, in seconds, was killed. */
const BUILD_LEASE_S = 120;

/**
 * Says that an engine feeds on the outbox: from here on every change is noted. Who was writing documents when the first
 * engine came is waited for, because what they write has not been noted; what they wrote is there to be read after: a new
 * engine counts as one whose indexes were begun and not finished.
 */
export async function connect(db: PrismaClient): Promise<void> {
  const { count } = await db.searchFeed.updateMany({ where: { engine: ENGINE }, data: { seenAt: new Date() } });
  if (count > 0) return;
  await db.$transaction(async (tx) => {
    // Not for long: behind one who waits for the table everybody waits. A seed is let through, and it is tried again.
    await tx.$queryRaw`SELECT set_config('lock_timeout', '2s', true)`;
    await tx.$executeRaw`LOCK TABLE search_document IN SHARE MODE`;
    await tx.$executeRaw`INSERT INTO search_feed (engine, building_by, building_till) VALUES (${ENGINE}, ${NOBODY}::uuid, 'epoch') ON CONFLICT DO NOTHING`;
  });
}

/**
 * Forgets an engine that no process has fed for a day: nothing is noted for it any more, and what was waiting goes. When
 * it comes back its indexes are built anew. Call it where none is configured. Returns whether there was one to forget.
 */
export async function forgetIfGone(db: PrismaClient): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const forgotten = await tx.$executeRaw`DELETE FROM search_feed WHERE seen_at < now() - interval '1 day'`;
    if (forgotten > 0) await tx.searchOutbox.deleteMany();
    return forgotten > 0;
  });
}

/** Whether an engine feeds on the outbox. */
export async function isConnected(db: PrismaClient): Promise<boolean> {
  return (await db.searchFeed.count()) > 0;
}

/** Whether indexes were begun to be built, by a process that was killed or failed, or not even begun: nobody knows what they hold. */
export async function isUnfinished(db: PrismaClient): Promise<boolean> {
  const unfinished = { engine: ENGINE, buildingBy: { not: null }, buildingTill: { lt: new Date() } };
  return (await db.searchFeed.count({ where: unfinished })) > 0;
}

/**
 * Runs `build` if no other process builds: returns whether it did. `stillThere` is to be called now and then by what takes
 * long; it throws when another has taken over.
 */
export async function alone(
  db: PrismaClient,
  owner: string,
  build: (stillThere: () => Promise<void>) => Promise<void>,
): Promise<boolean> {
  const take = async (): Promise<boolean> => {
    const taken = await db.$executeRaw`
      UPDATE search_feed SET building_by = ${owner}::uuid, building_till = now() + make_interval(secs => ${BUILD_LEASE_S})
      WHERE engine = ${ENGINE} AND (building_by = ${owner}::uuid OR building_till IS NULL OR building_till < now())`;
    return taken > 0;
  };
  if (!(await take())) return false;
  const leave = (finished: boolean) => db.$executeRaw`
    UPDATE search_feed SET building_by = CASE WHEN ${finished} THEN NULL ELSE building_by END, building_till = 'epoch'
    WHERE building_by = ${owner}::uuid`;
  try {
    await build(async () => {
      if (!(await take())) throw new Error('Another process has taken over building the indexes');
    });
    await leave(true);
    return true;
  } catch (error) {
    await leave(false);
    throw error;
  }
}
