import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import type { PrismaClient } from '@/lib/db/generated/client';
import type { DeckContent, StoredDeck } from '../contract';
import { VISIBILITIES } from '../limits';
import type { Viewer } from '../permissions';
import { getDeckForEdit } from '../store/read';
import { saveDeck, setVisibility } from '../store/save';
import { nameVersion } from '../store/versions';
import { person, storedDeck } from '../testing/people';
import { deckHistory } from './history';
import { restoreRevision } from './restore';
import { seenDeck } from './seen';

let prisma: PrismaClient;
const people = { visitor: null as Viewer, owner: null as Viewer, other: null as Viewer };
let owner: { id: string };

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
  owner = people.owner = await person(prisma, 'owner');
  people.other = await person(prisma, 'other');
});

async function save(deck: StoredDeck, change: Partial<DeckContent>): Promise<StoredDeck> {
  const content = { ...deck.content, ...change };
  const result = await saveDeck({ deck: deck.id, viewer: owner, baseRevision: deck.revision, content, changes: [], untitled: '-' }, prisma); // prettier-ignore
  if (result.status !== 'saved') throw new Error(`Set-up of a save: ${result.status}`);
  return result.deck;
}

const line = (code: string, count: number) => ({ code, count });
const codes = (lines: readonly { code: string }[] = []) => lines.map(({ code }) => code);
const nowhere = 'A1b2C3d4E5f6G7';

describe('a former version', () => {
  it('is what the deck was, and is judged by the rules of today', async () => {
    const first = await storedDeck(prisma, owner);
    const second = await save(first, { name: 'Later', main: [line('KS-020', 2)] });
    const was = await seenDeck({ slug: first.slug, revision: 1 }, owner, prisma);
    expect(was).toMatchObject({ name: 'Leaf', revision: 1, author: 'owner', legal: true });
    expect(codes(was?.content.main).sort()).toEqual(codes(first.content.main));
    expect(was?.statistics.cards).toBe(30);
    const now = await seenDeck({ slug: second.slug }, owner, prisma);
    expect(now).toMatchObject({ name: 'Later', legal: false, statistics: { cards: 2 } });
    expect(now).not.toHaveProperty('revision');
    expect(await seenDeck({ slug: second.slug, revision: 3 }, owner, prisma)).toBeUndefined();
    expect(await seenDeck({ slug: second.slug, revision: 0 }, owner, prisma)).toBeUndefined();
  });

  it('that has a name is kept beyond its records, for its owner', async () => {
    const first = await storedDeck(prisma, owner, { visibility: 'public' });
    await nameVersion({ deck: first.id, viewer: owner, revision: 1, name: 'Before Friday', note: 'As played' }, prisma);
    const second = await save(first, { main: [line('KS-020', 2)] });
    // Without records there is only what was kept whole.
    await prisma.deckRevision.deleteMany({ where: { deckId: first.id } });
    const was = await seenDeck({ slug: first.slug, revision: 1 }, owner, prisma);
    expect(was).toMatchObject({ version: 'Before Friday', content: { main: first.content.main } });
    expect(await seenDeck({ slug: first.slug, revision: 1 }, people.other, prisma)).toBeUndefined();
    expect((await deckHistory(second.slug, owner, prisma))?.olderVersions).toMatchObject([{ revision: 1, name: 'Before Friday', note: 'As played' }]); // prettier-ignore
  });
});

describe('who sees which version', () => {
  const cases = (['visitor', 'owner', 'other'] as const).flatMap((who) =>
    VISIBILITIES.flatMap((then) => VISIBILITIES.map((now) => ({ who, then, now }))),
  );
  it.each(cases)('$who: one that was $then, of a deck that is $now', async ({ who, then, now }) => {
    const first = await storedDeck(prisma, owner, { visibility: then });
    const second = await save(first, { visibility: now, main: [line('KS-020', 2)] });
    const viewer = people[who];
    const seesNow = who === 'owner' || now !== 'private';
    const seesThen = seesNow && (who === 'owner' || then !== 'private');
    expect((await seenDeck({ slug: first.slug }, viewer, prisma)) !== undefined).toBe(seesNow);
    expect((await seenDeck({ slug: first.slug, revision: 1 }, viewer, prisma)) !== undefined).toBe(seesThen);
    const history = await deckHistory(first.slug, viewer, prisma);
    const revisions = history?.sittings.flatMap(({ entries }) => entries.map(({ revision }) => revision));
    expect(revisions).toEqual(seesNow ? (seesThen ? [2, 1] : [2]) : undefined);
    // What a version changed tells of the one before.
    const [newest] = history?.sittings[0]?.entries ?? [];
    expect((newest?.cards.length ?? 0) > 0).toBe(seesThen);

    const restored = await restoreRevision({ deck: first.slug, viewer, revision: 1 }, prisma);
    expect(restored.status).toBe(who === 'owner' ? 'restored' : 'not-found');
    const after = await getDeckForEdit(first.id, owner, prisma);
    expect(after?.deck.revision).toBe(who === 'owner' ? 3 : 2);
    expect(after?.deck.content.visibility).toBe(second.content.visibility);
  });

  it('and of one that came after private ones, what is other than in the last that they may see', async () => {
    const [before, kept, secret, after] = ['KS-020', 'KS-021', 'KS-022', 'KS-023'] as const;
    const first = await storedDeck(prisma, owner, { visibility: 'public', main: [line(before, 2), line(kept, 1)] });
    const hidden = await save(first, { visibility: 'private', name: 'Hush', main: [line(kept, 1), line(secret, 3)] });
    const still = await save(hidden, { format: 'mythos/open', main: [line(kept, 2), line(secret, 3), line(after, 1)] });
    await save(still, { visibility: 'unlisted', name: 'Leaf', main: [line(kept, 1), line(after, 1)] });
    const history = await deckHistory(first.slug, people.other, prisma);
    const entries = history?.sittings.flatMap(({ entries }) => entries) ?? [];
    expect(entries.map(({ revision }) => revision)).toEqual([4, 1]);
    expect(entries[0]?.cards.toSorted((a, b) => a.delta - b.delta)).toEqual([
      { part: 'main', card: before, delta: -2 },
      { part: 'main', card: after, delta: 1 },
    ]);
    expect(entries[0]?.fields).toEqual(['format', 'visibility']);
    expect(JSON.stringify(history?.sittings)).not.toContain(secret);
  });

  it.each(['visitor', 'other'] as const)('a private deck and none at all are one to a %s', async (who) => {
    const { slug } = await storedDeck(prisma, owner);
    const viewer = people[who];
    const order = { viewer, revision: 1 };
    expect(await seenDeck({ slug }, viewer, prisma)).toEqual(await seenDeck({ slug: nowhere }, viewer, prisma));
    expect(await deckHistory(slug, viewer, prisma)).toEqual(await deckHistory(nowhere, viewer, prisma));
    expect(await restoreRevision({ deck: slug, ...order }, prisma)).toEqual(await restoreRevision({ deck: nowhere, ...order }, prisma)); // prettier-ignore
  });

  it('never the notes, the maybe list and named versions of others', async () => {
    const first = await storedDeck(prisma, owner, { visibility: 'public', maybe: [line('KS-030', 1)] });
    await nameVersion({ deck: first.id, viewer: owner, revision: 1, name: 'Secret plan', note: 'Hush' }, prisma);
    await save(first, { maybe: [line('KS-031', 2)] });
    const told = JSON.stringify([
      (await deckHistory(first.slug, people.other, prisma))?.sittings,
      (await seenDeck({ slug: first.slug, revision: 1 }, people.other, prisma))?.content,
    ]);
    for (const secret of ['KS-030', 'KS-031', 'Secret plan', 'Hush']) expect(told).not.toContain(secret);
    expect(JSON.stringify((await deckHistory(first.slug, owner, prisma))?.sittings)).toContain('Secret plan');
  });
});

describe('restoring', () => {
  it('is a save like any other, and can be taken back', async () => {
    const first = await storedDeck(prisma, owner);
    const second = await save(first, { name: 'Other', main: [line('KS-020', 2)], format: 'mythos/open' });
    await setVisibility({ deck: first.id, viewer: owner, visibility: 'public' }, prisma);
    const restored = await restoreRevision({ deck: first.id, viewer: owner, revision: 1 }, prisma);
    expect(restored).toEqual({ status: 'restored', revision: 4, before: 3, lost: [] });
    const after = (await getDeckForEdit(first.id, owner, prisma))?.deck;
    expect(after?.content).toMatchObject({ name: 'Leaf', format: 'mythos/standard', visibility: 'public' });
    expect(codes(after?.content.main).sort()).toEqual(codes(first.content.main));
    expect(after?.legal).toBe(true);
    expect(await restoreRevision({ deck: first.id, viewer: owner, revision: 1 }, prisma)).toEqual({
      status: 'same',
      lost: [],
    });
    expect(await restoreRevision({ deck: first.id, viewer: owner, revision: 3 }, prisma)).toMatchObject({
      revision: 5,
    });
    expect((await getDeckForEdit(first.id, owner, prisma))?.deck.content.main).toEqual(second.content.main);
  });

  it('finds nothing before the first version and after the last', async () => {
    const { id } = await storedDeck(prisma, owner);
    for (const revision of [0, 2, -1, 1e9]) {
      expect(await restoreRevision({ deck: id, viewer: owner, revision }, prisma)).toEqual({ status: 'not-found' });
    }
  });
});
