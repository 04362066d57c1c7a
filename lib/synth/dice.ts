/** Numbers from 0 to below 1, the same at each run and on each machine (a linear congruence, read by its high bits). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** The few ways in which chance is asked. */
export class Dice {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = seededNumbers(seed);
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(items: readonly T[]): T {
    return items[this.whole(0, items.length - 1)] as T;
  }

  /** The first ones far more often than the last, as people, tags and authors are in life: more so as `by` grows. */
  favourite<T>(items: readonly T[], by: number): T {
    return items[this.rank(items.length, by)] as T;
  }

  /** A place among so many, the first ones far more often than the last. */
  rank(count: number, by: number): number {
    return Math.floor(count * this.next() ** by);
  }

  /** Whether something happens that happens so often: 0.25 is one time in four. */
  happens(often: number): boolean {
    return this.next() < often;
  }
}
