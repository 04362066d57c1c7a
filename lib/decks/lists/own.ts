import { db } from '@/lib/db/client';
import type { GameId } from '@/lib/catalogue/games';
import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import type { Viewer } from '../permissions';
import { after, type Cursor, newestFirst, readCursor } from './cursor';
import { type DeckListPage, PAGE_SIZE, pageOf } from './items';
import { afterCursor, KEY, orderBy } from './order';
import { listed } from './public';

interface OwnOrder {
  viewer: NonNullable<Viewer>;
  /** Left out: of all games. */
  game?: GameId;
  cursor?: string;
  limit?: number;
}

/** The viewer's own decks of all visibilities, last changed first: those in use, or those put away. */
export async function listMyDecks(
  { viewer, game, archived = false, cursor, limit = PAGE_SIZE }: OwnOrder & { archived?: boolean },
  prisma: PrismaClient = db(),
): Promise<DeckListPage> {
  const rows = await prisma.deck.findMany({
    where: {
      ownerId: viewer.id,
      ...(game ? { gameId: game } : {}),
      archivedAt: archived ? { not: null } : null,
      ...after(readCursor(cursor)),
    },
    orderBy: newestFirst,
    take: limit + 1,
    select: { id: true, updatedAt: true },
  });
  return pageOf(
    rows.map(({ id, updatedAt }) => ({ id, key: updatedAt.getTime() })),
    limit,
    prisma,
  );
}

/**
 * Public decks of the people that the viewer follows, last changed first. Each author's decks are read from where the
 * page begins and no further than it could reach, so the work is that of the people followed, not of their decks.
 */
export async function listFollowedDecks(
  { viewer, game, cursor, limit = PAGE_SIZE }: OwnOrder,
  prisma: PrismaClient = db(),
): Promise<DeckListPage> {
  const ofGame = game ? Prisma.sql`d."game_id" = ${game}` : Prisma.sql`TRUE`;
  const places = await prisma.$queryRaw<Cursor[]>`
    SELECT ${KEY.newest} AS "key", d."id"
    FROM "follow" f CROSS JOIN LATERAL (
      SELECT d."id", d."updated_at" FROM "deck" d
      WHERE d."owner_id" = f."author_id" AND ${listed} AND ${ofGame} AND ${afterCursor('newest', readCursor(cursor))}
      ORDER BY ${orderBy('newest')} LIMIT ${limit + 1}
    ) d
    WHERE f."follower_id" = ${viewer.id}::uuid
    ORDER BY ${orderBy('newest')} LIMIT ${limit + 1}`;
  return pageOf(places, limit, prisma);
}
