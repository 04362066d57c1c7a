import type { Settings } from 'meilisearch';
import { isDeepStrictEqual } from 'node:util';

/** More than any text finds, as in the catalogue: filters choose among all hits. */
export const MAX_HITS = 5_000;

/** Words come folded: between letters and digits there is nothing to find, so only the words themselves decide. */
const EXACTNESS_THEN_POPULARITY = [
  // No mistake before a mistake, a title before other words, a whole word before a beginning …
  'words',
  'typo',
  'attributeRank',
  'exactness',
  // … then what is played or liked most, and equals by key.
  'popularity:desc',
  'key:asc',
];

/**
 * Settings of every index. Names by which people also know a card are in its document and not among `synonyms`, so that
 * both engines and the editor find by them; and words that say nothing are left out of the query (lib/catalogue/words.ts).
 */
export const SETTINGS = {
  searchableAttributes: ['titleWords', 'words'],
  filterableAttributes: ['locale'],
  sortableAttributes: [],
  displayedAttributes: ['key', 'popularity'],
  rankingRules: EXACTNESS_THEN_POPULARITY,
  stopWords: [],
  synonyms: {},
  // As `mistakesAllowed` of lib/catalogue/words.ts.
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  pagination: { maxTotalHits: MAX_HITS },
} satisfies Settings;

/** Lists of settings whose order means nothing: a server may give them back in its own. */
const UNORDERED = new Set(['filterableAttributes', 'sortableAttributes', 'displayedAttributes', 'stopWords']);

/** Whether an index is set as we want it, whatever else a server says of it. */
export function asWanted(settings: Settings): boolean {
  return Object.entries(SETTINGS).every(([name, wanted]) => {
    const found: unknown = settings[name as keyof typeof SETTINGS];
    return UNORDERED.has(name) ? isDeepStrictEqual(sorted(found), sorted(wanted)) : holds(found, wanted);
  });
}

const sorted = (value: unknown) => (Array.isArray(value) ? value.map(String).sort() : value);

/** Whether `found` says all that `wanted` says; what we leave to the server may be anything. */
function holds(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted) || typeof wanted !== 'object' || wanted === null) return isDeepStrictEqual(found, wanted);
  if (typeof found !== 'object' || found === null) return false;
  const said = new Map(Object.entries(found));
  return Object.entries(wanted).every(([name, value]) => holds(said.get(name), value));
}
