import type { Compare, Condition } from '../../cards/effects/expression';
import { isNone } from './cards/measure';

/** What holds as long as a condition does not; none where that cannot be said as a condition. */
export function oppositeOf(condition: Condition): Condition | undefined {
  if ('there' in condition) return { none: condition.there };
  if ('none' in condition) return { there: condition.none };
  if ('edge' in condition) return { edge: condition.edge === 'you' ? 'opponent' : 'you' };
  if ('value' in condition) {
    const { value, is } = condition;
    if (typeof value === 'object' && 'count' in value && typeof value.count === 'object' && isNone(is))
      return { there: value.count };
    const other = otherwise(is);
    return other && { value, is: other };
  }
  return undefined;
}

function otherwise(compare: Compare): Compare | undefined {
  if ('atMost' in compare) return { moreThan: compare.atMost };
  if ('atLeast' in compare) return { lessThan: compare.atLeast };
  if ('lessThan' in compare) return { atLeast: compare.lessThan };
  if ('moreThan' in compare) return { atMost: compare.moreThan };
  return undefined;
}
