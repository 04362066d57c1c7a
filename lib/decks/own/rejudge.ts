import type { Prisma } from '@/lib/db/generated/client';
import { today } from '../cards/pool';
import type { CardPool } from '../cards/pool-card';
import { judge } from '../verdict/judge';

/** Decks read at a time. A person has at most as many as MAX_DECKS of store/create.ts. */
const PAGE = 100;

const line = { select: { cardCode: true, count: true }, where: { part: 'main' } } as const;

/**
 * Sets right whether decks of an owner are legal that hold some of their own cards, which have been changed: lists and
 * searches go by what stands in the row. Their revision stays: nobody has edited them.
 *
 * @param order.pool the cards as they are now
 */
export async function rejudgeDecks(
  order: { ownerId: string; gameId: string; codes: readonly string[]; pool: CardPool },
  tx: Prisma.TransactionClient,
): Promise<void> {
  const { ownerId, gameId, codes, pool } = order;
  const holding = { ownerId, gameId, ownEntries: { some: { part: 'main', cardCode: { in: [...codes] } } } };
  let after = {};
  for (;;) {
    const decks = await tx.deck.findMany({
      where: { ...holding, ...after },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: { id: true, format: true, legal: true, entries: line, ownEntries: line },
    });
    const wrong = decks.filter(({ format, legal, entries, ownEntries }) => {
      const main = [...entries, ...ownEntries].map(({ cardCode, count }) => ({ code: cardCode, count }));
      return judge({ main, missions: [] }, format, pool, today()).legal !== legal;
    });
    for (const legal of [true, false]) {
      const ids = wrong.filter((deck) => deck.legal !== legal).map(({ id }) => id);
      if (ids.length > 0) await tx.deck.updateMany({ where: { id: { in: ids } }, data: { legal } });
    }
    const last = decks.at(-1);
    if (!last || decks.length < PAGE) return;
    after = { id: { gt: last.id } };
  }
}
