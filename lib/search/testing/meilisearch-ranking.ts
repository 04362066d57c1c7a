// How Meilisearch finds and ranks, as its documentation says it: every word (at most 10) must be found, the last one
// also as a beginning; mistakes by length of the word, a wrong first letter counting two; a word in quotes as it stands;
// ranked by the index's ranking rules. Written from that documentation and not from our own matching, so that the contract suite
// compares two engines and not one with itself.

import type { DoubleSettings } from './meilisearch-requests';

export type DoubleDocument = Record<string, unknown>;

interface Asked {
  word: string;
  quoted: boolean;
}

interface Found {
  typos: number;
  /** Position of the attribute in searchableAttributes. */
  attribute: number;
  whole: boolean;
}

export function rank(q: string, documents: readonly DoubleDocument[], settings: DoubleSettings) {
  const asked = [...q.matchAll(/"([^"]*)"|[^\s"]+/gu)]
    .flatMap(([term, quoted]) => split(quoted ?? term).map((word): Asked => ({ word, quoted: quoted !== undefined })))
    .slice(0, 10);
  const attributes = settings.searchableAttributes ?? ['*'];
  return documents
    .flatMap((document) => {
      const each = asked.map((word, index) => best(word, index === asked.length - 1, document, attributes, settings));
      const found = each.filter((one) => one !== undefined);
      return found.length === asked.length ? [{ document, key: sortKey(found, document, settings) }] : [];
    })
    .sort((a, b) => compare(a.key, b.key))
    .map(({ document, key }) => ({ document, score: scoreOf(key, settings.rankingRules) }));
}

/** The rules that say how well words are found; those that order by a field are no part of the score. */
const FOUND_RULES = ['typo', 'attributeRank', 'exactness'];

function scoreOf(key: readonly (number | string)[], rules: readonly string[] = []): number {
  const weighed = rules.filter((rule) => rule !== 'words');
  return weighed.reduce((score, rule, place) => (FOUND_RULES.includes(rule) ? score - Number(key[place]) / 16 ** (place + 1) : score), 1); // prettier-ignore
}

/** Numbers and texts to sort by, least first, in the order of the ranking rules. */
function sortKey(found: readonly Found[], document: DoubleDocument, { rankingRules = [] }: DoubleSettings) {
  const sum = (value: (one: Found) => number) => found.reduce((total, one) => total + value(one), 0);
  return rankingRules
    .filter((rule) => rule !== 'words')
    .map((rule): number | string => {
      if (rule === 'typo') return sum(({ typos }) => typos);
      if (rule === 'attributeRank') return sum(({ attribute }) => attribute);
      if (rule === 'exactness') return sum(({ whole }) => (whole ? 0 : 1));
      const [, field = '', way] = /^(\w+):(asc|desc)$/.exec(rule) ?? [];
      const value = document[field];
      if (way === 'desc' && typeof value === 'number') return -value;
      if (way === 'asc' && (typeof value === 'number' || typeof value === 'string')) return value;
      throw new Error(`The double does not know the ranking rule ${rule}`);
    });
}

function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] ?? left;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

function best(
  { word: asked, quoted }: Asked,
  isLast: boolean,
  document: DoubleDocument,
  attributes: readonly string[],
  settings: DoubleSettings,
): Found | undefined {
  const found = attributes.flatMap((name, attribute) =>
    split(String(document[name] ?? '')).flatMap((word): Found[] => {
      const allowed = quoted ? 0 : allowedTypos(asked, settings);
      // A wrong first letter is two mistakes already.
      if (asked[0] !== word[0] && allowed < 2) return [];
      const whole = typosBetween(asked, word);
      if (whole <= allowed) return [{ typos: whole, attribute, whole: whole === 0 }];
      if (!isLast || quoted) return [];
      const typos = Math.min(...beginnings(asked, word).map((beginning) => typosBetween(asked, beginning)));
      return typos <= allowed ? [{ typos, attribute, whole: false }] : [];
    }),
  );
  return found.sort((a, b) => a.typos - b.typos || a.attribute - b.attribute || Number(b.whole) - Number(a.whole))[0];
}

function allowedTypos(word: string, { typoTolerance: { enabled, minWordSizeForTypos } = {} }: DoubleSettings) {
  if (enabled === false) return 0;
  const { oneTypo = 5, twoTypos = 9 } = minWordSizeForTypos ?? {};
  return word.length >= twoTypos ? 2 : word.length >= oneTypo ? 1 : 0;
}

/** Beginnings of a word about as long as what was typed. */
function beginnings(asked: string, word: string): string[] {
  return [-2, -1, 0, 1, 2].map((more) => word.slice(0, Math.max(0, asked.length + more)));
}

function typosBetween(asked: string, word: string): number {
  if (asked === word) return 0;
  if (Math.abs(asked.length - word.length) > 2) return Infinity;
  const edits = distance(asked, word);
  return asked[0] === word[0] ? edits : Math.max(2, edits);
}

/** Insertions, deletions, substitutions and swaps of neighbours. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(at(i, j), at(i - 2, j - 2) + 1);
    }
  }
  return at(a.length, b.length);
}

const known = new Map<string, string[]>();

function split(text: string): string[] {
  const words = known.get(text) ?? text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  known.set(text, words);
  return words;
}
