import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client';

const shared = globalThis as typeof globalThis & { kageDb?: PrismaClient };

/** The process's database client, opened at first use so that a build needs no database. */
export function db(): PrismaClient {
  shared.kageDb ??= openDb(databaseUrl());
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
