import type { Client } from 'pg';

/** What is counted and kept anew, what a search engine has been told so far, and what the migrations write themselves. */
const LEFT_OUT = ['rate_limit', 'cache_entry', 'search_feed', 'search_outbox', '_prisma_migrations'];

export interface Table {
  name: string;
  /** In their order; those the database computes are left out. */
  columns: string[];
  /** Columns of the primary key: rows are written in this order, so that equal databases have equal backups. */
  key: string[];
}

/** The tables of people and catalogue, each after those it refers to. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `SELECT c.relname AS name,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       (SELECT array_agg(a.attname::text ORDER BY k.place)
        FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k(number, place), pg_attribute a
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.number) AS key
     FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1)
     ORDER BY c.relname`,
    [LEFT_OUT],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `SELECT f.relname AS from, t.relname AS to
     FROM pg_constraint o JOIN pg_class f ON f.oid = o.conrelid JOIN pg_class t ON t.oid = o.confrelid
     WHERE o.contype = 'f' AND f.oid <> t.oid AND f.relnamespace = 'public'::regnamespace`,
  );
  return inOrder(tables, references);
}

function inOrder(tables: readonly Table[], references: readonly { from: string; to: string }[]): Table[] {
  const placed: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const waits = (name: string) =>
      references.some((one) => one.from === name && [...waiting].some((table) => table.name === one.to));
    const next = [...waiting].filter(({ name }) => !waits(name));
    if (next.length === 0) throw new Error(`tables that refer to each other: ${[...waiting].map(({ name }) => name)}`);
    for (const table of next) waiting.delete(table);
    placed.push(...next);
  }
  return placed;
}

/** The migrations that have been applied, in their order; none where no site has ever run. */
export async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows: known } = await client.query<{ known: boolean }>(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS known`,
  );
  if (!known[0]?.known) return [];
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map(({ name }) => name);
}
