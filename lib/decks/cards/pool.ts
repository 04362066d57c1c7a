import type { GameId } from '@/lib/catalogue/games';
import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { cardSchema as ccgCardSchema } from '@/lib/rules/ccg/cards/schema';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { toDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { type CardPool, type CcgPoolCard, ccgPoolCard, type MythosPoolCard, type PoolCard, poolOf } from './pool-card';

interface Loaded<Card extends PoolCard> {
  version: string;
  pool: Promise<CardPool<Card>>;
}
interface Pools {
  mythos?: Loaded<MythosPoolCard>;
  ccg?: Loaded<CcgPoolCard>;
}
const loaded = new WeakMap<PrismaClient, Pools>();

/** The cards of a game, kept in memory until the catalogue's version changes. */
export async function cardPool(game: string, prisma: PrismaClient = db()): Promise<CardPool> {
  return game === 'ccg' ? ccgPool(prisma) : mythosPool(prisma);
}

/** The same for what only the younger game has: effects, printings, factions. */
export async function mythosPool(prisma: PrismaClient = db()): Promise<CardPool<MythosPoolCard>> {
  const pools = poolsOf(prisma);
  const version = await versionOf('mythos', prisma);
  if (pools.mythos?.version === version) return pools.mythos.pool;
  const pool = rowsOf('mythos', prisma).then((rows) =>
    poolOf(
      rows.map(({ definition, withdrawn, releasedOn }): MythosPoolCard => {
        // Rows hold what the seed validated with the card schema.
        const card = definition as unknown as CardDefinition;
        return {
          ...toDeckCard(card, releasedOn?.toISOString().slice(0, 10)),
          ...(withdrawn ? { withdrawn } : {}),
          definition: card,
        };
      }),
    ),
  );
  pools.mythos = { version, pool };
  // A failed load is not remembered: the next request tries again.
  pool.catch(() => pools.mythos?.pool === pool && delete pools.mythos);
  return pool;
}

async function ccgPool(prisma: PrismaClient): Promise<CardPool<CcgPoolCard>> {
  const pools = poolsOf(prisma);
  const version = await versionOf('ccg', prisma);
  if (pools.ccg?.version === version) return pools.ccg.pool;
  const pool = rowsOf('ccg', prisma).then((rows) =>
    poolOf(rows.map(({ definition, withdrawn }) => ccgPoolCard(ccgCardSchema.parse(definition), { withdrawn }))),
  );
  pools.ccg = { version, pool };
  pool.catch(() => pools.ccg?.pool === pool && delete pools.ccg);
  return pool;
}

function poolsOf(prisma: PrismaClient): Pools {
  const known = loaded.get(prisma);
  if (known) return known;
  const pools: Pools = {};
  loaded.set(prisma, pools);
  return pools;
}

async function versionOf(game: GameId, prisma: PrismaClient): Promise<string> {
  const row = await prisma.game.findUnique({ where: { id: game }, select: { catalogueVersion: true } });
  return row?.catalogueVersion ?? '';
}

/** Sets are read by themselves: joined to very many cards they would be asked for by more parameters than one may send. */
async function rowsOf(gameId: GameId, prisma: PrismaClient) {
  const [sets, cards] = await Promise.all([
    prisma.cardSet.findMany({ where: { gameId }, select: { code: true, releasedOn: true } }),
    prisma.card.findMany({
      where: { gameId },
      orderBy: { position: 'asc' },
      select: { definition: true, withdrawn: true, setCode: true },
    }),
  ]);
  const releases = new Map(sets.map(({ code, releasedOn }) => [code, releasedOn]));
  return cards.map(({ setCode, ...card }) => ({ ...card, releasedOn: releases.get(setCode) }));
}

/** The day by which release dates and bans are judged, in UTC: `2026-11-30`. */
export function today(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** Whether a card may be shown to the public: a set not yet out is known only to those who put it into a deck. */
export function isReleased(card: object, day: string): boolean {
  return !('releasedOn' in card) || typeof card.releasedOn !== 'string' || card.releasedOn <= day;
}
