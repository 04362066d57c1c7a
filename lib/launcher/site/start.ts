import path from 'node:path';
import { openDb } from '@/lib/db/client';
import { keepSearch } from '@/lib/search/feed/keeper';
import { configuredServer } from '@/lib/search/meilisearch/server';
import { buildName, ensureBuilt } from '../build/build';
import { LauncherError } from '../launcher-error';
import { keptSecret, openDataDir } from '../machine/data-dir';
import { lockHolder, takeLock } from '../machine/lock';
import { expectFree } from '../machine/ports';
import { ensureDatabase, prepareDatabase } from '../postgres/database';
import { runningUrl, startPostgres, type EmbeddedPostgres } from '../postgres/embedded';
import { say } from '../say';
import { PROJECT, type Settings } from '../settings';
import type { Shutdown } from '../shutdown';
import { bringOutOnTheirDay } from './days';
import { SITE, startWebServer } from './web-server';

export const DATABASE = 'kage';
/** More deaths than these in a row within a minute each, and it is not bad luck. */
const RESTARTS = 3;

export interface StartOptions {
  mode: 'production' | 'development';
  /** Module of the web server, in place of the site. */
  program?: string;
}

/** Folder of the lock on a data folder: one launcher at a time. */
export function lockFolder(dataDir: string): string {
  return path.join(dataDir, 'lock');
}

/** `npm start` and `npm run dev`: runs the site until told to stop. Returns the exit code. */
export async function start(settings: Settings, options: StartOptions, shutdown: Shutdown): Promise<number> {
  // With both of them given this machine has nothing to keep.
  if (!settings.databaseUrl || !process.env.NEXTAUTH_SECRET) await openDataDir(settings.dataDir);
  if (!settings.databaseUrl) await lockDataDir(settings, shutdown);
  await shutdown.unlessStopped(expectFree(settings.port, settings.host));
  const secret = process.env.NEXTAUTH_SECRET || (await sessionSecret(settings, options));
  const built = options.mode === 'production' && !options.program;
  if (built) await ensureBuilt(PROJECT, shutdown, say);

  const postgres = settings.databaseUrl ? undefined : await openPostgres(settings, shutdown);
  const databaseUrl = settings.databaseUrl ?? postgres?.url(DATABASE) ?? '';
  const changesOn = await shutdown.unlessStopped(prepareDatabase(databaseUrl, say));

  const env = {
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: secret,
    NEXTAUTH_URL: settings.url,
    ...(built && { KAGE_BUILD: await buildName(PROJECT) }),
  };
  const web = startWebServer(settings, options.mode, env, options.program ?? SITE);
  shutdown.defer(() => web.stop());
  await shutdown.unlessStopped(web.ready);
  say(`Kage Codex is ready on ${localAddress(settings)}`);
  const prepare = () => prepareDatabase(databaseUrl, say);
  void bringOutOnTheirDay(changesOn, { prepare, say, signal: shutdown.abortSignal });
  keepSearchFor(databaseUrl, shutdown);

  const webEnded = web.ended.then((how) => `The web server ended by itself (${how})`);
  const postgresLost = postgres ? keepAlive(postgres, shutdown) : new Promise<never>(() => undefined);
  console.error(await shutdown.unlessStopped(Promise.race([webEnded, postgresLost])));
  return 1;
}

/** What search needs done beside the requests is this process's: nobody's request waits for it. */
function keepSearchFor(databaseUrl: string, shutdown: Shutdown): void {
  const db = openDb(databaseUrl);
  const keeper = keepSearch(db, configuredServer());
  shutdown.defer(async () => {
    await keeper.stop();
    await db.$disconnect();
  });
}

/** Where this very process answers, whatever name the site has for the world. */
function localAddress({ host, port }: Settings): string {
  return `http://${host ?? 'localhost'}:${port}`;
}

export async function lockDataDir(settings: Settings, shutdown: Shutdown): Promise<void> {
  const { dataDir } = settings;
  const taken = await takeLock(lockFolder(dataDir), localAddress(settings));
  if ('held' in taken) throw new LauncherError(alreadyRunning(dataDir, taken.held.by.pid, taken.held.note));
  shutdown.defer(() => taken.lock.release());
}

function alreadyRunning(dataDir: string, pid: number, url: string): string {
  return (
    `Kage Codex already runs on the data in ${dataDir}: process ${pid}, ${url}. It was left alone.\n` +
    `Stop that one first (kill ${pid}), or give this one data and a port of its own: KAGE_DATA_DIR=.data-2 PORT=3001 npm start`
  );
}

async function sessionSecret({ dataDir }: Settings, { mode }: StartOptions): Promise<string> {
  const { value, fresh } = await keptSecret(dataDir, 'session-secret');
  if (mode === 'production') {
    const file = path.join(dataDir, 'session-secret');
    say(`${fresh ? 'Made a secret for sessions in' : 'Sessions are signed with the secret in'} ${file}.`);
    say('Warning: in production set NEXTAUTH_SECRET yourself, the same for every process (openssl rand -base64 32).');
  }
  return value;
}

/** This machine's own PostgreSQL, with its database, until the shutdown. */
export async function openPostgres({ dataDir }: Settings, shutdown: Shutdown): Promise<EmbeddedPostgres> {
  const starting = startPostgres({ dataDir, say, signal: shutdown.abortSignal });
  // Registered before it has started: a signal in between must not leave it running.
  shutdown.defer(() =>
    starting.then(
      (postgres) => postgres.stop(),
      () => undefined,
    ),
  );
  const postgres = await shutdown.unlessStopped(starting);
  await shutdown.unlessStopped(ensureDatabase(postgres.url('postgres'), DATABASE));
  return postgres;
}

/** Starts PostgreSQL again when it dies. Resolves when that does not help. */
async function keepAlive(postgres: EmbeddedPostgres, shutdown: Shutdown): Promise<string> {
  for (let deaths = 1; deaths <= RESTARTS; deaths += 1) {
    const since = Date.now();
    await postgres.died;
    if (Date.now() - since > 60_000) deaths = 1;
    say('PostgreSQL died. Starting it again');
    try {
      await shutdown.unlessStopped(postgres.restart());
      say('PostgreSQL runs again');
    } catch (error) {
      return `PostgreSQL died and does not start again: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return `PostgreSQL died ${RESTARTS + 1} times in a row`;
}

/** Connection of the site that runs now, for psql and its like. */
export async function runningDatabase({ dataDir, databaseUrl }: Settings): Promise<string> {
  if (databaseUrl) return databaseUrl;
  const url = (await lockHolder(lockFolder(dataDir))) && (await runningUrl(dataDir, DATABASE));
  if (!url) throw new LauncherError('No site runs on this data: npm start first.');
  return url;
}
