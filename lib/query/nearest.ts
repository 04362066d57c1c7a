import distance from 'damerau-levenshtein';

/** What a misspelt word was most likely meant to be; undefined when nothing is near. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  let best: { word: string; slips: number } | undefined;
  for (const word of known) {
    const slips = word.startsWith(typed) && typed.length > 1 ? 0.5 : distance(typed, word).steps;
    // A third of the letters may be wrong, one at least; of two letters none may, as every name would be near.
    const most = word.length <= 2 ? 0 : Math.max(1, Math.floor(word.length / 3));
    if (slips <= most && (!best || slips < best.slips)) best = { word, slips };
  }
  return best?.word;
}
