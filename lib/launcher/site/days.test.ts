import { expect, it } from 'vitest';
import { bringOutOnTheirDay } from './days';

const START = Date.parse('2026-05-30T12:00:00Z');

/** Runs on a clock of its own. Returns the moments of each preparation and what was said. */
async function run(first: string | undefined, answers: (string | undefined | Error)[], stopAfter = 1000) {
  let clock = START;
  let waits = 0;
  const stop = new AbortController();
  const prepared: string[] = [];
  const said: string[] = [];
  await bringOutOnTheirDay(first, {
    signal: stop.signal,
    now: () => clock,
    say: (line) => void said.push(line),
    prepare: async () => {
      prepared.push(new Date(clock).toISOString());
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: async (ms) => {
      if ((waits += 1) > stopAfter) {
        stop.abort();
        throw new Error('aborted');
      }
      clock += ms;
    },
  });
  return { prepared, said, waits };
}

it('does nothing when nothing is to come', async () => expect((await run(undefined, [])).waits).toBe(0));

it('prepares at the first moment of each day', async () => {
  const { prepared } = await run('2026-06-01', ['2026-06-03', undefined]);
  expect(prepared).toEqual(['2026-06-01T00:00:00.000Z', '2026-06-03T00:00:00.000Z']);
});

it('tries again an hour after a failure, and says so', async () => {
  const { prepared, said } = await run('2026-06-01', [new Error('database away'), undefined]);
  expect(prepared).toHaveLength(2);
  expect(said.join()).toMatch(/2026-06-01.*database away/);
});

it('stops when it is told to', async () => expect((await run('2027-01-01', [], 3)).prepared).toEqual([]));
