import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testDatabaseUrl } from '@/lib/db/testing';
import { freePort } from '../machine/ports';
import { identify } from '../machine/process-identity';

// The whole launcher with a stand-in for the site, and everything that can happen to it.

let dataDir: string;
let port: number;
const started: Launcher[] = [];
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kage-launcher-'));
  port = await freePort();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((launcher) => launcher.stop()));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

class Launcher {
  output = '';
  readonly #process: ChildProcess;
  readonly ended: Promise<number | string>;

  constructor(readonly env: Record<string, string> = {}) {
    this.#process = spawn(process.execPath, ['--import', 'tsx', 'lib/launcher/testing/start-stand-in.ts'], {
      env: { ...process.env, DATABASE_URL: '', KAGE_DATA_DIR: dataDir, PORT: String(port), NEXTAUTH_URL: '', ...env },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.ended = once(this.#process, 'close').then(([code, signal]) => code ?? signal);
    started.push(this);
  }

  get pid(): number {
    if (!this.#process.pid) throw new Error('the launcher did not start');
    return this.#process.pid;
  }

  /** Waits for a line of its output; fails as soon as the launcher ends without it. */
  async says(pattern: RegExp): Promise<this> {
    while (!pattern.test(this.output)) {
      const ended = await Promise.race([this.ended, sleep(30)]);
      if (ended !== undefined && !pattern.test(this.output))
        throw new Error(`the launcher ended (${ended}) without saying ${pattern}:\n${this.output}`);
    }
    return this;
  }

  ready = () => this.says(/is ready on/);

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string> {
    this.#process.kill(signal);
    return this.ended;
  }
}

const start = (env?: Record<string, string>) => new Launcher(env).ready();
const ask = async (what: string, at = port) => (await fetch(`http://127.0.0.1:${at}${what}`)).text();
const cards = (at = port) => ask('/', at);
const postgresPid = async () =>
  Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);

async function answersAgain() {
  for (;;) {
    const answer = await cards().catch(() => '');
    if (answer === '318 cards') return;
    await sleep(50);
  }
}

describe('the launcher', () => {
  it('brings up database, cards and site from nothing, and takes all of it down when told to stop', async () => {
    const launcher = await start();
    expect(launcher.output).toContain('Creating the database');
    expect(await cards()).toBe('318 cards');
    const postgres = await postgresPid();
    expect(await launcher.stop()).toBe(0);
    expect(identify(postgres)).toBeUndefined();
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
    await expect(cards()).rejects.toThrow();
  });

  it('does not create, migrate or load what is there', async () => {
    const launcher = await start();
    expect(launcher.output).not.toMatch(/Creating|Applied|Loaded/);
  });

  it('refuses a second start on the same data, names the first, and leaves it alone', async () => {
    const first = await start();
    const second = new Launcher({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output).toContain(`process ${first.pid}, http://localhost:${port}`);
    expect(await cards()).toBe('318 cards');
  });

  it('lets one of two win that start at the same moment', async () => {
    const both = [new Launcher(), new Launcher({ PORT: String(await freePort()) })];
    const loser = await Promise.race(both.map(async (launcher) => [launcher, await launcher.ended] as const));
    expect(loser[1]).toBe(1);
    expect(loser[0].output).toContain('already runs on the data');
    await both.find((launcher) => launcher !== loser[0])?.ready();
  });

  it.each([
    ['the launcher', async (launcher: Launcher) => [launcher.pid]],
    ['both at once', async (launcher: Launcher) => [launcher.pid, await postgresPid()]],
  ])('starts again at once after kill -9 of %s', async (_, victims) => {
    const launcher = await start();
    for (const pid of await victims(launcher)) process.kill(pid, 'SIGKILL');
    await launcher.ended;
    await start();
    expect(await cards()).toBe('318 cards');
  });

  it('starts PostgreSQL again when only that is killed', async () => {
    const launcher = await start();
    process.kill(await postgresPid(), 'SIGKILL');
    await launcher.says(/PostgreSQL runs again/);
    await answersAgain();
  });

  it('takes everything down and fails when the web server ends by itself', async () => {
    const launcher = await start();
    const postgres = await postgresPid();
    process.kill(Number(await ask('/pid')), 'SIGKILL');
    expect(await launcher.ended).toBe(1);
    expect(launcher.output).toContain('The web server ended by itself (SIGKILL)');
    expect(identify(postgres)).toBeUndefined();
  });

  it('leaves no web server behind when it is killed', async () => {
    const launcher = await start();
    const web = Number(await ask('/pid'));
    process.kill(launcher.pid, 'SIGKILL');
    await launcher.ended;
    await expect.poll(() => identify(web)).toBeUndefined();
    await start(); // takes over the PostgreSQL that was left
  });

  it('starts although the number of a killed PostgreSQL now belongs to another process', async () => {
    const pidFile = path.join(dataDir, 'postgres/postmaster.pid');
    await writeFile(pidFile, `${process.pid}\n${path.join(dataDir, 'postgres')}\n1\n5432\n\n\n\n`);
    await start();
    expect(await cards()).toBe('318 cards');
  });

  it.each([150, 400, 700, 1000, 1300])('stops cleanly when told so %d ms after its start', async (ms) => {
    const launcher = new Launcher();
    await sleep(ms);
    const postgres = await postgresPid();
    // Before Node has loaded the launcher nobody handles the signal, and nothing has been started.
    expect([0, 'SIGINT']).toContain(await launcher.stop('SIGINT'));
    expect(identify(postgres)).toBeUndefined();
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  });

  it('recovers from a first start that was killed halfway', async () => {
    await rename(path.join(dataDir, 'postgres'), path.join(dataDir, 'aside'));
    onTestFinished(async () => {
      await rm(path.join(dataDir, 'postgres'), { recursive: true });
      await rename(path.join(dataDir, 'aside'), path.join(dataDir, 'postgres'));
    });
    const launcher = await new Launcher().says(/Creating the database/);
    await sleep(100);
    await launcher.stop('SIGKILL');
    const next = await start();
    expect(await cards()).toBe('318 cards');
    await next.stop();
  });

  it('refuses data of another major version, with the commands that take it along, and leaves it as it is', async () => {
    const file = path.join(dataDir, 'postgres/PG_VERSION');
    const version = await readFile(file, 'utf8');
    onTestFinished(() => writeFile(file, version));
    await writeFile(file, '15\n');
    const launcher = new Launcher();
    expect(await launcher.ended).toBe(1);
    expect(launcher.output).toContain('written by PostgreSQL 15');
    expect(launcher.output).toMatch(/pg_dump .*kage-15\.dump/);
    expect(launcher.output).toMatch(/pg_restore .*kage-15\.dump/);
    expect(await readFile(file, 'utf8')).toBe('15\n');
  });

  it('says so when the port is taken', async () => {
    const first = await start();
    const second = new Launcher({ KAGE_DATA_DIR: path.join(dataDir, 'second') });
    expect(await second.ended).toBe(1);
    expect(second.output).toContain(`already listens on port ${port}`);
    expect(await first.stop()).toBe(0);
  });
});

describe('with DATABASE_URL', () => {
  it('starts nothing of its own, and of two starts at once one prepares the database', async () => {
    const url = await testDatabaseUrl({ empty: true });
    const empty = await mkdtemp(path.join(tmpdir(), 'kage-launcher-'));
    onTestFinished(() => rm(empty, { recursive: true }));
    const ports = [await freePort(), await freePort()];
    const both = ports.map((one) => new Launcher({ DATABASE_URL: url, KAGE_DATA_DIR: empty, PORT: String(one) }));
    await Promise.all(both.map((launcher) => launcher.ready()));
    expect(await Promise.all(ports.map((one) => cards(one)))).toEqual(['318 cards', '318 cards']);
    expect(both.filter((launcher) => launcher.output.includes('Loaded'))).toHaveLength(1);
    expect(await readdir(empty)).toEqual(['session-secret']);
  });

  it('says so when the server cannot be reached, without showing the password', async () => {
    const launcher = new Launcher({ DATABASE_URL: `postgresql://me:hushhush@127.0.0.1:${await freePort()}/kage` });
    expect(await launcher.ended).toBe(1);
    expect(launcher.output).toContain('Cannot reach PostgreSQL at 127.0.0.1');
    expect(launcher.output).not.toContain('hushhush');
  });
});
