import type { Step } from '../../cards/effects/step';
import type { Target } from '../../cards/effects/expression';
import { list } from './cards/reference';

const GAINS: readonly Step['do'][] = ['draw', 'gainChakra', 'gainEdge', 'gainPoints', 'stealChakra'];
const ON_ONE: readonly Step['do'][] = ['hide', 'look', 'move', 'reveal'];

export type Joint = ',' | 'and' | ', then';

/**
 * How a step goes on in the sentence of the one before it, by the same player: `hide this character and move it`,
 * `draw 1 card and gain the Edge`. Undefined: in a sentence of its own. `spoken`: the card a pronoun stands for.
 */
export function joint(before: Step | undefined, step: Step, spoken: string | undefined): Joint | undefined {
  if (!before || before.who !== step.who || !isPlain(before) || !isPlain(step)) return undefined;
  if (soughtBy(before, step)) return step.do === 'take' && step.reveal ? ',' : 'and';
  if (step.do === 'draw' && asMany(step, spoken)) return ', then';
  if (GAINS.includes(before.do) && GAINS.includes(step.do)) return isFixed(before) && isFixed(step) ? 'and' : undefined;
  const same = 'what' in step && step.what === spoken && spoken !== undefined && ON_ONE.includes(before.do);
  return same && isOne(before) ? 'and' : undefined;
}

/** What the whole deck was looked through for: what the next step takes from it or plays. */
export function soughtBy(search: Step, next: Step): Target | undefined {
  if (search.do !== 'look' || typeof search.at === 'string' || search.as === undefined) return undefined;
  const whole = search.at.from === 'deck' && search.at.choose === 'all' && search.at.top === undefined;
  if (!whole || !isPlain(next) || (next.do !== 'take' && next.do !== 'play')) return undefined;
  const { what } = next;
  return typeof what === 'object' && what.from === 'bound' && what.name === search.as ? what : undefined;
}

/** Draws as many cards as the step before acted on. */
export function asMany({ amount }: Extract<Step, { do: 'draw' }>, spoken: string | undefined): boolean {
  return typeof amount === 'object' && 'count' in amount && typeof amount.count === 'string' && amount.count === spoken;
}

function isPlain(step: Step): boolean {
  const { obligation, until, price } = step;
  return step.if === undefined && obligation === undefined && until === undefined && price === undefined;
}

function isFixed(step: Step): boolean {
  return !('amount' in step) || typeof step.amount === 'number';
}

function isOne(step: Step): boolean {
  const target = step.do === 'look' ? step.at : 'what' in step ? step.what : undefined;
  return target !== undefined && list(target).length === 1;
}
