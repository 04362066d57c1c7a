import type { PrismaClient } from '@/lib/db/generated/client';

/** Changes counted at once: some hundred saves of decks. */
const BATCH = 20_000;

/**
 * Counts what triggers have noted since the last time of decks that play a card, and gives the cards' documents the step
 * of popularity they have reached. The work grows with the changes and not with the decks there are; several processes
 * may count at once, each other changes. Returns how many changes it counted.
 */
export async function countPlays(db: PrismaClient): Promise<number> {
  const [row] = await db.$queryRaw<{ counted: number }[]>`
    WITH taken AS (
      DELETE FROM card_play_change WHERE id IN (
        SELECT id FROM card_play_change ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      ) RETURNING game_id, card_code, change
    ), counted AS (
      INSERT INTO card_play AS p (game_id, card_code, decks)
      SELECT game_id, card_code, sum(change)::int FROM taken GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (game_id, card_code) DO UPDATE SET decks = p.decks + excluded.decks
      RETURNING game_id, card_code, decks
    ), documents AS (
      UPDATE search_document d SET popularity = search_step(c.decks)
      FROM counted c
      WHERE d.game_id = c.game_id AND d.kind = 'card' AND d.locale = '' AND d.key = c.card_code
        AND d.popularity <> search_step(c.decks)
    )
    SELECT count(*)::int AS counted FROM taken`;
  return row?.counted ?? 0;
}
