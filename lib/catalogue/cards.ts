import { LRUCache } from 'lru-cache';
import { Prisma } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locales';
import { RARITIES, type CardDefinition } from '@/lib/rules/mythos/cards/schema';
import type { SearchHit } from '@/lib/search/port';
import { RANGE_STATS, toSearchParams, type CardQuery } from './card-query';
import { cardTexts } from './card-texts';
import { conditions, foundByText, inCatalogue, meetsAll, typedConditions } from './conditions';
import { countFacets, type Facets } from './facets';
import { listItem, type CardListItem, type CardRow } from './list-item';
import { catalogueVersion, defaultSource, type Source } from './source';
import { readTyped } from './typed-filters';

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
  const key = JSON.stringify([version, game, query.sort === 'name' ? locale : '', toSearchParams(view).toString()]);
  const known = answers.get(key);
  if (known) return known;
  const answer = ask(game, query, locale, source);
  answers.set(key, answer);
  // A failure is not an answer: the next one asks again.
  answer.catch(() => answers.delete(key));
  return answer;
}

async function ask(game: string, query: CardQuery, locale: Locale, { db, search }: Source): Promise<Found> {
  const { text, filters, unknown } = readTyped(query.q);
  const found = text ? await search.search({ game, kind: 'card', locale, text, limit: MAX_FOUND }) : undefined;
  // Where nothing that was typed is of any use, nothing is found: showing all cards would look like an answer.
  const useless = !text && filters.length === 0 && unknown.length > 0;
  const keys = useless ? [] : found?.hits.map(({ key }) => key);
  const typed = Prisma.sql`${foundByText(keys)} AND ${typedConditions(filters)}`;
  const { facets, total } = await countFacets(db, game, query, typed);
  const pages = Math.max(1, Math.ceil(total / query.size));
  const page = Math.min(query.page, pages);
  const rows =
    total === 0
      ? []
      : await db.$queryRaw<CardRow[]>`
        SELECT c.code, c.set_code AS "setCode", c.number, c.definition
        FROM card c ${ranking(found?.hits)}
        WHERE ${inCatalogue(game)} AND ${typed} AND ${meetsAll(conditions(query))}
        ORDER BY ${order(query, locale, found !== undefined)}
        LIMIT ${query.size} OFFSET ${(page - 1) * query.size}`;
  return { rows, total, facets, unmatched: [...unknown, ...(found?.unmatched ?? [])], page, pages };
}

/** Brings the scores of a text search to the rows. */
function ranking(hits: readonly SearchHit[] | undefined): Prisma.Sql {
  if (!hits) return Prisma.empty;
  const [keys, scores] = [hits.map(({ key }) => key), hits.map(({ score }) => score)];
  return Prisma.sql`JOIN unnest(${keys}::text[], ${scores}::float[]) AS hit(key, score) ON hit.key = c.code`;
}

/** Equals stand in the order of the catalogue; cards that lack what is sorted by come last either way. */
function order({ sort, descending }: CardQuery, locale: Locale, ranked: boolean): Prisma.Sql {
  const direction = descending ? Prisma.sql`DESC NULLS LAST` : Prisma.sql`ASC NULLS LAST`;
  switch (sort) {
    case 'relevance':
      return ranked ? Prisma.sql`hit.score DESC, c.position` : Prisma.sql`c.position`;
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
