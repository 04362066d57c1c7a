import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { legalContent, person, storedDeck } from '@/lib/decks/testing/people';
import { applyBatch, type Owner } from '../store/change';
import { entriesOf } from '../store/read';
import { ownBuildable, publicBuildable, startersBuildable } from './buildable';
import { missingForDeck, wishForDeck } from './for-deck';

let prisma: PrismaClient;
let me: Owner;
let other: { id: string };

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
  me = { userId: (await person(prisma, 'collector')).id, game: 'mythos' };
  other = await person(prisma, 'other');
});

async function own(...printings: [id: string, count: number][]) {
  const changes = printings.map(([printing, delta]) => ({ list: 'owned' as const, printing, delta }));
  await applyBatch(me, { id: randomUUID(), changes }, prisma);
}

describe('what is missing for a deck', () => {
  it('is counted over all printings of a card, and put on the wish list once', async () => {
    await own(['KS-001-C', 1], ['KS-108-RA', 1], ['KS-108-R', 1]);
    const deck = legalContent({ main: [{ code: 'KS-001', count: 2 }, { code: 'KS-108', count: 2 }], missions: [{ code: 'KS-M01', count: 1 }] }); // prettier-ignore
    const { needed, missing, lines } = await missingForDeck(me.userId, deck, prisma);
    expect([needed, missing]).toEqual([5, 2]);
    expect(lines.map(({ code, missing: copies }) => [code, copies])).toEqual([
      ['KS-M01', 1],
      ['KS-001', 1],
    ]);
    await wishForDeck(me.userId, deck, prisma);
    await wishForDeck(me.userId, deck, prisma);
    expect(await entriesOf(me, 'wish', prisma)).toEqual([
      { list: 'wish', printing: 'KS-001-C', count: 1, note: '' },
      { list: 'wish', printing: 'KS-001-MMS', count: 1, note: '' },
    ]);
    expect(await missingForDeck(other.id, deck, prisma)).toMatchObject({ missing: 5 });
  });
});

describe('decks that one can build', () => {
  it('come by what is missing for them: one’s own, the starters, and legal public ones of others', async () => {
    const main = [{ code: 'KS-001', count: 2 }];
    const mine = await storedDeck(prisma, { id: me.userId }, { name: 'mine', main, missions: [] });
    const near = await storedDeck(prisma, other, { name: 'near', visibility: 'public' });
    const far = await storedDeck(prisma, other, {
      name: 'far',
      visibility: 'public',
      main: legalContent().main.map(({ code, count }) => ({ code: code.replace('KS-0', 'SS-0'), count })),
    });
    const rest = { missions: [], main };
    await storedDeck(prisma, other, { name: 'not legal', visibility: 'public', ...rest });
    await storedDeck(prisma, other, { name: 'unlisted', visibility: 'unlisted' });
    await storedDeck(prisma, other, { name: 'private' });
    const hidden = await storedDeck(prisma, other, { name: 'hidden', visibility: 'public' });
    await prisma.deck.update({ where: { id: hidden.id }, data: { hiddenAt: new Date() } });

    expect(await ownBuildable(me, prisma)).toMatchObject([{ slug: mine.slug, needed: 2, missing: 1 }]);
    const found = await publicBuildable(me, prisma);
    expect(found.map(({ slug, missing }) => [slug, missing])).toEqual([[near.slug, 32], [far.slug, 33]]); // prettier-ignore
    const starters = await startersBuildable(me, prisma);
    expect(starters.length).toBeGreaterThan(0);
    for (const { needed, missing } of starters) expect(missing).toBeLessThanOrEqual(needed);
    expect(starters.map(({ missing }) => missing)).toEqual(starters.map(({ missing }) => missing).toSorted((a, b) => a - b)); // prettier-ignore
  });
});
