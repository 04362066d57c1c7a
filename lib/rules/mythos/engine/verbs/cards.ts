import { discardDuplicate } from '../board/names';
import { leave } from '../board/leave';
import { toField, toPile, uncover } from '../board/zones';
import { pileOrderMatters } from '../flow/deed';
import { affect } from '../flow/fire';
import { declined, finish, nothing, remember, type Verb } from '../interpret/finish';
import { ask, isNo, take } from '../state/ask';
import { card, type Game, tell } from '../state/game';
import { shuffle as shufflePile } from '../state/random';
import type { PlayerId } from '../state/state';

export function drawCards(g: Game, player: PlayerId, amount: number, cause: number): number[] {
  const { deck } = g.s.players[player];
  const drawn: number[] = [];
  for (let i = 0; i < amount; i++) {
    const id = deck.at(-1);
    if (id === undefined) break;
    toPile(g, id, 'hand');
    drawn.push(id);
  }
  tell(g, 'drew', '001 Personal deck', { player, cards: drawn, amount: drawn.length, cause, secretTo: player });
  return drawn;
}

export const draw: Verb = (g, frame, step, scope) => {
  const drawn = drawCards(g, frame.actor, step.amount?.(g, scope, scope.you) ?? 0, scope.self);
  finish(g, step, scope, drawn, drawn.length);
};

/** To the owner's hand. */
export const returnCards: Verb = (g, frame, step, scope) => {
  affect(g, frame.picks, scope.you);
  for (const id of frame.picks) {
    const c = card(g, id);
    tell(g, 'returned', '001 Leave play', { player: c.owner, cards: [id], cause: scope.self });
    if (c.zone === 'field') leave(g, id, 'hand');
    else toPile(g, id, 'hand');
  }
  finish(g, step, scope, frame.picks);
};

/** To the owner's discard pile; from a stack without being a defeat. */
export const discard: Verb = (g, frame, step, scope) => {
  if (frame.at === 10) {
    frame.at = 11;
    if (!frame.ordered && pileOrderMatters(g, { cards: frame.picks })) {
      const { picks: options, actor: player } = frame;
      const { length } = options;
      return ask(g, { kind: 'order', player, options, min: length, max: length, source: scope.self, about: 'discard' });
    }
  } else {
    const order = take(g);
    if (order.length > 0) frame.picks = [...order];
  }
  affect(g, [...new Set(frame.picks.map((id) => topOf(g, id)))], scope.you);
  for (const id of frame.picks) {
    tell(g, 'discarded', '001 Discard pile', { player: card(g, id).owner, cards: [id], cause: scope.self });
    discardOne(g, id);
  }
  finish(g, step, scope, frame.picks);
};

/** The character a card of a stack belongs to. */
const topOf = (g: Game, id: number): number => (card(g, id).zone === 'under' ? card(g, id).host : id);

function discardOne(g: Game, id: number): void {
  const c = card(g, id);
  if (c.zone !== 'field' || c.under.length === 0) {
    if (c.zone === 'field') leave(g, id, 'discard');
    else toPile(g, id, 'discard');
    return;
  }
  const next = uncover(g, id);
  toPile(g, id, 'discard');
  discardDuplicate(g, next);
}

export const shuffle: Verb = (g, frame, step, scope) => {
  shufflePile(g.s, g.s.players[frame.actor].deck);
  tell(g, 'shuffled', '001 Card effects', { player: frame.actor, cause: scope.self });
  finish(g, step, scope, [], 0, true);
};

/** Cards become hidden characters on the actor's side; an opponent's card stays bound to the card that put it there. */
export const putHidden: Verb = (g, frame, step, scope) => {
  if (frame.at === 11) {
    const answer = take(g);
    if (isNo(answer)) return declined(g, step, scope);
    frame.more.push(answer[0] as number);
    frame.at = 10;
  }
  while (frame.more.length < frame.picks.length) {
    const options = g.s.row.map((_, m) => m).filter((m) => step.place === null || step.place(g, scope, m));
    const [only] = options;
    if (only === undefined) return nothing(g, step, scope);
    if (options.length > 1) {
      frame.at = 11;
      const { actor: player } = frame;
      return ask(g, { kind: 'mission', of: 'mission', player, options, source: scope.self, about: 'putHidden' });
    }
    frame.more.push(only);
  }
  frame.picks.forEach((id, i) => {
    const c = card(g, id);
    toField(g, id, frame.more[i] as number, frame.actor);
    c.hidden = true;
    c.controller = c.owner === frame.actor ? -1 : scope.self;
    const data = { player: frame.actor, cards: [id], mission: c.mission, cause: scope.self };
    tell(g, 'putHidden', '001 Hidden', data);
  });
  finish(g, step, scope, frame.picks);
};

/** Back into the deck of their owner: on top in an order of the actor's, at the bottom, or shuffled in. */
export const putBack: Verb = (g, frame, step, scope) => {
  const ordered = step.where === 'top' || step.where === 'bottom';
  if (frame.at === 10) {
    frame.at = 11;
    if (ordered && frame.picks.length > 1) {
      const { picks: options, actor: player } = frame;
      const { length } = options;
      return ask(g, { kind: 'order', player, options, min: length, max: length, source: scope.self, about: 'putBack' });
    }
  } else {
    const order = take(g);
    if (order.length > 0) frame.picks = [...order];
  }
  const cards = frame.picks.slice();
  if (step.where === 'randomBottom') shufflePile(g.s, cards);
  // The first named ends on top.
  if (step.where === 'top') cards.reverse();
  for (const id of cards) toPile(g, id, 'deck', step.where === 'bottom' || step.where === 'randomBottom');
  const [first] = cards;
  if (step.where === 'shuffled' && first !== undefined) shufflePile(g.s, g.s.players[card(g, first).owner].deck);
  const data = { player: frame.actor, cards: frame.picks, amount: cards.length, secretTo: frame.actor };
  tell(g, 'putBack', '001 Card effects', { ...data, ...(step.where && { to: step.where }), cause: scope.self });
  remember(g, step, scope, frame.picks);
  finish(g, step, scope, frame.picks, cards.length);
};
