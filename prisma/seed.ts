import { databaseUrl, openDb } from '@/lib/db/client';
import { DataFileError } from '@/lib/seed/data-file-error';
import { seed } from '@/lib/seed/seed';

// `npx tsx prisma/seed.ts`, on the database of DATABASE_URL. The launcher seeds by itself at every start.
const db = openDb(databaseUrl());
try {
  const { changed } = await seed(db);
  console.log(changed.length > 0 ? `Seeded ${changed.join(', ')}` : 'The database already holds these files');
} catch (error) {
  if (!(error instanceof DataFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await db.$disconnect();
}
