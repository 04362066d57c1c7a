import type { PrismaClient } from '@/lib/db/generated/client';

/** Building an index takes so much memory at the most. */
const INDEX_MEMORY = '256MB';
const PATIENCE = { timeout: 1_800_000 };

/**
 * Runs work that fills large tables while these have no foreign keys and none but their unique indexes, and makes both
 * again after it, just as they were: one sort an index and one join a key, where each row would have been looked up in
 * all of them. Nobody else may use the database meanwhile.
 */
export async function bulkLoad(db: PrismaClient, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const parts = await db.$queryRaw<{ drop: string; create: string }[]>`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', k.conrelid::regclass, k.conname) AS "drop",
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) AS "create"
    FROM pg_constraint k WHERE k.contype = 'f' AND k.conrelid = ANY (${tables}::text[]::regclass[])
    UNION ALL
    SELECT format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
    FROM pg_index i WHERE NOT i.indisunique AND i.indrelid = ANY (${tables}::text[]::regclass[])`;
  await db.$transaction(async (tx) => {
    for (const { drop } of parts) await tx.$executeRawUnsafe(drop);
  });
  try {
    await work();
  } finally {
    await db.$transaction(async (tx) => {
      await tx.$executeRawUnsafe(`SET LOCAL maintenance_work_mem = '${INDEX_MEMORY}'`);
      for (const { create } of parts) await tx.$executeRawUnsafe(create);
    }, PATIENCE);
  }
}
