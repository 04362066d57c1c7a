import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { indexCards } from '@/lib/search/index-catalogue';
import { postgresSearch } from '@/lib/search/postgres';
import type { Source } from './source';
import { writePhrases } from './sql/write-phrases';
import { expectAgreement } from './testing/agreement';

// The editor's search in memory and the server's in SQL find the same cards in the same order, whatever is asked.

let source: Source;
beforeAll(async () => {
  const db = await testDatabase({ seeded: true });
  // One withdrawn card, so that both are seen to leave it out.
  await db.card.update({ where: { gameId_code: { gameId: 'mythos', code: 'SS-005' } }, data: { withdrawn: true } });
  const rewrite = db.$transaction(async (tx) => [await writePhrases(tx, 'mythos'), await indexCards(tx, 'mythos')], { timeout: 60_000 }); // prettier-ignore
  expect(await rewrite).toHaveLength(2);
  source = { db, search: postgresSearch(db) };
});

it('finds what SQL finds', { timeout: 120_000 }, () => expectAgreement(source, 150));
