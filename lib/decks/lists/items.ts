import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import type { Tally } from '@/lib/rules/mythos/deck/statistics';
import { cardPool } from '../cards/pool';
import type { CardPool } from '../cards/pool-card';
import { hasChakra } from '../games/game';
import { deckGame } from '../games/games';
import type { Visibility } from '../limits';
import { type Cursor, writeCursor } from './cursor';

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
  tags: string[];
  likes: number;
  comments: number;
  /** Put away by its owner; taken away by a moderator: shown to the owner only. */
  archived: boolean;
  hidden: boolean;
  cards: number;
  /** Of a game that lays them apart. */
  missions?: number;
  /** Main cards of each faction, most first; none of a game that has no factions. */
  factions: Tally[];
}

export interface DeckListPage {
  decks: DeckListItem[];
  /** Cursor of the next page, or undefined at the end. */
  next?: string;
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
  tags: true,
  likeCount: true,
  commentCount: true,
  size: true,
  archivedAt: true,
  hiddenAt: true,
  owner: { select: { handle: true } },
  entries: { where: { part: { in: ['main', 'missions'] } }, select: { part: true, cardCode: true, count: true } },
} satisfies Prisma.DeckSelect;

/** The decks of some places in a list, in their order: of `places` at most `limit` are shown, one more means a further page. */
export async function pageOf(places: readonly Cursor[], limit: number, prisma: PrismaClient): Promise<DeckListPage> {
  const shown = places.slice(0, limit);
  const last = shown.at(-1);
  const found = await prisma.deck.findMany({ where: { id: { in: shown.map(({ id }) => id) } }, select: listColumns });
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = shown.flatMap(({ id }) => byId.get(id) ?? []);
  const games = new Map(
    await Promise.all(
      [...new Set(rows.map(({ gameId }) => gameId))].map(async (game) => [game, await cardPool(game, prisma)] as const),
    ),
  );
  return {
    decks: rows.map(
      ({ gameId, id: _, owner, entries, size, likeCount, commentCount, archivedAt, hiddenAt, ...deck }) => ({
        ...deck,
        author: owner.handle,
        likes: likeCount,
        comments: commentCount,
        archived: archivedAt !== null,
        hidden: hiddenAt !== null,
        ...counts({ gameId, size }, entries, games.get(gameId)),
      }),
    ),
    ...(places.length > limit && last ? { next: writeCursor(last) } : {}),
  };
}

function counts(
  { gameId: game, size }: { gameId: string; size: number },
  entries: { part: string; cardCode: string; count: number }[],
  pool: CardPool | undefined,
) {
  const part = (name: string) =>
    entries.filter((entry) => entry.part === name).map(({ cardCode: code, count }) => ({ code, count }));
  const lists = { main: part('main'), missions: part('missions') };
  const statistics = deckGame(game).statistics(lists, pool ?? { get: () => undefined });
  // Cards of its owner's own are in no pool, but in the size that is kept with the deck.
  return hasChakra(statistics)
    ? { cards: statistics.cards, missions: statistics.missions, factions: statistics.factions }
    : { cards: size, factions: [] };
}
