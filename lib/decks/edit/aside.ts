import type { DeckPart } from '../games/parts';
import { copiesIn, type DeckDraft } from './draft';

/** What setting a card aside, or taking it back, does: copies that come or go in the maybe part, or a move of all. */
export type Aside =
  { readonly kind: 'count'; readonly delta: 1 | -1 } | { readonly kind: 'move'; readonly to: DeckPart };

/**
 * One key for both ways, so that pressed twice it leaves all as it was. A card found in the search has one copy laid
 * aside and taken back; a card in the deck goes with all its copies, and comes back to `home`, the part it belongs to.
 */
export function aside(
  draft: Pick<DeckDraft, DeckPart>,
  { code, place, home }: { code: string; place: DeckPart | 'search'; home: DeckPart },
): Aside {
  if (place === 'search') return { kind: 'count', delta: copiesIn(draft, 'maybe', code) > 0 ? -1 : 1 };
  return { kind: 'move', to: place === home ? 'maybe' : home };
}
