import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { cardSchema, type CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { toDeckCard, type DeckCard, type DeckCatalogue } from '@/lib/rules/mythos/deck/deck-list';

/** A card as decks see it, with its whole definition for those who show it. */
export interface PoolCard extends DeckCard {
  definition: CardDefinition;
}

/** All cards of a game in catalogue order, found by code or by the id of a printing. */
export interface CardPool extends DeckCatalogue {
  get(codeOrPrinting: string): PoolCard | undefined;
  cards: readonly PoolCard[];
}

interface Loaded {
  version: string;
  pool: Promise<CardPool>;
}
const loaded = new WeakMap<PrismaClient, Map<string, Loaded>>();

/** The cards of a game, kept in memory until the catalogue's version changes. */
export async function cardPool(game: string, prisma: PrismaClient = db()): Promise<CardPool> {
  const row = await prisma.game.findUnique({ where: { id: game }, select: { catalogueVersion: true } });
  const version = row?.catalogueVersion ?? '';
  let pools = loaded.get(prisma);
  if (!pools) loaded.set(prisma, (pools = new Map()));
  const known = pools.get(game);
  if (known?.version === version) return known.pool;
  const pool = loadPool(game, prisma);
  pools.set(game, { version, pool });
  // A failed load is not remembered: the next request tries again.
  pool.catch(() => pools.get(game)?.pool === pool && pools.delete(game));
  return pool;
}

async function loadPool(game: string, prisma: PrismaClient): Promise<CardPool> {
  const rows = await prisma.card.findMany({
    where: { gameId: game },
    orderBy: { position: 'asc' },
    select: { definition: true, withdrawn: true, set: { select: { releasedOn: true } } },
  });
  return poolOf(
    rows.map(({ definition, withdrawn, set }) => {
      const card = cardSchema.parse(definition);
      const releasedOn = set.releasedOn?.toISOString().slice(0, 10);
      return { ...toDeckCard(card, releasedOn), ...(withdrawn ? { withdrawn } : {}), definition: card };
    }),
  );
}

export function poolOf(cards: readonly PoolCard[]): CardPool {
  const index = new Map<string, PoolCard>();
  for (const card of cards) {
    index.set(card.code, card);
    for (const printing of card.definition.printings) index.set(printing.id, card);
  }
  return { cards, get: (code) => index.get(code) };
}

/** Game of a format: `mythos/standard` → `mythos`. */
export function gameOf(format: string): string {
  return format.slice(0, format.indexOf('/'));
}

/** The day by which release dates and bans are judged, in UTC: `2026-11-30`. */
export function today(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** Whether a card may be shown to the public: a set not yet out is known only to those who put it into a deck. */
export function isReleased(card: Pick<DeckCard, 'releasedOn'>, day: string): boolean {
  return card.releasedOn === undefined || card.releasedOn <= day;
}
