import { Meilisearch, type SearchParams } from 'meilisearch';
import { z } from 'zod';
import { tokens, withoutUnmatched, worthOfPopularity, type Token } from '@/lib/catalogue/words';
import { documentLocale, withoutWords } from '../port';
import type { SearchHealth, SearchHit, SearchIndex, SearchQuery, SearchResult } from '../port';
import { foldDocument } from '../postgres-documents';
import { buildIndex } from './build';
import { indexName, writer, type MeilisearchOptions } from './server';
import { MAX_HITS } from './settings';
import { storedLocale } from './stored';

/** Free text by a Meilisearch server (1.36 or newer). `timeoutMs`: longest wait for one answer to a search. */
export function meilisearch({ timeoutMs = 300, ...server }: MeilisearchOptions & { timeoutMs?: number }): SearchIndex {
  const asking = new Meilisearch({ host: server.url, apiKey: server.key, timeout: timeoutMs });
  const writing = writer(server);
  return {
    search: (query, signal) => search(asking, indexName(server, query.game, query.kind), query, signal),
    index: (game, kind, documents) => buildIndex(writing, indexName(server, game, kind), [documents.map(foldDocument)]),
    health: () => health(asking),
  };
}

/** What of an answer is read. Anything else is no answer: better none than half of one. */
const answerSchema = z.object({
  hits: z.array(z.object({ key: z.string(), popularity: z.number(), _rankingScore: z.number() })),
  estimatedTotalHits: z.int().min(0),
});
const answersSchema = z.object({ results: z.array(answerSchema) });

async function search(
  client: Meilisearch,
  uid: string,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<SearchResult> {
  const typed = tokens(query.text);
  if (typed.length === 0) return withoutWords(query.text);
  const options: SearchParams = {
    filter: `locale = ${JSON.stringify(storedLocale(documentLocale(query.kind, query.locale)))}`,
    matchingStrategy: 'all',
    attributesToRetrieve: ['key', 'popularity'],
    showRankingScore: true,
  };
  const together = answerSchema.parse(
    await client.index(uid).search(typed.map(asked).join(' '), { ...options, limit: query.limit }, { signal }),
  );
  if (together.hits.length > 0)
    return { hits: together.hits.map(hit), total: together.estimatedTotalHits, unmatched: [] };

  // Meilisearch takes only the last word for a beginning and does not say which word found nothing. So, and only when
  // it found nothing, each word is asked by itself.
  const queries = typed.map((token) => ({ ...options, indexUid: uid, q: asked(token), limit: MAX_HITS }));
  const { results } = answersSchema.parse(await client.multiSearch({ queries }, { signal }));
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

/** Popularity orders what Meilisearch ranks alike, but is no part of its score. */
function hit({ key, popularity, _rankingScore }: z.infer<typeof answerSchema>['hits'][number]): SearchHit {
  return { key, score: _rankingScore + worthOfPopularity(popularity) * LEAST };
}

/** Less than two scores of Meilisearch can differ by that are not the same. */
const LEAST = 1e-9;

function intersect(a: readonly SearchHit[], b: readonly SearchHit[]): SearchHit[] {
  const scores = new Map(b.map(({ key, score }) => [key, score]));
  return a.flatMap(({ key, score }) => {
    const other = scores.get(key);
    return other === undefined ? [] : [{ key, score: score + other }];
  });
}

async function health(client: Meilisearch): Promise<SearchHealth> {
  try {
    const { status } = await client.health();
    return { engine: 'meilisearch', ok: status === 'available', detail: status };
  } catch (error) {
    return { engine: 'meilisearch', ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
