import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import { DEFAULT_FORMAT } from '@/lib/rules/mythos/deck/format';
import { today } from '../cards/pool';
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

/** In the order of the decks asked for. `too-many-decks`: this one and all after it were not stored. */
export type Restored = { status: 'created'; slug: string } | { status: 'too-many-decks' };

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
  const pool = await poolOfPerson(gameOf(present.format), ownerId, prisma);
  const versions = (deck.kept?.versions ?? []).map((version) => ({
    ...version,
    content: contentOf(version.deck, visibility, untitled),
  }));
  const states = versions.map(({ content }) => content);
  const last = states.at(-1);
  if (!last || !sameContent(last, present)) states.push(present);
  // What was read names cards of the catalogue only; anything else is a mistake of ours.
  const wrong = states.flatMap((state) => contentErrors(state, pool));
  if (wrong.length > 0) throw new Error(`A deck that was read cannot be stored: ${JSON.stringify(wrong[0])}`);

  const originId = await creditedOrigin(deck.origin, { id: ownerId }, prisma);
  const { legal } = judge(present, present.format, pool, today());
  return prisma.$transaction(async (tx): Promise<Restored> => {
    // One creation at a time for each owner, so that the limit is seen by all.
    await tx.$queryRaw`SELECT 1 FROM "user" WHERE "id" = ${ownerId}::uuid FOR UPDATE`;
    if ((await tx.deck.count({ where: { ownerId } })) >= MAX_DECKS) return { status: 'too-many-decks' };
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
