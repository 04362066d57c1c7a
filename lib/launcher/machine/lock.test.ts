import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockHolder, takeLock } from './lock';
import { identify } from './process-identity';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kage-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const record = (number: number, content: unknown) =>
  writeFile(path.join(folder, `lock-${number}`), typeof content === 'string' ? content : JSON.stringify(content));

/** A process that is certainly gone. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the lock', () => {
  it('is taken once, tells others who has it, and is free again after its release', async () => {
    const first = await takeLock(folder, 'http://localhost:3000');
    expect(await takeLock(folder, '')).toMatchObject({
      held: { by: { pid: process.pid }, note: 'http://localhost:3000' },
    });
    expect(await lockHolder(folder)).toMatchObject({ note: 'http://localhost:3000' });
    if ('lock' in first) await first.lock.release();
    expect(await lockHolder(folder)).toBeUndefined();
    expect(await takeLock(folder, '')).toHaveProperty('lock');
  });

  it.each([
    ['a process that is gone', async () => ({ holder: { pid: await deadPid(), started: 'x' }, note: '' })],
    [
      'an earlier process of the same number',
      async () => ({ holder: { pid: process.pid, started: 'earlier' }, note: '' }),
    ],
    ['half a record', async () => '{"holder":{"pi'],
    ['nothing', async () => ''],
  ])('is free when the file names %s', async (_, content) => {
    await record(7, await content());
    expect(await takeLock(folder, '')).toHaveProperty('lock');
    expect(await readdir(folder)).toEqual(['lock-8']);
  });

  it('goes to exactly one of many that find its holder dead', async () => {
    await record(1, { holder: { pid: await deadPid(), started: 'x' }, note: '' });
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeLock(folder, '')));
    expect(taken.filter((one) => 'lock' in one)).toHaveLength(1);
  });

  it('is not taken under an old number by one that was slow to look', async () => {
    await record(5, { holder: identify(process.pid), note: '' });
    await record(2, { holder: { pid: await deadPid(), started: 'x' }, note: '' });
    expect(await takeLock(folder, '')).toHaveProperty('held');
  });
});
