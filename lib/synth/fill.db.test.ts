import { beforeAll, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { holdsMadeCards, holdsPeople, synthesize } from './fill';

let db: PrismaClient;
beforeAll(async () => {
  db = await testDatabase({ seeded: true });
});

it(
  'fills a database with what the site keeps of cards and decks, and knows it again',
  { timeout: 60_000 },
  async () => {
    expect([await holdsPeople(db), await holdsMadeCards(db)]).toEqual([false, false]);
    const before = await indexesAndKeys();
    await synthesize(db, { cards: 60, decks: 200, seed: 7 });
    expect(await indexesAndKeys()).toEqual(before);
    expect([await holdsPeople(db), await holdsMadeCards(db)]).toEqual([false, true]);
    const [counted] = await db.$queryRaw<object[]>`SELECT
    (SELECT count(*)::int FROM card WHERE code LIKE 'Z%' AND cardinality(facet_keys) > 0) AS cards,
    (SELECT count(*)::int FROM deck) AS decks,
    (SELECT count(*)::int FROM deck d WHERE like_count <> (SELECT count(*) FROM deck_like l WHERE l.deck_id = d.id)) AS "miscounted",
    (SELECT count(*)::int FROM deck d, unnest(d.tag_keys) tag WHERE d.visibility = 'public') -
      (SELECT count(*)::int FROM deck_tag) AS "tagsMissing",
    (SELECT count(*)::int FROM card c WHERE c.game_id = 'mythos' AND NOT EXISTS (
      SELECT FROM card_rank r WHERE r.game_id = c.game_id AND r.card_code = c.code AND r.ordering = 'cost-desc')) AS unplaced`;
    expect(counted).toEqual({ cards: 60, decks: 200, miscounted: 0, tagsMissing: 0, unplaced: 0 });
  },
);

/** All that tables have beside their rows, as PostgreSQL writes it. */
async function indexesAndKeys(): Promise<string[]> {
  const rows = await db.$queryRaw<{ definition: string }[]>`
    SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index JOIN pg_class t ON t.oid = indrelid
    WHERE t.relnamespace = 'public'::regnamespace
    UNION ALL
    SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace ORDER BY 1`;
  return rows.map(({ definition }) => definition);
}

it('sees accounts of people', async () => {
  await db.user.create({ data: { email: 'somebody@example.test', handle: 'somebody' } });
  expect(await holdsPeople(db)).toBe(true);
});
