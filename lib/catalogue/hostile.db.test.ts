import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { postgresSearch } from '@/lib/search/postgres';
import { searchCards } from './cards';
import { readCardQuery } from './read-card-query';
import type { Source } from './source';

// Questions that are meant to do harm: each is answered, and soon.

let source: Source;
beforeAll(async () => {
  const db = await testDatabase({ seeded: true });
  source = { db, search: postgresSearch(db) };
});

it.each([
  ['ten thousand brackets', '('.repeat(10_000)],
  ['a hundred kilobytes', 'naruto or '.repeat(10_000)],
  ['a pattern that would try for ever', 'o:/^(a+)+(b|c)*(.*.*.*)$/'],
  ['the largest pattern', `/${'(?:a|b)?'.repeat(12)}$/`],
  ['as many patterns as fit', 'o:/.{9}[a-z]+ .*x/ or '.repeat(20)],
  ['brackets in each other', `${'-(naruto or ('.repeat(20)}x`],
  ['many texts', Array.from({ length: 40 }, (_, at) => `(w${at}`).join(' or ')],
  ['bytes that are no text', '\uFFFD\uFFFD naruto'],
  ['a range backwards', 'c:5..1'],
  ['no such language', 'lang:xx naruto'],
])('%s', { timeout: 30_000 }, async (_, q) => {
  const { query } = readCardQuery(new URLSearchParams({ q }));
  const started = performance.now();
  const { total, mistakes, asked } = await searchCards('mythos', query, 'en', source);
  expect(performance.now() - started).toBeLessThan(10_000);
  // Never nothing without a reason, and never all for a question that was not understood.
  if (total === 0) expect(mistakes.length + (asked.useless ? 0 : 1)).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(318);
});

it('says that a pattern took too long', async () => {
  const { db } = source;
  await db.$executeRawUnsafe(
    `CREATE FUNCTION slow(text) RETURNS boolean LANGUAGE sql VOLATILE AS 'SELECT pg_sleep(1) IS NOT NULL'`,
  );
  await db.$executeRawUnsafe('ALTER TABLE card_phrase RENAME TO card_phrase_fast');
  await db.$executeRawUnsafe('CREATE VIEW card_phrase AS SELECT * FROM card_phrase_fast WHERE slow(words)');
  // Texts have it, so that the slow part is come to in whichever way the database reads them.
  const { query } = readCardQuery(new URLSearchParams({ q: 'o:/a.*e/' }));
  const { total, mistakes } = await searchCards('mythos', query, 'en', source);
  expect([total, mistakes.map(({ code }) => code)]).toEqual([0, ['pattern-slow']]);
});
