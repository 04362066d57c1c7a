/** One line of `npm run bench`: a figure, its unit, and whatever else helps to read it. */
export interface Figure {
  /** Begins with the name of the bench that measured it: `search.cards.p95` of `search.cards`. */
  bench: string;
  value: number;
  unit: string;
  [detail: string]: unknown;
}

/** What every file `*.bench.ts` exports. */
export interface Bench {
  name: string;
  /** All figures at the end, or each as soon as it is known, where the whole takes minutes. */
  run(): Promise<Figure[]> | AsyncIterable<Figure>;
}
