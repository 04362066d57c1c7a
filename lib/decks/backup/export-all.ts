import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import { deckContentSchema, type DeckContent } from '../contract';
import { DECKS_TYPE, type KeptDeck } from '../formats/json/schema';
import { shownOrigin } from '../store/origin';
import { namedColumns, toContent, wholeDeck } from '../store/rows';

/** Decks read from the database at a time. */
const PAGE = 25;

const withVersions = {
  ...wholeDeck,
  versions: { orderBy: { revision: 'asc' } },
  origin: { select: namedColumns },
} as const satisfies Prisma.DeckInclude;
type Row = Prisma.DeckGetPayload<{ include: typeof withVersions }>;

/**
 * All decks of a person as one file, `kage-decks/1`, piece by piece: however many they are, only some are in memory.
 * The oldest come first, each on a line of its own.
 */
export async function* exportAllDecks(
  ownerId: string,
  now: Date = new Date(),
  prisma: PrismaClient = db(),
): AsyncGenerator<string> {
  yield `{"type":"${DECKS_TYPE}","exportedAt":"${now.toISOString()}","decks":[`;
  let last: string | undefined;
  let separator = '\n';
  for (;;) {
    const rows: Row[] = await prisma.deck.findMany({
      where: { ownerId, ...(last === undefined ? {} : { id: { gt: last } }) },
      // Ids begin with the time they were made at.
      orderBy: { id: 'asc' },
      take: PAGE,
      include: withVersions,
    });
    for (const row of rows) {
      yield separator + JSON.stringify(keptDeck(row));
      separator = ',\n';
    }
    last = rows.at(-1)?.id;
    if (rows.length < PAGE) break;
  }
  yield '\n]}\n';
}

function keptDeck(row: Row): KeptDeck {
  const { visibility, ...cards } = toContent(row);
  // As the deck's own page names it to its owner: nothing of what has been made private since.
  const origin = row.origin && shownOrigin({ id: row.ownerId }, row, row.origin);
  return {
    ...cards,
    visibility,
    tags: row.tags,
    archived: row.archivedAt !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(origin ? { origin: { address: `/decks/${origin.slug}`, author: origin.author } } : {}),
    versions: row.versions.map(({ name, note, createdAt, content }) => ({
      name,
      note,
      createdAt: createdAt.toISOString(),
      deck: cardsOf(deckContentSchema.parse(content)),
    })),
  };
}

function cardsOf({ visibility: _, ...cards }: DeckContent) {
  return cards;
}
