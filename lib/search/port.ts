// The one port to free-text search. An engine turns typed words into ranked keys and does nothing else: structured
// filters (set, cost, …) and the counts beside them stay in PostgreSQL, over the keys found here. So they are exact,
// always the same whichever engine answers, and an engine can be swapped or fail without a page noticing.

export const SEARCH_KINDS = ['card', 'ruling', 'rule', 'term', 'deck'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SearchQuery {
  game: string;
  kind: SearchKind;
  /** Language of the documents to search; kinds whose documents hold all languages (card, deck) ignore it. */
  locale: string;
  /** As typed. Cut after 200 characters and 10 words. */
  text: string;
  /** Most hits to return. */
  limit: number;
}

/** Language a kind's documents are filed under: cards are found by their names in all languages, decks have but one. */
export function documentLocale(kind: SearchKind, locale: string): string {
  return kind === 'card' || kind === 'deck' ? '' : locale;
}

export interface SearchHit {
  /** Code of a card, slug of a ruling or term, number of a paragraph, id of a deck. */
  key: string;
  /** Higher is better; only comparable within one answer. */
  score: number;
}

/**
 * What was found. Every typed word must be found in a document, as it stands, as the beginning of a word or with
 * small mistakes (see lib/catalogue/words.ts; Meilisearch counts a wrong first letter as two mistakes).
 *
 * A word that nothing at all matches is left out and named in `unmatched`, so that the page can say it: "gaara sabakoo"
 * finds Gaara and says that nothing matches "sabakoo". What stands together, "Team-99", is left out whole. Words that each match something but never the same
 * document find nothing: `hits` and `unmatched` are empty, and the page says that no card has all of them. Dropping
 * one of them would be a guess at which of two good words was not meant.
 */
export interface SearchResult {
  /** Best first: by how exactly the words are found, then by popularity; equals by key. */
  hits: SearchHit[];
  /** Found in all, beyond `limit`. */
  total: number;
  /** Typed words that match nothing, as typed. When none matches anything: all of them, or a text without words. */
  unmatched: string[];
}

/** One searchable thing. Texts as people write them; the engine folds them. */
export interface SearchDocument {
  /** '' when the document holds all languages. */
  locale: string;
  key: string;
  /** Names: what counts most. */
  titles: string[];
  /** Everything else it is found by. */
  texts: string[];
  /** Which of equally good ones stands first, 0 to 255. Left out: as the database counts it, of cards by the decks they are in. */
  popularity?: number;
}

export interface SearchHealth {
  engine: 'postgres' | 'meilisearch';
  ok: boolean;
  /** An engine that should answer and does not. */
  insteadOf?: 'meilisearch';
  /** What is wrong, for the operator: it may name servers and is for the log. */
  detail?: string;
}

export interface SearchIndex {
  /** Throws when the engine cannot answer, or when `signal` says that nobody waits any longer. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult>;
  /** Replaces all documents of a game and kind; resolves when they can be found. */
  index(game: string, kind: SearchKind, documents: readonly SearchDocument[]): Promise<void>;
  /** Never throws. */
  health(): Promise<SearchHealth>;
}

/** What was found for a text without a single letter or digit: nothing, and it says so. */
export function withoutWords(text: string): SearchResult {
  const typed = text.trim();
  return { hits: [], total: 0, unmatched: typed ? [typed] : [] };
}
