import { understoodNothing } from '@/lib/catalogue/query/asked';
import type { Source } from '@/lib/catalogue/source';
import { tokens } from '@/lib/catalogue/words';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import type { SearchResult } from '@/lib/search/port';
import { documentsOf, type AnswerKind } from './ranking/documents';
import { rank, stem } from './ranking/score';

export interface Found {
  /** Slugs, or numbers of paragraphs, best first. */
  keys: string[];
  /** Typed words that match nothing, as typed. */
  unmatched: string[];
  /** Nothing has all the words; these have most of what was typed. */
  closest: boolean;
}

export interface Asked {
  game: string;
  kind: AnswerKind;
  locale: Locale;
}

/** More rulings than a game will have: filters choose among all that a text finds. */
const MAX_FOUND = 2_000;
/** So many at most are shown that lack one of the words, and only such as score nearly as well as the best. */
const MOST_NEAR = 8;
const NEARLY = 0.55;
/** A score with which something is an answer to the question, and not only a text with one of its words. */
const ANSWERS = 0.35;

/**
 * Rulings, paragraphs or terms for a question as people type it: in the reader's language, then in English, which many
 * players read their cards in, then in the others. The search engine says which texts hold every word, as typed or with
 * another ending ("ukryta" also finds "ukrytej"), and which words nothing has; a whole sentence seldom has all its words
 * in one ruling, so those are added that come near. In what order all of them stand is reckoned the same way whichever
 * engine answers: see ranking/score.ts.
 */
export async function findByText(source: Source, asked: Asked, text: string): Promise<Found> {
  // One box asks cards and rulings: a filter gone wrong, `n:` or `type:charcter`, is no question about the rules.
  if (understoodNothing(text, asked.game)) return { keys: [], unmatched: [text], closest: false };
  const languages = [...new Set([asked.locale, DEFAULT_LOCALE, ...LOCALES])];
  const tried: Tried[] = [];
  for (const language of languages) {
    const attempt = await attemptIn(language, source, asked, text);
    if (attempt.complete) return attempt;
    tried.push(attempt);
  }
  const typed = tokens(text).length;
  // One word out of many that happens to exist in a language does not make it the language of the question.
  const near = tried.find(({ keys, unmatched }) => keys.length > 0 && (typed === 1 || unmatched.length * 2 <= typed));
  return near ?? { keys: [], unmatched: tried[0]?.unmatched ?? [], closest: false };
}

interface Tried extends Found {
  /** No other language need be asked: all words are understood, and something answers. */
  complete: boolean;
}

async function attemptIn(locale: Locale, source: Source, { game, kind }: Asked, text: string): Promise<Tried> {
  const ask: Ask = (words) => source.search.search({ game, kind, locale, text: words, limit: MAX_FOUND });
  const [{ hits, unmatched }, documents] = await Promise.all([
    inAnyEnding(ask, text),
    documentsOf(game, kind, locale, source),
  ]);
  const { ranked, unknown } = rank(text, documents, locale);
  const best = ranked[0]?.score ?? 0;
  const nothingHas = unmatched.filter((raw) => tokens(raw).some(({ word }) => unknown.has(word)));
  const holding = new Set(unmatched.length === 0 ? hits.map(({ key }) => key) : []);
  const lacking = ranked.filter(({ key, score }) => !holding.has(key) && score >= best * NEARLY).slice(0, MOST_NEAR);
  const shown = new Set([...holding, ...lacking.map(({ key }) => key)]);
  const inOrder = ranked.filter(({ key }) => shown.has(key)).map(({ key }) => key);
  return {
    // What the engine alone has found, by a mistake that only it forgives, comes last.
    keys: [...new Set([...inOrder, ...holding])],
    unmatched: nothingHas,
    closest: holding.size === 0 && shown.size > 0,
    complete: nothingHas.length === 0 && (holding.size > 0 || best >= ANSWERS),
  };
}

type Ask = (words: string) => Promise<SearchResult>;

/** What the words find as typed, and after it what their stems find. The better understood of the two speaks. */
async function inAnyEnding(ask: Ask, text: string): Promise<SearchResult> {
  const stems = tokens(text).map(({ word }) => stem(word)).join(' '); // prettier-ignore
  const [typed, cut] = await Promise.all([ask(text), ask(stems)]);
  if (cut.hits.length === 0 || cut.unmatched.length > typed.unmatched.length) return typed;
  if (cut.unmatched.length < typed.unmatched.length) return { ...cut, unmatched: asTyped(text, cut.unmatched) };
  const known = new Set(typed.hits.map(({ key }) => key));
  return { ...typed, hits: [...typed.hits, ...cut.hits.filter(({ key }) => !known.has(key))] };
}

/** Words of the text whose stems are among these. */
function asTyped(text: string, stems: readonly string[]): string[] {
  return tokens(text)
    .filter(({ word }) => stems.includes(stem(word)))
    .map(({ raw }) => raw);
}
