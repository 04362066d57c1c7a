import type { Step, Target } from '../library/types';
import { ask, isNo, take } from '../state/ask';
import type { StepFrame } from '../state/frames';
import { card, type Game } from '../state/game';
import type { Slot } from '../state/prompt';
import { chanceAmong } from '../state/random';
import { other, type PlayerId, type Scope } from '../state/state';
import { VERBS } from '../verbs/verbs';
import { canDo } from './feasible';
import { declined, nothing, remember } from './finish';
import { inTotal, mostOf, slotsOf } from './slots';

// One step: is it to be done at all, on what, and then its verb. Verbs begin at ACT.

const START = 0;
const AGREED = 1;
const MISSION = 2;
const CHOSEN = 3;
const TOP = 4;
const STACK = 5;
const ACT = 10;

export function runStep(g: Game, frame: StepFrame): void {
  const step = g.lib.blocks[frame.block]?.steps[frame.index] as Step;
  const scope = g.s.scopes[frame.scope] as Scope;
  if (frame.at >= ACT) return VERBS[step.verb](g, frame, step, scope);
  g.place = frame.mission;
  switch (frame.at) {
    case START:
      return start(g, frame, step, scope);
    case AGREED:
      if (isNo(take(g))) return declined(g, step, scope);
      frame.may = false;
      frame.agreed = true;
      return mission(g, frame, step, scope);
    case MISSION: {
      const answer = take(g);
      if (isNo(answer)) return declined(g, step, scope);
      frame.mission = answer[0] as number;
      g.place = frame.mission;
      frame.may = false;
      return choose(g, frame, step, scope);
    }
    case TOP: {
      const answer = take(g);
      if (isNo(answer)) return declined(g, step, scope);
      const [slot] = slotsOf(g, step, scope, frame.actor);
      return act(g, frame, step, scope, slot?.options.slice(0, answer[0]) ?? []);
    }
    case STACK: {
      const answer = take(g);
      if (isNo(answer)) return declined(g, step, scope);
      const cards = slotsOf(g, step, scope, frame.actor).flatMap((slot) => slot.options);
      const picks = cards.filter((id) => topOf(g, id) === answer[0]);
      return act(g, frame, step, scope, picks);
    }
    default:
      return chosen(g, frame, step, scope);
  }
}

function start(g: Game, frame: StepFrame, step: Step, scope: Scope): void {
  if (!canDo(g, step, scope, frame.actor)) return nothing(g, step, scope);
  // A default "may" belongs to the owner of the effect; who carries it out cannot decline.
  if (frame.may && frame.actor !== scope.you && !OWN_ASKING.has(step.verb)) {
    frame.at = AGREED;
    return ask(g, { kind: 'optional', player: scope.you, source: scope.self, about: step.verb, no: true });
  }
  mission(g, frame, step, scope);
}

/** Verbs that ask in their own way. */
const OWN_ASKING: ReadonlySet<Step['verb']> = new Set([
  'pay',
  'choose',
  'repeat',
  'copy',
  'activate',
  'later',
  'declare',
]);

function mission(g: Game, frame: StepFrame, step: Step, scope: Scope): void {
  if (!step.targets.some((target) => target.group?.oneMission)) return choose(g, frame, step, scope);
  const options: number[] = [];
  for (let m = 0; m < g.s.row.length; m++) {
    g.place = m;
    if (mostOf(slotsOf(g, step, scope, frame.actor)) > 0) options.push(m);
  }
  g.place = -1;
  frame.at = MISSION;
  ask(g, {
    kind: 'mission',
    of: 'mission',
    player: frame.actor,
    options,
    no: frame.may,
    source: scope.self,
    about: step.verb,
  });
}

function choose(g: Game, frame: StepFrame, step: Step, scope: Scope): void {
  if (OWN_ASKING.has(step.verb)) return act(g, frame, step, scope, []);
  const slots = slotsOf(g, step, scope, frame.actor);
  const target = step.targets[0];
  if (!target || step.verb === 'revealUntil') return agree(g, frame, step, scope, []);
  if (target.group?.stacks && target.group.part === 'each') return askStack(g, frame, step, scope, slots);
  if (target.group?.upTo) {
    const most = slots[0]?.options.length ?? 0;
    frame.at = TOP;
    const options = Array.from({ length: most }, (_, i) => most - i);
    return ask(g, {
      kind: 'number',
      of: 'number',
      player: frame.actor,
      options,
      no: frame.may,
      source: scope.self,
      about: step.verb,
    });
  }
  if (target.random) return agree(g, frame, step, scope, atRandom(g, slots));
  const forced = slots.every((slot) => slot.min === slot.options.length && slot.max === slot.options.length);
  const picks = [...new Set(slots.flatMap((slot) => slot.options))];
  const choosing = step.targets.some((one) => one.group !== null && one.choose !== 'all');
  if (!choosing || (forced && !frame.may)) {
    if (asksLater(step, picks)) return act(g, frame, step, scope, picks);
    return agree(g, frame, step, scope, picks);
  }
  askTargets(g, frame, step, scope, slots, target);
}

/** The verb has a question of its own that can be declined. */
function asksLater(step: Step, picks: readonly number[]): boolean {
  if (step.verb === 'move' || step.verb === 'moveAttachment') return picks.length === 1;
  return step.verb === 'forEach' || step.verb === 'attach';
}

/** Cards of one stack: which stack, where there are several. */
function askStack(g: Game, frame: StepFrame, step: Step, scope: Scope, slots: readonly Slot[]): void {
  const cards = slots.flatMap((slot) => slot.options);
  const options = [...new Set(cards.map((id) => topOf(g, id)))];
  frame.at = STACK;
  ask(g, { kind: 'targets', player: frame.actor, options, no: frame.may, source: scope.self, about: step.verb });
}

function topOf(g: Game, id: number): number {
  const c = card(g, id);
  return c.zone === 'under' ? c.host : id;
}

/** Nothing is left to choose: an optional step asks yes or no. */
function agree(g: Game, frame: StepFrame, step: Step, scope: Scope, picks: number[]): void {
  if (!frame.may || (step.verb === 'payChakra' && step.amountKind === 'any')) return act(g, frame, step, scope, picks);
  frame.picks = picks;
  frame.at = CHOSEN;
  ask(g, {
    kind: 'optional',
    player: frame.actor,
    source: scope.self,
    about: step.verb,
    no: true,
    ...(picks.length > 0 ? { orders: picks } : {}),
  });
}

function askTargets(g: Game, frame: StepFrame, step: Step, scope: Scope, slots: Slot[], target: Target): void {
  const several = slots.length > 1;
  const most = mostOf(slots);
  const least = target.perMission || !several ? slots.reduce((sum, slot) => sum + slot.min, 0) : most;
  const options = [...new Set(slots.flatMap((slot) => slot.options))];
  const { total } = target;
  frame.at = CHOSEN;
  frame.picks = [];
  ask(g, {
    kind: step.verb === 'play' ? 'card' : target.group?.from === 'missions' ? 'mission' : 'targets',
    player: deciderOf(frame.actor, target),
    options,
    min: target.choose === 'any' && step.verb === 'play' ? Math.min(least, 0) : least,
    max: target.choose === 'any' && step.verb === 'play' ? 1 : most,
    no: frame.may,
    source: scope.self,
    about: step.verb,
    ...(several ? { slots } : {}),
    ...(total
      ? {
          total: {
            atMost: total.atMost(g, scope, scope.you),
            values: options.map((id) => inTotal(g, total, id)),
          },
        }
      : {}),
  });
}

function deciderOf(actor: PlayerId, target: Target): PlayerId {
  return target.byOpponent ? other(actor) : actor;
}

function atRandom(g: Game, slots: readonly Slot[]): number[] {
  const [slot] = slots;
  if (!slot) return [];
  const left = [...slot.options];
  const picks: number[] = [];
  while (picks.length < slot.max) picks.push(...left.splice(chanceAmong(g.s, left), 1));
  return picks;
}

function chosen(g: Game, frame: StepFrame, step: Step, scope: Scope): void {
  const answer = take(g);
  if (isNo(answer)) return declined(g, step, scope);
  frame.agreed = true;
  frame.may = false;
  // A plain yes leaves the picks as they are; an order of them may come with it.
  if (frame.picks.length > 0)
    return act(g, frame, step, scope, answer.length > 1 ? [...answer] : frame.picks, answer.length > 1);
  act(g, frame, step, scope, [...answer], true);
}

function act(g: Game, frame: StepFrame, step: Step, scope: Scope, picks: number[], ordered = false): void {
  frame.ordered = ordered;
  frame.picks = picks;
  frame.at = ACT;
  remember(g, step, scope, picks);
  VERBS[step.verb](g, frame, step, scope);
}
