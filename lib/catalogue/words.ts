import distance from 'damerau-levenshtein';
import { MAX_QUERY_LENGTH, words } from './fold';

// What it means that a typed word finds a word of a text. Both search engines and the editor's search in memory judge
// by these functions, so that all of them find the same.

/** Most words of a query that are looked at: as many as Meilisearch does. */
export const MAX_TOKENS = 10;

/** One typed word. `raw` is the piece of the query it came from, as typed, to name it to the reader. */
export interface Token {
  word: string;
  raw: string;
}

export type Match = 'exact' | 'prefix' | 'typo';

/**
 * Words that say nothing by themselves: left out of a query that has others, so that "Gaara of the Sand" and
 * "Sabaku no Gaara" ask for what they name. Folded, of the site's four languages and of Japanese names.
 */
const FUNCTION_WORDS = new Set(
  'a an and as at by for from in no of on or the to with de des du et la le les un une au aux na od po we w z i do u v z ta'.split(
    ' ',
  ),
);

/** Whether a folded word says nothing by itself. */
export function saysNothing(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

/** Beginning of a card's code as people type it: a set's two or three letters and a number. */
const CODE = /^([a-z]{2,3})-(m?\d)/iu;

/** The words of a query, each once, at most 10 of the first 200 characters. */
export function tokens(query: string): Token[] {
  const found = new Map<string, Token>();
  for (const raw of query.slice(0, MAX_QUERY_LENGTH).split(/\s+/u)) {
    // A code is one word, set and number together: so its beginning finds what begins so, and card 1 of a set is not its
    // mission 1.
    for (const word of words(raw.replace(CODE, '$1$2'))) if (!found.has(word)) found.set(word, { word, raw });
  }
  const all = [...found.values()];
  const telling = all.filter(({ word }) => !FUNCTION_WORDS.has(word));
  return (telling.length > 0 ? telling : all).slice(0, MAX_TOKENS);
}

/** Mistakes that are forgiven in a typed word: a wrong, missing, extra letter or two swapped ones count one each. */
export function mistakesAllowed(token: string): 0 | 1 | 2 {
  // A wrong digit is another number, not a slip; and in Japanese each character tells too much.
  if (token.length < 4 || !/^[a-z]+$/.test(token)) return 0;
  return token.length < 8 ? 1 : 2;
}

/** Whether a typed word may be meant as the beginning of a longer one. "Team 10" must not find card 108. */
export function allowsPrefix(token: string): boolean {
  return !/^\p{N}+$/u.test(token);
}

/** How a typed word finds a word of a text, both folded; null when it does not. */
export function matchWord(token: string, word: string): Match | null {
  if (token === word) return 'exact';
  if (word.startsWith(token)) return allowsPrefix(token) ? 'prefix' : null;
  const allowed = mistakesAllowed(token);
  if (allowed === 0 || Math.abs(token.length - word.length) > allowed) return null;
  // In so short a word another first letter makes another word: "gara" is no slip for Nara.
  if (token.length === 4 && token[0] !== word[0]) return null;
  return distance(token, word).steps <= allowed ? 'typo' : null;
}

/**
 * The words out of `lexicon` that a typed word finds. When one of them is the very word, nobody mistyped: words that
 * merely resemble it are left out ("haku" does not find Naku), beginnings stay.
 */
export function matchLexicon(token: string, lexicon: Iterable<string>): Map<string, Match> {
  const found = new Map<string, Match>();
  for (const word of lexicon) {
    const match = matchWord(token, word);
    if (match) found.set(word, match);
  }
  if (found.has(token)) for (const [word, match] of found) if (match === 'typo') found.delete(word);
  return found;
}

/**
 * Parts typed words into those to search for and the pieces of the query that nothing matches. A piece is taken or left
 * whole: of "Team-99" it is no use to search for "Team".
 */
export function withoutUnmatched<T extends { token: Token; found: boolean }>(typed: readonly T[]) {
  const unmatched = new Set(typed.filter(({ found }) => !found).map(({ token }) => token.raw));
  return { kept: typed.filter(({ token }) => !unmatched.has(token.raw)), unmatched: [...unmatched] };
}

/**
 * Worth of one typed word found in a document, by how it was found and whether in its title. The worths of all typed
 * words add up. A name somebody misspelt counts more than another word that happens to begin like it.
 */
export const WORTH: Readonly<Record<Match, { title: number; other: number }>> = {
  exact: { title: 12, other: 9 },
  prefix: { title: 8, other: 5 },
  typo: { title: 6, other: 3 },
};

/** Highest popularity that a document may have. */
export const MOST_POPULAR = 255;

/** What is added to a sum of worths: popularity decides between equals, and never outweighs how exactly something is found. */
export function worthOfPopularity(popularity: number): number {
  return popularity / (4 * (MOST_POPULAR + 1));
}

/**
 * Words of a text to be found by. A run of Japanese characters is also indexed from each later character on, so that
 * a typed beginning finds it anywhere within: 柱間 finds 千手柱間.
 */
export function indexWords(text: string): string[] {
  return words(text).flatMap((word) => {
    if (!/^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(word)) return [word];
    const characters = [...word];
    return characters.map((_, index) => characters.slice(index).join(''));
  });
}
