import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import type { DeckContent, StoredDeck } from '../contract';
import { legalContent, person, storedDeck } from '../testing/people';
import { copyDeck } from './copy';
import { createDeck, newSlug } from './create';
import { REVISIONS_KEPT } from './history';
import { getDeckBySlug, getDeckForEdit } from './read';
import { saveDeck } from './save';

let prisma: PrismaClient;
let owner: { id: string };

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
  owner = await person(prisma, 'owner');
});

function save(deck: StoredDeck, fields: Partial<DeckContent>, baseRevision = deck.revision, changes = [] as never[]) {
  const content = { ...deck.content, ...fields };
  return saveDeck({ deck: deck.id, viewer: owner, baseRevision, content, changes, untitled: 'Untitled' }, prisma);
}

async function history(deck: StoredDeck) {
  const rows = await prisma.deckRevision.findMany({ where: { deckId: deck.id }, orderBy: { revision: 'asc' } });
  return rows.map(({ revision, changes }) => [revision, changes]);
}

describe('saving', () => {
  it('stores a new revision with what it changed', async () => {
    const deck = await storedDeck(prisma, owner);
    const main = [...deck.content.main.slice(1), { code: 'KS-108', count: 1, printing: 'KS-108-RA' }];
    expect(await save(deck, { main, name: 'Renamed' })).toMatchObject({
      status: 'saved',
      deck: { revision: 2, legal: false, content: { name: 'Renamed', main } },
      violations: [{ code: 'too-few-cards' }],
    });
    expect((await history(deck)).at(-1)).toEqual([
      2,
      {
        cards: [
          { part: 'main', card: 'KS-001', delta: -2 },
          { part: 'main', card: 'KS-108', delta: 1 },
        ],
        fields: { name: 'Renamed' },
      },
    ]);
  });

  it('keeps the steps of the edit when they add up, and the plain difference when they do not', async () => {
    const deck = await storedDeck(prisma, owner);
    const main = [...deck.content.main, { code: 'KS-108', count: 1 }];
    const steps = [2, -2, 1].map((delta) => ({ part: 'main' as const, card: 'KS-108', delta }));
    const order = { deck: deck.id, viewer: owner, content: { ...deck.content, main }, untitled: '-' };
    await saveDeck({ ...order, baseRevision: 1, changes: steps }, prisma);
    await saveDeck({ ...order, content: deck.content, baseRevision: 2, changes: steps }, prisma);
    const [, second, third] = await history(deck);
    expect(second).toEqual([2, { cards: steps, fields: {} }]);
    expect(third).toEqual([3, { cards: [{ part: 'main', card: 'KS-108', delta: -1 }], fields: {} }]);
  });

  it('tells a second editor of the newer version and writes nothing', async () => {
    const deck = await storedDeck(prisma, owner);
    await save(deck, { name: 'First' });
    expect(await save(deck, { name: 'Second' })).toMatchObject({
      status: 'conflict',
      current: { deck: { revision: 2, content: { name: 'First' } } },
    });
    expect((await getDeckForEdit(deck.id, owner, prisma))?.deck.content.name).toBe('First');
  });

  it('takes a repeated save for saved, without another revision', async () => {
    const deck = await storedDeck(prisma, owner);
    await save(deck, { name: 'Once' });
    expect(await save(deck, { name: 'Once' })).toMatchObject({ status: 'saved', deck: { revision: 2 } });
    expect(await history(deck)).toHaveLength(2);
  });

  it('lets exactly one of many saves at once through', async () => {
    const deck = await storedDeck(prisma, owner);
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save(deck, { name: `Tab ${index}`, main: deck.content.main.slice(index) }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([...Array(7).fill('conflict'), 'saved']);
    const winner = results.find((result) => result.status === 'saved');
    const stored = await getDeckForEdit(deck.id, owner, prisma);
    expect(stored?.deck).toEqual(winner?.status === 'saved' && winner.deck);
    expect(await history(deck)).toHaveLength(2);
  });

  it('keeps a bounded history', async () => {
    const deck = await storedDeck(prisma, owner);
    const revision = REVISIONS_KEPT + 50;
    await prisma.deck.update({ where: { id: deck.id }, data: { revision } });
    await prisma.deckRevision.createMany({
      data: Array.from({ length: revision - 1 }, (_, index) => ({ deckId: deck.id, revision: index + 2, changes: {} })),
    });
    await save(deck, { name: 'Much edited' }, revision);
    const rows = await history(deck);
    expect(rows).toHaveLength(REVISIONS_KEPT);
    expect(rows.at(-1)?.[0]).toBe(revision + 1);
  });

  it.each([
    [
      'a card that does not exist',
      {
        main: [
          { code: 'KS-001', count: 1 },
          { code: 'ZZ-999', count: 1 },
        ],
      },
      'content.main[1].code',
    ],
    ['a printing as a card', { maybe: [{ code: 'KS-108-RA', count: 1 }] }, 'content.maybe[0].code'],
    [
      'a printing of another card',
      { main: [{ code: 'KS-001', count: 1, printing: 'KS-108-RA' }] },
      'content.main[0].printing',
    ],
    ['a format of another game', { format: 'chess/standard' }, 'content.format'],
  ])('refuses %s by its field', async (_, fields, path) => {
    const deck = await storedDeck(prisma, owner);
    expect(await save(deck, fields)).toEqual({ status: 'invalid', errors: [{ path, message: expect.any(String) }] });
    expect(await history(deck)).toHaveLength(1);
  });

  it('calls a nameless deck untitled', async () => {
    const deck = await storedDeck(prisma, owner);
    expect(await save(deck, { name: '' })).toMatchObject({ deck: { content: { name: 'Untitled' } } });
  });
});

describe('creating', () => {
  const order = (fields: Partial<DeckContent> = {}) => ({
    ownerId: owner.id,
    content: legalContent(fields),
    untitled: '-',
  });

  it('stores an illegal deck as it is, with what is wrong', async () => {
    expect(await createDeck(order({ missions: [], main: [{ code: 'KS-M01', count: 3 }] }), prisma)).toMatchObject({
      status: 'created',
      deck: { legal: false, content: { main: [{ code: 'KS-M01', count: 3 }] } },
      violations: [{ code: 'too-few-cards' }, { code: 'too-few-missions' }, { code: 'mission-in-main' }],
    });
  });

  it('has a link that nobody can guess, the less by other links (P043)', () => {
    const slugs = Array.from({ length: 500 }, () => newSlug());
    for (const slug of slugs) expect(slug).toMatch(/^[0-9A-Za-z]{14}$/);
    // 500 of 62^4: that two begin alike is unlikely; that most do would be a pattern.
    expect(new Set(slugs.map((slug) => slug.slice(0, 4))).size).toBeGreaterThan(450);
    expect(new Set(slugs.map((slug) => slug.slice(-4))).size).toBeGreaterThan(450);
    expect(slugs).not.toEqual(slugs.toSorted());
  });

  it('makes one deck of a request sent again, also at the same moment', async () => {
    const id = randomUUID();
    const results = await Promise.all([1, 2, 3].map(() => createDeck({ ...order(), id }, prisma)));
    expect(results.map(({ status }) => status).sort()).toEqual(['created', 'exists', 'exists']);
  });

  it("does not tell of another's deck by its id", async () => {
    const stranger = await person(prisma, 'stranger');
    const { id } = await storedDeck(prisma, stranger);
    expect(await createDeck({ ...order(), id }, prisma)).toEqual({ status: 'id-taken' });
  });

  it('stops at the number of decks one may have', async () => {
    const collector = await person(prisma, 'collector');
    const deck = { gameId: 'mythos', ownerId: collector.id, name: 'x', format: 'mythos/open' };
    await prisma.deck.createMany({ data: Array.from({ length: 999 }, (_, n) => ({ ...deck, slug: `collected${n}` })) });
    const results = await Promise.all([1, 2].map(() => createDeck({ ...order(), ownerId: collector.id }, prisma)));
    expect(results.map(({ status }) => status).sort()).toEqual(['created', 'too-many-decks']);
  });
});

describe('copying and cards not out yet', () => {
  it('makes a deck of its own', async () => {
    const deck = await storedDeck(prisma, owner, { visibility: 'public', maybe: [{ code: 'KS-108', count: 1 }] });
    const reader = await person(prisma, 'reader');
    const copy = await copyDeck({ deck: deck.id, viewer: reader, nameCopy: (name) => `Copy of ${name}` }, prisma);
    expect(copy).toMatchObject({
      status: 'created',
      deck: { content: { ...deck.content, name: 'Copy of Leaf', visibility: 'private', maybe: [] } },
    });
    expect(copy?.status === 'created' && copy.deck.slug).not.toBe(deck.slug);
  });

  it('shows cards of a set that is not out to the owner only', async () => {
    const other = await testDatabase({ seeded: true });
    await other.cardSet.updateMany({ where: { code: 'SS' }, data: { releasedOn: new Date('2999-01-01') } });
    const author = await person(other, 'author');
    const reader = await person(other, 'reader');
    const main = [
      { code: 'KS-001', count: 2 },
      { code: 'SS-001', count: 2 },
    ];
    const deck = await storedDeck(other, author, { visibility: 'public', main, maybe: [] });
    const mine = await getDeckBySlug(deck.slug, author, other);
    expect(mine).toMatchObject({ withheld: 0, main: [{ code: 'KS-001' }, { code: 'SS-001' }] });
    const theirs = await getDeckBySlug(deck.slug, reader, other);
    expect(theirs).toMatchObject({ withheld: 2, main: [{ code: 'KS-001' }] });
    expect(JSON.stringify(theirs)).not.toContain('SS-001');
    const copy = await copyDeck({ deck: deck.slug, viewer: reader, nameCopy: (name) => name }, other);
    expect(copy?.status === 'created' && copy.deck.content.main).toEqual([{ code: 'KS-001', count: 2 }]);
  });
});
