import { beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { person, storedDeck } from '../testing/people';
import { deleteDeck, saveDeck } from './save';
import { listVersions, MAX_VERSIONS, nameVersion } from './versions';

let prisma: PrismaClient;
let owner: { id: string };
let stranger: { id: string };

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
  owner = await person(prisma, 'versions-owner');
  stranger = await person(prisma, 'versions-stranger');
});

describe('a named version', () => {
  it('keeps the deck as it was, whatever is saved afterwards', async () => {
    const deck = await storedDeck(prisma, owner);
    const order = { deck: deck.slug, viewer: owner, revision: 1, name: 'Before the cup', note: 'Two fewer hounds' };
    expect(await nameVersion(order, prisma)).toMatchObject({ status: 'named', version: { revision: 1 } });
    await saveDeck(
      { deck: deck.id, viewer: owner, baseRevision: 1, content: { ...deck.content, main: [] }, changes: [], untitled: '-' },
      prisma,
    ); // prettier-ignore
    expect(await listVersions(deck.id, owner, prisma)).toEqual([
      { revision: 1, name: 'Before the cup', note: 'Two fewer hounds', createdAt: expect.any(String), content: deck.content },
    ]); // prettier-ignore
  });

  it('bears its newest name, and there is one of a revision', async () => {
    const deck = await storedDeck(prisma, owner);
    for (const name of ['First', 'Second']) {
      await nameVersion({ deck: deck.id, viewer: owner, revision: 1, name, note: '' }, prisma);
    }
    expect(await listVersions(deck.id, owner, prisma)).toMatchObject([{ name: 'Second' }]);
  });

  it('is of what stands there now, of one’s own deck', async () => {
    const deck = await storedDeck(prisma, owner, { visibility: 'public' });
    const order = { deck: deck.id, viewer: owner, revision: 1, name: 'Mine', note: '' };
    expect(await nameVersion({ ...order, revision: 2 }, prisma)).toEqual({ status: 'moved-on' });
    expect(await nameVersion({ ...order, viewer: stranger }, prisma)).toEqual({ status: 'not-found' });
    expect(await nameVersion({ ...order, viewer: null }, prisma)).toEqual({ status: 'not-found' });
    await nameVersion(order, prisma);
    expect(await listVersions(deck.id, stranger, prisma)).toEqual([]);
    await deleteDeck({ deck: deck.id, viewer: owner }, prisma);
    expect(await prisma.deckVersion.count({ where: { deckId: deck.id } })).toBe(0);
  });

  it('is one of a bounded number', async () => {
    const deck = await storedDeck(prisma, owner);
    await prisma.deckVersion.createMany({
      data: Array.from({ length: MAX_VERSIONS }, (_, index) => ({
        deckId: deck.id,
        revision: index + 2,
        name: `V${index}`,
        content: {},
      })),
    });
    const order = { deck: deck.id, viewer: owner, revision: 1, name: 'One more', note: '' };
    expect(await nameVersion(order, prisma)).toEqual({ status: 'too-many-versions' });
  });
});
