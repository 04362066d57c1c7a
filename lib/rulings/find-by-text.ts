import { tokens } from '@/lib/catalogue/words';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import type { SearchIndex, SearchKind, SearchResult } from '@/lib/search/port';

export interface Found {
  /** Slugs, or numbers of paragraphs, best first. */
  keys: string[];
  /** How well each is found: of two that are found equally well, neither is better. Those that come only close have none. */
  scores: ReadonlyMap<string, number>;
  /** Typed words that match nothing, as typed. */
  unmatched: string[];
  /** Nothing has all the words; these have most of what was typed. */
  closest: boolean;
}

/** More rulings than a game will have: filters choose among all that a text finds. */
const MAX_FOUND = 2_000;
/** Where fewer than so many are found for certain, the nearest ones are shown as well; never more than MOST of them. */
const FEW = 3;
const MOST = 8;
/** Part of the weight of all typed words that a ruling must hold to be near. */
const NEAR = 0.5;

export interface Asked {
  game: string;
  kind: Exclude<SearchKind, 'card'>;
  locale: Locale;
}

/** One word is found or not; of so many, one may be another than the ruling has. */
const QUESTION = 2;
const OTHER_ENDING = 1_000_000;

type Ask = (words: string) => Promise<SearchResult>;

/**
 * Rulings, paragraphs or terms for a question as people type it: in the reader's language, then in English, which many
 * players read their cards in, then in the others. First those that hold every word, then those that hold every word with another ending ("ukryta"
 * also finds "ukrytej"). A whole sentence seldom has all its words in one ruling; then those that hold most of them,
 * rare words counting more than common ones.
 */
export async function findByText(index: SearchIndex, { game, kind, locale }: Asked, text: string): Promise<Found> {
  const languages = [...new Set([locale, DEFAULT_LOCALE, ...LOCALES])];
  const asks = languages.map(
    (language): Ask =>
      (words) =>
        index.search({ game, kind, locale: language, text: words, limit: MAX_FOUND }),
  );
  const answers: SearchResult[] = [];
  for (const ask of asks) {
    const answer = await inAnyEnding(ask, text);
    if (answer.hits.length > 0 && answer.unmatched.length === 0) return withNear(ask, text, answer);
    answers.push(answer);
  }
  for (const [position, ask] of asks.entries()) {
    const near = await nearest(ask, text, answers[position]);
    if (near) return near;
  }
  return { keys: [], scores: new Map(), unmatched: answers[0]?.unmatched ?? [], closest: false };
}

function keysOf({ hits, unmatched }: SearchResult): Omit<Found, 'closest'> {
  return { keys: hits.map(({ key }) => key), scores: new Map(hits.map(({ key, score }) => [key, score])), unmatched };
}

/** What holds every word; after it, where that is little for a whole question, what holds most of them. */
async function withNear(ask: Ask, text: string, answer: SearchResult): Promise<Found> {
  const found = keysOf(answer);
  if (found.keys.length >= FEW || tokens(text).length < QUESTION) return { ...found, closest: false };
  return { ...found, keys: [...new Set([...found.keys, ...(await holdingMost(ask, text))])], closest: false };
}

/** What a question finds of which no ruling has every word; undefined when that is nothing, or next to nothing. */
async function nearest(ask: Ask, text: string, answer: SearchResult | undefined): Promise<Found | undefined> {
  if (!answer) return undefined;
  const typed = tokens(text).length;
  // One word out of many that happens to exist in this language does not make it the language of the question.
  if (typed > 1 && answer.unmatched.length * 2 > typed) return undefined;
  const { keys, scores, unmatched } = keysOf(answer);
  const more = keys.length < FEW && typed >= QUESTION ? await holdingMost(ask, text) : [];
  const all = [...new Set([...keys, ...more])];
  return all.length > 0 ? { keys: all, scores, unmatched, closest: true } : undefined;
}

/** What the words find as typed, and after it what their stems find. The better understood of the two speaks. */
async function inAnyEnding(ask: Ask, text: string): Promise<SearchResult> {
  const stems = tokens(text).map(({ word }) => stem(word)).join(' '); // prettier-ignore
  const [typed, cut] = await Promise.all([ask(text), ask(stems)]);
  if (cut.hits.length === 0 || cut.unmatched.length > typed.unmatched.length) return typed;
  if (cut.unmatched.length < typed.unmatched.length) return { ...cut, unmatched: asTyped(text, cut.unmatched) };
  const known = new Set(typed.hits.map(({ key }) => key));
  const more = cut.hits.filter(({ key }) => !known.has(key));
  // Another ending is worth less than the word as typed, however good it is.
  return { ...typed, hits: [...typed.hits, ...more.map(({ key, score }) => ({ key, score: score - OTHER_ENDING }))] };
}

/** A word without the letters that change with case, number and tense: a search engine takes it as a beginning. */
function stem(word: string): string {
  const ending = word.length < 5 ? 0 : word.length < 7 ? 1 : 2;
  return word.slice(0, word.length - ending);
}

/** Words of the text whose stems are among these. */
function asTyped(text: string, stems: readonly string[]): string[] {
  return tokens(text)
    .filter(({ word }) => stems.includes(stem(word)))
    .map(({ raw }) => raw);
}

async function holdingMost(ask: Ask, text: string): Promise<string[]> {
  const answers = await Promise.all(tokens(text).map(({ word }) => inAnyEnding(ask, word)));
  const held = new Map<string, number>();
  let all = 0;
  for (const { hits } of answers) {
    // A word that half of all rulings hold says little about which one is meant.
    const weight = hits.length > 0 ? 1 / Math.log2(hits.length + 1) : 0;
    all += weight;
    // The word as typed, or in the question, counts more than another that only begins like it.
    const scored = hits.map(({ key, score }) => ({ key, score: score < 0 ? score + OTHER_ENDING : score }));
    const best = Math.max(...scored.map(({ score }) => score));
    for (const { key, score } of scored) held.set(key, (held.get(key) ?? 0) + (weight * score) / best);
  }
  const ranked = [...held].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return ranked.filter(([, weight], place) => place < FEW || weight >= all * NEAR).slice(0, MOST).map(([key]) => key); // prettier-ignore
}
