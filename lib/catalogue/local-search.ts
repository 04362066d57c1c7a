import type { Mistake } from '@/lib/query/ast';
import type { HeldList } from './query/condition';
import type { Asker } from './query/asker';
import { numberOf, predicate } from './query/memory';
import { rankingTexts, textsOf } from './query/texts';
import { readAsked } from './query/asked';
import type { Locale } from '@/lib/i18n/locales';
import { RANGE_STATS, type CardQuery } from './card-query';
import { DEFAULT_GAME, isGame } from './games';
import type { AnySnapshotCard, Snapshot, SnapshotCard } from './snapshot';
import { plainWords } from './query/plain-words';
import { matchLexicon, tokens, withoutUnmatched, WORTH, worthOfPopularity } from './words';

// The same search as the server's, over the catalogue in memory: the editor answers each key at once and also without
// a connection. A test holds both to the same answers.

export interface LocalAnswer<C extends AnySnapshotCard = SnapshotCard> {
  /** All that were found, sorted; view, page and size of the query are not looked at. */
  cards: C[];
  /** Typed words that match nothing, as typed, and pieces that were not understood. */
  unmatched: string[];
  /** What of the text was not understood, with its place. */
  mistakes: readonly Mistake[];
}

/** What the editor knows beside the catalogue. */
export interface LocalKnowledge {
  /** Lines of a card in a language, none while they are not loaded: `text:` finds nothing yet. */
  linesOf?: (code: string, locale: Locale) => readonly string[];
  owned?: (code: string, list: HeldList) => number;
  inDeck?: (code: string) => boolean;
  /** `2026-11-30`; left out: today. */
  day?: string;
}

interface Entry<C extends AnySnapshotCard = AnySnapshotCard> {
  card: C;
  position: number;
}

export interface LocalCatalogue<C extends AnySnapshotCard = SnapshotCard> {
  search(query: CardQuery, locale: Locale, knowledge?: LocalKnowledge): LocalAnswer<C>;
}

/** Prepares a snapshot for searching, once for many questions. */
export function localCatalogue<C extends AnySnapshotCard>(snapshot: Snapshot<C>): LocalCatalogue<C> {
  const entries = snapshot.cards.map((card, position): Entry<C> => ({ card, position }));
  const inCatalogue = entries.filter(({ card }) => !card.withdrawn);
  const entryOf = new Map<AnySnapshotCard, Entry<C>>(inCatalogue.map((entry) => [entry.card, entry]));
  const game = isGame(snapshot.game) ? snapshot.game : DEFAULT_GAME;
  const index = invert(inCatalogue);
  return {
    search(query, locale, { linesOf, owned, inDeck, day = new Date().toISOString().slice(0, 10) } = {}) {
      const asker: Asker = { game, owned: owned !== undefined, deck: inDeck !== undefined, locale };
      const { tree, panel, mistakes, useless, locale: language } = readAsked(query, locale, asker);
      const answers = new Map(textsOf(tree).map((text) => [text, findText(text, index)]));
      const meets = predicate(tree, {
        day,
        found: (card, text) => {
          const entry = entryOf.get(card);
          return entry !== undefined && (answers.get(text)?.scores.has(entry) ?? false);
        },
        ...(linesOf ? { linesOf: (code: string) => linesOf(code, language).map(plainWords) } : {}),
        ...(owned ? { owned } : {}),
        ...(inDeck ? { inDeck } : {}),
      });
      const found = useless ? [] : inCatalogue.filter(({ card }) => meets(card));
      const scores = new Map<Entry, number>();
      for (const text of rankingTexts(tree))
        for (const [entry, score] of answers.get(text)?.scores ?? [])
          scores.set(entry, (scores.get(entry) ?? 0) + score);
      return {
        cards: found.sort(comparison(panel, locale, snapshot.rarities, scores)).map(({ card }) => card),
        unmatched: [
          ...mistakes.filter(({ kept }) => !kept).map(({ whole }) => whole),
          ...[...answers.values()].flatMap(({ unmatched }) => unmatched),
        ],
        mistakes,
      };
    },
  };
}

/** Cards by word, with whether the word stands in the card's title. */
type Index = Map<string, Map<Entry, 'title' | 'other'>>;

function invert(entries: readonly Entry[]): Index {
  const index: Index = new Map();
  const note = (text: string, place: 'title' | 'other', entry: Entry) => {
    for (const word of text.split(' ')) {
      if (!word) continue;
      const holders = index.get(word) ?? new Map<Entry, 'title' | 'other'>();
      index.set(word, holders.set(entry, place));
    }
  };
  for (const entry of entries) {
    note(entry.card.words, 'other', entry);
    note(entry.card.titleWords, 'title', entry);
  }
  return index;
}

function findText(q: string, index: Index): { scores: Map<Entry, number>; unmatched: string[] } {
  const typed = tokens(q).map((token) => {
    const worths = new Map<Entry, number>();
    for (const [word, match] of matchLexicon(token.word, index.keys())) {
      for (const [entry, place] of index.get(word) ?? [])
        worths.set(entry, Math.max(worths.get(entry) ?? 0, WORTH[match][place]));
    }
    return { token, worths, found: worths.size > 0 };
  });
  if (typed.length === 0) return { scores: new Map(), unmatched: [q.trim()] };
  const { kept, unmatched } = withoutUnmatched(typed);
  const scores = kept
    .map(({ worths }) => worths)
    .reduce<Map<Entry, number> | undefined>((all, one) => (all ? both(all, one) : one), undefined);
  return { scores: new Map([...(scores ?? [])].map(withPopularity)), unmatched };
}

function withPopularity([entry, worth]: [Entry, number]): [Entry, number] {
  return [entry, worth + worthOfPopularity(entry.card.popularity ?? 0)];
}

function both(a: Map<Entry, number>, b: Map<Entry, number>): Map<Entry, number> {
  return new Map(
    [...a].flatMap(([entry, worth]) => (b.has(entry) ? [[entry, worth + (b.get(entry) ?? 0)] as const] : [])),
  );
}

type Comparison = (a: Entry, b: Entry) => number;

function comparison(
  { sort, descending }: CardQuery,
  locale: Locale,
  rarities: readonly string[],
  scores: ReadonlyMap<Entry, number>,
): Comparison {
  const byPosition: Comparison = (a, b) => a.position - b.position;
  const way = descending ? -1 : 1;
  const by =
    (compare: Comparison): Comparison =>
    (a, b) =>
      way * compare(a, b) || byPosition(a, b);
  const byNumber =
    (value: (card: AnySnapshotCard) => number | undefined): Comparison =>
    (a, b) => {
      const [left, right] = [value(a.card), value(b.card)];
      // What has no such number stands last either way.
      if (left === undefined || right === undefined)
        return Number(left === undefined) - Number(right === undefined) || byPosition(a, b);
      return way * (left - right) || byPosition(a, b);
    };
  switch (sort) {
    case 'relevance':
      return (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || byPosition(a, b);
    case 'number':
      return by(byPosition);
    case 'name': {
      const collator = new Intl.Collator('und');
      const shown = ({ card }: Entry) => card.names[locale] ?? card.names.en;
      return by((a, b) => collator.compare(shown(a), shown(b)));
    }
    case 'cost':
    case 'power':
    case 'entrance':
    case 'hand':
    case 'combat':
    case 'support':
      return byNumber((card) => numberOf(card, RANGE_STATS[sort]));
    case 'rarity':
      return byNumber((card) => ('printings' in card ? rarities.indexOf(card.printings[0]?.rarity ?? '') : undefined));
  }
}
