import type { getTranslations } from 'next-intl/server';

/**
 * How much there is in a deck: "30 cards, 3 missions"; of a game whose missions are among the cards, "50 cards".
 *
 * @param t words of `decks`
 */
export function countWords(
  t: Awaited<ReturnType<typeof getTranslations<'decks'>>>,
  { cards, missions }: { cards: number; missions?: number },
): string {
  const apart = missions === undefined ? [] : [t('count.missions', { count: missions })];
  return [t('count.cards', { count: cards }), ...apart].join(', ');
}
