import { db } from '@/lib/db/client';
import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import { EVERYTHING } from '@/lib/query/ast';
import { cardPool } from '../cards/pool';
import { LISTED } from '../permissions';
import { only } from '../search/only';
import type { DeckTree, Mistake } from '../search/condition';
import { compile, type Compiled } from './conditions';
import type { Engine } from './free-words';
import { type Cursor, newestFirst, readCursor, type Sort, writeCursor } from './cursor';
import { type DeckListItem, type DeckListPage, PAGE_SIZE, pageOf } from './items';
import { afterCursor, KEY, OF_TAG, orderBy } from './order';

export interface DeckSearch {
  game: string;
  /** What a deck must meet; everything where it is left out. */
  tree?: DeckTree;
  sort?: Sort;
  cursor?: string;
  limit?: number;
}

export interface DeckSearchPage extends DeckListPage {
  /** Cards and players that were asked for and are not there. */
  mistakes: Mistake[];
  /** Cards that words of the query were taken for. */
  meant: Compiled['meant'];
  /** True when the search stopped before a page was full: `next` leads on from there. */
  stopped: boolean;
}

/**
 * Decks that an index found and that are then looked at one by one, for one page. Conditions without an index ("no
 * Naruto in it") could else make one request read all decks there are; instead the reader goes on from where it stopped.
 */
const MOST_LOOKED_AT = 2000;

/** `LISTED` of permissions.ts in SQL, word for word what the partial indexes say, so that PostgreSQL can use them. */
export const listed = Prisma.sql`d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL`;

/** Public decks that meet the conditions, in one of the orders, a page at a time. `engine` finds free words: the process's. */
export async function listPublicDecks(
  search: DeckSearch,
  prisma: PrismaClient = db(),
  engine?: Engine,
): Promise<DeckSearchPage> {
  const { game, tree = EVERYTHING, sort = 'newest', limit = PAGE_SIZE } = search;
  const pool = await cardPool(game, prisma);
  const { tag, indexed, residual, mistakes, meant } = await compile(tree, { game, pool, prisma, engine });
  const cursor = readCursor(search.cursor);
  const found = decksOf({ game, tag, sort, cursor, indexed });
  if (residual.length === 0) {
    const places = await placesOf(found, sort, limit + 1, 0, prisma);
    return { ...(await pageOf(places, limit, prisma)), mistakes, meant, stopped: false };
  }
  const places = await prisma.$queryRaw<Cursor[]>`
    SELECT ${KEY[sort]} AS "key", d."id" FROM (SELECT d.* FROM ${found} LIMIT ${MOST_LOOKED_AT}) d
    WHERE ${Prisma.join(residual, ' AND ')} ORDER BY ${orderBy(sort)} LIMIT ${limit + 1}`;
  const page = await pageOf(places, limit, prisma);
  const [end] = page.next ? [] : await placesOf(found, sort, 1, MOST_LOOKED_AT - 1, prisma);
  return { ...page, ...(end ? { next: writeCursor(end) } : {}), mistakes, meant, stopped: end !== undefined };
}

interface FoundBy {
  game: string;
  tag: string | undefined;
  sort: Sort;
  cursor: Cursor | undefined;
  indexed: readonly Prisma.Sql[];
}

/** The listed decks `d` that indexes find, in order: those of a tag by the table that holds its decks in that order. */
function decksOf({ game, tag, sort, cursor, indexed }: FoundBy): Prisma.Sql {
  if (tag === undefined) {
    const where = [Prisma.sql`d."game_id" = ${game}`, listed, afterCursor(sort, cursor), ...indexed];
    return Prisma.sql`"deck" d WHERE ${Prisma.join(where, ' AND ')} ORDER BY ${orderBy(sort)}`;
  }
  const where = [
    Prisma.sql`t."game_id" = ${game} AND t."tag_key" = ${tag}`,
    afterCursor(sort, cursor, OF_TAG),
    ...indexed,
  ];
  return Prisma.sql`"deck_tag" t JOIN "deck" d ON d."id" = t."deck_id"
    WHERE ${Prisma.join(where, ' AND ')} ORDER BY ${orderBy(sort, OF_TAG)}`;
}

function placesOf(found: Prisma.Sql, sort: Sort, limit: number, offset: number, prisma: PrismaClient) {
  return prisma.$queryRaw<Cursor[]>`
    SELECT ${KEY[sort]} AS "key", d."id" FROM ${found} LIMIT ${limit} OFFSET ${offset}`;
}

/** Some public decks that play a card, last changed first. */
export async function publicDecksPlaying(
  game: string,
  card: string,
  limit: number,
  prisma: PrismaClient = db(),
): Promise<DeckListItem[]> {
  return (await listPublicDecks({ game, tree: only({ field: 'card', text: card }), limit }, prisma)).decks;
}

/** Addresses of the public decks changed last, for the site map. */
export async function publicDeckAddresses(
  game: string,
  limit: number,
  prisma: PrismaClient = db(),
): Promise<{ slug: string; updatedAt: Date }[]> {
  return prisma.deck.findMany({
    where: { gameId: game, ...LISTED },
    orderBy: newestFirst,
    take: limit,
    select: { slug: true, updatedAt: true },
  });
}
