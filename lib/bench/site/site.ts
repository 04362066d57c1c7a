import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@/lib/launcher/machine/ports';
import { PROJECT } from '@/lib/launcher/settings';

export interface Site {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the production build as `npm start` does, on clean data and a free port, and waits for its first 200.
 * `project`: a checkout of the project, where it is not this one; `settings`: variables beside those that it needs.
 */
export async function startSite(project = PROJECT, settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kage-bench-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: '',
    KAGE_DATA_DIR: dataDir,
    PORT: String(port),
    NEXTAUTH_URL: url,
    HOST: '',
    ...settings,
  };
  // Its words go to stderr: on stdout are figures only.
  const launcher = spawn(process.execPath, ['--import', 'tsx', 'lib/launcher/main.ts', 'start'], {
    cwd: project,
    env,
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  const stop = async () => {
    if (launcher.exitCode === null) {
      launcher.kill('SIGTERM');
      await once(launcher, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await firstAnswer(`${url}/en`, launcher);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

let shared: Promise<Site> | undefined;

/** Address of a site that all benches of a run share: warm, on the production build. */
export async function siteUrl(): Promise<string> {
  shared ??= startSite();
  return (await shared).url;
}

export async function stopSharedSite(): Promise<void> {
  await (await shared)?.stop();
}

async function firstAnswer(address: string, launcher: ChildProcess): Promise<void> {
  while (launcher.exitCode === null) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.status === 200) return;
    if (response) throw new Error(`${address} answered ${response.status}`);
    await sleep(10);
  }
  throw new Error('the site did not start: see its words above');
}
