import { words } from '@/lib/catalogue/fold';
import { allowsPrefix, matchWord, mistakesAllowed, saysNothing, tokens } from '@/lib/catalogue/words';
import type { Locale } from '@/lib/i18n/locales';
import { onlyAsks, otherWords, questionsIn, withoutPhrases } from './everyday-words';

// How well a text answers a question, the same whichever engine searches. For each typed word the best place where the
// text has it counts, and how it has it; a rare word counts more than a common one. Of texts that have the same words
// the one whose own question is nearest to what was typed stands first: each of its words that nobody asked for takes
// something away. So a ruling about a certain card stands below the general one, unless that card is named.

export interface CardName {
  words: readonly string[];
  /** Only all its words together name it: missions are called by common words, "Honorable Duel". */
  whole: boolean;
  /** Which card it names: a card has a name in each language. */
  card: string;
}

/** A text to be found, as folded words. */
export interface RankedDocument {
  key: string;
  /** Its question, heading or name. */
  title: readonly string[];
  /** What is said at the table: the first paragraph. */
  short: readonly string[];
  /** Words for what it is about: the names of its terms. */
  about: readonly string[];
  /** All the rest. */
  text: readonly string[];
  /** Names of the cards that it concerns, each in words. */
  names: readonly CardName[];
  /** A source says it. */
  official: boolean;
}

/** Worth of a word by the place where a text has it. */
const PLACE = { title: 1, named: 0.95, short: 0.55, about: 0.7, text: 0.35, names: 0.35 };
/** Worth of a word by how it is found. */
const AS_TYPED = 1;
const OTHER_ENDING = 0.92;
const BEGINNING = 0.6;
const MISSPELT = 0.8;
const MEANT = 0.8;
/** Letters that a word may have after a stem and still be a form of the same word. */
const ENDING = 5;
/** Part of its weight that a word has which only asks. */
const ASKING = 0.12;
/** Part of a score that depends on how near the text's own question is to what was typed. */
const NEARNESS = 0.4;
/** Part of a score for words that stand beside each other in what was typed and in the text's own question. */
const PHRASE = 0.15;
/** What is left of a score when the text's own question names cards and what was typed names none of its cards. */
const ABOUT_OTHER_CARDS = 0.6;
/** What is left of a score when a text answers only one of the questions that were asked as one. */
const PART_OF_QUESTION = 0.8;
/** What is left of a score when a text follows from a source and is not said by one. */
const NOT_OFFICIAL = 0.97;

/** A word without the letters that change with case, number and tense. */
export function stem(word: string): string {
  const ending = word.length < 5 ? 0 : word.length < 7 ? 1 : 2;
  return word.slice(0, word.length - ending);
}

/** Whether two words are forms of one. */
function isForm(a: string, b: string): boolean {
  if (a === b) return true;
  if (a[0] !== b[0]) return false;
  if (!allowsPrefix(a) || !allowsPrefix(b) || Math.min(a.length, b.length) < 4) return false;
  const shorter = stem(a).length < stem(b).length ? stem(a) : stem(b);
  return a.startsWith(shorter) && b.startsWith(shorter) && Math.max(a.length, b.length) - shorter.length <= ENDING;
}

/** How a typed word finds a text's word, from 0 (not at all) to 1. */
function likeness(typed: string, word: string): number {
  if (typed === word) return AS_TYPED;
  if (isForm(typed, word)) return OTHER_ENDING;
  if (typed.length > 2 && word.startsWith(typed) && allowsPrefix(typed)) return BEGINNING;
  return 0;
}

/** The words of all texts that a typed word may mean, each with how surely. */
function meanings(typed: string, { words: lexicon, byInitial }: Index, locale: Locale): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, worth: number) => found.set(word, Math.max(found.get(word) ?? 0, worth));
  const spelt = (asked: string, part: number) => {
    for (const word of byInitial.get(asked[0] ?? '') ?? []) {
      const worth = likeness(asked, word);
      if (worth > 0) add(word, worth * part);
    }
  };
  spelt(typed, 1);
  if (!lexicon.has(typed) && mistakesAllowed(typed) > 0)
    for (const word of lexicon)
      if ((found.get(word) ?? 0) < MISSPELT && Math.abs(word.length - typed.length) <= 2 && matchWord(typed, word))
        add(word, MISSPELT);
  for (const other of otherWords(typed, locale, isForm)) spelt(other, MEANT);
  return found;
}

export interface Ranking {
  /** All texts that have any of the typed words, best first, each with a score from 0 to 1. */
  ranked: { key: string; score: number }[];
  /** Folded words of the question that no text has, in no form and by no other word. */
  unknown: ReadonlySet<string>;
}

export function rank(question: string, documents: readonly RankedDocument[], locale: Locale): Ranking {
  const index = indexOf(documents);
  const whole = read(question, index, locale);
  const unknown = new Set(whole.senses.filter(({ means }) => means.size === 0).map(({ word }) => word));
  if (whole.all === 0) return { ranked: [], unknown };
  const parts = partsOf(question, locale).map((part) => read(part, index, locale));
  const ranked = documents
    .map((document) => ({
      key: document.key,
      score: Math.max(
        score(document, whole, index),
        ...parts.map((part) => PART_OF_QUESTION * score(document, part, index)),
      ),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  return { ranked, unknown };
}

function read(question: string, index: Index, locale: Locale): Question {
  const typed = tokens(withoutPhrases(question, locale, isForm)).map(({ word }) => word);
  const senses = typed.map((word) => ({ word, means: meanings(word, index, locale) }));
  const weights = senses.map(({ word, means }) => weightOf(word, means, index));
  return { senses, weights, all: weights.reduce((sum, weight) => sum + weight, 0), pairs: pairsOf(words(question)) };
}

/** Of several questions asked as one, those that say enough to be answered by themselves. */
function partsOf(question: string, locale: Locale): string[] {
  const parts = questionsIn(question, locale);
  return parts.length > 1 ? parts.filter((part) => telling(words(part)).length >= 2) : [];
}

interface Index {
  words: ReadonlySet<string>;
  /** The words by their first letter: all forms of a word share it. */
  byInitial: ReadonlyMap<string, readonly string[]>;
  /** Texts that have a word. */
  holders: ReadonlyMap<string, ReadonlySet<string>>;
  texts: number;
}

function indexOf(documents: readonly RankedDocument[]): Index {
  const holders = new Map<string, Set<string>>();
  for (const { key, title, short, about, text, names } of documents)
    for (const word of [...title, ...short, ...about, ...text, ...names.flatMap((name) => name.words)]) {
      const keys = holders.get(word);
      if (keys) keys.add(key);
      else holders.set(word, new Set([key]));
    }
  const byInitial = new Map<string, string[]>();
  for (const word of holders.keys()) {
    const initial = word[0] ?? '';
    const known = byInitial.get(initial);
    if (known) known.push(word);
    else byInitial.set(initial, [word]);
  }
  return { words: new Set(holders.keys()), byInitial, holders, texts: documents.length };
}

/** A word that few texts have says much about which one is meant. */
function rarity(holders: number, texts: number): number {
  return Math.log(1 + texts / (1 + holders));
}

function weightOf(word: string, means: ReadonlyMap<string, number>, { holders, texts }: Index): number {
  const keys = new Set<string>();
  for (const [meant, worth] of means) if (worth > BEGINNING) for (const key of holders.get(meant) ?? []) keys.add(key);
  if (means.size === 0) return 0;
  return rarity(keys.size, texts) * (onlyAsks(word) ? ASKING : 1);
}

interface Sense {
  word: string;
  means: ReadonlyMap<string, number>;
}

interface Question {
  senses: readonly Sense[];
  /** Of each sense. */
  weights: readonly number[];
  /** Sum of the weights. */
  all: number;
  /** Words that stand beside each other, as typed. */
  pairs: ReadonlySet<string>;
}

function score(document: RankedDocument, { senses, weights, all, pairs }: Question, index: Index): number {
  const places = { ...document, ...namesByPlace(document) };
  const asked = new Map<string, number>();
  let held = 0;
  for (const [position, { means }] of senses.entries()) {
    let best = 0;
    for (const place of ['title', 'named', 'short', 'about', 'text', 'names'] as const)
      for (const word of places[place]) {
        const worth = means.get(word) ?? 0;
        best = Math.max(best, worth * PLACE[place]);
        if (worth > 0) asked.set(word, Math.max(asked.get(word) ?? 0, worth));
      }
    held += (weights[position] ?? 0) * best;
  }
  if (held === 0) return 0;
  const example = exampleIn(document);
  const certain = new Set([...asked].filter(([, worth]) => worth >= MISSPELT).map(([word]) => word));
  const aboutOthers = !example && names(document, new Set(document.title)) && !names(document, certain);
  return (
    (held / all) *
    (1 -
      NEARNESS -
      PHRASE +
      NEARNESS * nearness(document, example, asked, index) +
      PHRASE * together(document, pairs)) *
    (aboutOthers ? ABOUT_OTHER_CARDS : 1) *
    (document.official ? 1 : NOT_OFFICIAL)
  );
}

/** The names of the cards that the text's own question speaks of, by whichever part of a name, and those of the others. */
function namesByPlace({ title, names }: RankedDocument) {
  const spoken = names.filter((name) => !name.whole && name.words.some((word) => title.includes(word)));
  return { named: spoken.flatMap((name) => name.words), names: names.flatMap((name) => name.words) };
}

/**
 * The name that a text's own question says only for the sake of an example: "two Narutos on one mission" asks about
 * namesakes. It is so where a source answers, and its question names one character by a word that several of the cards
 * bear which it concerns: then none of them is meant.
 */
function exampleIn({ title, names, official }: RankedDocument): string | undefined {
  if (!official) return undefined;
  const said = names
    .filter(({ whole }) => !whole)
    .flatMap(({ words, card }) => words.map((word) => ({ word, card })))
    .filter(({ word }) => title.some((own) => isForm(own, word)));
  const several = new Set(said.map(({ card }) => card)).size > 1;
  return several && new Set(said.map(({ word }) => word)).size === 1 ? said[0]?.word : undefined;
}

/** Whether words name one of the cards that a text concerns. */
function names({ names }: RankedDocument, said: ReadonlySet<string>): boolean {
  return names.some((name) =>
    name.whole ? name.words.every((word) => said.has(word)) : name.words.some((word) => said.has(word)),
  );
}

/** Part of the text's own question that was asked for. */
function nearness(
  { title }: RankedDocument,
  example: string | undefined,
  asked: ReadonlyMap<string, number>,
  { holders, texts }: Index,
): number {
  let whole = 0;
  let part = 0;
  for (const word of new Set(title)) {
    const littleSaid = onlyAsks(word) || (example !== undefined && isForm(word, example));
    const weight = rarity(holders.get(word)?.size ?? 0, texts) * (littleSaid ? ASKING : 1);
    whole += weight;
    part += weight * (asked.get(word) ?? 0);
  }
  return whole > 0 ? Math.sqrt(part / whole) : 0;
}

/** Part of the typed pairs that the text's own question has as well. */
function together({ title }: RankedDocument, pairs: ReadonlySet<string>): number {
  if (pairs.size === 0) return 0;
  const own = pairsOf(title);
  return [...pairs].filter((pair) => own.has(pair)).length / pairs.size;
}

/** Words that say something and stand beside each other but for such as do not. */
function pairsOf(all: readonly string[]): Set<string> {
  const said = telling(all);
  return new Set(said.slice(1).map((word, index) => `${said[index] ?? ''} ${word}`));
}

function telling(all: readonly string[]): string[] {
  return all.filter((word) => !saysNothing(word) && !onlyAsks(word));
}
