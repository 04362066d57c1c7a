import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { LauncherError } from '../launcher-error';
import { keptSecret } from '../machine/data-dir';
import { findBinaries, majorVersion } from './binaries';
import { readPostmaster } from './postmaster';
import { chooseUser, commandAs, giveTo } from './run-as';
import { startServer, stopOrphan, stopServer, type Server, type ServerPlan } from './server';
import { upgradeAdvice } from './version';

export interface EmbeddedPostgres {
  /** Connection string of a database on the running server. */
  url(database: string): string;
  /** Resolves when the server ends without having been told to. */
  died: Promise<void>;
  /** Starts it again, on the same port, after it died. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Data that nobody will miss: no waiting for the disk. */
  throwAway?: boolean;
  say?: (line: string) => void;
  signal?: AbortSignal;
}

// The builtin locale sorts and folds letters alike on every machine; but pg_trgm asks the system which characters are
// letters, and under plain C no Cyrillic one is.
const INITDB_FLAGS = [
  '--auth=scram-sha-256',
  '--username=postgres',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
];
const NO_WAITING = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts PostgreSQL on `dataDir`/postgres, which is made at first use. The caller holds the lock on `dataDir`. */
export async function startPostgres({
  dataDir,
  throwAway,
  say = () => undefined,
  signal,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = path.join(dataDir, 'postgres');
  const binaries = await findBinaries();
  const as = await chooseUser(binaries.postgres, dataDir);
  await checkVersion(cluster, await majorVersion(binaries, as), dataDir);
  const plan: ServerPlan = {
    binaries,
    cluster,
    as,
    password: (await keptSecret(dataDir, 'postgres-password')).value,
    logFile: path.join(dataDir, 'postgres.log'),
    settings: throwAway ? NO_WAITING : {},
  };
  await removeDrafts(dataDir);
  if (!(await exists(cluster))) {
    say('Creating the database (first start)');
    await initialise(plan, dataDir, signal);
  } else if (await stopOrphan(cluster)) {
    say('Stopped the PostgreSQL that a killed launcher left running');
  }
  return supervise(plan, await startServer(plan));
}

function supervise(plan: ServerPlan, first: Server): EmbeddedPostgres {
  let server = first;
  let stopping = false;
  const deathOf = ({ process }: Server) =>
    new Promise<void>((resolve) => process.once('exit', () => stopping || resolve()));
  const embedded: EmbeddedPostgres = {
    url: (database) => urlOf(plan.password, first.port, database),
    died: deathOf(first),
    restart: async () => {
      server = await startServer(plan, first.port);
      embedded.died = deathOf(server);
    },
    stop: async () => {
      stopping = true;
      await stopServer(server.process);
    },
  };
  return embedded;
}

/** Connection string of the server that runs on `dataDir` now, or undefined. */
export async function runningUrl(dataDir: string, database: string): Promise<string | undefined> {
  const postmaster = await readPostmaster(path.join(dataDir, 'postgres'));
  const password = await readFile(path.join(dataDir, 'postgres-password'), 'utf8').catch(() => undefined);
  return postmaster?.port && password ? urlOf(password.trim(), postmaster.port, database) : undefined;
}

function urlOf(password: string, port: number, database: string): string {
  return `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

async function checkVersion(cluster: string, ours: string, dataDir: string): Promise<void> {
  if (!(await exists(cluster))) return;
  const found = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (found === undefined)
    throw new LauncherError(
      `${cluster} holds no PostgreSQL data. Move it away, and new data is made at the next start.`,
    );
  if (found.trim() === ours) return;
  const { uid, gid } = await stat(cluster);
  const asOwner = uid === process.getuid?.() ? '' : `setpriv --reuid=${uid} --regid=${gid} --clear-groups `;
  throw new LauncherError(upgradeAdvice(found.trim(), ours, dataDir, asOwner));
}

/** Makes the cluster under another name and renames it when complete: a cluster that exists can be relied upon. */
async function initialise(plan: ServerPlan, dataDir: string, signal?: AbortSignal): Promise<void> {
  const name = `postgres-draft-${randomUUID()}`;
  const draft = path.join(dataDir, name);
  const passwordFile = path.join(dataDir, `${name}-password`);
  await mkdir(draft, { mode: 0o700 });
  await giveTo(plan.as, draft);
  try {
    await writeFile(passwordFile, plan.password, { mode: 0o600 });
    await giveTo(plan.as, passwordFile);
    const flags = [`--pgdata=${draft}`, `--pwfile=${passwordFile}`, ...INITDB_FLAGS];
    const { command, args, options } = commandAs(plan.as, plan.binaries.initdb, flags);
    await promisify(execFile)(command, args, { ...options, signal });
    await rename(draft, plan.cluster);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** What a launcher left that was killed while it made the cluster. Its initdb may still be writing: then next time. */
async function removeDrafts(dataDir: string): Promise<void> {
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith('postgres-draft-'));
  await Promise.allSettled(drafts.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })));
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
