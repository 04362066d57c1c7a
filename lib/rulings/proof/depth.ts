/** Lists and objects within each other: no scenario needs a third of it. */
const MOST_DEPTH = 64;

/**
 * Whether a value from outside is nested deeper than any scenario: reading it would take long, and handing it to a
 * thread fail. Goes level by level and not by recursion, so that it can itself be given anything.
 */
export function tooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
