import { createHash } from 'node:crypto';
import { Meilisearch, type SearchParams, type Settings } from 'meilisearch';
import { tokens, withoutUnmatched, type Token } from '@/lib/catalogue/words';
import { documentLocale, withoutWords } from './port';
import type {
  SearchDocument,
  SearchHealth,
  SearchHit,
  SearchIndex,
  SearchKind,
  SearchQuery,
  SearchResult,
} from './port';
import { foldDocument } from './postgres-documents';

export interface MeilisearchOptions {
  /** Address of the server, `http://localhost:7700`. */
  url: string;
  /** A key that may search, and for `index` also write documents and settings. */
  key?: string;
  /** Milliseconds to wait for one answer. Indexing waits as long as it takes. */
  timeoutMs?: number;
  /** Begins the names of this site's indexes, so that several can share a server. */
  prefix?: string;
}

/** A document as Meilisearch holds it: folded like the queries, so that it finds what PostgreSQL finds. */
interface Stored extends Record<string, unknown> {
  id: string;
  key: string;
  locale: string;
  /** Hash of all documents written together: what is not of the newest generation is removed. */
  generation: string;
  titleWords: string;
  words: string;
}

/** More than any text finds, as in the catalogue: filters choose among all hits. */
const MAX_HITS = 5_000;

const SETTINGS: Settings = {
  searchableAttributes: ['titleWords', 'words'],
  filterableAttributes: ['locale', 'generation'],
  displayedAttributes: ['key', 'generation'],
  // No mistake before a mistake, a title before other words, a whole word before a beginning; equals by key.
  rankingRules: ['words', 'typo', 'attribute', 'exactness', 'key:asc'],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  pagination: { maxTotalHits: MAX_HITS },
};

/** Free text by a Meilisearch server (1.6 or newer). */
export function meilisearch({ url, key, timeoutMs = 300, prefix = 'kage' }: MeilisearchOptions): SearchIndex {
  const asking = new Meilisearch({ host: url, apiKey: key, timeout: timeoutMs });
  const writing = new Meilisearch({ host: url, apiKey: key });
  const uid = (game: string, kind: SearchKind) => `${prefix}-${game}-${kind}`;
  return {
    search: (query) => search(asking, uid(query.game, query.kind), query),
    index: (game, kind, documents) => replaceDocuments(writing, uid(game, kind), documents),
    health: () => health(asking),
  };
}

async function search(client: Meilisearch, uid: string, query: SearchQuery): Promise<SearchResult> {
  const typed = tokens(query.text);
  if (typed.length === 0) return withoutWords(query.text);
  const options: SearchParams = {
    filter: `locale = ${JSON.stringify(documentLocale(query.kind, query.locale))}`,
    matchingStrategy: 'all',
    attributesToRetrieve: ['key'],
    showRankingScore: true,
  };
  const together = await client
    .index<Stored>(uid)
    .search(typed.map(asked).join(' '), { ...options, limit: query.limit });
  if (together.hits.length > 0)
    return { hits: together.hits.map(hit), total: together.estimatedTotalHits, unmatched: [] };

  // Meilisearch takes only the last word for a beginning and does not say which word found nothing. So, and only when
  // it found nothing, each word is asked by itself.
  const { results } = await client.multiSearch<{ queries: ({ indexUid: string; q: string } & SearchParams)[] }, Stored>(
    {
      queries: typed.map((token) => ({ ...options, indexUid: uid, q: asked(token), limit: MAX_HITS })),
    },
  );
  const { kept, unmatched } = withoutUnmatched(
    typed.map((token, index) => {
      const hits = results[index]?.hits.map(hit) ?? [];
      return { token, hits, found: hits.length > 0 };
    }),
  );
  const hits = kept
    .map((word) => word.hits)
    .reduce<SearchHit[] | undefined>((both, one) => (both ? intersect(both, one) : one), undefined);
  const ranked = (hits ?? []).sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  return { hits: ranked.slice(0, query.limit), total: ranked.length, unmatched };
}

/** In quotes Meilisearch takes a word as it stands: a number is neither a beginning nor a slip of another. */
function asked({ word }: Token): string {
  return /\p{N}/u.test(word) ? `"${word}"` : word;
}

function hit({ key, _rankingScore }: Pick<Stored, 'key'> & { _rankingScore?: number }): SearchHit {
  return { key, score: _rankingScore ?? 0 };
}

function intersect(a: readonly SearchHit[], b: readonly SearchHit[]): SearchHit[] {
  const scores = new Map(b.map(({ key, score }) => [key, score]));
  return a.flatMap(({ key, score }) => {
    const other = scores.get(key);
    return other === undefined ? [] : [{ key, score: score + other }];
  });
}

/** Writes the new documents, then removes the older generation: a search in between finds all of one or the other. */
async function replaceDocuments(client: Meilisearch, uid: string, documents: readonly SearchDocument[]) {
  const folded = documents.map(foldDocument);
  const generation = createHash('sha256')
    .update(JSON.stringify([SETTINGS, folded]))
    .digest('hex');
  const index = client.index<Stored>(uid);
  const tasks = [await client.index(uid).updateSettings(SETTINGS)];
  const stored = folded.map(({ locale, key, titleWords, words }): Stored => {
    const title = new Set(titleWords);
    return {
      id: documentId(locale, key),
      key,
      locale,
      generation,
      titleWords: titleWords.join(' '),
      words: words.filter((word) => !title.has(word)).join(' '),
    };
  });
  if (stored.length > 0) tasks.push(await index.addDocuments(stored, { primaryKey: 'id' }));
  tasks.push(await index.deleteDocuments({ filter: `generation != ${JSON.stringify(generation)}` }));
  for await (const task of client.tasks.waitForTasksIter(tasks, { timeout: 60_000, interval: 50 })) {
    if (task.status !== 'succeeded')
      throw new Error(`Meilisearch ${task.type} of ${uid} ${task.status}: ${task.error?.message ?? 'no reason given'}`);
  }
}

/** Ids may only hold letters, digits, - and _; keys may hold anything. */
function documentId(locale: string, key: string): string {
  return Buffer.from(`${locale}/${key}`).toString('base64url');
}

async function health(client: Meilisearch): Promise<SearchHealth> {
  try {
    const { status } = await client.health();
    return { engine: 'meilisearch', ok: status === 'available', detail: status };
  } catch (error) {
    return { engine: 'meilisearch', ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
