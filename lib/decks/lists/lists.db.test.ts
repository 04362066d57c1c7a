import { beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { postgresSearch } from '@/lib/search/postgres';
import { only } from '../search/only';
import { parseQuery } from '../search/parse';
import { setArchived } from '../social/archive';
import { setFollow } from '../social/follows';
import { setLike } from '../social/likes';
import { setTags } from '../social/tags';
import { setVisibility } from '../store/save';
import { person, storedDeck } from '../testing/people';
import { readCursor, type Sort, writeCursor } from './cursor';
import { listFollowedDecks, listMyDecks } from './own';
import { listPublicDecks, publicDecksPlaying } from './public';

let prisma: PrismaClient;
let naruto: { id: string };
let sakura: { id: string };

const main = (...codes: string[]) => codes.map((code) => ({ code, count: 1 }));
const KEYWORDS = ['Team 10', 'Team 7', 'Weapon'];

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
  naruto = await person(prisma, 'naruto');
  sakura = await person(prisma, 'sakura');
  const published = { visibility: 'public' } as const;
  const legal = await storedDeck(prisma, naruto, { ...published, name: 'Legal Leaf' });
  await storedDeck(prisma, naruto, { ...published, name: 'sand', main: main('KS-120'), missions: [] });
  const mixed = await storedDeck(prisma, sakura, {
    ...published,
    name: 'mixed',
    main: main('KS-120', 'KS-021'),
    missions: main('KS-M09'),
  });
  await storedDeck(prisma, sakura, { ...published, name: 'maybe', main: [], missions: [], maybe: main('KS-128') });
  await storedDeck(prisma, sakura, { visibility: 'unlisted', name: 'unlisted', main: main('KS-128') });
  await storedDeck(prisma, sakura, { name: 'private', main: main('KS-128') });
  await setTags({ deck: legal.slug, viewer: naruto, text: 'First deck, #Budżet' }, prisma);
  await setLike({ deck: mixed.slug, viewer: naruto, liked: true }, prisma);
  await setLike({ deck: legal.slug, viewer: naruto, liked: true }, prisma);
  await setLike({ deck: legal.slug, viewer: sakura, liked: true }, prisma);
});

async function search(query: string, sort?: Sort) {
  const { tree, mistakes } = parseQuery(query, KEYWORDS);
  const page = await listPublicDecks({ game: 'mythos', tree, sort }, prisma, postgresSearch(prisma));
  return { names: page.decks.map(({ name }) => name), mistakes: [...mistakes, ...page.mistakes] };
}

const ALL = ['maybe', 'mixed', 'sand', 'Legal Leaf'];
const today = new Date().toISOString().slice(0, 10);

describe('public decks', () => {
  it.each([
    ['', ALL],
    ['card:KS-120', ['mixed', 'sand']],
    ['card:ks-120-ra', ['mixed', 'sand']],
    ['card:KS-120 card:KS-021', ['mixed']],
    ['-card:KS-120', ['maybe', 'Legal Leaf']],
    ['card:KS-M09', ['mixed']],
    ['mission:KS-M09', ['mixed']],
    ['card:KS-128', []],
    ['keyword:"Team 10"', ['mixed']],
    ['keyword:team10 card:KS-120', ['mixed']],
    ['-keyword:team10', ['maybe', 'sand', 'Legal Leaf']],
    ['faction:sand', ['mixed', 'sand']],
    ['faction:sand author:Sakura', ['mixed']],
    ['-faction:sand', ['maybe', 'Legal Leaf']],
    ['author:@naruto', ['sand', 'Legal Leaf']],
    ['-author:naruto', ['maybe', 'mixed']],
    ['legal:yes', ['Legal Leaf']],
    ['legal:no', ['maybe', 'mixed', 'sand']],
    ['size:30', ['Legal Leaf']],
    ['size>=1 size<30', ['mixed', 'sand']],
    ['likes>=1', ['mixed', 'Legal Leaf']],
    ['-likes>1', ['maybe', 'mixed', 'sand']],
    ['tag:"first deck"', ['Legal Leaf']],
    ['tag:budzet', ['Legal Leaf']],
    ['-tag:BUDŻET', ['maybe', 'mixed', 'sand']],
    ['tag:other', []],
    ['leaf', ['Legal Leaf']],
    ['lea leg', ['Legal Leaf']],
    ['"leaf legal"', ['Legal Leaf']],
    ['лег', ['Legal Leaf']],
    // Slips, tags and authors: as any search.
    ['legla', ['Legal Leaf']],
    ['budget', ['Legal Leaf']],
    ['budżet', ['Legal Leaf']],
    ['leaf budzet naruto', ['Legal Leaf']],
    ['sakura mixd', ['mixed']],
    ['naruto legal:no', ['sand']],
    ['eaf', []],
    ['-leaf', ['maybe', 'mixed', 'sand']],
    ['leaf or sand', ['sand', 'Legal Leaf']],
    ['(card:KS-M09 or leaf) -author:naruto', ['mixed']],
    ['card:KS-M09,KS-001', ['mixed', 'Legal Leaf']],
    ['author!=naruto', ['maybe', 'mixed']],
    ['size:1..2', ['mixed', 'sand']],
    ['-(legal:yes or size:0)', ['mixed', 'sand']],
    [`updated:${today}`, ALL],
    [`updated<${today}`, []],
    [`updated<=${today} updated>=${today}`, ALL],
    [`updated>${today}`, []],
    ["leaf' | 'mixed", []],
  ])('%s', async (query, expected) => {
    expect((await search(query)).names).toEqual(expected);
  });

  it.each([
    ['Gaara', ['mixed', 'sand']],
    ['Ґаара', ['mixed', 'sand']],
    ['gaarra', ['mixed', 'sand']],
    ['Shikamru', ['mixed']],
    ['Шікамару', ['mixed']],
  ])('that play %s, as forgiving as the card search', async (text, expected) => {
    expect((await search(`card:"${text}"`)).names).toEqual(expected);
  });

  it.each([
    ['card:"Nobody Such"', 'no-such-card', 0],
    ['sand mission:KS-120', 'no-such-card', 5],
    ['author:nobody', 'no-such-author', 0],
    ['author:\u0000', 'no-such-author', 0],
  ])('%s is not there, and that is said', async (query, code, from) => {
    expect(await search(query)).toMatchObject({ names: [], mistakes: [{ code, from }] });
  });

  it('by likes, the most liked first', async () => {
    expect((await search('', 'liked')).names.slice(0, 2)).toEqual(['Legal Leaf', 'mixed']);
  });

  it('say what a list shows of each', async () => {
    expect(await publicDecksPlaying('mythos', 'KS-021', 5, prisma)).toMatchObject([
      {
        name: 'mixed',
        author: 'sakura',
        cards: 2,
        missions: 1,
        legal: false,
        visibility: 'public',
        likes: 1,
        tags: [],
      },
    ]);
  });

  it('follow a deck that is no longer public', async () => {
    const deck = await storedDeck(prisma, naruto, { visibility: 'public', name: 'brief', main: main('KS-137') });
    expect((await search('card:KS-137')).names).toEqual(['brief']);
    await setVisibility({ deck: deck.id, viewer: naruto, visibility: 'unlisted' }, prisma);
    expect((await search('card:KS-137')).names).toEqual([]);
  });
});

describe('pages', () => {
  async function many(handle: string, count: number) {
    const owner = await person(prisma, handle);
    const row = { gameId: 'mythos', ownerId: owner.id, format: 'mythos/open', visibility: 'public' as const };
    const updatedAt = new Date('2026-01-01T00:00:00.123Z');
    await prisma.deck.createMany({
      data: Array.from({ length: count }, (_, n) => ({
        ...row,
        name: `deck ${n}`,
        slug: `paged${handle}${n}`,
        likeCount: n % 3,
        updatedAt,
      })),
    });
    return { owner, row };
  }

  it.each<Sort>(['newest', 'liked'])(
    'by %s show every deck once, also where many are equal and new ones come meanwhile',
    async (sort) => {
      const handle = `kakashi${sort}`;
      const { row } = await many(handle, 25);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const tree = only({ field: 'author', handle });
        const page = await listPublicDecks({ game: 'mythos', tree, sort, limit: 4, cursor }, prisma);
        seen.push(...page.decks.map(({ slug }) => slug));
        const newcomer = { name: 'newcomer', slug: `newcomer${sort}${seen.length}`, likeCount: 9 };
        await prisma.deck.create({ data: { ...row, ...newcomer } });
        cursor = page.next;
      } while (cursor);
      expect(seen).toHaveLength(25);
      expect(new Set(seen).size).toBe(25);
    },
  );

  it('of my decks hold all of mine and no one else’s; those put away stand apart', async () => {
    const first = await listMyDecks({ viewer: sakura, limit: 3 }, prisma);
    const second = await listMyDecks({ viewer: sakura, limit: 3, cursor: first.next }, prisma);
    const mine = [...first.decks, ...second.decks];
    expect(mine.map(({ name }) => name)).toEqual(['private', 'unlisted', 'maybe', 'mixed']);
    expect(second.next).toBeUndefined();
    const order = { deck: mine[2]?.slug ?? '', viewer: sakura };
    await setArchived({ ...order, archived: true }, prisma);
    expect((await listMyDecks({ viewer: sakura }, prisma)).decks.map(({ name }) => name)).not.toContain('maybe');
    expect((await listMyDecks({ viewer: sakura, archived: true }, prisma)).decks).toMatchObject([
      { name: 'maybe', archived: true },
    ]);
    expect((await search('')).names).not.toContain('maybe');
    await setArchived({ ...order, archived: false }, prisma);
    expect((await search('')).names).toContain('maybe');
  });

  it('of the people one follows, all authors in one order', async () => {
    const tsunade = await person(prisma, 'tsunade');
    const viewer = await person(prisma, 'shizune');
    await storedDeck(prisma, tsunade, { name: 'one', visibility: 'public' });
    const { owner } = await many('jiraiya', 5);
    await storedDeck(prisma, tsunade, { name: 'two', visibility: 'public' });
    await storedDeck(prisma, tsunade, { name: 'secret' });
    expect((await listFollowedDecks({ viewer }, prisma)).decks).toEqual([]);
    await setFollow({ author: 'tsunade', viewer, followed: true }, prisma);
    await setFollow({ author: 'jiraiya', viewer, followed: true }, prisma);
    expect(owner.id).not.toBe(viewer.id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listFollowedDecks({ viewer, limit: 3, cursor }, prisma);
      seen.push(...page.decks.map(({ name }) => name));
      cursor = page.next;
    } while (cursor);
    expect(seen.slice(0, 2)).toEqual(['two', 'one']);
    expect(seen).toHaveLength(7);
    await setFollow({ author: 'tsunade', viewer, followed: false }, prisma);
    expect((await listFollowedDecks({ viewer }, prisma)).decks).toHaveLength(5);
  });

  it.each(['', 'rubbish', '[]', writeCursor({ key: 0, id: 'x' }), 'W10', '%00'])(
    'begin anew at a cursor like %j',
    (text) => expect(readCursor(text)).toBeUndefined(),
  );

  it('take a cursor of the other order for what it is', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    for (const sort of ['newest', 'liked'] as const) {
      for (const key of [0, 3, Date.now(), Date.UTC(9999, 11, 31)])
        await listPublicDecks({ game: 'mythos', sort, cursor: writeCursor({ key, id }) }, prisma);
    }
  });
});

describe('the work of a list', () => {
  it('reads no deck that it does not show: each order and filter has an index', async () => {
    const { rows } = await manyPublic(8000);
    expect(rows).toBe(8000);
    await prisma.$executeRaw`ANALYZE "deck"`;
    const plans: string[] = [];
    const explaining = prisma.$extends({
      query: {
        $queryRaw: async ({ args, query }) => {
          // The text keeps its parameters, and so does the plan.
          const plan = await prisma.$queryRawUnsafe<object[]>(`EXPLAIN ${args.text}`, ...args.values);
          plans.push(JSON.stringify(plan));
          return query(args);
        },
      },
    });
    const client = explaining as unknown as PrismaClient;
    const id = '00000000-0000-7000-8000-000000000000';
    for (const query of ['', 'card:KS-001', 'author:naruto', 'tag:t7', 'rare7', '-card:KS-001 legal:yes']) {
      for (const sort of ['newest', 'liked'] as const) {
        const { tree } = parseQuery(query, KEYWORDS);
        const cursor = writeCursor({ key: sort === 'liked' ? 5 : Date.now(), id });
        await listPublicDecks({ game: 'mythos', tree, sort, cursor }, client, postgresSearch(prisma));
      }
    }
    await listFollowedDecks({ viewer: naruto }, client);
    expect(plans.length).toBeGreaterThanOrEqual(13);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on deck/);
  });

  async function manyPublic(count: number) {
    const owner = await person(prisma, 'hundred');
    const rows = await prisma.$executeRaw`
      INSERT INTO "deck" ("id", "slug", "game_id", "owner_id", "name", "name_words", "format", "visibility", "cards", "tags",
        "tag_keys", "like_count", "updated_at")
      SELECT gen_random_uuid(), 'manydecks' || lpad(n::text, 6, '0'), 'mythos', ${owner.id}::uuid, 'deck ' || n,
        ARRAY['deck', 'rare' || n % 500], 'mythos/standard', 'public', ARRAY['KS-' || lpad((n % 300)::text, 3, '0')],
        ARRAY['t' || n % 400], ARRAY['t' || n % 400], n % 50, now() - n * interval '1 minute'
      FROM generate_series(1, ${count}::int) n`;
    return { rows };
  }
});
