import { grantsOf } from '../read/play-index';
import { gateOpen } from '../read/gate';
import { card, defOf, type Game, tell } from '../state/game';
import { toPile } from './zones';

/**
 * A character leaves play: what is attached to it is discarded, then the cards beneath, from top to bottom, then the top
 * card goes where the effect says, always of its owner (001, "Upgrade" rule 6; "A controlled card leaves play"; D15).
 */
export function leave(g: Game, id: number, to: 'deck' | 'hand' | 'discard', bottom = false): void {
  const c = card(g, id);
  for (const worn of c.attached.slice()) discardAttachment(g, worn);
  for (const below of c.under.slice()) toPile(g, below, 'discard');
  toPile(g, id, to, bottom);
}

export function discardAttachment(g: Game, id: number): void {
  tell(g, 'discarded', 'D15', { player: card(g, id).owner, cards: [id] });
  toPile(g, id, 'discard');
}

/** Where a defeated character goes: its owner's discard pile, or hand where an effect of its owner says so. */
export function graveOf(g: Game, id: number): 'hand' | 'discard' {
  const c = card(g, id);
  if (c.owner !== c.side) return 'discard';
  for (const { grant, scope } of grantsOf(g, 'defeatedGoToHand')) {
    if (scope.you === c.owner && grant.subject?.(g, scope, scope.you, id) && gateOpen(g, scope, grant.gate, grant.if)) {
      // A hidden attachment is no character.
      return defOf(g, id).type === 'character' ? 'hand' : 'discard';
    }
  }
  return 'discard';
}
