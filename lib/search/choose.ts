import { db } from '@/lib/db/client';
import type { SearchIndex } from './port';
import { postgresSearch } from './postgres';

const shared = globalThis as typeof globalThis & { kageSearch?: SearchIndex };

/** The process's search. */
export function chooseSearch(): SearchIndex {
  shared.kageSearch ??= postgresSearch(db());
  return shared.kageSearch;
}
