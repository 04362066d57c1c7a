declare module 'damerau-levenshtein' {
  /** `steps`: insertions, deletions, substitutions and swaps of neighbours that turn one text into the other. */
  export default function distance(a: string, b: string): { steps: number; relative: number; similarity: number };
}
