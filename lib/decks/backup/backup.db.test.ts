import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import type { DeckContent } from '../contract';
import { decksFileSchema, type DecksFile } from '../formats/json/schema';
import type { ReadDeck } from '../formats/file-format';
import { readDecks } from '../formats/registry';
import { anyDeck, names } from '../formats/testing';
import { setArchived } from '../social/archive';
import { setTags } from '../social/tags';
import { copyDeck } from '../store/copy';
import { MAX_DECKS } from '../store/create';
import { saveDeck, setVisibility } from '../store/save';
import { nameVersion } from '../store/versions';
import { legalContent, person, storedDeck } from '../testing/people';
import { exportAllDecks } from './export-all';
import { findDoubles, restoreDecks } from './restore';

let prisma: PrismaClient;
beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
});

async function exported(owner: { id: string }): Promise<DecksFile> {
  let text = '';
  for await (const piece of exportAllDecks(owner.id, new Date(), prisma)) text += piece;
  return decksFileSchema.parse(JSON.parse(text));
}

function read(file: unknown): ReadDeck[] {
  const reading = readDecks(JSON.stringify(file), names, 'https://kage.test');
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.decks;
}

/** What has to come back: all but when a deck was last changed, which is when it came back. */
const lasting = ({ decks }: DecksFile) => decks.map(({ updatedAt: _, ...deck }) => deck);

async function fullShelf(handle: string) {
  const owner = await person(prisma, handle);
  const played = await storedDeck(prisma, owner, { name: '=Leaf', visibility: 'public', maybe: [{ code: 'KS-108', count: 1, printing: 'KS-108-RA' }] }); // prettier-ignore
  await nameVersion({ deck: played.id, viewer: owner, revision: 1, name: 'First', note: 'Two\nlines' }, prisma);
  const next = { ...played.content, main: played.content.main.slice(3), name: 'Leaf 2' };
  await saveDeck(
    { deck: played.id, viewer: owner, baseRevision: 1, content: next, changes: [], untitled: '-' },
    prisma,
  );
  await nameVersion({ deck: played.id, viewer: owner, revision: 2, name: 'Second', note: '' }, prisma);
  await setTags({ deck: played.id, viewer: owner, text: 'Aggro, Кубок' }, prisma);
  const old = await storedDeck(prisma, owner, { name: 'Old', visibility: 'unlisted', main: [] });
  await setArchived({ deck: old.id, viewer: owner, archived: true }, prisma);
  return owner;
}

describe('all decks of a person', () => {
  it('come back from their file with versions, notes and tags, as new decks', async () => {
    const file = await exported(await fullShelf('shelf-owner'));
    expect(file.decks).toMatchObject([
      { name: 'Leaf 2', visibility: 'public', tags: ['Aggro', 'Кубок'], archived: false },
      { name: 'Old', visibility: 'unlisted', archived: true, versions: [] },
    ]);
    expect(file.decks[0]?.versions).toMatchObject([{ name: 'First', note: 'Two\nlines' }, { name: 'Second' }]);

    const other = await person(prisma, 'shelf-other');
    const restored = await restoreDecks({ ownerId: other.id, decks: read(file), keepVisibility: true, untitled: '-' }, prisma); // prettier-ignore
    expect(restored).toEqual([
      { status: 'created', slug: expect.any(String) },
      { status: 'created', slug: expect.any(String) },
    ]);
    expect(lasting(await exported(other))).toEqual(lasting(file));
    const rows = await prisma.deck.findMany({
      where: { ownerId: other.id },
      orderBy: { id: 'asc' },
      select: { revision: true, legal: true },
    });
    expect(rows).toEqual([
      { revision: 2, legal: false },
      { revision: 1, legal: false },
    ]);
  });

  it('come back whatever is in them', async () => {
    const tags = fc.uniqueArray(fc.stringMatching(/^[a-zа-яż]{1,12}$/u), { maxLength: 10 });
    const version = fc.record({ name: fc.stringMatching(/^[a-z0-9]{1,9}$/), note: fc.constantFrom('', 'a\nb', '=1+1'), deck: anyDeck }); // prettier-ignore
    const shelf = fc.record({
      deck: anyDeck,
      tags,
      archived: fc.boolean(),
      versions: fc.array(version, { maxLength: 3 }),
    });
    const made = fc.sample(shelf, { numRuns: 12, seed: 7 });
    const asFile = made.map(({ deck, ...kept }) => ({ ...deck, ...kept }));
    const owner = await person(prisma, 'shelf-any');
    const order = { keepVisibility: true, untitled: '-' };
    await restoreDecks({ ...order, ownerId: owner.id, decks: read({ type: 'kage-decks/1', decks: asFile }) }, prisma);
    const file = await exported(owner);
    const bare = ({ visibility: _, ...deck }: DeckContent) => deck;
    expect(file.decks).toMatchObject(
      asFile.map((deck) => ({ ...deck, versions: deck.versions.map((one) => ({ ...one, deck: bare(one.deck) })) })),
    );
    const heir = await person(prisma, 'shelf-heir');
    await restoreDecks({ ...order, ownerId: heir.id, decks: read(file) }, prisma);
    expect(lasting(await exported(heir))).toEqual(lasting(file));
  });

  it('keep the credit of copies, as far as who brings them in may see the original', async () => {
    const author = await person(prisma, 'shelf-author');
    const original = await storedDeck(prisma, author, { visibility: 'public' });
    const copier = await person(prisma, 'shelf-copier');
    await copyDeck({ deck: original.slug, viewer: copier, nameCopy: () => 'Copy' }, prisma);
    const file = await exported(copier);
    const credit = { address: `/decks/${original.slug}`, author: 'shelf-author' };
    expect(file.decks).toMatchObject([{ origin: credit }]);
    const bring = () => restoreDecks({ ownerId: copier.id, decks: read(file), keepVisibility: false, untitled: '-' }, prisma); // prettier-ignore
    await bring();
    expect((await exported(copier)).decks).toMatchObject([{ origin: credit }, { origin: credit }]);

    await setVisibility({ deck: original.id, viewer: author, visibility: 'private' }, prisma);
    await bring();
    expect(JSON.stringify(await exported(copier))).not.toContain(original.slug);
    const origins = await prisma.deck.findMany({ where: { ownerId: copier.id }, orderBy: { id: 'asc' }, select: { originId: true } }); // prettier-ignore
    expect(origins).toEqual([{ originId: original.id }, { originId: original.id }, { originId: null }]);
  });

  it('are private unless their visibility is asked for', async () => {
    const file = await exported(await fullShelf('shelf-shy'));
    const other = await person(prisma, 'shelf-shy-other');
    await restoreDecks({ ownerId: other.id, decks: read(file), keepVisibility: false, untitled: '-' }, prisma);
    expect((await exported(other)).decks.map(({ visibility }) => visibility)).toEqual(['private', 'private']);
  });

  it('are told when they are there already, and touch nothing', async () => {
    const owner = await fullShelf('shelf-twice');
    const file = await exported(owner);
    const decks = read(file);
    expect(await findDoubles(owner.id, decks, '-', prisma)).toEqual([true, true]);
    const changed = decks.map((deck) => ({ ...deck, missions: [] }));
    expect(await findDoubles(owner.id, changed, '-', prisma)).toEqual([false, false]);
    const stranger = await person(prisma, 'shelf-stranger');
    expect(await findDoubles(stranger.id, decks, '-', prisma)).toEqual([false, false]);
    await restoreDecks({ ownerId: owner.id, decks, keepVisibility: true, untitled: '-' }, prisma);
    const now = await exported(owner);
    expect(now.decks).toHaveLength(4);
    expect(now.decks.slice(0, 2)).toEqual(file.decks);
  });

  it('end where an account is full', async () => {
    const owner = await person(prisma, 'shelf-full');
    const game = { gameId: 'mythos', ownerId: owner.id, name: 'x', format: 'mythos/open' };
    await prisma.deck.createMany({
      data: Array.from({ length: MAX_DECKS - 1 }, (_, index) => ({ ...game, slug: `full-${index}` })),
    });
    const decks = read({ type: 'kage-decks/1', decks: [legalContent(), legalContent(), legalContent()] });
    const restored = await restoreDecks({ ownerId: owner.id, decks, keepVisibility: false, untitled: '-' }, prisma);
    expect(restored.map(({ status }) => status)).toEqual(['created', 'too-many-decks']);
    expect((await exported(owner)).decks).toHaveLength(MAX_DECKS);
  });

  it('keep what is theirs when somebody has written into the file', async () => {
    const owner = await person(prisma, 'shelf-forger');
    const future = '2999-01-01T00:00:00.000Z';
    const version = { name: '\u202E', createdAt: future, deck: { ...legalContent(), main: [{ code: 'KS-999', count: 1 }] } };
    const deck = { ...legalContent(), name: '', createdAt: future, tags: [7, 'a,b', '#c'], archived: 'yes', visibility: 'everyone', versions: [version, 7] };
    const decks = read({ type: 'kage-decks/1', decks: [deck, 'no deck', { ...deck, versions: [version] }] });
    await restoreDecks({ ownerId: owner.id, decks, keepVisibility: true, untitled: 'Untitled' }, prisma);
    const now = await exported(owner);
    expect(now.decks).toMatchObject([
      { name: 'Untitled', visibility: 'private', tags: ['a', 'b', 'c'], archived: false, versions: [] },
      { name: 'Untitled', main: [] },
      { versions: [{ name: '#1', deck: { main: [] } }] },
    ]);
    for (const { createdAt } of now.decks) expect(new Date(createdAt).getTime()).toBeLessThanOrEqual(Date.now());
  }); // prettier-ignore
});
