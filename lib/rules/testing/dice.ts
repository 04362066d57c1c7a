/** A source of chance for tests: the same seed gives the same numbers, each from 0 to below `n`. */
export function dice(seed: number): (n: number) => number {
  let x = (seed * 2654435761) | 0 || 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
}
