import type { Modifier } from '../../cards/effects/effect';
import type { Place, Value } from '../expressions/vocabulary';
import type { Step } from '../../cards/effects/step';

// A line that changes an earlier one gives another list of steps, made once when the card is read.

export function modified(steps: readonly Step[], change: Modifier['change']): Step[] {
  if ('add' in change) return [...steps, ...change.add];
  if ('instead' in change) return change.instead;
  if ('verb' in change) return steps.map((step) => defeating(step));
  if ('limit' in change) return limited(steps, change.limit, change.is);
  if ('less' in change) return steps.map((step) => cheaper(step, change.less));
  return [...steps];
}

function defeating(step: Step): Step {
  return inside(step.do === 'hide' ? { ...step, do: 'defeat' } : step, defeating);
}

function cheaper(step: Step, less: Value): Step {
  return step.do === 'play' ? { ...step, less } : step;
}

/** The same in steps inside others. */
function inside(step: Step, change: (step: Step) => Step): Step {
  switch (step.do) {
    case 'choose':
      return { ...step, options: step.options.map((option) => option.map(change)) };
    case 'pay':
      return { ...step, cost: step.cost.map(change), for: step.for.map(change) };
    case 'forEach':
    case 'later':
      return { ...step, steps: step.steps.map(change) };
    default:
      return step;
  }
}

type Limit = Extract<Modifier['change'], { limit: string }>;

/** The first limit of its kind becomes another one. */
function limited(steps: readonly Step[], limit: Limit['limit'], is: Limit['is']): Step[] {
  let done = false;
  const walk = (node: unknown): unknown => {
    if (done || typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(walk);
    const record = node as Record<string, unknown>;
    const key = limit === 'totalCost' ? 'total' : limit;
    const fits = key in record && (limit !== 'totalCost' || isCostTotal(record.total));
    if (fits) {
      done = true;
      const { [key]: _, ...rest } = record;
      if (is === null) return rest;
      return { ...rest, [key]: limit === 'totalCost' ? { stat: 'cost', ...is } : is };
    }
    return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, walk(value)]));
  };
  return walk(steps) as Step[];
}

const isCostTotal = (total: unknown): boolean =>
  typeof total === 'object' && total !== null && 'stat' in total && total.stat === 'cost';

/** The same steps in another place: every "in this mission" of what is acted on is replaced. */
export function elsewhere(steps: readonly Step[], place: Place): Step[] {
  const walk = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(walk);
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, key === 'in' && value === 'here' ? place : walk(value)]),
    );
  };
  return walk(steps) as Step[];
}
