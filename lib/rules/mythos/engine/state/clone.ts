import type { Frame } from './frames';
import type { Card, Mission, Player, Scope, State } from './state';

// Copies by hand: a state is copied once an action, so this is the cost of never changing what the caller holds.

const cards = (list: readonly number[]): number[] => (list.length === 0 ? [] : list.slice());

function cloneCard(c: Card): Card {
  return {
    def: c.def,
    owner: c.owner,
    zone: c.zone,
    side: c.side,
    mission: c.mission,
    host: c.host,
    hidden: c.hidden,
    tokens: c.tokens,
    under: cards(c.under),
    attached: cards(c.attached),
    controller: c.controller,
    playedTurn: c.playedTurn,
    movedTurn: c.movedTurn,
    paid: c.paid,
    byEffect: c.byEffect,
    seenBy: c.seenBy,
    worn: c.worn,
  };
}

const clonePlayer = (p: Player): Player => ({
  ...p,
  deck: cards(p.deck),
  hand: cards(p.hand),
  discard: cards(p.discard),
});

const cloneMission = (m: Mission): Mission => ({ ...m, sides: [cards(m.sides[0]), cards(m.sides[1])] });

export const cloneScope = (s: Scope): Scope => ({ ...s, binds: { ...s.binds } });

function cloneFrame(frame: Frame): Frame {
  const copy = { ...frame };
  switch (copy.k) {
    case 'step':
      copy.picks = cards(copy.picks);
      copy.more = cards(copy.more);
      copy.done = cards(copy.done);
      break;
    case 'triggers':
      copy.list = copy.list.slice();
      break;
    case 'deed':
      copy.cards = cards(copy.cards);
      copy.places = cards(copy.places);
      copy.asked = cards(copy.asked);
      copy.replaced = cards(copy.replaced);
      break;
    case 'play':
    case 'sequence':
    case 'block':
    case 'turn':
    case 'setup':
    case 'start':
    case 'scoring':
    case 'end':
      break;
  }
  return copy;
}

export function clone(s: State): State {
  return {
    ...s,
    forced: cards(s.forced),
    cards: s.cards.map(cloneCard),
    players: [clonePlayer(s.players[0]), clonePlayer(s.players[1])],
    missionDeck: cards(s.missionDeck),
    row: s.row.map(cloneMission),
    stack: s.stack.map(cloneFrame),
    scopes: s.scopes.map(cloneScope),
    pending: s.pending.slice(),
    duties: s.duties.map((duty) => ({ block: duty.block, scope: cloneScope(duty.scope) })),
    bonus: cards(s.bonus),
    answer: s.answer && cards(s.answer),
    result: cards(s.result),
  };
}
