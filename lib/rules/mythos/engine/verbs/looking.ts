import { toPile } from '../board/zones';
import { finish, nothing, type Verb } from '../interpret/finish';
import { bind } from '../read/scope';
import { boundOf } from '../read/stats';
import { card, tell } from '../state/game';

/** The actor sees the faces; the other player is told which cards in play were looked at. */
export const look: Verb = (g, frame, step, scope) => {
  const [first] = frame.picks;
  const inPlay = frame.picks.every((id) => card(g, id).zone === 'field');
  for (const id of frame.picks) card(g, id).seenBy |= 1 << frame.actor;
  tell(g, 'looked', '001 Card effects', {
    player: frame.actor,
    cards: frame.picks,
    amount: frame.picks.length,
    cause: scope.self,
    ...(first === undefined ? {} : { from: card(g, first).zone }),
    ...(inPlay ? {} : { secretTo: frame.actor }),
  });
  finish(g, step, scope, frame.picks);
};

/** Both players see the faces. */
export const reveal: Verb = (g, frame, step, scope) => {
  for (const id of frame.picks) card(g, id).seenBy = 3;
  tell(g, 'shown', '001 Card effects', { player: frame.actor, cards: frame.picks, cause: scope.self });
  finish(g, step, scope, frame.picks);
};

/** From the top of the deck, one by one, until one fits. */
export const revealUntil: Verb = (g, frame, step, scope) => {
  const deck = g.s.players[frame.actor].deck.slice().reverse();
  const group = step.targets[0]?.group;
  const at = deck.findIndex((id) => group?.fitsFace(g, scope, frame.actor, id) ?? false);
  const shown = at < 0 ? deck : deck.slice(0, at + 1);
  const found = at < 0 ? [] : deck.slice(at, at + 1);
  for (const id of shown) card(g, id).seenBy = 3;
  tell(g, 'shown', '001 Card effects', { player: frame.actor, cards: shown, cause: scope.self });
  if (step.found !== null) bind(scope, step.found, boundOf(g, found, 0, found.length > 0));
  finish(g, step, scope, shown);
};

/** Into the actor's hand, from what was looked at or revealed. */
export const takeCards: Verb = (g, frame, step, scope) => {
  if (frame.picks.length === 0) return nothing(g, step, scope);
  for (const id of frame.picks) toPile(g, id, 'hand');
  tell(g, 'took', '001 Card effects', {
    player: frame.actor,
    cards: frame.picks,
    amount: frame.picks.length,
    cause: scope.self,
    ...(step.reveal ? {} : { secretTo: frame.actor }),
  });
  finish(g, step, scope, frame.picks);
};
