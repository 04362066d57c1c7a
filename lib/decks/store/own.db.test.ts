import { beforeAll, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { setArchived } from '../social/archive';
import { olderContent, person, storedDeck } from '../testing/people';
import { ownDecksWhole } from './own';

let prisma: PrismaClient;
beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
});

it('gives somebody’s decks in use, of any visibility and whole, and nobody else’s', async () => {
  const [owner, other] = [await person(prisma, 'owner'), await person(prisma, 'other')];
  const first = await storedDeck(prisma, owner, { name: 'Private' });
  const second = await storedDeck(prisma, owner, { name: 'Public', visibility: 'public' });
  const away = await storedDeck(prisma, owner, { name: 'Put away' });
  await setArchived({ deck: away.id, viewer: owner, archived: true }, prisma);
  await storedDeck(prisma, other, { name: 'Of somebody else', visibility: 'public' });
  expect(await ownDecksWhole(owner, prisma)).toEqual([
    { ...second, legal: true },
    { ...first, legal: true },
  ]);
});

it('gives them of every game: a device that keeps one’s decks leaves out none', async () => {
  const owner = await person(prisma, 'of-both');
  await storedDeck(prisma, owner, { name: 'Younger' });
  await storedDeck(prisma, owner, { ...olderContent(), name: 'Older' });
  expect((await ownDecksWhole(owner, prisma)).map(({ content }) => content.name)).toEqual(['Older', 'Younger']);
});
