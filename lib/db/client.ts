import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client';

const shared = globalThis as typeof globalThis & { kageDb?: PrismaClient };

/**
 * How long a request waits for a database that is down or stuck, in milliseconds, before it fails: a reader is told
 * sooner than a browser gives up. Seeds and migrations take their time and wait for each other: they open their own.
 */
const PATIENCE = { connectionTimeoutMillis: 5_000, statement_timeout: 15_000, query_timeout: 20_000 };
/** The same for several statements that belong together: waiting for a connection, and all of them. */
const TOGETHER = { maxWait: PATIENCE.connectionTimeoutMillis, timeout: PATIENCE.statement_timeout };

/** The process's database client, opened at first use so that a build needs no database. */
export function db(): PrismaClient {
  shared.kageDb ??= new PrismaClient({
    adapter: new PrismaPg({ connectionString: databaseUrl(), ...PATIENCE }),
    transactionOptions: TOGETHER,
  });
  return shared.kageDb;
}

/** A client of its own, for tests and tools. The caller disconnects it. */
export function openDb(connectionString: string): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
}

export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: start the site with `npm start` or `npm run dev`.');
  return url;
}
