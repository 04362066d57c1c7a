/** The element in which the service worker writes that a page is a kept one. */
export const KEPT_ELEMENT = 'kage-kept';

/** The part of a `Document` used here: the service worker, which has none, reads this module too. */
interface Written {
  getElementById(id: string): { readonly textContent: string | null } | null;
}

export interface KeptNote {
  /** When the page was fetched, in milliseconds since 1970. */
  readonly at: number;
  /** The address for which the site wrote it: it may stand at another one, in the place of what is not kept. */
  readonly path: string;
}

/**
 * What the page itself says of being kept; undefined for one that has just come from the site. In a data block of its
 * own, for React takes the attributes of `<html>` away where it draws a page anew, and never a script.
 */
export function keptNote(page: Written): KeptNote | undefined {
  const text = page.getElementById(KEPT_ELEMENT)?.textContent;
  // Written by lib/offline/worker/mark.ts alone.
  const note: unknown = text ? JSON.parse(text) : undefined;
  if (typeof note !== 'object' || note === null || !('at' in note && 'path' in note)) return undefined;
  const { at, path } = note;
  return typeof at === 'number' && typeof path === 'string' ? { at, path } : undefined;
}
