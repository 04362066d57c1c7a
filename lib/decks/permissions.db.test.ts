import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import type { PrismaClient } from '@/lib/db/generated/client';
import type { StoredDeck } from './contract';
import { VISIBILITIES, type Visibility } from './limits';
import { listMyDecks, listPublicDecks, publicDecksPlaying } from './lists/list';
import type { Viewer } from './permissions';
import { copyDeck } from './store/copy';
import { getDeckBySlug, getDeckForEdit } from './store/read';
import { deleteDeck, saveDeck, setVisibility } from './store/save';
import { legalContent, person, storedDeck } from './testing/people';

// Who × what × whose deck. Each row says whether the deed is done; a refused deed must leave the deck as it was, and
// a refusal must look exactly like a deck that does not exist.

type Who = 'visitor' | 'owner' | 'other';
interface Attempt {
  prisma: PrismaClient;
  viewer: Viewer;
  deck: StoredDeck;
}

let prisma: PrismaClient;
const people: Record<Who, Viewer> = { visitor: null, owner: null, other: null };

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
  people.owner = await person(prisma, 'owner');
  people.other = await person(prisma, 'other');
});

const deeds: Record<string, (attempt: Attempt) => Promise<boolean>> = {
  'view and export': async ({ viewer, deck }) => (await getDeckBySlug(deck.slug, viewer, prisma)) !== undefined,
  edit: async ({ viewer, deck }) => (await getDeckForEdit(deck.id, viewer, prisma)) !== undefined,
  'edit by slug': async ({ viewer, deck }) => (await getDeckForEdit(deck.slug, viewer, prisma)) !== undefined,
  save: async ({ viewer, deck }) => {
    const content = { ...deck.content, name: 'Seized' };
    const save = { deck: deck.id, viewer, baseRevision: deck.revision, content, changes: [], untitled: '-' };
    return (await saveDeck(save, prisma)).status === 'saved';
  },
  'save what is stored already': async ({ viewer, deck }) => {
    const save = {
      deck: deck.id,
      viewer,
      baseRevision: deck.revision,
      content: deck.content,
      changes: [],
      untitled: '-',
    };
    return (await saveDeck(save, prisma)).status === 'saved';
  },
  'change visibility': async ({ viewer, deck }) =>
    (await setVisibility(
      { deck: deck.id, viewer, visibility: deck.content.visibility === 'public' ? 'private' : 'public' },
      prisma,
    )) === 'saved',
  delete: async ({ viewer, deck }) => (await deleteDeck({ deck: deck.id, viewer }, prisma)) === 'deleted',
  copy: async ({ viewer, deck }) =>
    viewer !== null &&
    (await copyDeck({ deck: deck.slug, viewer, nameCopy: (name) => name }, prisma))?.status === 'created',
  'find in public lists': async ({ deck }) => {
    const { decks } = await listPublicDecks({ game: 'mythos', author: 'owner' }, prisma);
    const playing = await publicDecksPlaying('mythos', 'KS-001', 100, prisma);
    return decks.concat(playing).some(({ slug }) => slug === deck.slug);
  },
  'find in my decks': async ({ viewer, deck }) =>
    viewer !== null && (await listMyDecks({ viewer }, prisma)).decks.some(({ slug }) => slug === deck.slug),
};

/** Visibilities for which each may do it; a visitor copies into the browser what they can view. */
const allowed: Record<keyof typeof deeds, Record<Who, readonly Visibility[]>> = {
  'view and export': { visitor: ['unlisted', 'public'], owner: VISIBILITIES, other: ['unlisted', 'public'] },
  edit: { visitor: [], owner: VISIBILITIES, other: [] },
  'edit by slug': { visitor: [], owner: VISIBILITIES, other: [] },
  save: { visitor: [], owner: VISIBILITIES, other: [] },
  'save what is stored already': { visitor: [], owner: VISIBILITIES, other: [] },
  'change visibility': { visitor: [], owner: VISIBILITIES, other: [] },
  delete: { visitor: [], owner: VISIBILITIES, other: [] },
  copy: { visitor: [], owner: VISIBILITIES, other: ['unlisted', 'public'] },
  'find in public lists': { visitor: ['public'], owner: ['public'], other: ['public'] },
  'find in my decks': { visitor: [], owner: VISIBILITIES, other: [] },
};
const owners: readonly string[] = ['save', 'change visibility', 'delete'];

const cases = Object.keys(deeds).flatMap((deed) =>
  (['visitor', 'owner', 'other'] as const).flatMap((who) =>
    VISIBILITIES.map((visibility) => ({
      deed,
      who,
      visibility,
      may: allowed[deed]?.[who].includes(visibility) ?? false,
    })),
  ),
);

describe('who may do what with whose deck', () => {
  it.each(cases)('$who, $deed, a $visibility deck: $may', async ({ deed, who, visibility, may }) => {
    const owner = people.owner;
    if (!owner) throw new Error('No owner');
    const deck = await storedDeck(prisma, owner, { visibility });
    expect(await deeds[deed]?.({ prisma, viewer: people[who], deck })).toBe(may);
    const after = await getDeckForEdit(deck.id, owner, prisma);
    if (may && owners.includes(deed)) expect(after?.deck).not.toEqual(deck);
    else expect(after?.deck).toEqual(deck);
  });

  it.each(['visitor', 'other'] as const)('a private deck and none at all are one to a %s', async (who) => {
    const owner = people.owner;
    const viewer = people[who];
    if (!owner) throw new Error('No owner');
    const { slug, id } = await storedDeck(prisma, owner);
    const save = { viewer, baseRevision: 7, content: legalContent(), changes: [], untitled: '-' };
    const nowhere = '00000000-0000-7000-8000-000000000000';
    expect(await getDeckBySlug(slug, viewer, prisma)).toEqual(await getDeckBySlug('A1b2C3d4E5f6G7', viewer, prisma));
    expect(await saveDeck({ deck: id, ...save }, prisma)).toEqual(await saveDeck({ deck: nowhere, ...save }, prisma));
    expect(await deleteDeck({ deck: id, viewer }, prisma)).toBe(await deleteDeck({ deck: nowhere, viewer }, prisma));
  });

  it.each(['', '..', '\u0000', "' OR 1=1 --", 'x'.repeat(5000)])('finds nothing for %j', async (slug) => {
    expect(await getDeckBySlug(slug, people.owner, prisma)).toBeUndefined();
    expect(await getDeckForEdit(slug, people.owner, prisma)).toBeUndefined();
  });
});
