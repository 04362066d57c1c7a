import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { postgresSearch } from '@/lib/search/postgres';
import { suggestNames } from './names';
import type { Source } from './source';

let source: Source;
beforeAll(async () => {
  const db = await testDatabase({ seeded: true });
  source = { db, search: postgresSearch(db) };
});

it.each([
  ['naru', 'en', ['Naruto Uzumaki']],
  ['rock le', 'en', ['Rock Lee']],
  ['shikamru', 'pl', ['Shikamaru Nara']],
  ['Шікам', 'uk', ['Shikamaru Nara']],
  ['forest of dea', 'pl', ['Las Śmierci']],
  ['zzzz', 'en', []],
] as const)('%s (%s) is the beginning of %s', async (text, locale, names) => {
  expect((await suggestNames('mythos', text, locale, source)).slice(0, 1)).toEqual(names);
});
