import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { libraryFor } from '@/lib/rules/mythos/scenario/board';
import { runScenario } from '@/lib/rules/mythos/scenario/run';
import { Pool, type PoolOptions } from './pool';

const worker = path.join(import.meta.dirname, 'testing/worker.js');
const pools: Pool<unknown>[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});
function open(options: Partial<PoolOptions> = {}): Pool<unknown> {
  const pool = new Pool({ data: null, most: 5000, worker, threads: 1, ...options });
  pools.push(pool);
  return pool;
}

it('gives back what the work returns, and throws what it throws', async () => {
  const pool = open();
  expect(await pool.run({ a: [1] })).toEqual({ kind: 'done', result: { a: [1] } });
  await expect(pool.run('fail')).rejects.toThrow('it was told to');
  expect(await pool.run('next')).toEqual({ kind: 'done', result: 'next' });
});

it('breaks off what does not end, while this thread goes on, and has another one for the next', async () => {
  const pool = open({ most: 300 });
  let turns = 0;
  const turning = setInterval(() => turns++, 10);
  const [endless, next] = await Promise.all([pool.run('endless'), pool.run('next')]);
  clearInterval(turning);
  expect([endless, next]).toEqual([{ kind: 'too-long' }, { kind: 'done', result: 'next' }]);
  expect(turns).toBeGreaterThan(2);
});

it('keeps others going while one does not end', async () => {
  const pool = open({ threads: 2, most: 2000 });
  await pool.run('first');
  const order: string[] = [];
  const named = (name: string) => pool.run(name).then(({ kind }) => order.push(`${name} ${kind}`));
  await Promise.all([named('endless'), named('other'), named('another')]);
  expect(order).toEqual(['other done', 'another done', 'endless too-long']);
});

it('takes no more than may wait', async () => {
  const pool = open({ most: 300, waiting: 1 });
  const kinds = await Promise.all(['endless', 'a', 'b', 'c'].map((scenario) => pool.run(scenario)));
  expect(kinds.map(({ kind }) => kind)).toEqual(['too-long', 'done', 'busy', 'busy']);
});

it('says so when no thread can be started', async () => {
  const pool = open({ worker: path.join(import.meta.dirname, 'testing/nothing.js') });
  expect(await pool.run('first')).toMatchObject({ kind: 'no-thread' });
});

it('throws what cannot be handed to a thread, and goes on', async () => {
  const pool = open();
  const deep: unknown = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
  await expect(pool.run(deep)).rejects.toThrow();
  await expect(pool.run(() => 1)).rejects.toThrow();
  expect(await pool.run('next')).toEqual({ kind: 'done', result: 'next' });
});

it('runs a scenario as it is run here', async () => {
  const data = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
  const scenario = {
    players: { A: { chakra: 9, hand: ['KS-015'] } },
    missions: [{ A: [{ id: 'naruto', card: 'KS-010' }] }],
    auto: 'first',
    steps: [{ player: 'A', play: 'ks-015', mission: 1 }],
    expect: { 'naruto.hidden': false, 'ks-015.zone': 'mission' },
  };
  const here = runScenario(data, scenario, libraryFor(data, {}));
  const pool = open({ data, worker: path.join(import.meta.dirname, 'boot-worker.js') });
  expect(await pool.run({ do: 'run', scenario })).toEqual({ kind: 'done', result: here });
});
