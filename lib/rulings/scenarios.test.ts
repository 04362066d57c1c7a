import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { libraryFor } from '@/lib/rules/mythos/scenario/board';
import { runScenario } from '@/lib/rules/mythos/scenario/run';
import type { Scenario } from '@/lib/rules/mythos/scenario/schema';
import { readSetFile } from '@/lib/testing/set-files';
import { rulingFileSchema } from './files';
import { linkTargets } from './markup';

// What the site calls proven: each shipped scenario belongs to a ruling and holds when the engine plays it.

const data = path.resolve(import.meta.dirname, '../../prisma/data');
const read = (folder: string) =>
  readdirSync(path.join(data, folder)).map((name) => ({
    slug: path.basename(name, '.json'),
    json: JSON.parse(readFileSync(path.join(data, folder, name), 'utf8')) as unknown,
  }));

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const codes = new Set(definitions.map(({ code }) => code));
const library = libraryFor(definitions, {});
const run = (json: unknown) => runScenario(definitions, json, library);

const rulings = new Map(
  read('rulings').flatMap(({ json }) => rulingFileSchema.parse(json).rulings.map((ruling) => [ruling.slug, ruling])),
);
const scenarios = read('scenarios').map(({ slug, json }) => [slug, json as Scenario] as const);

it('prove nearly every ruling that a board can show', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(160);
});

describe.each(scenarios)('%s', (slug, scenario) => {
  const ruling = rulings.get(slug);

  it('belongs to a ruling that holds today', () => {
    expect(ruling?.slug).toBe(slug);
    expect(ruling?.status).not.toBe('superseded');
  });

  it('holds', () => {
    const { failures, error } = run(scenario);
    expect({ failures, error }).toEqual({ failures: [], error: undefined });
  });

  it('has a title', () => {
    expect(scenario.title).toBeTruthy();
  });

  it('plays by the rules as we hold them', () => {
    expect(scenario.contested).toBeUndefined();
  });

  it('ends in something that could be otherwise', () => {
    expect(Object.keys(scenario.expect ?? {})).not.toEqual([]);
  });

  it('shows cards of which its ruling speaks', () => {
    const board = new Set(cardsIn(scenario).filter((code) => codes.has(code)));
    const texts = LOCALES.flatMap((locale) => [ruling?.question[locale] ?? '', ruling?.answer[locale] ?? '']);
    const spoken = texts.flatMap(linkTargets).filter((target) => codes.has(target));
    const cards = ruling?.cards ?? [];
    expect(cards).toEqual(expect.arrayContaining(spoken));
    if (cards.length > 0) expect(cards.filter((code) => board.has(code))).not.toEqual([]);
  });
});

/** Words of a scenario anywhere, codes of cards among them. */
function cardsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsIn) : [];
}
