import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { currentUser } from '@/lib/accounts/session';
import { cardPool } from '@/lib/decks/cards/pool';
import { hasChakra } from '@/lib/decks/games/game';
import { gameOf } from '@/lib/decks/games/games';
import { codedDeck, contentOfCode, type ReadDeck } from '@/lib/decks/coded/coded-deck';
import { mythosLines } from '@/lib/decks/store/lines';
import { getDeckBySlug } from '@/lib/decks/store/read';

/** The deck of an address as this reader may see it: asked for by a page and its metadata, read once. */
export const deckFor = cache(async (slug: string) => getDeckBySlug(slug, await currentUser()));

/** The same for pages that only look at a deck: it may also be one that stands in the address alone, as its code. */
export const readDeckFor = cache(async (slug: string): Promise<ReadDeck | undefined> => {
  const content = contentOfCode(slug);
  if (!content) return deckFor(slug);
  const [t, pool] = await Promise.all([getTranslations('decks'), cardPool(gameOf(content.format))]);
  return codedDeck(slug, { ...content, name: content.name || t('untitled') }, pool);
});

/** The same for pages about what only the younger game has: hands, games against starter decks, numbers of effects. */
export async function readMythosDeckFor(slug: string) {
  const deck = await readDeckFor(slug);
  if (!deck || !hasChakra(deck.statistics)) return undefined;
  return { ...deck, statistics: deck.statistics, main: mythosLines(deck.main), missions: mythosLines(deck.missions) };
}
