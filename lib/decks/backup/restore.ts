import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { DEFAULT_FORMAT } from '@/lib/rules/mythos/deck/format';
import { today } from '../cards/pool';
import { withOwnCards } from '../cards/pool-card';
import { keepOwnCards } from '../own/keep';
import { poolOfPerson } from '../own/pool';
import { gameOf } from '../games/games';
import type { DeckContent } from '../contract';
import type { ReadDeck } from '../formats/file-format';
import { tagKey } from '../social/tags';
import { MAX_DECKS, newSlug } from '../store/create';
import { creditedOrigin } from '../store/origin';
import { changesColumn, revisionChanges } from '../store/history';
import { deckColumns, sameContent, toContent, wholeDeck, writeEntries } from '../store/rows';
import { contentColumn } from '../store/versions';
import { contentErrors, judge } from '../verdict/judge';

export interface RestoreOrder {
  ownerId: string;
  decks: readonly ReadDeck[];
  /** Whether decks may be seen by those who saw them before; otherwise all are private. */
  keepVisibility: boolean;
  /** Name of a deck that has none. */
  untitled: string;
}

/**
 * In the order of the decks asked for. `too-many-decks`: this one and all after it were not stored. `too-many-own-cards`:
 * this one was not, since its own cards would have been more than one may have.
 */
export type Restored =
  { status: 'created'; slug: string } | { status: 'too-many-decks' } | { status: 'too-many-own-cards' };

/** The deck as it will be stored: cards that are not understood are left out of it. */
export function contentOf(deck: ReadDeck, visibility: DeckContent['visibility'], untitled: string): DeckContent {
  const { name = untitled, description = '', format = DEFAULT_FORMAT, main, missions, maybe } = deck;
  return { name, description, format, visibility, main, missions, maybe };
}

/**
 * Stores decks from a file as new ones, with their named versions, tags and place. None that is there already is
 * touched: {@link findDoubles} says which are the same. The history begins anew, with a revision for each version.
 */
export async function restoreDecks(order: RestoreOrder, prisma: PrismaClient = db()): Promise<Restored[]> {
  const restored: Restored[] = [];
  for (const deck of order.decks) {
    const result = await restoreDeck(deck, order, prisma);
    restored.push(result);
    if (result.status === 'too-many-decks') break;
  }
  return restored;
}

async function restoreDeck(deck: ReadDeck, order: RestoreOrder, prisma: PrismaClient): Promise<Restored> {
  const { ownerId, keepVisibility, untitled } = order;
  const visibility = (keepVisibility && deck.kept?.visibility) || 'private';
  const present = contentOf(deck, visibility, untitled);
  const gameId = gameOf(present.format);
  const had = await poolOfPerson(gameId, ownerId, prisma);
  // A deck before this one may have brought the same cards.
  const ownCards = broughtWith(deck).filter(({ code }) => !had.get(code));
  const pool = withOwnCards(had, ownCards);
  const versions = (deck.kept?.versions ?? []).map((version) => ({
    ...version,
    content: contentOf(version.deck, visibility, untitled),
  }));
  const states = versions.map(({ content }) => content);
  const last = states.at(-1);
  if (!last || !sameContent(last, present)) states.push(present);
  // What was read names cards of the catalogue and those it brings; anything else is a mistake of ours.
  const wrong = states.flatMap((state) => contentErrors(state, pool));
  if (wrong.length > 0) throw new Error(`A deck that was read cannot be stored: ${JSON.stringify(wrong[0])}`);

  const originId = await creditedOrigin(deck.origin, { id: ownerId }, prisma);
  const { legal } = judge(present, present.format, pool, today());
  return prisma.$transaction(async (tx): Promise<Restored> => {
    // One creation at a time for each owner, so that the limit is seen by all.
    await tx.$queryRaw`SELECT 1 FROM "user" WHERE "id" = ${ownerId}::uuid FOR UPDATE`;
    if ((await tx.deck.count({ where: { ownerId } })) >= MAX_DECKS) return { status: 'too-many-decks' };
    if (!(await keepOwnCards({ ownerId, gameId, cards: ownCards, pool }, tx))) return { status: 'too-many-own-cards' };
    const now = new Date();
    const made = past(deck.kept?.createdAt, now);
    const tags = [...(deck.kept?.tags ?? [])];
    const { id: deckId, slug } = await tx.deck.create({
      data: {
        ...deckColumns(present),
        ...{ ownerId, originId, slug: newSlug(), legal, revision: states.length, createdAt: made, updatedAt: now },
        ...{ tags, tagKeys: tags.map(tagKey), archivedAt: deck.kept?.archived ? now : null },
      },
      select: { id: true, slug: true },
    });
    await writeEntries({ deckId, ownerId, content: present }, tx);
    await tx.deckRevision.createMany({
      data: states.map((state, index): Prisma.DeckRevisionCreateManyInput => ({
        deckId,
        revision: index + 1,
        changes: changesColumn(revisionChanges(states[index - 1], state)),
        createdAt: past(versions[index]?.createdAt, now),
      })),
    });
    await tx.deckVersion.createMany({
      data: versions.map(({ name, note, createdAt, content }, index) => ({
        ...{ deckId, revision: index + 1, name, note },
        content: contentColumn(content),
        createdAt: past(createdAt, now),
      })),
    });
    return { status: 'created', slug };
  });
}

/** The own cards that come with a deck and with its versions. */
function broughtWith(deck: ReadDeck): CcgCard[] {
  const states = [deck, ...(deck.kept?.versions ?? []).map((version) => version.deck)];
  const cards = states.flatMap(({ ownCards }) => ownCards ?? []);
  return [...new Map(cards.map((card) => [card.code, card])).values()];
}

/** Keeps own cards of a file that lie in none of its decks. False where there would be more than one may have. */
export async function restoreOwnCards(
  order: { ownerId: string; gameId: string; cards: readonly CcgCard[] },
  prisma: PrismaClient = db(),
): Promise<boolean> {
  const { ownerId, gameId } = order;
  const had = await poolOfPerson(gameId, ownerId, prisma);
  const cards = order.cards.filter(({ code }) => !had.get(code));
  return prisma.$transaction((tx) => keepOwnCards({ ownerId, gameId, cards, pool: withOwnCards(had, cards) }, tx));
}

/** A moment of a file, which anyone may have written: never after now. */
function past(moment: Date | undefined, now: Date): Date {
  return moment && moment < now ? moment : now;
}

/** Whether the owner has a deck of the same name with the same cards already, for each of the decks. */
export async function findDoubles(
  ownerId: string,
  decks: readonly ReadDeck[],
  untitled: string,
  prisma: PrismaClient = db(),
): Promise<boolean[]> {
  const names = [...new Set(decks.map(({ name = untitled }) => name))];
  const rows = await prisma.deck.findMany({ where: { ownerId, name: { in: names } }, include: wholeDeck });
  return decks.map((deck) =>
    rows.some((row) => sameContent(toContent(row), contentOf(deck, row.visibility, untitled))),
  );
}
