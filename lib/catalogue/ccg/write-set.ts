import type { Prisma } from '@/lib/db/generated/client';
import type { CcgSetFile } from '@/lib/rules/ccg/cards/schema';
import { cardStats } from '@/lib/rules/ccg/cards/stats';

const GAME = 'ccg';
/** No set has as many cards: room for the cards of one set in the order of the whole catalogue. */
const POSITIONS_PER_SET = 1_000;

/**
 * Writes one set of the older game over what the database holds, within the caller's transaction; what lists and search
 * make of it is written afterwards (writeCcgPhrases, indexCards). Decks may hold any card, so one that left the file is
 * marked withdrawn. What a list of that game's printings would say is not known: a card has no printings here.
 * @param origin `seed`: of the project's files. `site`: of a curator or an import, with the hash of what was brought.
 */
export async function writeCcgSet(
  tx: Prisma.TransactionClient,
  { code, position, name, cards }: CcgSetFile,
  origin: { origin: 'seed' } | { origin: 'site'; contentHash: string } = { origin: 'seed' },
): Promise<void> {
  await tx.cardSet.upsert({
    where: { gameId_code: { gameId: GAME, code } },
    create: { gameId: GAME, code, position, name, ...origin },
    update: { position, name, ...origin },
  });
  const rows = cards.map((card, index) => ({
    code: card.code,
    number: card.code.slice(code.length + 1),
    type: card.kind,
    name: card.name.en,
    position: position * POSITIONS_PER_SET + index,
    definition: card,
  }));
  await tx.$executeRaw`
    INSERT INTO card (game_id, code, set_code, number, type, name, position, definition)
    SELECT ${GAME}, r.code, ${code}, r.number, r.type, r.name, r.position, r.definition
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(code text, number text, type text, name text, position int, definition jsonb)
    ON CONFLICT (game_id, code) DO UPDATE SET
      set_code = excluded.set_code, number = excluded.number, type = excluded.type, name = excluded.name,
      position = excluded.position, definition = excluded.definition, withdrawn = false`;
  await tx.card.updateMany({
    where: { gameId: GAME, setCode: code, code: { notIn: cards.map((card) => card.code) } },
    data: { withdrawn: true },
  });
  const stats = cards.flatMap((card) =>
    Object.entries(cardStats(card)).map(([stat, value]) => ({ card: card.code, stat, value })),
  );
  await tx.cardStat.deleteMany({ where: { gameId: GAME, card: { setCode: code } } });
  await tx.$executeRaw`
    INSERT INTO card_stat (game_id, card_code, stat, value)
    SELECT ${GAME}, r.card, r.stat, r.value
    FROM jsonb_to_recordset(${JSON.stringify(stats)}::jsonb) AS r(card text, stat text, value int)`;
}
