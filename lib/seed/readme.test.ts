import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dataFiles } from './data-files';
import { readSets } from './sets';

const page = readFileSync(path.resolve(import.meta.dirname, '../../prisma/data/README.md'), 'utf8');

it('a card written as prisma/data/README.md shows is taken', async () => {
  const examples = [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, json = '']): unknown => JSON.parse(json));
  const lists = examples.filter(Array.isArray);
  const doubts = lists.find(([first]) => 'about' in first);
  const errata = lists.find(([first]) => 'on' in first);
  const cards = examples.filter((example) => !Array.isArray(example));
  expect(cards).toHaveLength(3);
  const { sets } = await dataFiles();
  const withExamples = sets.map((file) => {
    const set = JSON.parse(file.text) as { code: string; cards: unknown[] };
    if (set.code !== 'KS') return file;
    const [first, ...others] = cards;
    set.cards.push({ ...(first as object), doubts, errata }, ...others);
    return { ...file, text: JSON.stringify(set) };
  });
  const [ks] = readSets(withExamples);
  expect(ks?.set.cards.slice(-3).map(({ code }) => code)).toEqual(['KS-901', 'KS-902', 'KS-M91']);
});
