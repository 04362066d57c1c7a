import { customAlphabet } from 'nanoid';
import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { DeckAnswer, DeckContent } from '../contract';
import { today } from '../cards/pool';
import { withOwnCards } from '../cards/pool-card';
import { deckGame, gameOf } from '../games/games';
import { deckPool, poolOfPerson } from '../own/pool';
import { keepOwnCards, tooManyOwnCards } from '../own/keep';
import { contentErrors, judge } from '../verdict/judge';
import { answerFor } from './answer';
import { changesColumn, revisionChanges } from './history';
import { deckColumns, wholeDeck, writeEntries } from './rows';

/** Decks one person may have. */
export const MAX_DECKS = 1000;

/** 14 of 62 letters and digits, 83 bits: no neighbour of a share link can be guessed. */
export const newSlug = customAlphabet('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 14);

export interface NewDeck {
  ownerId: string;
  /** UUID chosen by the client, which makes the request safe to repeat. */
  id?: string;
  content: DeckContent;
  /** Name of a deck that was given none, in the owner's language. */
  untitled: string;
  /** Id of the deck it is a copy of. */
  originId?: string;
  /** Cards of the owner's own making that come with it. */
  ownCards?: readonly CcgCard[];
}

export type CreateResult =
  | ({ status: 'created' } & DeckAnswer)
  /** The owner created a deck of this id before: here it is, as it is now. */
  | ({ status: 'exists' } & DeckAnswer)
  | { status: 'invalid'; errors: { path: string; message: string }[] }
  | { status: 'too-many-decks' }
  | { status: 'id-taken' };

/** Stores a new deck, legal or not. Unknown cards and foreign printings are refused by the path of the field. */
export async function createDeck(deck: NewDeck, prisma: PrismaClient = db()): Promise<CreateResult> {
  const content = { ...deck.content, name: deck.content.name || deck.untitled };
  const gameId = gameOf(content.format);
  const ownCards = deckGame(gameId).ownCards ? (deck.ownCards ?? []) : [];
  const pool = withOwnCards(await poolOfPerson(gameId, deck.ownerId, prisma), ownCards);
  const errors = contentErrors(content, pool);
  if (errors.length > 0) return { status: 'invalid', errors };

  const { legal } = judge(content, content.format, pool, today());
  return prisma.$transaction(async (tx): Promise<CreateResult> => {
    // One creation at a time for each owner, so that the limit and a repeated id are seen by all.
    await tx.$queryRaw`SELECT 1 FROM "user" WHERE "id" = ${deck.ownerId}::uuid FOR UPDATE`;
    const twin = deck.id && (await tx.deck.findUnique({ where: { id: deck.id }, include: wholeDeck }));
    if (twin) {
      return twin.ownerId === deck.ownerId
        ? { status: 'exists', ...answerFor(twin, await deckPool(twin, { id: deck.ownerId }, prisma), today()) }
        : { status: 'id-taken' };
    }
    if ((await tx.deck.count({ where: { ownerId: deck.ownerId } })) >= MAX_DECKS) return { status: 'too-many-decks' };
    if (!(await keepOwnCards({ ownerId: deck.ownerId, gameId, cards: ownCards, pool }, tx))) return tooManyOwnCards();
    const row = await insertDeck(tx, { ...deck, content }, legal);
    return { status: 'created', ...answerFor(row, pool, today()) };
  });
}

async function insertDeck(tx: Prisma.TransactionClient, { id, ownerId, content, originId }: NewDeck, legal: boolean) {
  // The original may have been deleted since it was read; then there is nobody to give credit to.
  const origin = originId && (await tx.deck.findUnique({ where: { id: originId }, select: { id: true } }));
  const columns = { ...deckColumns(content), legal, ownerId, slug: newSlug(), ...(origin ? { originId } : {}) };
  const { id: deckId } = await tx.deck.create({ data: id ? { id, ...columns } : columns, select: { id: true } });
  await writeEntries({ deckId, ownerId, content }, tx);
  const changes = changesColumn(revisionChanges(undefined, content));
  await tx.deckRevision.create({ data: { deckId, revision: 1, changes } });
  return tx.deck.findUniqueOrThrow({ where: { id: deckId }, include: wholeDeck });
}
