import type { Locale } from '@/lib/i18n/locales';
import { LIST_FILTERS, RANGE_FILTERS, RANGE_STATS, type CardQuery, type ListFilter } from './card-query';
import type { Snapshot, SnapshotCard } from './snapshot';
import { compare, readTyped, type TypedFilter } from './typed-filters';
import { byBeginning, squash } from './typed-words';
import { matchLexicon, tokens, withoutUnmatched, WORTH } from './words';

// The same search as the server's, over the catalogue in memory: the editor answers each key at once and also without
// a connection. A test holds both to the same answers.

export interface LocalAnswer {
  /** All that were found, sorted; view, page and size of the query are not looked at. */
  cards: SnapshotCard[];
  /** Typed words that match nothing, as typed. */
  unmatched: string[];
}

interface Entry {
  card: SnapshotCard;
  position: number;
}

export interface LocalCatalogue {
  search(query: CardQuery, locale: Locale): LocalAnswer;
}

/** Prepares a snapshot for searching, once for many questions. */
export function localCatalogue(snapshot: Snapshot): LocalCatalogue {
  const entries = snapshot.cards.map((card, position): Entry => ({ card, position }));
  const inCatalogue = entries.filter(({ card }) => !card.withdrawn);
  const index = invert(inCatalogue);
  return {
    search(query, locale) {
      const { text, filters, unknown } = readTyped(query.q);
      const answer = text ? findText(text, index) : undefined;
      const useless = !text && filters.length === 0 && unknown.length > 0;
      const scores = useless ? new Map<Entry, number>() : answer?.scores;
      const found = inCatalogue.filter(
        (entry) => (!scores || scores.has(entry)) && meets(entry.card, query) && meetsTyped(entry.card, filters),
      );
      return {
        cards: found.sort(comparison(query, locale, snapshot.rarities, scores)).map(({ card }) => card),
        unmatched: [...unknown, ...(answer?.unmatched ?? [])],
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
  return { scores: scores ?? new Map<Entry, number>(), unmatched };
}

function both(a: Map<Entry, number>, b: Map<Entry, number>): Map<Entry, number> {
  return new Map(
    [...a].flatMap(([entry, worth]) => (b.has(entry) ? [[entry, worth + (b.get(entry) ?? 0)] as const] : [])),
  );
}

const VALUES: Record<ListFilter, (card: SnapshotCard) => readonly string[]> = {
  set: (card) => [card.setCode],
  type: (card) => [card.type],
  faction: (card) => (card.faction ? [card.faction] : []),
  keyword: (card) => card.keywords,
  rarity: (card) => card.printings.map(({ rarity }) => rarity),
  timing: (card) => card.timing,
  does: (card) => card.does,
  affects: (card) => card.affects,
  cares: (card) => card.cares,
};

function meetsTyped(card: SnapshotCard, filters: readonly TypedFilter[]): boolean {
  return filters.every((filter) => {
    if ('comparison' in filter) {
      const value = card[RANGE_STATS[filter.field]];
      return value !== undefined && compare(value, filter.comparison, filter.value);
    }
    if ('value' in filter)
      return VALUES[filter.field](card).some((one) => filter.values.includes(one) || squash(one) === filter.value);
    const { field, values } = filter;
    const held = field === 'attach' ? (card.attach ? [card.attach] : []) : VALUES[field](card);
    const fits = (one: string, value: string) => (byBeginning(field) ? one.startsWith(value) : one === value);
    return held.map(squash).some((one) => values.some((value) => fits(one, value)));
  });
}

function meets(card: SnapshotCard, query: CardQuery): boolean {
  return (
    LIST_FILTERS.every((name) => {
      const asked = query[name];
      return asked.length === 0 || VALUES[name](card).some((value) => asked.includes(value));
    }) &&
    RANGE_FILTERS.every((name) => {
      const { min, max } = query[name];
      if (min === undefined && max === undefined) return true;
      const value = card[RANGE_STATS[name]];
      return value !== undefined && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
    })
  );
}

type Comparison = (a: Entry, b: Entry) => number;

function comparison(
  { sort, descending }: CardQuery,
  locale: Locale,
  rarities: readonly string[],
  scores: Map<Entry, number> | undefined,
): Comparison {
  const byPosition: Comparison = (a, b) => a.position - b.position;
  const way = descending ? -1 : 1;
  const by =
    (compare: Comparison): Comparison =>
    (a, b) =>
      way * compare(a, b) || byPosition(a, b);
  const byNumber =
    (value: (card: SnapshotCard) => number | undefined): Comparison =>
    (a, b) => {
      const [left, right] = [value(a.card), value(b.card)];
      // What has no such number stands last either way.
      if (left === undefined || right === undefined)
        return Number(left === undefined) - Number(right === undefined) || byPosition(a, b);
      return way * (left - right) || byPosition(a, b);
    };
  switch (sort) {
    case 'relevance':
      return (a, b) => (scores?.get(b) ?? 0) - (scores?.get(a) ?? 0) || byPosition(a, b);
    case 'number':
      return by(byPosition);
    case 'name': {
      const collator = new Intl.Collator('und');
      const shown = ({ card }: Entry) => card.names[locale] ?? card.names.en;
      return by((a, b) => collator.compare(shown(a), shown(b)));
    }
    case 'cost':
    case 'power':
      return byNumber((card) => card[RANGE_STATS[sort]]);
    case 'rarity':
      return byNumber((card) => rarities.indexOf(card.printings[0]?.rarity ?? ''));
  }
}
