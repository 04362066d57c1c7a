import type { NameIndex } from './name-index';
import { takeReferences } from './reference';

/** Most cards that one text stands for. */
export const MOST_MEANT = 200;

/**
 * Codes of the cards that somebody means who wants to see decks with a card: by code in the ways people write it, by
 * the whole name in any language, or as forgiving as the card search where no card is called exactly so. Several mean
 * any of them; none, that no card is called like that.
 */
export function cardsMeant(text: string, index: NameIndex): readonly string[] {
  const exact = index.pool.get(text.trim().toUpperCase());
  if (exact) return [exact.code];
  const { references } = takeReferences(text, index);
  const written = references.flatMap(({ codes }) => codes).filter((code) => index.pool.get(code));
  if (written.length > 0) return [...new Set(written)];
  const named = index.named(text);
  return (named.length > 0 ? named : index.roughlyNamed(text)).slice(0, MOST_MEANT);
}
