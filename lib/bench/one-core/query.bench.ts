import { readQuery } from '@/lib/catalogue/query/grammar';
import { predicate } from '@/lib/catalogue/query/memory';
import { sayQuery } from '@/lib/catalogue/query/spoken/say';
import { writeQuery } from '@/lib/catalogue/query/write';
import type { SnapshotCard } from '@/lib/catalogue/snapshot';
import { treeSql } from '@/lib/catalogue/sql/tree';
import type { Figure } from '../bench';

export const name = 'query';

/** What people ask, from a word to all that the language has. */
const QUERIES = [
  'naruto',
  'uchiha chakra:4 power>=4 set:KS',
  'keyword:"Team 7" does:hide -type:mission',
  '(gaara or kankuro) f:sand c:2..4 sort:power-desc',
  'line:(timing:ambush does:hide) power>chakra',
  'o:/powerup \\d/ r>=M (is:continuous or cares:tokens) hides an enemy',
];
const ROUNDS = 20_000;
const ASKER = { day: '2026-11-30', found: () => false };

/** Microseconds that one query takes: to be read, compiled both ways, spelt and said; the median of some passes over all. */
export async function run(): Promise<Figure[]> {
  const trees = QUERIES.map((text) => readQuery(text).tree);
  const figure = (bench: string, work: (index: number) => unknown): Figure => ({
    bench: `query.${bench}`,
    value: Math.round(median(work) * 100) / 100,
    unit: 'µs a query',
    queries: QUERIES.length,
  });
  const names = { set: (code: string) => code, character: (english: string) => english };
  const at = (index: number) => trees[index % trees.length] ?? { kind: 'all' as const, of: [] };
  const tests = trees.map((tree) => predicate(tree, ASKER));
  return Promise.resolve([
    figure('parse', (index) => readQuery(QUERIES[index % QUERIES.length] ?? '')),
    figure('sql', (index) => treeSql(at(index), { locale: 'en', day: ASKER.day, found: new Map() })),
    figure('memory', (index) => predicate(at(index), ASKER)),
    figure('memory.card', (index) => tests[index % tests.length]?.(CARD)),
    figure('write', (index) => writeQuery(at(index))),
    figure('say', (index) => sayQuery(at(index), [], 'en', names)),
  ]);
}

/** Of some passes, so that a moment in which the machine does something else does not count. */
function median(work: (index: number) => unknown): number {
  const passes = Array.from({ length: 7 }, () => {
    const started = performance.now();
    for (let index = 0; index < ROUNDS; index++) work(index);
    return ((performance.now() - started) * 1000) / ROUNDS;
  }).sort((a, b) => a - b);
  return passes[3] ?? NaN;
}

const CARD: SnapshotCard = {
  code: 'XX-001',
  type: 'character',
  setCode: 'XX',
  number: '001',
  name: 'Naruto Uzumaki',
  names: { en: 'Naruto Uzumaki' },
  chakra: 3,
  power: 4,
  faction: 'Leaf Village',
  keywords: ['Team 7'],
  timing: ['ambush'],
  does: ['hide-enemy'],
  affects: ['enemy'],
  cares: [],
  printings: [{ id: 'XX-001-C', rarity: 'C' }],
  nameWords: ['naruto uzumaki'],
  versionWords: [],
  lines: [['timing:ambush', 'does:hideenemy']],
  is: ['instant'],
  has: ['effect'],
  titleWords: 'naruto uzumaki',
  words: '',
};
