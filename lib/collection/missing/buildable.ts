import { db } from '@/lib/db/client';
import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import { starters, type StarterKey } from '@/lib/decks/starters/starters';
import { mythosPool } from '@/lib/decks/cards/pool';
import { gameOf } from '@/lib/decks/games/games';
import { listed } from '@/lib/decks/lists/public';
import type { Owner } from '../store/change';
import { ownedCounts } from '../store/read';
import { missingOf } from './missing';

/** So many of the public decks changed last are looked through: the work stays the same however many there are. */
export const CANDIDATES = 1000;
/** Decks shown of each kind, those that lack least first. */
export const SHOWN = 24;

export interface BuildableDeck {
  slug: string;
  name: string;
  /** Handle of its owner. */
  author: string;
  format: string;
  legal: boolean;
  updatedAt: Date;
  needed: number;
  missing: number;
}

export interface BuildableStarter {
  key: StarterKey;
  needed: number;
  missing: number;
}

/** One's own decks that are not put away, by what is missing for them, those that lack least first. */
export async function ownBuildable(owner: Owner, prisma: PrismaClient = db()): Promise<BuildableDeck[]> {
  // An account's decks are bounded (MAX_DECKS).
  const own = Prisma.sql`SELECT d.* FROM deck d
    WHERE d.owner_id = ${owner.userId}::uuid AND d.game_id = ${owner.game} AND d.archived_at IS NULL`;
  return ranked(owner, own, prisma);
}

/** Public decks of others, legal when last saved, by what is missing for them: among the newest CANDIDATES. */
export async function publicBuildable(owner: Owner, prisma: PrismaClient = db()): Promise<BuildableDeck[]> {
  const candidates = Prisma.sql`SELECT n.* FROM (
      SELECT d.* FROM deck d WHERE d.game_id = ${owner.game} AND ${listed} ORDER BY d.updated_at DESC, d.id LIMIT ${CANDIDATES}
    ) n WHERE n.legal AND n.owner_id <> ${owner.userId}::uuid`;
  return ranked(owner, candidates, prisma);
}

/** The starter decks by what is missing for them. */
export async function startersBuildable(owner: Owner, prisma: PrismaClient = db()): Promise<BuildableStarter[]> {
  const pool = await mythosPool(prisma);
  const decks = starters(pool).filter(({ format }) => gameOf(format) === owner.game);
  const cards = [...new Set(decks.flatMap(({ main, missions }) => [...main, ...missions].map(({ code }) => code)))];
  const owned = await ownedCounts(owner, { cards }, prisma);
  return decks
    .map(({ key, main, missions }) => {
      const { needed, missing } = missingOf([...missions, ...main], owned, (code) => pool.get(code)?.definition);
      return { key, needed, missing };
    })
    .sort((a, b) => a.missing - b.missing);
}

/** Counts in the database what is missing for each of some decks, rows of `deck`. */
async function ranked({ userId, game }: Owner, decks: Prisma.Sql, prisma: PrismaClient): Promise<BuildableDeck[]> {
  return prisma.$queryRaw<BuildableDeck[]>`
    WITH d AS MATERIALIZED (${decks}), held AS MATERIALIZED (
      SELECT p.card_code, sum(e.count)::int AS copies
      FROM collection_entry e JOIN printing p ON p.game_id = e.game_id AND p.id = e.printing_id
      WHERE e.user_id = ${userId}::uuid AND e.game_id = ${game} AND e.list = 'owned'
      GROUP BY 1
    ), need AS (
      SELECT x.deck_id, x.card_code, sum(x.count)::int AS copies
      FROM d JOIN deck_entry x ON x.deck_id = d.id
      WHERE x.part IN ('main', 'missions')
      GROUP BY 1, 2
    ), lack AS (
      SELECT n.deck_id, sum(n.copies)::int AS needed, sum(greatest(0, n.copies - coalesce(h.copies, 0)))::int AS missing
      FROM need n LEFT JOIN held h ON h.card_code = n.card_code
      GROUP BY 1
    )
    SELECT d.slug, d.name, u.handle AS author, d.format, d.legal, d.updated_at AS "updatedAt", l.needed, l.missing
    FROM lack l JOIN d ON d.id = l.deck_id JOIN "user" u ON u.id = d.owner_id
    ORDER BY l.missing, d.updated_at DESC, d.id
    LIMIT ${SHOWN}`;
}
