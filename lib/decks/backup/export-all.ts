import { GAMES } from '@/lib/catalogue/games';
import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { type CardPool, poolOf, withOwnCards } from '../cards/pool-card';
import { deckContentSchema, type DeckContent } from '../contract';
import { DECKS_TYPE, type KeptDeck } from '../formats/json/schema';
import { MAX_OWN_CARDS } from '../limits';
import { deckGame } from '../games/games';
import { deckPath } from '../games/paths';
import { ownCardsIn } from '../own/carried';
import { ownCardsOf, pastOwnCardsOf } from '../own/store';
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
 * The oldest come first, each on a line of its own with the own cards that lie in it or in its versions, so that any
 * part of the file is of use. All own cards come last: some lie in no deck.
 */
export async function* exportAllDecks(
  ownerId: string,
  now: Date = new Date(),
  prisma: PrismaClient = db(),
): AsyncGenerator<string> {
  const pools = new Map<string, CardPool>();
  const own: CcgCard[] = [];
  for (const gameId of GAMES.filter((game) => deckGame(game).ownCards)) {
    pools.set(gameId, withOwnCards(poolOf([]), await pastOwnCardsOf(ownerId, gameId, prisma)));
    own.push(...(await ownCardsOf(ownerId, gameId, prisma)));
  }
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
      yield separator + JSON.stringify(keptDeck(row, pools.get(row.gameId)));
      separator = ',\n';
    }
    last = rows.at(-1)?.id;
    if (rows.length < PAGE) break;
  }
  yield own.length > 0 ? `\n],"ownCards":${JSON.stringify(own)}}\n` : '\n]}\n';
}

function keptDeck(row: Row, own: CardPool = poolOf([])): KeptDeck {
  const { visibility, ...cards } = toContent(row);
  const versions = row.versions.map((version) => ({ ...version, content: deckContentSchema.parse(version.content) }));
  const states = [cards, ...versions.map(({ content }) => content)];
  const main = states.flatMap((state) => [...state.main, ...state.maybe]);
  // Those of the deck as it is come first, should its versions name more than one may have.
  const ownCards = ownCardsIn({ main, maybe: [] }, own).slice(0, MAX_OWN_CARDS);
  // As the deck's own page names it to its owner: nothing of what has been made private since.
  const origin = row.origin && shownOrigin({ id: row.ownerId }, row, row.origin);
  return {
    ...cards,
    visibility,
    tags: row.tags,
    archived: row.archivedAt !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(origin
      ? { origin: { address: deckPath({ slug: origin.slug, format: cards.format }), author: origin.author } }
      : {}),
    versions: versions.map(({ name, note, createdAt, content }) => ({
      name,
      note,
      createdAt: createdAt.toISOString(),
      deck: cardsOf(content),
    })),
    ...(ownCards.length > 0 ? { ownCards } : {}),
  };
}

function cardsOf({ visibility: _, ...cards }: DeckContent) {
  return cards;
}
