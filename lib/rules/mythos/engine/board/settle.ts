import { gateOpen } from '../read/gate';
import { grantsOf } from '../read/play-index';
import { card, type Game, tell } from '../state/game';
import { dropAttachments } from './attach';
import { breakControl } from './control';

/**
 * What follows from the board by itself, as soon as possible: control that has no controller any more, attachments
 * whose condition is gone, and statics that change something lasting (D34).
 */
export function settle(g: Game): void {
  for (let again = true; again;) {
    again = breakControl(g);
    again = dropAttachments(g) || again;
    again = loseTokens(g) || again;
  }
}

/** Whoever a static sets to a Power, tokens gone, loses them. Returns whether anyone did. */
export function loseTokens(g: Game): boolean {
  const grants = grantsOf(g, 'setPower');
  if (grants.length === 0) return false;
  const losing: number[] = [];
  g.core = true;
  for (const { grant, scope } of grants) {
    if (grant.grant.grant !== 'setPower' || !grant.grant.losesTokens || !grant.group) continue;
    if (!gateOpen(g, scope, grant.gate, grant.if)) continue;
    const found: number[] = [];
    grant.group.collect(g, scope, scope.you, found);
    if (found[0] !== undefined && card(g, found[0]).tokens > 0) losing.push(found[0]);
  }
  g.core = false;
  for (const id of losing) {
    tell(g, 'tokens', '001 Power tokens', { cards: [id], amount: -card(g, id).tokens, side: card(g, id).side });
    card(g, id).tokens = 0;
  }
  return losing.length > 0;
}
