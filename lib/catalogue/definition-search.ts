import type { Locale } from '@/lib/i18n/locales';
import { cardLines } from '@/lib/rules/ccg/text/lines';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { CardQuery } from './card-query';
import { type CardSearch, type DefinitionWithText, searchDefinitions } from './cards';
import { searchCcgCards } from './ccg/cards';
import type { GameId } from './games';
import { defaultSource, type Source } from './source';

/** A card of the older game as the API gives it: all that its file says, and its texts in one language. */
export type CcgDefinitionWithLines = CcgCard & { lines: readonly string[] };

/** Cards of either game as whole definitions, for the API. */
export async function findDefinitions(
  game: GameId,
  query: CardQuery,
  locale: Locale,
  source: Source = defaultSource(),
): Promise<Omit<CardSearch, 'cards'> & { cards: (DefinitionWithText | CcgDefinitionWithLines)[] }> {
  if (game !== 'ccg') return searchDefinitions(game, query, locale, source);
  const { cards, ...answer } = await searchCcgCards(query, locale, source);
  return { ...answer, cards: cards.map((card) => withLines(card, locale)) };
}

export function withLines(card: CcgCard, locale: Locale): CcgDefinitionWithLines {
  return { ...card, lines: cardLines(card, locale).map(({ text }) => text) };
}
