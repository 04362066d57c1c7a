import { GAMES } from '@/lib/catalogue/games';
import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { log } from '@/lib/log/log';
import { withFallback } from './fallback';
import { cardDocuments } from './index-catalogue';
import { ruleDocuments, termDocuments } from './index-rulebook';
import { rulingDocuments } from './index-rulings';
import { meilisearch } from './meilisearch';
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
  return withFallback(server, postgres, {
    onFailure: (error) => log.warn({ err: error }, 'Meilisearch failed; PostgreSQL answers'),
  });
}

function configuredServer(): SearchIndex | undefined {
  const url = process.env.MEILISEARCH_URL;
  return url ? meilisearch({ url, key: process.env.MEILISEARCH_KEY }) : undefined;
}

/**
 * Brings Meilisearch up to what the database holds, when it is configured; call it after the seed, outside its
 * transaction. Never throws: search works without it, so a failure is a warning.
 */
export async function fillMeilisearch(db: PrismaClient, games: readonly string[] = GAMES): Promise<void> {
  const server = configuredServer();
  if (!server) return;
  try {
    for (const game of games) {
      await server.index(game, 'card', await cardDocuments(db, game));
      await server.index(game, 'ruling', await rulingDocuments(db, game));
      await server.index(game, 'rule', await ruleDocuments(db, game));
      await server.index(game, 'term', await termDocuments(db, game));
    }
  } catch (error) {
    log.warn({ err: error }, 'Meilisearch could not be filled; PostgreSQL answers what it cannot');
  }
}
