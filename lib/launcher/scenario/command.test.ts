import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { runScenarios } from './command';

const SCENARIO = JSON.stringify({ players: { A: {}, B: {} }, missions: [{}, {}] });

let folder: string;
const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'scenario-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => said.mockClear());

it.each([
  ['a file as it is', SCENARIO, 0, undefined],
  ['a file that begins with a byte order mark', `\uFEFF${SCENARIO}`, 0, undefined],
  ['a file that is no JSON', `${SCENARIO},`, 1, 'scenario: valid JSON expected'],
])('runs %s', async (_, text, code, error) => {
  const file = path.join(folder, 'one.json');
  await writeFile(file, text);
  expect(await runScenarios([file])).toBe(code);
  expect(JSON.parse(said.mock.lastCall?.[0] as string)).toEqual({
    file,
    ok: code === 0,
    failures: [],
    ...(error && { error }),
  });
});
