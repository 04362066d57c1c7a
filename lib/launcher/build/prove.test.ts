import { expect, it } from 'vitest';
import { scenarioHash } from '@/lib/rulings/proof/proven';
import { type DataFile, dataFiles } from '@/lib/seed/data-files';
import { proveRulings } from './prove';

const { sets, scenarios } = await dataFiles();

const scenario = {
  players: { A: { chakra: 5, hand: ['KS-009'] } },
  missions: [{}],
  steps: [{ player: 'A', play: 'ks-009', mission: 1 }],
};
function file(slug: string, json: unknown): DataFile {
  const text = JSON.stringify(json);
  return { path: `prisma/data/scenarios/${slug}.json`, text, hash: `hash of ${text}` };
}
const prove = (...files: DataFile[]) => proveRulings({ sets, scenarios: files });

it('proves every ruling that is shipped with a scenario', async () => {
  const { hashes } = await proveRulings({ sets, scenarios });
  expect(hashes).toHaveLength(scenarios.length);
  expect(hashes.length).toBeGreaterThan(80);
});

it('says which scenarios it has proven', async () => {
  const right = { ...scenario, expect: { 'ks-009.zone': 'mission' } };
  expect((await prove(file('naruto-comes', right))).hashes).toEqual([scenarioHash(right)]);
});

it.each([
  [
    'expects what is not so',
    { ...scenario, expect: { 'ks-009.hidden': true } },
    'ks-009.hidden: expected true, found false',
  ],
  [
    'does what is refused',
    { ...scenario, players: { A: { hand: ['KS-009'] } } },
    'steps.0: expected "legal", found "not-enough-chakra"',
  ],
  ['speaks of an unknown card', { ...scenario, missions: [{ A: ['KS-999'] }] }, 'missions.0.A.0'],
])('fails the build for a ruling that %s, and names it', async (_, json, words) => {
  const failing = prove(file('true-one', scenario), file('false-one', json));
  await expect(failing).rejects.toThrow('ruling false-one (prisma/data/scenarios/false-one.json): ');
  await expect(failing).rejects.toThrow(words);
  await expect(failing).rejects.not.toThrow('true-one.json');
});

it('runs nothing again that it has proven with the same code', async () => {
  const proof = await prove(file('naruto-comes', scenario));
  const files = { sets, scenarios: [file('naruto-comes', scenario)] };
  expect(await proveRulings(files, proof)).toBe(proof);
  expect(await proveRulings({ sets, scenarios: [file('another', scenario)] }, proof)).not.toBe(proof);
});
