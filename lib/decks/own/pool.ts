import type { PrismaClient } from '@/lib/db/generated/client';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { cardPool } from '../cards/pool';
import { type CardPool, ccgPoolCard, isCcgPoolCard, type PoolCard } from '../cards/pool-card';
import { deckGame, gameOf } from '../games/games';
import { canEdit, type Viewer } from '../permissions';
import { ownCardsOf, readOwnCard } from './store';

/** Cards by which a deck is read: those of the catalogue, and some of its owner's own. No list or index has these. */
export function withOwnCards(pool: CardPool, cards: readonly CcgCard[]): CardPool {
  if (cards.length === 0) return pool;
  const own = new Map(cards.map((card) => [card.code, ccgPoolCard(card, { own: true })]));
  return { cards: pool.cards, get: (code) => own.get(code) ?? pool.get(code) };
}

interface DeckOfOwn {
  gameId: string;
  ownerId: string;
  ownEntries: readonly { card: { definition: unknown } }[];
}

/** The cards of a stored deck: its owner's with all they have typed in, others' with those that lie in it. */
export async function deckPool(row: DeckOfOwn, viewer: Viewer, prisma: PrismaClient): Promise<CardPool> {
  const pool = await cardPool(row.gameId, prisma);
  if (!deckGame(row.gameId).ownCards) return pool;
  const own = canEdit(viewer, row)
    ? await ownCardsOf(row.ownerId, row.gameId, prisma)
    : row.ownEntries.map(({ card }) => readOwnCard(card.definition));
  return withOwnCards(pool, own);
}

/** What the cards of a deck as it is read are found by, its owner's own among them. */
export async function pagePool({ format, main, maybe }: DeckOfLines, prisma?: PrismaClient): Promise<CardPool> {
  const own = [...main, ...maybe].flatMap(({ card }) => (isCcgPoolCard(card) && card.own ? [card.definition] : []));
  return withOwnCards(await cardPool(gameOf(format), prisma), own);
}

interface DeckOfLines {
  format: string;
  main: readonly { card: PoolCard }[];
  maybe: readonly { card: PoolCard }[];
}

/** The cards that a person may build with: those of the catalogue and their own. */
export async function poolOfPerson(game: string, userId: string | undefined, prisma?: PrismaClient): Promise<CardPool> {
  const pool = await cardPool(game, prisma);
  if (userId === undefined || !deckGame(game).ownCards) return pool;
  return withOwnCards(pool, await ownCardsOf(userId, game, prisma));
}
