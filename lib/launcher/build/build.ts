import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LauncherError } from '../launcher-error';
import { takeLock } from '../machine/lock';
import { runNode } from '../machine/run-node';
import type { Shutdown } from '../shutdown';

/** What the build is made from. */
const SOURCES = [
  'app',
  'lib',
  'next.config.js',
  'postcss.config.js',
  'proxy.ts',
  'package-lock.json',
  'tsconfig.json',
  'prisma/schema.prisma',
];
const NOT_BUILT = /\.test\.tsx?$|(^|\/)lib\/(launcher|bench|db\/generated)\/|\/generated\//;

/** The service worker is no page's script, so Next.js does not bundle it. It must stand at the top to see all pages. */
const WORKER = { from: 'lib/offline/worker/worker.ts', to: 'public/worker.js' };

/** Hash over every file that the build is made from. */
export async function sourceHash(project: string): Promise<string> {
  const files = (await Promise.all(SOURCES.map((source) => filesBelow(project, source)))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !NOT_BUILT.test(name))) {
    hash.update(file).update('\0').update(await readFile(path.join(project, file))).update('\0'); // prettier-ignore
  }
  return hash.digest('hex');
}

/**
 * Builds the site for production unless the build that lies there was made from these very sources. A ruling that the
 * engine does not confirm is no part of any build: a LauncherError names it.
 */
export async function ensureBuilt(project: string, shutdown: Shutdown, say: (line: string) => void): Promise<void> {
  const { proveProject, keepProof } = await import('./prove');
  const proof = await proveProject(project);
  await buildUnlessFresh(project, shutdown, say);
  await keepProof(project, proof);
}

async function buildUnlessFresh(project: string, shutdown: Shutdown, say: (line: string) => void): Promise<void> {
  const hash = await sourceHash(project);
  if (await isFresh(project, hash)) return;
  const release = await lockBuild(project, shutdown, say);
  try {
    if (await isFresh(project, hash)) return; // by whom we waited for
    const first = !(await stat(path.join(project, '.next/BUILD_ID')).catch(() => undefined));
    say(
      `${first ? 'Building the site for the first time' : 'Building the site, its sources have changed'} (about a minute)`,
    );
    await run(['node_modules/next/dist/bin/next', 'build'], { KAGE_BUILD: nameOf(hash) }, shutdown.abortSignal);
    await bundleWorker(project, nameOf(hash));
    await writeFile(stampOf(project), hash);
  } finally {
    await release();
  }
}

/** A worker bears the name of its build, so that browsers see the site change by it. */
async function bundleWorker(project: string, name: string): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: project,
    entryPoints: [WORKER.from],
    outfile: WORKER.to,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define: { BUILD: JSON.stringify(name) },
    logLevel: 'error',
  });
}

/** Made of the document of the API, for the tests that speak to it: the build checks their types with all others. */
const API_TYPES = { from: 'app/api/v1/client/generate.ts', to: 'app/api/v1/client/generated/paths.ts' };

/**
 * Generates the database client where `npm ci --ignore-scripts` or a newer schema left none that fits, and the types of
 * the API where there are none yet.
 */
export async function ensureGenerated(
  project: string,
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<void> {
  const [client, schema] = await Promise.all(
    ['lib/db/generated/client.ts', 'prisma/schema.prisma'].map((file) =>
      stat(path.join(project, file)).catch(() => undefined),
    ),
  );
  if (!client || !schema || client.mtimeMs < schema.mtimeMs) {
    say('Generating the database client');
    await run(['node_modules/prisma/build/index.js', 'generate'], {}, signal);
  }
  if (await stat(path.join(project, API_TYPES.to)).catch(() => undefined)) return;
  await run(['--import', 'tsx', API_TYPES.from], {}, signal);
}

/** Names the build that lies there: Next.js draws another name for each, also for one of the same sources. */
export async function buildName(project: string): Promise<string> {
  return (await readFile(path.join(project, '.next/BUILD_ID'), 'utf8')).trim();
}

async function isFresh(project: string, hash: string): Promise<boolean> {
  const [stamp, built, worker] = await Promise.all([
    readFile(stampOf(project), 'utf8').catch(() => undefined),
    stat(path.join(project, '.next/BUILD_ID')).catch(() => undefined),
    stat(path.join(project, WORKER.to)).catch(() => undefined),
  ]);
  return built !== undefined && worker !== undefined && stamp === hash;
}

/** The name of a build: the same sources bear the same, on whatever machine they are built. */
function nameOf(hash: string): string {
  return hash.slice(0, 16);
}

/** Next empties its folder at each build, so a stamp that is there belongs to the build that is there. */
function stampOf(project: string): string {
  return path.join(project, '.next/kage-sources');
}

async function lockBuild(project: string, shutdown: Shutdown, say: (line: string) => void) {
  const folder = path.join(project, 'node_modules/.cache/kage-build');
  for (let waiting = false; ; waiting = true) {
    const taken = await takeLock(folder, 'building');
    if ('lock' in taken) return () => taken.lock.release();
    if (!waiting) say(`Waiting for the build that process ${taken.held.by.pid} makes`);
    await shutdown.unlessStopped(sleep(500));
  }
}

async function run(args: string[], env: Record<string, string>, signal: AbortSignal): Promise<void> {
  const code = await runNode(args, { NODE_ENV: 'production', ...env }, signal);
  if (code !== 0) throw new LauncherError(`${args.join(' ')} failed (${code}). Its own words are above.`);
}

async function filesBelow(project: string, source: string): Promise<string[]> {
  const found = await stat(path.join(project, source)).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [source] : [];
  const entries = await readdir(path.join(project, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
