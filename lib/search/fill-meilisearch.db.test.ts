import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import type { PrismaClient } from '@/lib/db/generated/client';
import { fillMeilisearch } from './choose';
import { meilisearch } from './meilisearch';
import { postgresSearch } from './postgres';
import { meilisearchDouble } from './testing/meilisearch-double';

let db: PrismaClient;
beforeAll(async () => {
  db = await testDatabase({ seeded: true });
});
afterEach(() => vi.unstubAllEnvs());

it('finds in Meilisearch what PostgreSQL finds', async () => {
  const double = await meilisearchDouble();
  vi.stubEnv('MEILISEARCH_URL', double.url);
  vi.stubEnv('MEILISEARCH_KEY', 'double-key');
  await fillMeilisearch(db);
  const engines = [postgresSearch(db), meilisearch({ url: double.url, key: 'double-key', timeoutMs: 20_000 })];
  for (const text of ['naruto uzumaki', 'gaara sabaku', 'Шікамару', 'Рок Лі', 'Chôji', 'ks-108', 'équipe 7', '柱間']) {
    const query = { game: 'mythos', kind: 'card', locale: 'en', text, limit: 100 } as const;
    const [there, here] = await Promise.all(engines.map((engine) => engine.search(query)));
    // First the same cards; Meilisearch may add what only resembles a word that others have as typed.
    const keys = (hits: readonly { key: string }[] = []) =>
      hits
        .slice(0, there?.total)
        .map(({ key }) => key)
        .sort();
    expect([text, keys(here?.hits)]).toEqual([text, keys(there?.hits)]);
  }
  for (const [kind, locale, text] of [
    ['ruling', 'pl', 'misja'],
    ['rule', 'uk', 'місія'],
    ['rule', 'fr', '7.3'],
    ['term', 'fr', 'embuscade'],
    ['term', 'en', 'ambush'],
  ] as const) {
    const query = { game: 'mythos', kind, locale, text, limit: 500 };
    const [there, here] = await Promise.all(engines.map((engine) => engine.search(query)));
    const held = new Set(here?.hits.map(({ key }) => key));
    expect({ kind, text, missing: there?.hits.filter(({ key }) => !held.has(key)) }).toEqual({
      kind,
      text,
      missing: [],
    });
  }
  const rule = { game: 'mythos', kind: 'rule', locale: 'en', text: '7.3', limit: 10 } as const;
  for (const engine of engines) expect((await engine.search(rule)).hits.map(({ key }) => key)).toContain('7.3');
  await double.close();
});

it('asks nobody when none is configured', async () => {
  vi.stubEnv('MEILISEARCH_URL', '');
  await fillMeilisearch(db);
});

it('does not throw when the server fails', async () => {
  const double = await meilisearchDouble();
  double.mode = 'failing';
  vi.stubEnv('MEILISEARCH_URL', double.url);
  await fillMeilisearch(db);
  await double.close();
  await fillMeilisearch(db);
});
