import type { PrismaClient } from '@/lib/db/generated/client';
import type { Ninja } from '@/lib/rules/ccg/cards/schema';
import type { DeckContent } from '../contract';
import { createDeck } from '../store/create';

// Set-up that the database tests of this room share.

export async function person(prisma: PrismaClient, handle: string): Promise<{ id: string }> {
  return prisma.user.create({ data: { email: `${handle}@example.test`, handle }, select: { id: true } });
}

/** 15 cards twice and three missions: legal in `mythos/standard`. */
export function legalContent(fields: Partial<DeckContent> = {}): DeckContent {
  const main = Array.from({ length: 15 }, (_, index) => ({
    code: `KS-${String(index + 1).padStart(3, '0')}`,
    count: 2,
  }));
  const missions = ['KS-M01', 'KS-M02', 'KS-M03'].map((code) => ({ code, count: 1 }));
  const texts = { name: 'Leaf', description: 'Two lines\nof text' };
  return { ...texts, format: 'mythos/standard', visibility: 'private', main, missions, maybe: [], ...fields };
}

/** Fifty cards of the older game's examples, 25 ninja among them: legal in `ccg/standard`. */
export function olderContent(fields: Partial<DeckContent> = {}): DeckContent {
  const line = (number: number, count: number) => ({ code: `EX-${String(number).padStart(3, '0')}`, count });
  const ninja = Array.from({ length: 9 }, (_, index) => line(index + 1, index < 7 ? 3 : 2));
  const others = Array.from({ length: 9 }, (_, index) => line(index + 12, index < 7 ? 3 : 2));
  const main = [...ninja, ...others];
  return { ...legalContent(), format: 'ccg/standard', main, missions: [], ...fields };
}

/** A ninja that somebody typed in. */
export function ownNinja(fields: Partial<Ninja> = {}): Ninja {
  return {
    kind: 'ninja',
    code: 'OWN-ABCDEFGH',
    name: { en: 'Grandmother of the Gate' },
    symbol: 'earth',
    entranceCost: 2,
    handCost: 0,
    healthy: { combat: 3, support: 1 },
    injured: { combat: 1, support: 0 },
    effects: [],
    ...fields,
  };
}

export async function storedDeck(prisma: PrismaClient, owner: { id: string }, fields: Partial<DeckContent> = {}) {
  const result = await createDeck({ ownerId: owner.id, content: legalContent(fields), untitled: 'Untitled' }, prisma);
  if (result.status !== 'created') throw new Error(`Set-up of a deck: ${JSON.stringify(result)}`);
  return result.deck;
}
