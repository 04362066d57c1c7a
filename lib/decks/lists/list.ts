import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import { statistics, type Tally } from '@/lib/rules/mythos/deck/statistics';
import { cardPool, isReleased, today, type CardPool, type PoolCard } from '../cards/pool';
import type { Visibility } from '../limits';
import type { Viewer } from '../permissions';
import { after, newestFirst, readCursor, writeCursor } from './cursor';

export const PAGE_SIZE = 24;

/** A deck in a list. */
export interface DeckListItem {
  slug: string;
  name: string;
  /** Handle of its owner. */
  author: string;
  format: string;
  visibility: Visibility;
  /** As of its last save. */
  legal: boolean;
  updatedAt: Date;
  cards: number;
  missions: number;
  /** Main cards of each faction, most first. */
  factions: Tally[];
}

export interface DeckListPage {
  decks: DeckListItem[];
  /** Cursor of the next page, or undefined at the end. */
  next?: string;
}

/** Filters of the public list; all that are given must hold. */
export interface DeckFilter {
  game: string;
  /** The deck holds one of these: codes of cards or ids of printings. */
  cards?: readonly string[];
  /** The deck plays a card with this keyword, of this faction. */
  keyword?: string;
  faction?: string;
  /** Handle of the owner. */
  author?: string;
  /** Only decks that were legal when last saved. */
  legal?: boolean;
  cursor?: string;
  limit?: number;
}

/**
 * Public decks, last changed first. Work is bounded at any number of decks: filters by trait become a set of card
 * codes, so a card's keywords may be corrected without touching a deck, and one index over the codes answers them all.
 */
export async function listPublicDecks(filter: DeckFilter, prisma: PrismaClient = db()): Promise<DeckListPage> {
  const pool = await cardPool(filter.game, prisma);
  const sets = cardSets(filter, pool);
  if (sets.some((codes) => codes.length === 0)) return { decks: [] };
  const where: Prisma.DeckWhereInput = {
    gameId: filter.game,
    visibility: 'public',
    ...(filter.legal ? { legal: true } : {}),
    ...(filter.author === undefined ? {} : await ownedBy(filter.author, prisma)),
    AND: [...sets.map((codes) => ({ cards: { hasSome: codes } })), after(readCursor(filter.cursor))],
  };
  return page(where, filter.limit ?? PAGE_SIZE, prisma);
}

/** Addresses of the public decks changed last, for the site map. */
export async function publicDeckAddresses(
  game: string,
  limit: number,
  prisma: PrismaClient = db(),
): Promise<{ slug: string; updatedAt: Date }[]> {
  return prisma.deck.findMany({
    where: { gameId: game, visibility: 'public' },
    orderBy: newestFirst,
    take: limit,
    select: { slug: true, updatedAt: true },
  });
}

/** Some public decks that play a card, last changed first. */
export async function publicDecksPlaying(
  game: string,
  card: string,
  limit: number,
  prisma: PrismaClient = db(),
): Promise<DeckListItem[]> {
  return (await listPublicDecks({ game, cards: [card], limit }, prisma)).decks;
}

/** The viewer's own decks of all visibilities, last changed first. */
export async function listMyDecks(
  order: { viewer: NonNullable<Viewer>; cursor?: string; limit?: number },
  prisma: PrismaClient = db(),
): Promise<DeckListPage> {
  const where = { ownerId: order.viewer.id, ...after(readCursor(order.cursor)) };
  return page(where, order.limit ?? PAGE_SIZE, prisma);
}

/** For each filter by card or trait, the codes of which a deck must hold one. Cards not yet out answer to none. */
function cardSets({ cards, keyword, faction }: DeckFilter, pool: CardPool): string[][] {
  const day = today();
  const tests: ((card: PoolCard) => boolean)[] = [];
  if (cards !== undefined) {
    const wanted = new Set(cards.map((code) => pool.get(code.toUpperCase())?.code));
    tests.push(({ code }) => wanted.has(code));
  }
  if (keyword !== undefined) tests.push(({ keywords }) => keywords.includes(keyword));
  if (faction !== undefined) tests.push((card) => card.faction === faction);
  return tests.map((test) => pool.cards.filter((card) => isReleased(card, day) && test(card)).map(({ code }) => code));
}

/** By the owner's id and not through a join, so that the index over owners can be used. */
async function ownedBy(handle: string, prisma: PrismaClient): Promise<Prisma.DeckWhereInput> {
  const normal = handle.trim().replace(/^@/, '').toLowerCase();
  const known = /^[a-z0-9_-]{1,64}$/.test(normal);
  const user = known ? await prisma.user.findUnique({ where: { handle: normal }, select: { id: true } }) : null;
  return user ? { ownerId: user.id } : { id: { in: [] } };
}

const listColumns = {
  id: true,
  gameId: true,
  slug: true,
  name: true,
  format: true,
  visibility: true,
  legal: true,
  updatedAt: true,
  owner: { select: { handle: true } },
  entries: { where: { part: { in: ['main', 'missions'] } }, select: { part: true, cardCode: true, count: true } },
} satisfies Prisma.DeckSelect;

async function page(where: Prisma.DeckWhereInput, limit: number, prisma: PrismaClient): Promise<DeckListPage> {
  const rows = await prisma.deck.findMany({ where, orderBy: newestFirst, take: limit + 1, select: listColumns });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const games = new Map(
    await Promise.all(
      [...new Set(shown.map(({ gameId }) => gameId))].map(
        async (game) => [game, await cardPool(game, prisma)] as const,
      ),
    ),
  );
  return {
    decks: shown.map(({ gameId, id: _, owner, entries, ...deck }) => ({
      ...deck,
      author: owner.handle,
      ...counts(entries, games.get(gameId)),
    })),
    ...(rows.length > limit && last ? { next: writeCursor(last) } : {}),
  };
}

function counts(entries: { part: string; cardCode: string; count: number }[], pool: CardPool | undefined) {
  const part = (name: string) =>
    entries.filter((entry) => entry.part === name).map(({ cardCode: code, count }) => ({ code, count }));
  const { cards, missions, factions } = statistics(
    { main: part('main'), missions: part('missions') },
    pool ?? { get: () => undefined },
  );
  return { cards, missions, factions };
}
