import { db } from '@/lib/db/client';
import { log } from '@/lib/log/log';
import { withFallback } from './fallback';
import { meilisearch } from './meilisearch/engine';
import { configuredServer } from './meilisearch/server';
import type { SearchIndex } from './port';
import { postgresSearch } from './postgres';

const shared = globalThis as typeof globalThis & { kageSearch?: SearchIndex };

/** The process's search: PostgreSQL, with Meilisearch before it when MEILISEARCH_URL is set. */
export function chooseSearch(): SearchIndex {
  shared.kageSearch ??= build();
  return shared.kageSearch;
}

function build(): SearchIndex {
  const postgres = postgresSearch(db());
  const server = configuredServer();
  if (!server) return postgres;
  return withFallback(meilisearch(server), postgres, {
    onFailure: (error) => log.warn({ err: error }, 'Meilisearch failed; PostgreSQL answers'),
  });
}
