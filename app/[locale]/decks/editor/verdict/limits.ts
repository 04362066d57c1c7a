import { refusal, type Refusal } from '@/lib/decks/edit/limit';
import type { DeckPart } from '@/lib/decks/games/parts';
import { rowKey } from '../deck/groups';

type Asked = Parameters<typeof refusal>;

/** Why there may be no more of a card, in words; undefined where there may. */
export type LimitOf = (code: string, part: DeckPart) => string | undefined;

/**
 * Limits of one state of a deck. Each answer judges the whole deck anew, so it is given once: a row that is drawn
 * again asks for what is known already.
 */
export function limitsOf(
  deck: Asked[0],
  format: Asked[3],
  catalogue: Asked[4],
  options: Asked[5],
  words: (refused: Refusal) => string,
): LimitOf {
  const known = new Map<string, string | undefined>();
  return (code, part) => {
    const key = rowKey(part, code);
    if (!known.has(key)) {
      const refused = refusal(deck, code, part, format, catalogue, options);
      known.set(key, refused && words(refused));
    }
    return known.get(key);
  };
}
