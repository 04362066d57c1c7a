import type { Found, Look } from './paths';
import { valueAt } from './paths';

export interface Failure {
  path: string;
  expected: unknown;
  actual: unknown;
}

/** Everything expected that is not so. `where`: the place of these expectations in the file. */
export function failuresOf(look: Look, expected: Readonly<Record<string, unknown>>, where: string): Failure[] {
  return Object.entries(expected).flatMap(([path, wanted]) => {
    const actual = valueAt(look, path, where);
    if (holds(actual, wanted)) return [];
    return [
      { path, expected: wanted, actual: typeof wanted === 'number' && Array.isArray(actual) ? actual.length : actual },
    ];
  });
}

/** Lists compare with a number by their length, with a list in order, with a `set` without. */
function holds(actual: Found, wanted: unknown): boolean {
  if (Array.isArray(actual)) {
    if (typeof wanted === 'number') return actual.length === wanted;
    if (Array.isArray(wanted)) return sameList(actual, wanted);
    if (isRecord(wanted)) return inSet(actual, wanted);
    return false;
  }
  return actual === wanted;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const sameList = (actual: readonly unknown[], wanted: readonly unknown[]): boolean =>
  actual.length === wanted.length && actual.every((one, i) => one === wanted[i]);

function inSet(actual: readonly unknown[], wanted: Record<string, unknown>): boolean {
  const list = (key: string): unknown[] => {
    const value = wanted[key];
    return value === undefined ? [] : Array.isArray(value) ? value : [value];
  };
  if ('set' in wanted && !sameList([...actual].map(String).sort(), list('set').map(String).sort())) return false;
  return list('has').every((one) => actual.includes(one)) && !list('hasNot').some((one) => actual.includes(one));
}
