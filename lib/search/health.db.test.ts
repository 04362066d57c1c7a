import { expect, it } from 'vitest';
import { openDb } from '@/lib/db/client';
import { testDatabase } from '@/lib/db/testing';
import { withFallback } from './fallback';
import { siteHealth } from './health';
import { meilisearch } from './meilisearch/engine';
import { postgresSearch } from './postgres';
import { meilisearchDouble } from './testing/meilisearch-double';

it('says which engine answers, and for whom, and no more', async () => {
  const db = await testDatabase();
  const postgres = postgresSearch(db);
  const none = { documents: 0, refused: 0 };
  expect(await siteHealth(postgres, db)).toEqual({ status: 'ok', search: { engine: 'postgres' }, changes: none });

  const double = await meilisearchDouble();
  const both = withFallback(meilisearch(double), postgres);
  expect(await siteHealth(both, db)).toEqual({ status: 'ok', search: { engine: 'meilisearch' }, changes: none });
  // It lives, but has no index: a search shows it.
  await both.search({ game: 'mythos', kind: 'card', locale: 'en', text: 'gaara', limit: 1 });
  const instead = { status: 'degraded', search: { engine: 'postgres', insteadOf: 'meilisearch' }, changes: none };
  expect(await siteHealth(both, db)).toEqual(instead);
  await double.close();
  expect(await siteHealth(withFallback(meilisearch(double), postgres), db)).toEqual(instead);
});

it('says that nothing answers when the database does not', async () => {
  const nowhere = openDb('postgresql://nobody@127.0.0.1:9/nothing');
  expect(await siteHealth(postgresSearch(nowhere), nowhere)).toEqual({
    status: 'down',
    search: { engine: 'postgres' },
  });
});
