import type { Prisma } from '@/lib/db/generated/client';
import { LOCALES } from '@/lib/i18n/locales';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { insertFacets, insertPhrases } from '../sql/insert-rows';
import { writeCatalogueLists } from '../sql/write-lists';
import { ccgHas, ccgIs, ccgValues, lineWords, nameWords, traitsOf } from './traits';

const GAME = 'ccg';

/** The older game's part of ../sql/write-phrases.ts: names and texts as plain words, what a card is and has. */
export async function writeCcgPhrases(tx: Prisma.TransactionClient): Promise<void> {
  const rows = await tx.card.findMany({
    where: { gameId: GAME },
    select: { definition: true, setCode: true },
    orderBy: { position: 'asc' },
  });
  // Rows hold what was validated with the card schema.
  const cards = rows.map(({ definition, setCode }) => ({ card: definition as unknown as CcgCard, setCode }));
  await tx.cardPhrase.deleteMany({ where: { gameId: GAME } });
  await tx.cardFacet.deleteMany({ where: { gameId: GAME, facet: { in: ['is', 'has', 'symbol', 'trait'] } } });
  const phrases = cards.flatMap(({ card }) => [
    ...nameWords(card).map((words, position) => ({ card: card.code, field: 'name', locale: '', position, words })),
    ...LOCALES.flatMap((locale) =>
      lineWords(card, locale).map((words, position) => ({ card: card.code, field: 'text', locale, position, words })),
    ),
  ]);
  await insertPhrases(tx, GAME, phrases);
  const facets = cards.flatMap(({ card }) => [
    { card: card.code, facet: 'symbol', value: card.symbol },
    ...ccgIs(card).map((value) => ({ card: card.code, facet: 'is', value })),
    ...ccgHas(card).map((value) => ({ card: card.code, facet: 'has', value })),
    ...[...new Set(traitsOf(card))].map((value) => ({ card: card.code, facet: 'trait', value })),
  ]);
  await insertFacets(tx, GAME, facets);
  await tx.$executeRaw`ANALYZE card_phrase, card_facet`;
  await writeCatalogueLists(tx, GAME, new Map(cards.map(({ card, setCode }) => [card.code, ccgValues(card, setCode)])));
}
