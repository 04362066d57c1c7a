import { settle } from '../board/settle';
import type { Step } from '../library/types';
import { bind, STATS_PER_CARD } from '../read/scope';
import { boundOf } from '../read/stats';
import type { StepFrame } from '../state/frames';
import type { Game } from '../state/game';
import { DECLINED_ALL, DONE, NOTHING, pop } from '../state/stack';
import type { Bound, Scope } from '../state/state';

/** A verb carried out in parts: it advances the frame, asks, pushes what must be done first, and ends with `finish`. */
export type Verb = (g: Game, frame: StepFrame, step: Step, scope: Scope) => void;

/** Remembers the chosen as they are before the step, for steps that will speak of them. */
export function remember(g: Game, step: Step, scope: Scope, cards: readonly number[]): void {
  if (step.as === null) return;
  const face = step.verb === 'look' ? g.s.contested.D26 !== 'other' : step.verb === 'reveal';
  bind(scope, step.as, boundOf(g, cards, 0, false, face));
}

/** Ends a step that did something to these cards. */
export function finish(
  g: Game,
  step: Step,
  scope: Scope,
  cards: readonly number[],
  amount = 0,
  done = cards.length > 0 || amount > 0,
): void {
  if (step.as !== null) bind(scope, step.as, boundTo(g, scope.binds[step.as], cards, amount, done));
  settle(g);
  end(g, done ? DONE : NOTHING);
}

/** Nothing was done: a name it would bind counts 0. */
export function nothing(g: Game, step: Step, scope: Scope): void {
  if (step.as !== null) bind(scope, step.as, EMPTY);
  end(g, NOTHING);
}

export function declined(g: Game, step: Step, scope: Scope): void {
  if (step.as !== null) bind(scope, step.as, EMPTY);
  pop(g, [DECLINED_ALL]);
}

/** Beside how it ended: whether a player has agreed to it. */
function end(g: Game, status: number): void {
  const frame = g.s.stack.at(-1);
  pop(g, [status, frame?.k === 'step' && frame.agreed ? 1 : 0]);
}

const EMPTY: Bound = { cards: [], amount: 0, done: false, zone: 'field', stats: [] };

/** Those really done, with what was remembered of them. */
function boundTo(g: Game, before: Bound | undefined, cards: readonly number[], amount: number, done: boolean): Bound {
  if (!before || !cards.every((id) => before.cards.includes(id))) return boundOf(g, cards, amount, done);
  const stats = cards.flatMap((id) => {
    const at = before.cards.indexOf(id) * STATS_PER_CARD;
    return before.stats.slice(at, at + STATS_PER_CARD);
  });
  return { cards: cards.slice(), amount, done, zone: before.zone, stats };
}
