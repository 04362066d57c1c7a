import { openDb } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { migrate } from '@/lib/db/migrate';
import type { Sort } from '@/lib/decks/lists/cursor';
import { listPublicDecks } from '@/lib/decks/lists/public';
import { postgresSearch } from '@/lib/search/postgres';
import { parseQuery } from '@/lib/decks/search/parse';
import { seed } from '@/lib/seed/seed';
import type { Figure } from '../bench';
import { throwAwayPostgres } from './throw-away';

export const name = 'decks.lists';

const FEW = 100;
const MANY = 100_000;
const AUTHORS = 200;
const ROUNDS = 40;
const KEYWORDS = ['Team 7'];

interface Asked {
  /** `#` stands for a digit, each `{card}` for the code of another card. */
  query: string;
  sort?: Sort;
  /** Which page is asked for, by the cursor of the one before. */
  page?: number;
}

/** What people look for; digits and cards are others in each round, so that no answer is the one before. */
const ASKED: Readonly<Record<string, Asked>> = {
  newest: { query: '' },
  liked: { query: '', sort: 'liked' },
  'third-page': { query: '', page: 3 },
  card: { query: 'card:{card}' },
  'card-by-likes': { query: 'card:{card}', sort: 'liked' },
  'two-cards': { query: 'card:{card} card:{card}' },
  'without-card': { query: '-card:{card}' },
  keyword: { query: 'keyword:"Team 7" legal:yes' },
  faction: { query: 'faction:sand size>=4#' },
  author: { query: 'author:author-#' },
  tag: { query: 'tag:tag#' },
  name: { query: 'word# deck' },
  date: { query: 'updated>2026-01-0# legal:no' },
  nothing: { query: 'size>=99 -card:{card}' },
};

/**
 * Lists and searches of public decks, straight from the use case, among few decks and among very many. Both are asked
 * in turns, so that whatever else the machine does meets both alike.
 */
export async function run(): Promise<Figure[]> {
  const postgres = await throwAwayPostgres();
  const clients: PrismaClient[] = [];
  const site = async (database: string, decks: number) => {
    const url = postgres.url(database);
    await migrate(url);
    const prisma = openDb(url);
    clients.push(prisma);
    await seed(prisma);
    await addDecks(prisma, await addAuthors(prisma), decks);
    return prisma;
  };
  try {
    const many = await site('postgres', MANY);
    await many.$executeRaw`CREATE DATABASE "few"`;
    return figures(await measure(await site('few', FEW), many, await cardCodes(many)));
  } finally {
    await Promise.all(clients.map((client) => client.$disconnect()));
    await postgres.stop();
  }
}

/** Codes of the catalogue's cards, in its order. */
async function cardCodes(prisma: PrismaClient): Promise<string[]> {
  const cards = await prisma.card.findMany({
    where: { gameId: 'mythos' },
    orderBy: { position: 'asc' },
    select: { code: true },
  });
  return cards.map(({ code }) => code);
}

async function addAuthors(prisma: PrismaClient): Promise<string[]> {
  const people = Array.from({ length: AUTHORS }, (_, n) => ({ email: `${n}@bench.test`, handle: `author-${n}` }));
  const users = await prisma.user.createManyAndReturn({ data: people, select: { id: true } });
  return users.map(({ id }) => id);
}

/** So many decks, each another: 18 cards of the catalogue, tags, likes, days, one in five not public. */
async function addDecks(prisma: PrismaClient, authors: readonly string[], decks: number): Promise<void> {
  await prisma.$executeRaw`
    WITH "numbered" AS (
      SELECT "code", (row_number() OVER (ORDER BY "position") - 1)::int AS "at", count(*) OVER ()::int AS "all"
      FROM "card" WHERE "game_id" = 'mythos'
    ), "made" AS (
      INSERT INTO "deck" ("id", "slug", "game_id", "owner_id", "name", "name_words", "format", "visibility", "legal",
        "cards", "size", "tags", "tag_keys", "like_count", "created_at", "updated_at")
      SELECT gen_random_uuid(), 'bench' || lpad(n::text, 9, '0'), 'mythos',
        (${[...authors]}::uuid[])[1 + n % ${authors.length}::int], 'Deck word' || n % 300, ARRAY['deck', 'word' || n % 300],
        'mythos/standard', CASE WHEN n % 5 = 4 THEN 'private' ELSE 'public' END::visibility, n % 3 > 0,
        (SELECT array_agg("code") FROM "numbered" WHERE ("at" + n * 7) % "all" % 17 = 0), 30 + n % 25,
        ARRAY['tag' || n % 200], ARRAY['tag' || n % 200], (n * 7919 % 1000) / 10,
        '2026-01-01'::timestamp, '2026-01-01'::timestamp + (n * 7919 % 100003) * interval '4 minutes'
      FROM generate_series(0, ${decks - 1}::int) n
      RETURNING "id", "cards"
    )
    INSERT INTO "deck_entry" ("deck_id", "part", "game_id", "card_code", "count", "position")
    SELECT "id", 'main', 'mythos', "code", 2, "at" FROM "made", unnest("cards") WITH ORDINALITY AS one("code", "at")`;
  await prisma.$executeRaw`VACUUM ANALYZE "deck"`;
  await prisma.$executeRaw`VACUUM ANALYZE "deck_entry"`;
}

/** Milliseconds of each search among few and among many decks. */
type Times = Record<string, { few: number[]; many: number[] }>;

async function measure(few: PrismaClient, many: PrismaClient, codes: readonly string[]): Promise<Times> {
  const times: Times = {};
  // Once unmeasured, so that code is compiled and connections are open.
  for (const round of Array.from({ length: ROUNDS + 1 }, (_, index) => index - 1)) {
    for (const [what, { query, ...list }] of Object.entries(ASKED)) {
      const asked = { ...list, query: filled(query, Math.max(round, 0) % 10, codes) };
      const taken = { few: await once(few, asked), many: await once(many, asked) };
      if (round < 0) continue;
      const kept = (times[what] ??= { few: [], many: [] });
      kept.few.push(taken.few);
      kept.many.push(taken.many);
    }
  }
  return times;
}

/** How far apart in the catalogue the cards of one query stand: few decks of `addDecks` hold two of them. */
const APART = 20;

function filled(query: string, digit: number, codes: readonly string[]): string {
  let at = digit;
  return query.replaceAll('#', String(digit)).replaceAll('{card}', () => codes[(at += APART) % codes.length] ?? '');
}

async function once(prisma: PrismaClient, { query, sort, page = 1 }: Asked): Promise<number> {
  const { tree } = parseQuery(query, KEYWORDS);
  let cursor: string | undefined;
  for (let earlier = 1; earlier < page; earlier += 1)
    cursor = (await listPublicDecks({ game: 'mythos', tree, sort, cursor }, prisma, postgresSearch(prisma))).next;
  const began = performance.now();
  await listPublicDecks({ game: 'mythos', tree, sort, cursor }, prisma, postgresSearch(prisma));
  return performance.now() - began;
}

function figures(times: Times): Figure[] {
  const one = (what: string, before: number[], after: number[]): Figure[] => {
    const [lessP50, lessP95, p50, p95] = [at(before, 0.5), at(before, 0.95), at(after, 0.5), at(after, 0.95)];
    const bench = `${name}.${what}`;
    return [
      { bench: `${bench}.p50`, value: round(p50), unit: 'ms', decks: MANY, few: round(lessP50) },
      { bench: `${bench}.p95`, value: round(p95), unit: 'ms', decks: MANY, few: round(lessP95) },
      { bench: `${bench}.ratio.p95`, value: round(p95 / lessP95), unit: `times that among ${FEW} decks` },
    ];
  };
  const all = Object.values(times);
  return [
    ...Object.entries(times).flatMap(([what, { few, many }]) => one(what, few, many)),
    ...one(
      'all',
      all.flatMap(({ few }) => few),
      all.flatMap(({ many }) => many),
    ),
  ];
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
