import { cardDefinitions } from '@/lib/catalogue/definitions';
import { writePhrases } from '@/lib/catalogue/sql/write-phrases';
import type { PrismaClient } from '@/lib/db/generated/client';
import { tagKey } from '@/lib/decks/social/tags';
import { deckColumns } from '@/lib/decks/store/rows';
import { indexCards } from '@/lib/search/index-catalogue';
import { seedSet } from '@/lib/seed/catalogue';
import { bulkLoad } from './bulk-load';
import { FIRST_POSITION, madeSets } from './cards';
import { MAIL_DOMAIN, madeDecks, type MadeDeck, madePerson, peopleFor } from './decks';

const GAME = 'mythos';

/** Tables that get a row for each card, deck or word of them, and more. */
const CARD_TABLES = [
  'card_stat',
  'card_facet',
  'card_phrase',
  'card_line',
  'card_rank',
  'search_document',
  'search_word',
];
const DECK_TABLES = ['deck', 'deck_tag', 'deck_entry', 'deck_revision', 'deck_like', 'follow'];

export interface SynthOptions {
  /** Cards that are made beside those of the files. */
  cards: number;
  decks: number;
  seed: number;
  say?: (line: string) => void;
}

/** Whether a database holds accounts that no synthesis made: then nothing may be made up in it. */
export async function holdsPeople(db: PrismaClient): Promise<boolean> {
  return (await db.user.count({ where: { NOT: { email: { endsWith: `@${MAIL_DOMAIN}` } } }, take: 1 })) > 0;
}

/** Whether something was made up in it before, be it only in part. */
export async function holdsMadeCards(db: PrismaClient): Promise<boolean> {
  return (await db.cardSet.count({ where: { gameId: GAME, position: { gt: FIRST_POSITION } }, take: 1 })) > 0;
}

/**
 * Fills a seeded database with made cards, people and decks, through the writers of the seed and the columns of a saved
 * deck. The same options make the same rows. The catalogue has another version after it, so that nobody answers from the
 * one before.
 */
export async function synthesize(db: PrismaClient, options: SynthOptions): Promise<void> {
  await bulkLoad(db, [...CARD_TABLES, ...DECK_TABLES], async () => {
    await writeCards(db, options);
    await writePeople(db, peopleFor(options.decks));
    await writeDecks(db, options);
    options.say?.('Indexes');
  });
  options.say?.('Statistics');
  await db.$executeRaw`VACUUM ANALYZE`;
}

async function writeCards(db: PrismaClient, { cards, decks, seed, say }: SynthOptions): Promise<void> {
  const { cards: models } = await cardDefinitions(GAME, { db });
  let made = 0;
  for (const set of madeSets(cards, seed, models)) {
    await db.$transaction((tx) => seedSet(tx, set), { timeout: 120_000 });
    made += set.cards.length;
    if (made % 20_000 === 0) say?.(`${made} cards`);
  }
  say?.('Words and facets of the cards');
  // By now nobody asks which cards a set has, and each of them is written anew with its facets.
  await bulkLoad(db, ['card'], () => writeWords(db, { cards, decks, seed }));
}

async function writeWords(db: PrismaClient, { cards, decks, seed }: SynthOptions): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await writePhrases(tx, GAME);
      await indexCards(tx, GAME);
      await tx.game.update({
        where: { id: GAME },
        data: { catalogueVersion: `synth-${seed}-${cards}-${decks}`.padEnd(16, '-') },
      });
    },
    { timeout: 1_800_000 },
  );
}

/** Rows of one statement. */
const ROWS = 2000;

async function writePeople(db: PrismaClient, count: number): Promise<void> {
  for (const part of inParts(ROWS, people(count))) {
    await db.user.createMany({ data: part });
  }
  // Each follows some of the others.
  await db.$executeRaw`
    INSERT INTO "follow" ("follower_id", "author_id")
    SELECT f."id", a."id" FROM (SELECT "id", row_number() OVER (ORDER BY "handle") AS n FROM "user") f
    JOIN (SELECT "id", row_number() OVER (ORDER BY "handle") AS n FROM "user") a
      ON a.n IN (f.n * 7 % ${count}::int + 1, f.n * 13 % ${count}::int + 1, f.n % 10 + 1)
    WHERE a."id" <> f."id" ON CONFLICT DO NOTHING`;
}

function* people(count: number) {
  for (let index = 0; index < count; index += 1) yield madePerson(index);
}

async function writeDecks(db: PrismaClient, { decks, seed, say }: SynthOptions): Promise<void> {
  const cards = await db.card.findMany({
    where: { gameId: GAME, withdrawn: false },
    orderBy: { position: 'asc' },
    select: { code: true, type: true },
  });
  const madeOf = cards.map(({ code, type }) => ({ code, isMission: type === 'mission' }));
  let written = 0;
  for (const part of inParts(ROWS, madeDecks(decks, seed, madeOf))) {
    await writeSome(db, part);
    written += part.length;
    if (written % 20_000 === 0) say?.(`${written} decks`);
  }
}

/** Some decks with their entries and likes. The counter of likes is the trigger's, which would count one by one. */
async function writeSome(db: PrismaClient, decks: readonly MadeDeck[]): Promise<void> {
  const rows = decks.map(({ content, author, likedBy, tags, ...deck }) => ({
    ...deck,
    ...deckColumns(content),
    ownerId: madePerson(author).id,
    tags,
    tagKeys: tags.map(tagKey),
    likeCount: likedBy.length,
  }));
  const entries = decks.flatMap(({ id, content: { main, missions } }) =>
    Object.entries({ main, missions }).flatMap(([part, lines]) =>
      lines.map(({ code, count }, position) => ({ deckId: id, part, gameId: GAME, cardCode: code, count, position })),
    ),
  );
  const likes = decks.flatMap(({ id, likedBy }) => likedBy.map((one) => ({ deckId: id, userId: madePerson(one).id })));
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`
        INSERT INTO "deck" ("id", "slug", "game_id", "owner_id", "name", "name_words", "description", "format",
          "visibility", "legal", "cards", "size", "tags", "tag_keys", "like_count", "created_at", "updated_at")
        SELECT r."id", r."slug", r."gameId", r."ownerId", r."name", r."nameWords", r."description", r."format",
          r."visibility"::visibility, r."legal", r."cards", r."size", r."tags", r."tagKeys", r."likeCount",
          r."createdAt", r."updatedAt"
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("id" uuid, "slug" text, "gameId" text,
          "ownerId" uuid, "name" text, "nameWords" text[], "description" text, "format" text, "visibility" text,
          "legal" boolean, "cards" text[], "size" int, "tags" text[], "tagKeys" text[], "likeCount" int,
          "createdAt" timestamp, "updatedAt" timestamp)`;
      await tx.$executeRaw`
        INSERT INTO "deck_entry" ("deck_id", "part", "game_id", "card_code", "count", "position")
        SELECT r."deckId", r."part", r."gameId", r."cardCode", r."count", r."position"
        FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
          AS r("deckId" uuid, "part" text, "gameId" text, "cardCode" text, "count" int, "position" int)`;
      await tx.$executeRaw`
        INSERT INTO "deck_revision" ("deck_id", "revision", "changes")
        SELECT (r.value->>'id')::uuid, 1, '{"cards": [], "fields": {}}' FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`;
      await tx.$executeRaw`ALTER TABLE "deck_like" DISABLE TRIGGER "deck_like_counted"`;
      await tx.$executeRaw`
        INSERT INTO "deck_like" ("deck_id", "user_id")
        SELECT r."deckId", r."userId" FROM jsonb_to_recordset(${JSON.stringify(likes)}::jsonb)
          AS r("deckId" uuid, "userId" uuid)`;
      await tx.$executeRaw`ALTER TABLE "deck_like" ENABLE TRIGGER "deck_like_counted"`;
    },
    { timeout: 120_000 },
  );
}

function* inParts<T>(size: number, all: Iterable<T>): Generator<T[]> {
  let part: T[] = [];
  for (const one of all) {
    part.push(one);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
