import type { Prisma } from '@/lib/db/generated/client';
import { facetKeys, type ListValues } from '../query/facet-keys';
import { inCatalogue } from './filters';
import { jsonParts } from './json-parts';
import { orderings } from './orders';

/**
 * Writes what lists of a game's cards are narrowed, counted and sorted by, within the caller's transaction: the seed's or
 * an import's, after the rows of the cards. No list works it out again from the whole catalogue.
 * @param values of each card by its code.
 */
export async function writeCatalogueLists(
  tx: Prisma.TransactionClient,
  gameId: string,
  values: ReadonlyMap<string, ListValues>,
): Promise<void> {
  for (const rows of jsonParts([...values].map(([code, of]) => ({ code, keys: facetKeys(of) })))) {
    await tx.$executeRaw`
      UPDATE card c SET facet_keys = r.keys FROM jsonb_to_recordset(${rows}::jsonb) AS r(code text, keys text[])
      WHERE c.game_id = ${gameId} AND c.code = r.code AND c.facet_keys IS DISTINCT FROM r.keys`;
  }
  await tx.cardCount.deleteMany({ where: { gameId } });
  await tx.$executeRaw`
    INSERT INTO card_count (game_id, key, cards, first)
    SELECT ${gameId}, k.key, count(*), min(c.position) FROM card c CROSS JOIN LATERAL unnest(array_prepend('', c.facet_keys)) AS k(key)
    WHERE ${inCatalogue(gameId)} AND k.key !~ '^[a-z-]+~' GROUP BY k.key`;
  await tx.cardRank.deleteMany({ where: { gameId } });
  for (const { name, by } of orderings(gameId)) {
    await tx.$executeRaw`
      INSERT INTO card_rank (game_id, ordering, card_code, place)
      SELECT ${gameId}, ${name}, c.code, row_number() OVER (ORDER BY ${by}) - 1 FROM card c WHERE ${inCatalogue(gameId)}`;
  }
  await tx.$executeRaw`ANALYZE card, card_count, card_rank`;
}
