import type { Prisma } from '@/lib/db/generated/client';
import type { CcgSetFile } from '@/lib/rules/ccg/cards/schema';
import { cardStats } from '@/lib/rules/ccg/cards/stats';
import { writeValues } from '../catalogue';

/**
 * Writes one set of the older game over what the database holds. Decks may hold any card, so one that left the file is
 * marked withdrawn. What a list of that game's printings would say is not known: a card has no printings here.
 */
export async function seedCcgSet(
  tx: Prisma.TransactionClient,
  { code, position, name, cards }: CcgSetFile,
): Promise<void> {
  const gameId = 'ccg';
  await tx.cardSet.upsert({
    where: { gameId_code: { gameId, code } },
    create: { gameId, code, position, name },
    update: { position, name },
  });
  const codes = cards.map((card) => card.code);
  await tx.card.updateMany({ where: { gameId, setCode: code, code: { notIn: codes } }, data: { withdrawn: true } });
  for (const [index, card] of cards.entries()) {
    const row = {
      setCode: code,
      number: card.code.slice(code.length + 1),
      type: card.kind,
      name: card.name.en,
      position: position * 1000 + index,
      definition: card,
      withdrawn: false,
    };
    await tx.card.upsert({
      where: { gameId_code: { gameId, code: card.code } },
      create: { gameId, code: card.code, ...row },
      update: row,
    });
  }
  const values = cards.map((card) => ({
    code: card.code,
    stats: cardStats(card),
    facets: [],
  }));
  await writeValues(tx, gameId, code, values);
}
