import { LRUCache } from 'lru-cache';
import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import { leaves, type Mistake, parts } from '@/lib/query/ast';
import { type Asked, readAsked } from './asked';
import type { Locale } from '@/lib/i18n/locales';
import { RARITIES, type CardDefinition } from '@/lib/rules/mythos/cards/schema';
import type { SearchHit } from '@/lib/search/port';
import { RANGE_STATS, toSearchParams, type CardQuery } from './card-query';
import { cardTexts } from './card-texts';
import { inCatalogue } from './conditions';
import { countFacets, type Facets } from './facets';
import { listItem, type CardListItem, type CardRow } from './list-item';
import { catalogueVersion, defaultSource, type Source } from './source';
import { type SqlAsker, treeSql } from './sql/tree';
import { writeQuery } from './query/write';
import type { CardTree } from './query/condition';
import { rankingTexts, textsOf } from './query/texts';

export interface CardSearch {
  /** The cards of this page. */
  cards: CardListItem[];
  /** Cards found on all pages. */
  total: number;
  facets: Facets;
  /**
   * Typed words that match nothing in the catalogue, and what looks like a filter and is none, as typed. The others were searched for without them; when none
   * is left, nothing is found. Empty with nothing found: no card has all the words, or the filters leave none.
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

/** More cards than any text finds: filters choose among all of them. */
const MAX_FOUND = 5_000;

interface Found {
  rows: CardRow[];
  total: number;
  facets: Facets;
  unmatched: string[];
  mistakes: readonly Mistake[];
  alone: readonly string[];
  asked: Asked;
  page: number;
  pages: number;
}

/** Answers by catalogue version and query. Small: one holds a page of card definitions that the site shows anyway. */
const answers = new LRUCache<string, Promise<Found>>({ max: 500 });

/** The cards a query asks for, a page of them, with the counts beside the filters. */
export async function searchCards(
  game: string,
  query: CardQuery,
  locale: Locale,
  source: Source = defaultSource(),
): Promise<CardSearch> {
  const [{ rows, ...answer }, texts] = await Promise.all([
    findCards(game, query, locale, source),
    cardTexts(game, locale, source),
  ]);
  return { ...answer, cards: rows.map((row) => listItem(row, locale, texts)) };
}

/** A card as the API gives it: all that its file says, and its lines in words. */
export type DefinitionWithText = CardDefinition & { text: readonly string[] };

/** The same as whole definitions, for the API. */
export async function searchDefinitions(
  game: string,
  query: CardQuery,
  locale: Locale,
  source: Source = defaultSource(),
): Promise<Omit<CardSearch, 'cards'> & { cards: DefinitionWithText[] }> {
  const [{ rows, ...answer }, { lines }] = await Promise.all([
    findCards(game, query, locale, source),
    cardTexts(game, locale, source),
  ]);
  return { ...answer, cards: rows.map(({ code, definition }) => ({ ...definition, text: lines.get(code) ?? [] })) };
}

async function findCards(game: string, query: CardQuery, locale: Locale, source: Source): Promise<Found> {
  const version = await catalogueVersion(game, source);
  const view = { ...query, view: 'grid' } as const;
  const key = JSON.stringify([version, game, locale, today(), toSearchParams(view).toString()]);
  const known = answers.get(key);
  if (known) return known;
  const answer = ask(game, query, locale, source);
  answers.set(key, answer);
  // A failure is not an answer: the next one asks again.
  answer.catch(() => answers.delete(key));
  return answer;
}

async function ask(game: string, query: CardQuery, locale: Locale, { db, search }: Source): Promise<Found> {
  const asked = readAsked(query, locale);
  const { panel, tree, rest, mistakes, useless, unique } = asked;
  const texts = await Promise.all(
    textsOf(tree).map(async (text) => ({
      text,
      ...(await search.search({ game, kind: 'card', locale, text, limit: MAX_FOUND })),
    })),
  );
  const found = new Map(texts.map(({ text, hits }) => [text, hits.map(({ key }) => key)]));
  const prints = unique === 'prints';
  const asker: SqlAsker = { locale: asked.locale, day: today(), found, prints };
  const typed = useless ? Prisma.sql`FALSE` : treeSql(rest, { ...asker, prints: false });
  const unmatched = [...refused(mistakes), ...texts.flatMap((text) => text.unmatched)];
  const answer = { unmatched, mistakes, asked };
  return bounded(db, tree, async (tx) => {
    const { facets, total: cards } = await countFacets(tx, game, panel, typed);
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
    const alone = total === 0 && !useless ? await unfulfilled(tx, game, tree, asker) : [];
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
    SELECT ARRAY[${Prisma.join(asked.map((part) => Prisma.sql`coalesce(bool_or(${treeSql(part, { ...asker, prints: false })}), FALSE)`))}] AS met
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

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Longest time that the database may spend on a statement of a query with a pattern. */
const PATTERN_TIME = '1500ms';

/** A pattern reads every name or text: such a query has its time measured, and no other pays for that. */
async function bounded<T>(
  db: PrismaClient,
  tree: CardTree,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  if (!leaves(tree).some(({ on }) => on === 'pattern')) return work(db);
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT set_config('statement_timeout', ${PATTERN_TIME}, true)`;
    return work(tx);
  });
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
