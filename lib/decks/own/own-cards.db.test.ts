import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import type { PrismaClient } from '@/lib/db/generated/client';
import { deckHistory } from '../compare/history';
import { restoreRevision } from '../compare/restore';
import { seenDeck } from '../compare/seen';
import { listPublicDecks } from '../lists/public';
import { listMyDecks } from '../lists/own';
import type { Ninja } from '@/lib/rules/ccg/cards/schema';
import { MAX_OWN_CARDS } from '../limits';
import { only } from '../search/only';
import { copyDeck } from '../store/copy';
import { createDeck } from '../store/create';
import { getDeckBySlug, getDeckForEdit } from '../store/read';
import { saveDeck } from '../store/save';
import { legalContent, olderContent, ownNinja, person } from '../testing/people';
import { importText } from '../text/import';
import { nameIndexOf } from '../text/name-index';
import { exportText } from '../text/export';
import { cardPool } from '../cards/pool';
import { pagePool, poolOfPerson } from './pool';
import { ownCardsIn } from './carried';
import { deleteOwnCard, MAX_PAST_CARDS, saveOwnCard } from './keep';
import { ownCardsOf } from './store';

// Whose card it is decides everything: who has it in hand, who reads it, who finds it.

let prisma: PrismaClient;
let owner: { id: string };
let other: { id: string };
const own = ownNinja();

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
  owner = await person(prisma, 'card-owner');
  other = await person(prisma, 'card-other');
});

const line = { code: own.code, count: 3 };
/** The deck of the examples with three own ninja in place of three others. */
const withOwn = (fields = {}) => {
  const { main } = olderContent();
  return olderContent({
    main: [...main.filter(({ code }) => code !== 'EX-001'), line],
    visibility: 'public',
    ...fields,
  });
};
async function deckWithOwn(who = owner, fields = {}) {
  const made = await createDeck({ ownerId: who.id, content: withOwn(fields), ownCards: [own], untitled: '-' }, prisma);
  if (made.status !== 'created') throw new Error(JSON.stringify(made));
  return made.deck;
}

/** As many as one may have. */
const manyOwn = (letter: string) =>
  Array.from({ length: MAX_OWN_CARDS }, (_, index) =>
    ownNinja({ code: `OWN-${letter}${String(index).padStart(7, '0')}` }),
  );
const row = (ownerId: string, definition: Ninja) => ({ ownerId, gameId: 'ccg', code: definition.code, definition });

/** A public deck of somebody whose own card was in it at first, taken out by a save, and deleted. */
async function takenOut(viewer: { id: string }) {
  const deck = await deckWithOwn(viewer);
  const content = olderContent({ visibility: 'public' });
  const save = { deck: deck.id, viewer, baseRevision: 1, content, changes: [], untitled: '-' };
  expect((await saveDeck(save, prisma)).status).toBe('saved');
  expect(await deleteOwnCard({ viewer, gameId: 'ccg', code: own.code }, prisma)).toBe('deleted');
  return { deck, restore: (revision: number) => restoreRevision({ deck: deck.id, viewer, revision }, prisma) };
}

describe('a deck with cards of its owner’s own', () => {
  it('comes with them, is judged by them and keeps the order of its lines', async () => {
    const deck = await deckWithOwn();
    expect(deck.legal).toBe(true);
    expect(deck.content.main.at(-1)).toEqual(line);
    expect(await ownCardsOf(owner.id, 'ccg', prisma)).toEqual([own]);
    const four = {
      ...withOwn(),
      main: withOwn().main.map((one) => (one.code === own.code ? { ...one, count: 4 } : one)),
    };
    const save = { deck: deck.id, viewer: owner, baseRevision: 1, content: four, changes: [], untitled: '-' };
    const saved = await saveDeck(save, prisma);
    expect('violations' in saved && saved.violations.map(({ code }) => code)).toEqual([
      'too-many-cards',
      'too-many-of-kind',
      'too-many-of-name',
    ]);
  });

  it('counts an own card and one of the catalogue of the same name together', async () => {
    const namesake = ownNinja({ code: 'OWN-NAMESAKE', name: { en: 'ember  PAGE' } });
    const content = olderContent({ main: [...olderContent().main.slice(0, -1), { code: namesake.code, count: 1 }] });
    const made = await createDeck({ ownerId: owner.id, content, ownCards: [namesake], untitled: '-' }, prisma);
    const found = 'violations' in made ? made.violations : [];
    expect(found.find(({ code }) => code === 'too-many-of-name')).toMatchObject({ cards: ['EX-001', namesake.code], params: { count: 4 } }); // prettier-ignore
  });

  it('shows them to whoever may read it, marked as the owner’s', async () => {
    const deck = await deckWithOwn();
    for (const viewer of [null, other, owner]) {
      const page = await getDeckBySlug(deck.slug, viewer, prisma);
      expect(page?.main.find(({ code }) => code === own.code)?.card).toMatchObject({ own: true, name: own.name.en });
      expect(page?.statistics.cards).toBe(50);
    }
    const hidden = await deckWithOwn(owner, { visibility: 'private' });
    expect(await getDeckBySlug(hidden.slug, other, prisma)).toBeUndefined();
  });

  it('hands a copy of them to whoever copies it, and a changed original changes no copy', async () => {
    const deck = await deckWithOwn();
    const order = { deck: deck.slug, viewer: other, nameCopy: (name: string) => `Copy of ${name}` };
    const copied = await copyDeck(order, prisma);
    expect(copied?.status).toBe('created');
    expect(await ownCardsOf(other.id, 'ccg', prisma)).toEqual([own]);
    const mended = ownNinja({ code: own.code, name: { en: 'Mended' } });
    await saveOwnCard({ viewer: other, gameId: 'ccg', card: mended }, prisma);
    await copyDeck(order, prisma);
    expect(await ownCardsOf(other.id, 'ccg', prisma)).toEqual([mended]);
    expect((await getDeckBySlug(deck.slug, null, prisma))?.main.at(-1)?.card.name).toBe(own.name.en);
  });

  it('comes along with a deck that is read by its address, for those who may see it', async () => {
    const deck = await deckWithOwn();
    const reader = await person(prisma, 'card-reader');
    const page = await getDeckBySlug(deck.slug, reader, prisma);
    if (!page) throw new Error('no deck');
    const content = { ...page.content, visibility: 'private' as const };
    const create = { ownerId: reader.id, content, untitled: '-' };
    expect(await createDeck(create, prisma)).toMatchObject({ status: 'invalid' });
    const seen = await seenDeck({ slug: deck.slug }, reader, prisma);
    const ownCards = seen ? ownCardsIn(seen.content, seen.pool) : [];
    expect(await createDeck({ ...create, ownCards }, prisma)).toMatchObject({ status: 'created' });
    expect(await ownCardsOf(reader.id, 'ccg', prisma)).toEqual([own]);
    await prisma.deck.update({ where: { id: deck.id }, data: { visibility: 'private' } });
    expect(await seenDeck({ slug: deck.slug }, other, prisma)).toBeUndefined();
  });

  it('is read again from its text by its owner; others are told whose card it is', async () => {
    const deck = await deckWithOwn();
    const page = await getDeckBySlug(deck.slug, null, prisma);
    if (!page) throw new Error('no deck');
    for (const locale of ['en', 'pl', 'uk', 'fr'] as const) {
      const text = exportText(page.content, await pagePool(page, prisma), locale);
      const read = importText(text, nameIndexOf(await poolOfPerson('ccg', owner.id, prisma)));
      expect(read.problems).toEqual([]);
      expect(read.main).toEqual(page.content.main);
      const foreign = importText(text, nameIndexOf(await cardPool('ccg', prisma)));
      expect(foreign.problems).toMatchObject([{ reason: 'own-card', count: 3 }]);
    }
  });

  it('comes back from an older version with a card that was deleted since', async () => {
    const keeper = await person(prisma, 'card-keeper');
    const { deck, restore } = await takenOut(keeper);
    const title = own.name.en;
    for (const [viewer, name] of [[keeper, title], [other, undefined]] as const) {
      const history = await deckHistory(deck.slug, viewer, prisma);
      expect(history?.sittings.flatMap(({ entries }) => entries).map(({ revision }) => revision)).toEqual([2, 1]);
      expect(history?.pool.get(own.code)?.name).toBe(name);
      const before = await seenDeck({ slug: deck.slug, revision: 1 }, viewer, prisma);
      expect(before?.content.main).toContainEqual(line);
      expect(before?.pool.get(own.code)?.name).toBe(name);
    } // prettier-ignore
    expect(await ownCardsOf(keeper.id, 'ccg', prisma)).toEqual([]);
    expect(await restore(1)).toEqual({ status: 'restored', revision: 3, before: 2, lost: [] });
    expect(await ownCardsOf(keeper.id, 'ccg', prisma)).toEqual([own]);
    expect((await getDeckBySlug(deck.slug, null, prisma))?.main.at(-1)).toMatchObject({ ...line, card: { own: true } });
  });

  it('comes back without a card for which there is no room, or that went too long ago, and names it', async () => {
    const crowded = await person(prisma, 'card-crowded');
    const { deck, restore } = await takenOut(crowded);
    await prisma.ownCard.createMany({ data: manyOwn('F').map((card) => row(crowded.id, card)) });
    expect(await restore(1)).toMatchObject({ status: 'restored', lost: [own.code] });
    expect((await getDeckBySlug(deck.slug, null, prisma))?.content.main).not.toContainEqual(line);
    for (const { code } of manyOwn('F').slice(0, MAX_PAST_CARDS))
      expect(await deleteOwnCard({ viewer: crowded, gameId: 'ccg', code }, prisma)).toBe('deleted');
    expect(await prisma.ownCard.count({ where: { ownerId: crowded.id } })).toBe(MAX_PAST_CARDS);
    expect(await restore(1)).toMatchObject({ status: 'same', lost: [own.code] });
  });

  it('is judged anew when one of them is changed, also where it lies in another deck', async () => {
    const author = await person(prisma, 'card-author');
    const decks = [await deckWithOwn(author), await deckWithOwn(author), await deckWithOwn(author, olderContent())];
    const legal = async () => {
      const rows = await prisma.deck.findMany({ where: { ownerId: author.id }, orderBy: { id: 'asc' } });
      expect(rows.map(({ revision }) => revision)).toEqual([1, 1, 1]);
      return rows.map((one) => one.legal);
    };
    expect(decks.map((deck) => deck.legal)).toEqual([true, true, true]);
    const namesake = ownNinja({ name: { en: 'Kiln Guard' } });
    await saveOwnCard({ viewer: author, gameId: 'ccg', card: namesake }, prisma);
    expect(await legal()).toEqual([false, false, true]);
    const tree = only({ field: 'author', handle: 'card-author' });
    const listed = await listPublicDecks({ game: 'ccg', tree }, prisma);
    expect(listed.decks.map((deck) => deck.legal)).toEqual([false, false]);
    const content = olderContent({ name: 'Fourth' });
    await createDeck({ ownerId: author.id, content, ownCards: [own], untitled: '-' }, prisma);
    expect((await prisma.deck.findMany({ where: { ownerId: author.id, legal: false } })).length).toBe(0);
  });
});

describe('an own card', () => {
  it('is its owner’s: nobody else builds with it, changes it or deletes it', async () => {
    await saveOwnCard({ viewer: owner, gameId: 'ccg', card: own }, prisma);
    const thief = await person(prisma, 'card-thief');
    const made = await createDeck({ ownerId: thief.id, content: withOwn(), untitled: '-' }, prisma);
    expect(made).toMatchObject({ status: 'invalid', errors: [{ message: `There is no card ${own.code}` }] });
    expect(await deleteOwnCard({ viewer: thief, gameId: 'ccg', code: own.code }, prisma)).toBe('not-found');
    await saveOwnCard({ viewer: thief, gameId: 'ccg', card: ownNinja({ name: { en: 'Stolen' } }) }, prisma);
    expect(await ownCardsOf(owner.id, 'ccg', prisma)).toContainEqual(own);
  });

  it('is in no catalogue and finds no deck', async () => {
    const deck = await deckWithOwn();
    expect(await prisma.card.count({ where: { code: { startsWith: 'OWN-' } } })).toBe(0);
    expect((await cardPool('ccg', prisma)).get(own.code)).toBeUndefined();
    const asked = [own.code, own.name.en];
    for (const text of asked) {
      const { decks, mistakes } = await listPublicDecks({ game: 'ccg', tree: only({ field: 'card', text }) }, prisma);
      expect(decks).toEqual([]);
      expect(mistakes).toMatchObject([{ code: 'no-such-card' }]);
    }
    const { cards } = await prisma.deck.findUniqueOrThrow({ where: { id: deck.id }, select: { cards: true } });
    expect(cards).not.toContain(own.code);
    expect((await listPublicDecks({ game: 'ccg' }, prisma)).decks.find(({ slug }) => slug === deck.slug)?.cards).toBe(
      50,
    );
  });

  it('stays while a deck holds it, and goes with its owner', async () => {
    const leaver = await person(prisma, 'card-leaver');
    await deckWithOwn(leaver);
    expect(await deleteOwnCard({ viewer: leaver, gameId: 'ccg', code: own.code }, prisma)).toBe('in-deck');
    await prisma.user.delete({ where: { id: leaver.id } });
    expect(await prisma.ownCard.count({ where: { ownerId: leaver.id } })).toBe(0);
  });

  it(`is one of ${MAX_OWN_CARDS} at most`, async () => {
    const keen = await person(prisma, 'card-keen');
    const cards = manyOwn('K');
    await prisma.ownCard.createMany({ data: cards.map((card) => row(keen.id, card)) });
    expect(await saveOwnCard({ viewer: keen, gameId: 'ccg', card: own }, prisma)).toBe('too-many');
    const [first] = cards;
    expect(first && (await saveOwnCard({ viewer: keen, gameId: 'ccg', card: first }, prisma))).toBe('saved');
    const made = await createDeck({ ownerId: keen.id, content: withOwn(), ownCards: [own], untitled: '-' }, prisma);
    expect(made).toMatchObject({ status: 'invalid', errors: [{ path: 'ownCards' }] });
  });

  it('is nothing the younger game knows', async () => {
    const content = legalContent({ main: [line] });
    const made = await createDeck({ ownerId: owner.id, content, ownCards: [own], untitled: '-' }, prisma);
    expect(made.status).toBe('invalid');
  });
});

describe('decks of two games', () => {
  it('are in lists of their own', async () => {
    const viewer = await person(prisma, 'of-both');
    const made = await Promise.all(
      [legalContent({ visibility: 'public' }), olderContent({ visibility: 'public' })].map((content) =>
        createDeck({ ownerId: viewer.id, content, untitled: '-' }, prisma),
      ),
    );
    const [younger, older] = made.map((one) => ('deck' in one ? one.deck.slug : ''));
    for (const [game, slug] of [['mythos', younger], ['ccg', older]] as const) {
      expect((await listMyDecks({ viewer, game }, prisma)).decks.map((deck) => deck.slug)).toEqual([slug]);
      const tree = only({ field: 'author', handle: 'of-both' });
      expect((await listPublicDecks({ game, tree }, prisma)).decks.map((deck) => deck.slug)).toEqual([slug]);
    } // prettier-ignore
    expect((await listMyDecks({ viewer }, prisma)).decks).toHaveLength(2);
  });

  it('never become one of the other game, nor hold its cards or parts', async () => {
    const [older, younger] = [olderContent(), legalContent()];
    const wrong = [
      { ...older, main: younger.main },
      { ...older, missions: [{ code: 'EX-012', count: 1 }] },
      { ...younger, main: older.main },
    ];
    for (const content of wrong)
      expect((await createDeck({ ownerId: owner.id, content, untitled: '-' }, prisma)).status).toBe('invalid');
    const deck = await deckWithOwn();
    const save = { deck: deck.id, viewer: owner, baseRevision: 1, content: legalContent(), changes: [], untitled: '-' };
    expect((await saveDeck(save, prisma)).status).toBe('invalid');
    expect((await getDeckForEdit(deck.id, owner, prisma))?.deck.content.format).toBe('ccg/standard');
  });
});
