import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';

/** Puts a fresh database behind `db()` for this test file. */
export async function useTestDatabase(): Promise<PrismaClient> {
  process.env.NEXTAUTH_SECRET ??= 'a secret for tests only';
  const client = await testDatabase();
  Object.assign(globalThis, { kageDb: client });
  return client;
}
