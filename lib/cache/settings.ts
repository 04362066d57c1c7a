/** `KAGE_CACHE=off` leaves all caches out: to measure what they are worth, or to rule them out. */
export function cacheIsOn(): boolean {
  return process.env.KAGE_CACHE !== 'off';
}

/**
 * Names the code that runs: answers are shared between processes of one build only, for another may mean something else
 * by the same key. Undefined in development, where code changes under a running process: nothing is shared then.
 */
export function build(): string | undefined {
  return process.env.KAGE_BUILD || undefined;
}
