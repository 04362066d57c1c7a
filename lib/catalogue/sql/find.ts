import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locales';
import { isEverything, leaves, type Mistake, parts } from '@/lib/query/ast';
import type { SearchHit } from '@/lib/search/port';
import type { Asked } from '../query/asked';
import type { CardQuery } from '../card-query';
import { type Counted, countFacets, type Facets, MOST_COUNTED } from './facets';
import { inCatalogue } from './filters';
import { orderingName } from './orders';
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
  /** There are more than `total`: not all of them were counted, and pages end there. */
  more: boolean;
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
  const ruled = await ruledCards(db, game, tree);
  const asker: SqlAsker = { locale: asked.locale, day, found, prints, ruled, ...(owned ? { owned } : {}) };
  const ofCards: SqlAsker = { ...asker, prints: false };
  const unmatched = [...refused(mistakes), ...texts.flatMap((text) => text.unmatched)];
  const answer = { unmatched, mistakes, asked };
  const nothing = { rows: [], total: 0, more: false, alone: [], page: 1, pages: 1 };
  const slow = async (fault: Mistake): Promise<Found> => ({
    ...nothing,
    asked,
    mistakes: [...mistakes, fault],
    unmatched: [...unmatched, fault.whole],
    facets: (await countFacets(db, game, panel, undefined, ofCards)).facets,
  });
  return bounded(db, asked, query.q, slow, async (tx) => {
    const { facets, ...cards } = await countFacets(tx, game, panel, useless ? undefined : rest, ofCards);
    const meets = Prisma.sql`${inCatalogue(game)} AND ${useless ? Prisma.sql`FALSE` : treeSql(tree, asker)}`;
    const { total, more } = prints && cards.total > 0 ? await countPrints(tx, meets) : cards;
    const pages = Math.max(1, Math.ceil(total / query.size));
    const page = Math.min(query.page, pages);
    const ranked = texts.filter(({ text }) => rankingTexts(tree).includes(text)).flatMap(({ hits }) => hits);
    const place = { skip: (page - 1) * query.size, take: query.size };
    const whole = isEverything(tree) && !prints && !useless;
    const rows =
      total === 0
        ? []
        : whole
          ? await placesInOrder(tx, game, orderingOf(panel, locale), place)
          : await tx.$queryRaw<CardRow[]>`
            SELECT ${COLUMNS}${prints ? Prisma.sql`, print.id AS print` : Prisma.empty}
            FROM card c ${prints ? PRINTS : Prisma.empty} ${orderSql(panel, locale, ranked)} WHERE ${meets}
            ORDER BY ${ranked.length > 0 && panel.sort === 'relevance' ? Prisma.sql`hit.score DESC NULLS LAST, c.position` : Prisma.sql`r.place`}${prints ? Prisma.sql`, print.position` : Prisma.empty}
            LIMIT ${place.take} OFFSET ${place.skip}`;
    const alone = total === 0 && !useless ? await unfulfilled(tx, game, tree, ofCards) : [];
    return { ...answer, rows, total, more, facets, page, pages, alone };
  });
}

const COLUMNS = Prisma.sql`c.code, c.set_code AS "setCode", c.number, c.definition`;

/** Cards that rulings speak of, where they are asked for: rulings are few, whatever the catalogue. */
async function ruledCards(db: PrismaClient, game: string, tree: CardTree): Promise<string[]> {
  if (!leaves(tree).some(({ on }) => on === 'ruling')) return [];
  const rows = await db.$queryRaw<{ code: string }[]>`
    SELECT DISTINCT r.card_code AS code FROM ruling_card r WHERE r.game_id = ${game} LIMIT ${MAX_FOUND}`;
  return rows.map(({ code }) => code);
}

/** A page of the whole catalogue: a range of places, wherever it lies. */
function placesInOrder(
  tx: Prisma.TransactionClient,
  game: string,
  ordering: string,
  { skip, take }: { skip: number; take: number },
): Promise<CardRow[]> {
  return tx.$queryRaw<CardRow[]>`
    SELECT ${COLUMNS} FROM card_rank r JOIN card c ON c.game_id = r.game_id AND c.code = r.card_code
    WHERE r.game_id = ${game} AND r.ordering = ${ordering} AND r.place >= ${skip} AND r.place < ${skip + take}
    ORDER BY r.place`;
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
    SELECT ARRAY[${Prisma.join(
      asked.map(
        (part) => Prisma.sql`EXISTS (SELECT FROM card c WHERE ${inCatalogue(game)} AND ${treeSql(part, asker)})`,
      ),
    )}] AS met`;
  return asked.filter((_, index) => row?.met[index] === false).map((part) => writeQuery(part));
}

const PRINTS = Prisma.sql`JOIN printing print ON print.game_id = c.game_id AND print.card_code = c.code`;

async function countPrints(tx: Prisma.TransactionClient, meets: Prisma.Sql): Promise<Pick<Counted, 'total' | 'more'>> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM card c ${PRINTS} WHERE ${meets} ORDER BY c.position LIMIT ${MOST_COUNTED + 1}
    ) found`;
  const count = row?.count ?? 0;
  return { total: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED };
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

/** The order of a list that no text ranks. */
function orderingOf({ sort, descending }: CardQuery, locale: Locale): string {
  return sort === 'relevance' ? orderingName('number', false, locale) : orderingName(sort, descending, locale);
}

/** Brings what a list is sorted by to its rows: the scores of a text search, or their places in an order. */
function orderSql(panel: CardQuery, locale: Locale, hits: readonly SearchHit[]): Prisma.Sql {
  if (panel.sort === 'relevance' && hits.length > 0) {
    const scores = new Map<string, number>();
    for (const { key, score } of hits) scores.set(key, (scores.get(key) ?? 0) + score);
    return Prisma.sql`LEFT JOIN unnest(${[...scores.keys()]}::text[], ${[...scores.values()]}::float[])
      AS hit(key, score) ON hit.key = c.code`;
  }
  return Prisma.sql`JOIN card_rank r ON r.game_id = c.game_id AND r.card_code = c.code
    AND r.ordering = ${orderingOf(panel, locale)}`;
}
