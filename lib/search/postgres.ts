import {
  matchLexicon,
  mistakesAllowed,
  allowsPrefix,
  tokens,
  withoutUnmatched,
  WORTH,
  worthOfPopularity,
  type Token,
} from '@/lib/catalogue/words';
import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import {
  documentLocale,
  withoutWords,
  type SearchHealth,
  type SearchIndex,
  type SearchQuery,
  type SearchResult,
} from './port';
import { writeDocuments } from './postgres-documents';

/**
 * Two words that differ by the mistakes we forgive share at least one trigram, and then are at least this similar in
 * pg_trgm's measure: one of the 9 + 9 trigrams of two words of eight letters.
 */
const SIMILARITY_THRESHOLD = '0.05';

/** Documents that are judged for one search: of a word that more have, "deck", there is no best one to be found. */
const MOST_JUDGED = 5_000;

/** Sorts after every word that begins with the text it is appended to. */
const LAST_CHARACTER = '\u{10FFFF}';

/** A typed word with the lexicon's words that it finds, each with its worth in a title and elsewhere. */
interface Sense {
  token: Token;
  words: { word: string; title: number; other: number }[];
}

/**
 * Search in the tables that the seed fills. First the typed words are looked up in the lexicon (all distinct words, by
 * equality, by beginning, and by shared trigrams for misspelt ones), judged here by the same function as everywhere,
 * then the documents that hold the words found, through one inverted index. No step reads the whole catalogue.
 */
export function postgresSearch(db: PrismaClient): SearchIndex {
  return {
    search: (query) => search(db, query),
    index: (game, kind, documents) =>
      db.$transaction((tx) => writeDocuments(tx, game, kind, documents), { timeout: 120_000 }),
    health: () => health(db),
  };
}

async function search(db: PrismaClient, query: SearchQuery): Promise<SearchResult> {
  const typed = tokens(query.text);
  if (typed.length === 0) return withoutWords(query.text);
  const scope = Prisma.sql`game_id = ${query.game} AND kind = ${query.kind}
    AND locale = ${documentLocale(query.kind, query.locale)}`;
  const senses = await lookUp(db, scope, typed);
  const { kept, unmatched } = withoutUnmatched(senses.map((sense) => ({ ...sense, found: sense.words.length > 0 })));
  if (kept.length === 0) return { hits: [], total: 0, unmatched };
  return { ...(await documents(db, scope, kept, query.limit)), unmatched };
}

async function lookUp(db: PrismaClient, scope: Prisma.Sql, typed: readonly Token[]): Promise<Sense[]> {
  const spelt = await wordsAsSpelt(db, scope, typed);
  const misspelt = typed.filter(({ word }) => mistakesAllowed(word) > 0 && !spelt.get(word)?.includes(word));
  const similar = misspelt.length > 0 ? await similarWords(db, scope, misspelt) : new Map<string, string[]>();
  return typed.map((token) => {
    const lexicon = new Set([...(spelt.get(token.word) ?? []), ...(similar.get(token.word) ?? [])]);
    const found = matchLexicon(token.word, lexicon);
    return { token, words: [...found].map(([word, match]) => ({ word, ...WORTH[match] })) };
  });
}

async function wordsAsSpelt(db: PrismaClient, scope: Prisma.Sql, typed: readonly Token[]) {
  const ends = typed.map(({ word }) => (allowsPrefix(word) ? word + LAST_CHARACTER : word));
  // ~>=~ and ~<=~ compare bytes, so that the pattern index serves whatever the database's collation.
  return group(
    await db.$queryRaw<Candidate[]>`
      SELECT t.token, w.word
      FROM unnest(${typed.map(({ word }) => word)}::text[], ${ends}::text[]) AS t(token, last)
      CROSS JOIN LATERAL (
        SELECT word FROM search_word WHERE ${scope} AND word ~>=~ t.token AND word ~<=~ t.last
      ) w`,
  );
}

async function similarWords(db: PrismaClient, scope: Prisma.Sql, typed: readonly Token[]) {
  // The threshold of % is a setting; a transaction keeps it from the next user of this connection.
  const [, rows] = await db.$transaction([
    db.$queryRaw`SELECT set_config('pg_trgm.similarity_threshold', ${SIMILARITY_THRESHOLD}, true)`,
    db.$queryRaw<Candidate[]>`
      SELECT t.token, w.word
      FROM unnest(
        ${typed.map(({ word }) => word)}::text[], ${typed.map(({ word }) => mistakesAllowed(word))}::int[]
      ) AS t(token, mistakes)
      CROSS JOIN LATERAL (
        SELECT word FROM search_word
        WHERE ${scope} AND word % t.token AND abs(length(word) - length(t.token)) <= t.mistakes
      ) w`,
  ]);
  return group(rows);
}

interface Candidate {
  token: string;
  word: string;
}

function group(rows: readonly Candidate[]): Map<string, string[]> {
  const byToken = new Map<string, string[]>();
  for (const { token, word } of rows) {
    const list = byToken.get(token);
    if (list) list.push(word);
    else byToken.set(token, [word]);
  }
  return byToken;
}

async function documents(db: PrismaClient, scope: Prisma.Sql, senses: readonly Sense[], limit: number) {
  const found = senses.flatMap(({ words }, sense) => words.map((word) => ({ sense, ...word })));
  const holdsEveryOne = Prisma.join(
    senses.map(({ words }) => Prisma.sql`words && ${words.map(({ word }) => word)}::text[]`),
    ' AND ',
  );
  const rows = await db.$queryRaw<{ key: string; score: number; total: number }[]>`
    SELECT key, sum(worth) + popularity * ${worthOfPopularity(1)}::float8 AS score, (count(*) OVER ())::int AS total
    FROM (
      SELECT d.key, d.popularity, f.sense, max(CASE WHEN f.word = ANY (d.title_words) THEN f.title ELSE f.other END) AS worth
      FROM (SELECT * FROM search_document WHERE ${scope} AND ${holdsEveryOne} LIMIT ${MOST_JUDGED}) d
      CROSS JOIN LATERAL unnest(d.words) AS w(word)
      JOIN unnest(
        ${found.map(({ sense }) => sense)}::int[], ${found.map(({ word }) => word)}::text[],
        ${found.map(({ title }) => title)}::int[], ${found.map(({ other }) => other)}::int[]
      ) AS f(sense, word, title, other) ON f.word = w.word
      GROUP BY d.key, d.popularity, f.sense
    ) AS worths
    GROUP BY key, popularity
    ORDER BY score DESC, key COLLATE "C"
    LIMIT ${limit}`;
  return { hits: rows.map(({ key, score }) => ({ key, score })), total: rows[0]?.total ?? 0 };
}

async function health(db: PrismaClient): Promise<SearchHealth> {
  try {
    await db.$queryRaw`SELECT 1 FROM search_word LIMIT 1`;
    return { engine: 'postgres', ok: true };
  } catch (error) {
    return { engine: 'postgres', ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
