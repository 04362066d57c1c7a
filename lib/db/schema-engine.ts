import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import { Pool } from 'pg';

// Prisma's native schema engine is downloaded at install time; the same engine compiled to WebAssembly comes
// with npm, so a machine that reaches only the npm registry can migrate. It keeps Prisma's `_prisma_migrations`.

interface Bindings extends WebAssembly.ModuleImports {
  SchemaEngine: typeof SchemaEngine;
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
}

const root = path.resolve(import.meta.dirname, '../..');
const schemaPath = path.join(root, 'prisma/schema.prisma');
const migrationsDir = path.join(root, 'prisma/migrations');

/** Lends Prisma's schema engine on a database for as long as `work` takes. */
export async function withSchemaEngine<T>(
  connectionString: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const { SchemaEngine } = await bindings();
  const schema = await readFile(schemaPath, 'utf8');
  const pool = new Pool({ connectionString, max: 1 });
  const adapter = bindMigrationAwareSqlAdapterFactory(new ScriptAdapterFactory(pool));
  const engine = await SchemaEngine.new({ datamodels: [[schemaPath, schema]] }, () => {}, adapter);
  try {
    return await work(engine);
  } finally {
    engine.free();
    // Freeing the engine leaves its connection open, and a database with a connection can be neither copied nor renamed.
    await pool.end();
  }
}

/** Prisma's adapter, but a script is sent as a whole: the original cuts it at every semicolon, in comments and quotes too. */
class ScriptAdapterFactory extends PrismaPg {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super(pool);
    this.#pool = pool;
  }

  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => void (await this.#pool.query(script));
    return adapter;
  }
}

/** The engine's module, instantiated once: a second instance would overwrite the state of the first. */
function bindings(): Promise<Bindings> {
  loading ??= load();
  return loading;
}

let loading: Promise<Bindings> | undefined;

async function load(): Promise<Bindings> {
  const bindingsPath = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasm = await readFile(bindingsPath.replace(/\.js$/, '.wasm'));
  const bindings: Bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
  return bindings;
}

/** The migrations folder in the form the engine takes. */
export async function migrationList() {
  const entries = await readdir(migrationsDir, { withFileTypes: true });
  const names = entries
    .filter((e) => e.isDirectory())
    .map((e) => e.name)
    .sort();
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: await readFile(path.join(migrationsDir, name, 'migration.sql'), 'utf8') },
      },
    })),
  );
  const lock = await readFile(path.join(migrationsDir, 'migration_lock.toml'), 'utf8');
  return {
    baseDir: migrationsDir,
    lockfile: { path: 'migration_lock.toml', content: lock },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}

/** SQL that leads a database from one data model to another; empty when they are the same. The engine asks the server at `url` for its version only. */
export async function differenceInSql(url: string, from: string, to: string): Promise<string> {
  const target = (content: string) => ({ tag: 'schemaDatamodel' as const, files: [{ path: schemaPath, content }] });
  const filters = { externalTables: [], externalEnums: [] };
  return withSchemaEngine(url, async (engine) => {
    const options = { from: target(from), to: target(to), filters, script: true, exitCode: true };
    const { exitCode, stdout } = await engine.diff(options);
    return exitCode === 0 ? '' : (stdout ?? '');
  });
}
