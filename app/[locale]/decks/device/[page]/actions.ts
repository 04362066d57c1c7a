'use server';
import { codeOfDeck } from '@/lib/decks/coded/coded-deck';
import { deckContentSchema, type DeckContent } from '@/lib/decks/contract';

/** What stands in the address of a deck; undefined for one that is too large for an address, or that is none. */
export async function codeOf(
  deck: Pick<DeckContent, 'name' | 'format' | 'main' | 'missions'>,
): Promise<string | undefined> {
  const content = deckContentSchema.safeParse(deck);
  return content.success ? codeOfDeck(content.data) : undefined;
}
