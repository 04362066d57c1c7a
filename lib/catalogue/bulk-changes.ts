import { defaultSource, type Source } from './source';

/**
 * When a file's present content was first seen here. Of all that a file is made from (cards, withdrawals, texts, days of
 * release) nothing else says when the whole last changed.
 * @param hash of its content
 */
export async function bulkChangedAt(
  name: string,
  hash: string,
  { db }: Pick<Source, 'db'> = defaultSource(),
): Promise<Date> {
  const known = await db.bulkFile.findUnique({ where: { name } });
  if (known?.hash === hash) return known.changedAt;
  // Of processes that see the change at the same moment one writes it, the others read what that one wrote.
  await db.$executeRaw`
    INSERT INTO "bulk_file" ("name", "hash", "changed_at") VALUES (${name}, ${hash}, ${new Date()})
    ON CONFLICT ("name") DO UPDATE SET "hash" = EXCLUDED."hash", "changed_at" = EXCLUDED."changed_at"
    WHERE "bulk_file"."hash" <> EXCLUDED."hash"`;
  return (await db.bulkFile.findUniqueOrThrow({ where: { name } })).changedAt;
}
