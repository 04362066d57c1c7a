import { beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { setVisibility } from '../store/save';
import { cardPool } from '../cards/pool';
import { cardsMeant } from '../text/cards-meant';
import { nameIndexOf } from '../text/name-index';
import { person, storedDeck } from '../testing/people';
import { readCursor, writeCursor } from './cursor';
import { listMyDecks, listPublicDecks, publicDecksPlaying, type DeckFilter } from './list';

let prisma: PrismaClient;
let naruto: { id: string };
let sakura: { id: string };

const main = (...codes: string[]) => codes.map((code) => ({ code, count: 1 }));

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
  naruto = await person(prisma, 'naruto');
  sakura = await person(prisma, 'sakura');
  const published = { visibility: 'public' } as const;
  await storedDeck(prisma, naruto, { ...published, name: 'legal' });
  await storedDeck(prisma, naruto, { ...published, name: 'sand', main: main('KS-120'), missions: [] });
  await storedDeck(prisma, sakura, {
    ...published,
    name: 'mixed',
    main: main('KS-120', 'KS-021'),
    missions: main('KS-M09'),
  });
  await storedDeck(prisma, sakura, { ...published, name: 'maybe', main: [], missions: [], maybe: main('KS-128') });
  await storedDeck(prisma, sakura, { visibility: 'unlisted', name: 'unlisted', main: main('KS-128') });
  await storedDeck(prisma, sakura, { name: 'private', main: main('KS-128') });
});

async function names(filter: Omit<DeckFilter, 'game'>) {
  const { decks } = await listPublicDecks({ game: 'mythos', ...filter }, prisma);
  return decks.map(({ name }) => name);
}

describe('public decks', () => {
  it.each<[Omit<DeckFilter, 'game'>, string[]]>([
    [{}, ['maybe', 'mixed', 'sand', 'legal']],
    [{ cards: ['KS-120'] }, ['mixed', 'sand']],
    [{ cards: ['ks-120-ra'] }, ['mixed', 'sand']],
    [{ cards: ['KS-M09'] }, ['mixed']],
    [{ cards: ['KS-M09', 'KS-M01'] }, ['mixed', 'legal']],
    [{ cards: ['KS-128'] }, []],
    [{ cards: ['ZZ-999'] }, []],
    [{ cards: [] }, []],
    [{ keyword: 'Team 10' }, ['mixed']],
    [{ keyword: 'Team 10', cards: ['KS-120'] }, ['mixed']],
    [{ keyword: 'nothing such' }, []],
    [{ faction: 'Sand Village' }, ['mixed', 'sand']],
    [{ faction: 'Sand Village', author: 'Sakura' }, ['mixed']],
    [{ author: '@naruto' }, ['sand', 'legal']],
    [{ author: 'nobody' }, []],
    [{ author: '\u0000' }, []],
    [{ legal: true }, ['legal']],
    [{ cursor: 'rubbish' }, ['maybe', 'mixed', 'sand', 'legal']],
  ])('%j', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
  });

  it.each([
    ['Gaara', ['mixed', 'sand']],
    ['Ґаара', ['mixed', 'sand']],
    ['gaarra', ['mixed', 'sand']],
    ['Shikamru', ['mixed']],
    ['Шікамару', ['mixed']],
    ['Nobody Such', []],
  ])('that play %s, as forgiving as the card search', async (text, expected) => {
    const cards = cardsMeant(text, nameIndexOf(await cardPool('mythos', prisma)));
    expect(await names({ cards })).toEqual(expected);
  });

  it('says of each deck what a list shows', async () => {
    expect(await publicDecksPlaying('mythos', 'KS-021', 5, prisma)).toMatchObject([
      { name: 'mixed', author: 'sakura', cards: 2, missions: 1, legal: false, visibility: 'public' },
    ]);
  });

  it('follows a deck that is no longer public', async () => {
    const deck = await storedDeck(prisma, naruto, { visibility: 'public', name: 'brief', main: main('KS-137') });
    expect(await names({ cards: ['KS-137'] })).toEqual(['brief']);
    await setVisibility({ deck: deck.id, viewer: naruto, visibility: 'unlisted' }, prisma);
    expect(await names({ cards: ['KS-137'] })).toEqual([]);
  });
});

describe('pages', () => {
  it('show every deck once, also where many changed in the same instant and new ones come meanwhile', async () => {
    const kakashi = await person(prisma, 'kakashi');
    const row = { gameId: 'mythos', ownerId: kakashi.id, format: 'mythos/open', visibility: 'public' as const };
    const updatedAt = new Date('2026-01-01T00:00:00.123Z');
    await prisma.deck.createMany({
      data: Array.from({ length: 25 }, (_, n) => ({ ...row, name: `deck ${n}`, slug: `pageddeck${n}`, updatedAt })),
    });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listPublicDecks({ game: 'mythos', author: 'kakashi', limit: 4, cursor }, prisma);
      seen.push(...page.decks.map(({ slug }) => slug));
      await prisma.deck.create({ data: { ...row, name: 'newcomer', slug: `newcomer${seen.length}` } });
      cursor = page.next;
    } while (cursor);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  it('of my decks hold all of mine and no one else’s', async () => {
    const first = await listMyDecks({ viewer: sakura, limit: 3 }, prisma);
    const second = await listMyDecks({ viewer: sakura, limit: 3, cursor: first.next }, prisma);
    expect([...first.decks, ...second.decks].map(({ name }) => name)).toEqual([
      'private',
      'unlisted',
      'maybe',
      'mixed',
    ]);
    expect(second.next).toBeUndefined();
  });

  it.each(['', 'rubbish', '[]', writeCursor({ updatedAt: new Date(0), id: 'x' }), 'W10', '%00'])(
    'begin anew at a cursor like %j',
    (text) => expect(readCursor(text)).toBeUndefined(),
  );
});
