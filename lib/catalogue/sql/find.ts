import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locales';
import { leaves, type Mistake, parts } from '@/lib/query/ast';
import { RARITIES } from '@/lib/rules/mythos/cards/schema';
import type { SearchHit } from '@/lib/search/port';
import type { Asked } from '../query/asked';
import { type CardQuery, RANGE_STATS } from '../card-query';
import { inCatalogue } from './filters';
import { countFacets, type Facets } from './facets';
import type { CardRow } from '../list-item';
import type { CardTree } from '../query/condition';
import { rankingTexts, textsOf } from '../query/texts';
import { writeQuery } from '../query/write';
import type { Source } from '../source';
import { type SqlAsker, treeSql } from './tree';

/** What was found, before it is put into a language. */
export interface Found {
  /** The cards of this page. */
  rows: CardRow[];
  /** Cards found on all pages. */
  total: number;
  facets: Facets;
  /**
   * Typed words that match nothing in the catalogue, and what looks like a filter and is none, as typed. The others were
   * searched for without them; when none is left, nothing is found. Empty with nothing found: no card has all the words,
   * or the filters leave none.
   */
  unmatched: string[];
  /** What of the text was not understood, with its place, what was expected and what was likely meant. */
  mistakes: readonly Mistake[];
  /** Parts of the query that no card fulfils by themselves, spelt; only where nothing is found. */
  alone: readonly string[];
  /** What was asked, as a tree and as a panel of filters shows it. */
  asked: Asked;
  /** Page shown, from 1: the last one when the query asks beyond it. */
  page: number;
  /** At least 1. */
  pages: number;
}

export interface Question {
  query: CardQuery;
  asked: Asked;
  locale: Locale;
  /** Copies of `c` that the reader owns. */
  owned?: SqlAsker['owned'];
}

/** More cards than any text finds: filters choose among all of them. */
const MAX_FOUND = 5_000;

/** Asks the search engine for the query's free texts, and the database for all else. */
export async function find(
  game: string,
  { query, asked, locale, owned }: Question,
  { db, search }: Source,
): Promise<Found> {
  const { panel, tree, rest, mistakes, useless, unique } = asked;
  const texts = await Promise.all(
    textsOf(tree).map(async (text) => ({
      text,
      ...(await search.search({ game, kind: 'card', locale, text, limit: MAX_FOUND })),
    })),
  );
  const found = new Map(texts.map(({ text, hits }) => [text, hits.map(({ key }) => key)]));
  const prints = unique === 'prints';
  const day = new Date().toISOString().slice(0, 10);
  const asker: SqlAsker = { locale: asked.locale, day, found, prints, ...(owned ? { owned } : {}) };
  const ofCards: SqlAsker = { ...asker, prints: false };
  const typed = useless ? Prisma.sql`FALSE` : treeSql(rest, ofCards);
  const unmatched = [...refused(mistakes), ...texts.flatMap((text) => text.unmatched)];
  const answer = { unmatched, mistakes, asked };
  const nothing = { rows: [], total: 0, alone: [], page: 1, pages: 1 };
  const slow = async (fault: Mistake): Promise<Found> => ({
    ...nothing,
    asked,
    mistakes: [...mistakes, fault],
    unmatched: [...unmatched, fault.whole],
    facets: (await countFacets(db, game, panel, Prisma.sql`FALSE`, ofCards)).facets,
  });
  return bounded(db, asked, query.q, slow, async (tx) => {
    const { facets, total: cards } = await countFacets(tx, game, panel, typed, ofCards);
    const meets = Prisma.sql`${inCatalogue(game)} AND ${useless ? Prisma.sql`FALSE` : treeSql(tree, asker)}`;
    const total = prints && cards > 0 ? await countPrints(tx, meets) : cards;
    const pages = Math.max(1, Math.ceil(total / query.size));
    const page = Math.min(query.page, pages);
    const ranked = texts.filter(({ text }) => rankingTexts(tree).includes(text)).flatMap(({ hits }) => hits);
    const rows =
      total === 0
        ? []
        : await tx.$queryRaw<CardRow[]>`
          SELECT c.code, c.set_code AS "setCode", c.number, c.definition${prints ? Prisma.sql`, print.id AS print` : Prisma.empty}
          FROM card c ${prints ? PRINTS : Prisma.empty} ${ranking(ranked)}
          WHERE ${meets}
          ORDER BY ${order(panel, locale, ranked.length > 0)}${prints ? Prisma.sql`, print.position` : Prisma.empty}
          LIMIT ${query.size} OFFSET ${(page - 1) * query.size}`;
    const alone = total === 0 && !useless ? await unfulfilled(tx, game, tree, ofCards) : [];
    return { ...answer, rows, total, facets, page, pages, alone };
  });
}

/** Parts that are looked at for the reason why nothing is found. */
const MOST_PARTS = 8;

/** Parts of a query that no card fulfils, whatever else is asked: the reason why nothing is found. */
async function unfulfilled(tx: Prisma.TransactionClient, game: string, tree: CardTree, asker: SqlAsker) {
  const asked = parts(tree)
    .filter((part) => part.kind !== 'leaf' || part.condition.on !== 'words')
    .slice(0, MOST_PARTS);
  if (asked.length === 0) return [];
  const [row] = await tx.$queryRaw<{ met: boolean[] }[]>`
    SELECT ARRAY[${Prisma.join(asked.map((part) => Prisma.sql`coalesce(bool_or(${treeSql(part, asker)}), FALSE)`))}] AS met
    FROM card c WHERE ${inCatalogue(game)}`;
  return asked.filter((_, index) => row?.met[index] === false).map((part) => writeQuery(part));
}

const PRINTS = Prisma.sql`JOIN printing print ON print.game_id = c.game_id AND print.card_code = c.code`;

async function countPrints(tx: Prisma.TransactionClient, meets: Prisma.Sql): Promise<number> {
  const [row] = await tx.$queryRaw<
    { count: number }[]
  >`SELECT count(*)::int AS count FROM card c ${PRINTS} WHERE ${meets}`;
  return row?.count ?? 0;
}

/** Pieces of the text that were left out. */
function refused(mistakes: readonly Mistake[]): string[] {
  return mistakes.filter(({ kept }) => !kept).map(({ whole }) => whole);
}

/** Longest time that the database may spend on a statement of a query with a pattern. */
const PATTERN_TIME = '1500ms';

/** A pattern reads every name or text: such a query has its time measured, and no other pays for that. */
async function bounded(
  db: PrismaClient,
  { tree }: Asked,
  q: string,
  slow: (fault: Mistake) => Promise<Found>,
  work: (tx: Prisma.TransactionClient) => Promise<Found>,
): Promise<Found> {
  if (!leaves(tree).some(({ on }) => on === 'pattern')) return work(db);
  try {
    return await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT set_config('statement_timeout', ${PATTERN_TIME}, true)`;
      return work(tx);
    });
  } catch (error) {
    if (!wasCancelled(error)) throw error;
    return slow({ code: 'pattern-slow', from: 0, to: q.length, piece: q, whole: q });
  }
}

/** PostgreSQL's word for a statement that ran out of its time. */
const QUERY_CANCELLED = '57014';

function wasCancelled(error: unknown): boolean {
  return (
    error instanceof Error && (error.message.includes(QUERY_CANCELLED) || error.message.includes('statement timeout'))
  );
}

/** Brings the scores of a text search to the rows. */
function ranking(hits: readonly SearchHit[]): Prisma.Sql {
  if (hits.length === 0) return Prisma.empty;
  const scores = new Map<string, number>();
  for (const { key, score } of hits) scores.set(key, (scores.get(key) ?? 0) + score);
  return Prisma.sql`LEFT JOIN unnest(${[...scores.keys()]}::text[], ${[...scores.values()]}::float[])
    AS hit(key, score) ON hit.key = c.code`;
}

/** Equals stand in the order of the catalogue; cards that lack what is sorted by come last either way. */
function order({ sort, descending }: CardQuery, locale: Locale, ranked: boolean): Prisma.Sql {
  const direction = descending ? Prisma.sql`DESC NULLS LAST` : Prisma.sql`ASC NULLS LAST`;
  switch (sort) {
    case 'relevance':
      return ranked ? Prisma.sql`hit.score DESC NULLS LAST, c.position` : Prisma.sql`c.position`;
    case 'number':
      return Prisma.sql`c.position ${direction}`;
    case 'name':
      return Prisma.sql`coalesce(c.definition->'name'->>${locale}, c.name) COLLATE "und-x-icu" ${direction}, c.position`;
    case 'cost':
    case 'power':
      return Prisma.sql`(SELECT s.value FROM card_stat s
        WHERE s.game_id = c.game_id AND s.card_code = c.code AND s.stat = ${RANGE_STATS[sort]}) ${direction}, c.position`;
    case 'rarity':
      return Prisma.sql`(SELECT array_position(${[...RARITIES]}::text[], p.rarity) FROM printing p
        WHERE p.game_id = c.game_id AND p.card_code = c.code AND p.position = 0) ${direction}, c.position`;
  }
}
