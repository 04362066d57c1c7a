import type { Chosen, Target } from '../../../cards/effects/expression';
import type { Pay, Step, StepOf } from '../../../cards/effects/step';
import { targetsOf } from '../../targets';
import { spokenBy } from '../nouns/binding';
import { isWholeDeck } from '../nouns/reference';
import { isSame } from '../nouns/target';
import type { Scope } from '../scope';
import { isSimple } from './clause';

// How steps stand to each other, where several make one sentence.

/** A step and what it can look back on. */
export interface Placed {
  step: Step;
  at: Scope;
}

/** Whether the second of two steps is the end of the first one's sentence: `ukryj tę postać i przenieś ją`. */
export function joins({ step: first, at }: Placed, { step: second }: Placed, count: number): boolean {
  if (!isBare(first) || !isBare(second) || (first.who ?? at.actor) !== (second.who ?? at.actor)) return false;
  const found =
    'what' in second && typeof second.what !== 'string' && !Array.isArray(second.what) ? second.what : undefined;
  if (first.as !== undefined && found?.from === 'bound' && found.name === first.as && isWholeDeck(first.as, at))
    return true;
  if (count !== 2) return false;
  const acted = targetsOf(second);
  return acted === undefined ? BRIEF.has(second.do) : typeof acted === 'string' && acted === spokenBy(first);
}

const BRIEF: ReadonlySet<Step['do']> = new Set(['draw', 'gainChakra', 'gainPoints', 'gainEdge', 'giveEdge', 'shuffle']);

/** Nothing but a verb and what it acts on. */
function isBare(step: Step): boolean {
  const { if: given, obligation, until, price, do: name } = step;
  return isSimple(step) && name !== 'powerup' && !given && !obligation && !until && price === undefined;
}

/** Steps that each sell one card of the hand, no more than one of a kind. */
export function discards(steps: readonly Step[]): { card: Target; pay: Pay }[] | undefined {
  const sold = steps.map((step) => {
    const [cost, ...more] = step.do === 'pay' && !step.if && !step.obligation && !step.who ? step.cost : [];
    if (step.do !== 'pay' || cost?.do !== 'discard' || !isBare(cost) || more.length > 0) return undefined;
    const card = typeof cost.what === 'string' || cost.what.from !== 'hand' || cost.what.choose ? undefined : cost.what;
    return card && !card.whose && card.anyOf && isGiven(step) ? { card, pay: step } : undefined;
  });
  const all = sold.filter((one) => one !== undefined);
  return all.length > 1 && all.length === steps.length ? all : undefined;
}

/** Whether all that is paid for is simply done by whoever pays. */
function isGiven({ for: steps, who }: Pay): boolean {
  return steps.every((one) => !one.if && !one.obligation && (!one.who || one.who === who));
}

/** The one move there or from there: `na tę misję albo z tej misji`. */
export function toOrFrom([first = [], second = [], ...others]: readonly (readonly Step[])[]): Chosen | undefined {
  const [to, from] = [onlyMove(first), onlyMove(second)];
  if (!to || !from || others.length > 0 || to.to !== 'here' || from.to !== undefined) return undefined;
  const [there, here] = [to.what, from.what];
  if (typeof there === 'string' || typeof here === 'string' || Array.isArray(there) || Array.isArray(here))
    return undefined;
  if (!('in' in there) || !('in' in here) || there.in !== 'elsewhere' || here.in !== 'here') return undefined;
  return isSame({ ...there, in: undefined }, { ...here, in: undefined }) ? here : undefined;
}

function onlyMove([step, ...more]: readonly Step[]): StepOf<'move'> | undefined {
  return step?.do === 'move' && isBare(step) && !step.who && !step.as && more.length === 0 ? step : undefined;
}

export function samePutBack(
  [first]: readonly Step[] = [],
  [other, ...more]: readonly Step[],
): StepOf<'putBack'> | undefined {
  if (first?.do !== 'putBack' || other?.do !== 'putBack' || more.length > 0) return undefined;
  const { where, ...rest } = other;
  const alike = JSON.stringify({ ...first, where }) === JSON.stringify({ ...rest, where });
  return alike && [first.where, where].every((one) => one !== 'shuffled') ? other : undefined;
}
