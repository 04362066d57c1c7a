/**
 * Why a page could not be shown. `stale`: it is made of files of a version of the site that is no more; loading it anew
 * mends that. `offline`: it asked the site something, which could not be reached.
 */
export type FailureKind = 'failed' | 'stale' | 'offline';

/** What bundlers and browsers say of a script that is not to be had. */
const NOT_LOADED =
  /ChunkLoadError|Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/i;

export function failureKind({ name, message, digest }: Error & { digest?: string }, onLine: boolean): FailureKind {
  // What failed on the server has a digest, and was heard of.
  if (digest !== undefined) return 'failed';
  if (!onLine) return 'offline';
  return NOT_LOADED.test(`${name} ${message}`) ? 'stale' : 'failed';
}
