import { graveOf, leave } from '../board/leave';
import { toField, touch } from '../board/zones';
import type { ReplacementEntry } from '../read/play-index';
import { playIndex } from '../read/play-index';
import { gateHolds } from '../read/gate';
import { boundOf } from '../read/stats';
import { hereOf, newScope } from '../read/scope';
import { ask, isNo, take } from '../state/ask';
import type { DeedFrame, DeedVerb } from '../state/frames';
import { card, type Game, tell } from '../state/game';
import { pop, pushBlock, takeResult } from '../state/stack';
import { addScope, affect, fire, textOn, triggersBy } from './fire';

const WOULD = { hide: 'hidden', defeat: 'defeated', move: 'moved' } as const satisfies Record<DeedVerb, string>;

const CHECK = 0;
const ASKED = 1;
const INSTEAD = 2;
const ORDER = 3;

/** Hides, defeats or moves cards at one moment; what happens instead is done before. Result: those it happened to. */
export function runDeed(g: Game, frame: DeedFrame): void {
  switch (frame.at) {
    case CHECK:
      if (frame.i === 0 && frame.asked.length === 0) affect(g, frame.cards, frame.by);
      return check(g, frame);
    case ASKED:
      if (isNo(take(g))) frame.at = CHECK;
      else replace(g, frame);
      return;
    case INSTEAD:
      takeResult(g);
      frame.at = CHECK;
      return;
    default: {
      const order = take(g);
      if (order.length > 0) sort(frame, order);
      carryOut(g, frame);
    }
  }
}

function check(g: Game, frame: DeedFrame): void {
  for (; frame.i < frame.cards.length; frame.i++, frame.asked = []) {
    const id = frame.cards[frame.i] as number;
    if (frame.replaced.includes(id) || card(g, id).zone !== 'field') continue;
    const entry = next(g, frame, id);
    if (!entry) continue;
    frame.asked.push(entry.scope.self, entry.replacement.number);
    if (!entry.replacement.may) return replace(g, frame);
    frame.at = ASKED;
    const source = entry.scope.self;
    return ask(g, { kind: 'optional', player: entry.scope.you, source, about: 'instead', options: [id], no: true });
  }
  const stays = frame.cards.map((id) => !frame.replaced.includes(id) && card(g, id).zone === 'field');
  frame.cards = frame.cards.filter((_, i) => stays[i]);
  frame.places = frame.places.filter((_, i) => stays[i]);
  if (frame.verb === 'move') return carryOut(g, frame);
  frame.at = ORDER;
  if (frame.verb === 'hide' || frame.ordered || !pileOrderMatters(g, frame)) return;
  const { length } = frame.cards;
  ask(g, { kind: 'order', player: frame.decider, options: frame.cards, min: length, max: length, about: frame.verb });
}

/** A replacement not yet asked about for this card; what a card says of itself comes first. */
function next(g: Game, frame: DeedFrame, id: number): ReplacementEntry | undefined {
  const found = playIndex(g).replacements.filter(({ replacement, scope }) => {
    if (!replacement.would.includes(WOULD[frame.verb])) return false;
    if (replacement.byEnemy && scope.you === frame.by) return false;
    if (!textOn(g, scope.self) || !gateHolds(g, scope, replacement.gate)) return false;
    for (let i = 0; i < frame.asked.length; i += 2) {
      if (frame.asked[i] === scope.self && frame.asked[i + 1] === replacement.number) return false;
    }
    return replacement.what(g, scope, scope.you, id);
  });
  return found.find((entry) => entry.scope.self === id) ?? found[0];
}

function replace(g: Game, frame: DeedFrame): void {
  const id = frame.cards[frame.i] as number;
  const [source, number] = frame.asked.slice(-2) as [number, number];
  const entry = playIndex(g).replacements.find(
    ({ replacement, scope }) => scope.self === source && replacement.number === number,
  );
  frame.at = INSTEAD;
  if (!entry) return;
  frame.replaced.push(id);
  tell(g, 'replaced', '001 Card effects', { player: entry.scope.you, cards: [id], amount: number, cause: source });
  const scope = newScope(source, entry.scope.you, hereOf(g, entry.scope));
  scope.binds.it = boundOf(g, [id], 0, true);
  pushBlock(g, entry.replacement.block, addScope(g, scope), entry.scope.you, { agreed: true, line: true });
}

/** The decider orders cards that go to one pile (001, "The Decider"); like cards need no order. */
export function pileOrderMatters(g: Game, frame: { cards: readonly number[] }): boolean {
  for (const owner of [0, 1] as const) {
    const own = frame.cards.filter((id) => card(g, id).owner === owner);
    if (new Set(own.map((id) => card(g, id).def)).size > 1) return true;
  }
  return false;
}

function sort(frame: DeedFrame, order: readonly number[]): void {
  frame.cards.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function carryOut(g: Game, frame: DeedFrame): void {
  const cause = g.s.scopes[frame.scope]?.self ?? -1;
  if (frame.verb === 'hide') {
    for (const id of frame.cards) {
      card(g, id).hidden = true;
      card(g, id).seenBy = 0;
      tell(g, 'hidden', '001 Hide', { cards: [id], mission: card(g, id).mission, side: card(g, id).side, cause });
    }
    touch(g);
  } else if (frame.verb === 'defeat') {
    defeat(g, frame, cause);
  } else {
    frame.cards.forEach((id, i) => {
      const place = frame.places[i] as number;
      toField(g, id, place, card(g, id).side);
      card(g, id).movedTurn = g.s.turnNumber;
      tell(g, 'moved', '001 Move', { cards: [id], mission: place, side: card(g, id).side, cause });
    });
    fire(g, 'moved', { cards: frame.cards, by: frame.by });
  }
  pop(g, frame.cards);
}

function defeat(g: Game, frame: DeedFrame, cause: number): void {
  const { cards } = frame;
  const triggers = triggersBy(g, 'defeated', { cards, by: frame.by, leaving: cards });
  const graves = cards.map((id) => graveOf(g, id));
  cards.forEach((id, i) => {
    const to = graves[i] ?? 'discard';
    tell(g, 'defeated', '001 Defeat', { player: card(g, id).side, cards: [id], to, cause });
    leave(g, id, to);
  });
  g.s.pending.push(...triggers);
}
