import { takeControl as control, giveBack } from '../board/control';
import { toField } from '../board/zones';
import { affect, fire } from '../flow/fire';
import { destinationsOf, splitDestinations } from '../interpret/able';
import { declined, finish, nothing, type Verb } from '../interpret/finish';
import { priceFor, slotsOf } from '../interpret/slots';
import { ask, isNo, take } from '../state/ask';
import type { DeedVerb, StepFrame } from '../state/frames';
import { card, type Game, tell } from '../state/game';
import { push, takeResult } from '../state/stack';
import { forbidden } from '../read/permission';
import type { Step } from '../library/types';
import type { Scope } from '../state/state';
import { pay } from './resources';

// Hiding, defeating and moving go through a deed, since something else may happen instead.

export const hide: Verb = (g, frame, step, scope) => deedStep(g, frame, step, scope, 'hide');
export const defeat: Verb = (g, frame, step, scope) => deedStep(g, frame, step, scope, 'defeat');

function deedStep(g: Game, frame: StepFrame, step: Step, scope: Scope, verb: DeedVerb): void {
  if (frame.at === 10) {
    frame.at = 11;
    return pushDeed(g, frame, verb, []);
  }
  const hit = takeResult(g);
  frame.done.push(...hit);
  // Chosen and saved: one that was to go, and is still there.
  if (frame.at === 11) frame.more.push(...frame.picks.filter((id) => !hit.includes(id)));
  if (step.until === null) return finish(g, step, scope, frame.done);
  again(g, frame, step, scope, verb);
}

/** A replacement may save the same card again and again. */
const MOST_CHOSEN = 50;

/** Done again until it is true or nothing is left to choose (D24). */
function again(g: Game, frame: StepFrame, step: Step, scope: Scope, verb: DeedVerb): void {
  if (frame.at === 12) {
    frame.picks = [...take(g)];
    frame.at = 11;
    frame.i++;
    return pushDeed(g, frame, verb, []);
  }
  if (g.s.contested.D24 === 'other') g.gone = frame.more.slice();
  const enough = step.until?.(g, scope, scope.you) ?? true;
  const [slot] = slotsOf(g, step, scope, frame.actor);
  g.gone = [];
  if (enough || !slot || slot.options.length === 0 || frame.i > MOST_CHOSEN) return finish(g, step, scope, frame.done);
  frame.at = 12;
  ask(g, { kind: 'targets', player: frame.actor, options: slot.options, source: scope.self, about: verb });
}

function pushDeed(g: Game, frame: StepFrame, verb: DeedVerb, places: number[]): void {
  const scope = g.s.scopes[frame.scope] as Scope;
  push(g, {
    k: 'deed',
    verb,
    at: 0,
    scope: frame.scope,
    by: scope.you,
    decider: frame.actor,
    cards: frame.picks.slice(),
    places,
    i: 0,
    asked: [],
    replaced: [],
    ordered: frame.ordered,
  });
}

const ASK_PLACE = 10;
const PLACED = 11;
const MOVED = 12;
const YES_NO = 13;

/** Who moves is known; each one's destination is asked where more than one is legal. */
export const move: Verb = (g, frame, step, scope) => {
  if (frame.at === MOVED) return finish(g, step, scope, takeResult(g));
  if (frame.at === PLACED || frame.at === YES_NO) {
    const answer = take(g);
    if (isNo(answer)) return declined(g, step, scope);
    if (frame.at === PLACED) frame.more.push(answer[0] as number);
    else frame.more.push(placesFor(g, frame, step, scope)[0] as number);
    frame.may = false;
    frame.at = ASK_PLACE;
  }
  const split = frame.picks[0] !== undefined && card(g, frame.picks[0]).zone === 'under';
  while (frame.more.length < frame.picks.length) {
    const options = placesFor(g, frame, step, scope);
    const [only] = options;
    if (only === undefined) {
      frame.picks.splice(frame.more.length, 1);
    } else if (options.length > 1) {
      frame.at = PLACED;
      const { may: no, actor: player } = frame;
      return ask(g, { kind: 'mission', of: 'mission', player, options, no, source: scope.self, about: 'move' });
    } else if (frame.may) {
      frame.at = YES_NO;
      return ask(g, { kind: 'optional', player: frame.actor, source: scope.self, about: 'move', no: true });
    } else {
      frame.more.push(only);
    }
  }
  if (frame.picks.length === 0) return nothing(g, step, scope);
  if (split) return splitOff(g, frame, step, scope);
  frame.at = MOVED;
  pushDeed(g, frame, 'move', frame.more.slice());
};

/** Destinations of the next one; where a namesake moved by the same step goes is taken. */
function placesFor(g: Game, frame: StepFrame, step: Step, scope: Scope): number[] {
  const id = frame.picks[frame.more.length] as number;
  const c = card(g, id);
  if (c.zone === 'under') return splitDestinations(g, id, step, scope);
  if (c.zone !== 'field' || forbidden(g, id, 'moved', scope.you)) return [];
  return destinationsOf(g, step, scope, id).filter((mission) => !taken(g, frame, id, mission));
}

function taken(g: Game, frame: StepFrame, id: number, mission: number): boolean {
  const c = card(g, id);
  if (c.hidden) return false;
  const { name } = g.lib.cards[c.def] as Game['lib']['cards'][number];
  return frame.more.some((place, i) => {
    const one = card(g, frame.picks[i] as number);
    return place === mission && one.side === c.side && !one.hidden && g.lib.cards[one.def]?.name === name;
  });
}

/** The bottom card of a stack becomes a character of its own elsewhere. */
function splitOff(g: Game, frame: StepFrame, step: Step, scope: Scope): void {
  const [id] = frame.picks as [number];
  const { side } = card(g, card(g, id).host);
  toField(g, id, frame.more[0] as number, side);
  card(g, id).movedTurn = g.s.turnNumber;
  tell(g, 'moved', '001 Move', { cards: [id], mission: frame.more[0] as number, side, cause: scope.self });
  fire(g, 'moved', { cards: [id], by: scope.you });
  finish(g, step, scope, [id]);
}

export const takeControl: Verb = (g, frame, step, scope) => {
  affect(g, frame.picks, scope.you);
  for (const id of frame.picks) {
    pay(g, scope.you, priceFor(g, step, scope, id), scope.self, 'effect');
    control(g, id, frame.actor, scope.self);
  }
  finish(g, step, scope, frame.picks);
};

export const takeBack: Verb = (g, frame, step, scope) => {
  for (const id of frame.picks) giveBack(g, id);
  finish(g, step, scope, frame.picks);
};
