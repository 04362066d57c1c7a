import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { dataFiles } from '@/lib/seed/data-files';
import { seed } from '@/lib/seed/seed';
import { openDb } from './client';
import type { PrismaClient } from './generated/client';
import { migrate } from './migrate';
import { migrationList } from './schema-engine';

// Databases for tests. Migrating takes a second, copying a migrated database some hundredths: so the first test of a
// run makes a template, named by what is in it, and each test file works on a copy of its own that is dropped after it.
// Names and locks are the server's, so any number of test processes can share one server.

/** `kage` in ASCII: who makes a template holds this advisory lock. */
const TEMPLATE_LOCK = 0x6b616765;

const clients: PrismaClient[] = [];
const databases: string[] = [];

export interface TestDatabaseOptions {
  /** With the cards, rulings and terms of prisma/data. */
  seeded?: boolean;
  /** Not even migrated. */
  empty?: boolean;
}

/** A fresh migrated database on the server of TEST_DATABASE_URL, for this test file only. */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<PrismaClient> {
  const client = openDb(await testDatabaseUrl(options));
  clients.push(client);
  return client;
}

/** Connection string of such a database, for what connects by itself. */
export async function testDatabaseUrl({ seeded = false, empty = false }: TestDatabaseOptions = {}): Promise<string> {
  const template = empty ? 'template0' : await templateName(seeded);
  const name = `kage_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    if (!(await exists(admin, template))) await makeTemplate(admin, template, seeded);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  databases.push(name);
  return urlOf(name);
}

/** Drops what this test file opened. Vitest's set-up calls it after each file. */
export async function dropTestDatabases(): Promise<void> {
  if (databases.length === 0) return;
  await Promise.all(clients.splice(0).map((client) => client.$disconnect()));
  await asAdmin(async (admin) => {
    for (const name of databases.splice(0)) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
}

/** Made under another name and renamed when complete: a template that exists can be relied upon. */
async function makeTemplate(admin: Client, template: string, seeded: boolean) {
  const draft = `kage_draft_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`CREATE DATABASE ${draft}`);
  await migrate(urlOf(draft));
  if (seeded) {
    const client = openDb(urlOf(draft));
    await seed(client).finally(() => client.$disconnect());
  }
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

async function templateName(seeded: boolean): Promise<string> {
  const content: unknown[] = [await migrationList()];
  if (seeded) content.push(await dataFiles());
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24);
  return `kage_template_${hash}`;
}

async function exists(admin: Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  return rowCount === 1;
}

/** Closing the connection gives back the advisory lock. */
async function asAdmin(work: (admin: Client) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function adminUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test`, which brings a server.');
  return url;
}
