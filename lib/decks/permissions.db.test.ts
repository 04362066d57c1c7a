import { beforeAll, describe, expect, it } from 'vitest';
import sitemap from '@/app/sitemap';
import { profileOf } from '@/lib/accounts/own/profile';
import { testDatabase } from '@/lib/db/testing';
import type { PrismaClient } from '@/lib/db/generated/client';
import { deckHistory } from './compare/history';
import type { StoredDeck } from './contract';
import { listFollowedDecks, listMyDecks } from './lists/own';
import { listPublicDecks, publicDeckAddresses, publicDecksPlaying } from './lists/public';
import { decide } from './moderation/decide';
import { report } from './moderation/report';
import type { Viewer } from './permissions';
import type { DeckTree } from './search/condition';
import { only } from './search/only';
import { setArchived } from './social/archive';
import { addComment, listComments } from './social/comments';
import { setFollow } from './social/follows';
import { setLike } from './social/likes';
import { setTags } from './social/tags';
import { copyDeck } from './store/copy';
import { creditedOrigin } from './store/origin';
import { type DeckPage, getDeckBySlug, getDeckForEdit } from './store/read';
import { deleteDeck, saveDeck, setVisibility } from './store/save';
import { listVersions, nameVersion } from './store/versions';
import { legalContent, person, storedDeck } from './testing/people';

// Who × action × state of the deck, in one table. Each row says for whom, in which states, the deed is done; a refused
// deed must leave the deck as it was, and a refusal must look exactly like a deck that does not exist. A new page,
// picture or route of decks is one row more.

/** other: somebody who follows the owner, which opens nothing. */
const WHO = ['visitor', 'other', 'owner', 'moderator'] as const;
type Who = (typeof WHO)[number];
/** hidden: public and taken away by a moderator; archived: public and put away by its owner. */
const STATES = ['private', 'unlisted', 'public', 'hidden', 'archived'] as const;
type State = (typeof STATES)[number];

interface Attempt {
  viewer: Viewer;
  deck: StoredDeck;
}
type Deed = (attempt: Attempt) => Promise<boolean>;

let prisma: PrismaClient;
const people: Record<Who, Viewer> = { visitor: null, other: null, owner: null, moderator: null };

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
  // What routes ask for themselves.
  Object.assign(globalThis, { kageDb: prisma });
  for (const who of ['other', 'owner', 'moderator'] as const) people[who] = await person(prisma, handleOf(who));
  people.moderator = { ...signedIn('moderator'), roles: ['moderator'] };
  await setFollow({ author: handleOf('owner'), viewer: signedIn('other'), followed: true }, prisma);
  for (const state of STATES) {
    const deck = (shared[state] = await deckIn(state));
    await prisma.deckComment.create({ data: { deckId: deck.id, authorId: signedIn('other').id, text: 'Nice' } });
    await nameVersion({ deck: deck.id, viewer: people.owner, revision: deck.revision, name: 'v', note: '' }, prisma);
    sharedReading[state] = await getDeckBySlug(deck.slug, people.owner, prisma);
  }
});

/** One deck in each state, for what changes nothing. */
const shared: Partial<Record<State, StoredDeck>> = {};
const sharedReading: Partial<Record<State, DeckPage>> = {};
const handleOf = (who: Who) => `the-${who}`;

function signedIn(who: Exclude<Who, 'visitor'>): NonNullable<Viewer> {
  const viewer = people[who];
  if (!viewer) throw new Error(`${who} is not there yet`);
  return viewer;
}

async function deckIn(state: State): Promise<StoredDeck> {
  const visibility = state === 'hidden' || state === 'archived' ? 'public' : state;
  const deck = await storedDeck(prisma, signedIn('owner'), { visibility });
  if (state === 'archived') await setArchived({ deck: deck.slug, viewer: people.owner, archived: true }, prisma);
  if (state === 'hidden')
    await decide({ viewer: people.moderator, kind: 'deck', id: deck.id, decision: 'hide', reason: 'Rude' }, prisma);
  return deck;
}

const NOBODY: readonly State[] = [];
const LINK: readonly State[] = ['unlisted', 'public', 'archived'];
const SEEN: readonly State[] = ['unlisted', 'public', 'hidden', 'archived'];
const LISTED: readonly State[] = ['public'];
const OPEN: readonly State[] = ['unlisted', 'public', 'archived'];

const everybody = (states: readonly State[]): Record<Who, readonly State[]> => ({
  visitor: states,
  other: states,
  owner: states,
  moderator: states,
});
const onlyOwner = { ...everybody(NOBODY), owner: STATES };
const byLink = { ...everybody(LINK), owner: STATES, moderator: SEEN };
const joiningIn = { ...everybody(OPEN), visitor: NOBODY };

/** Looked for among everything that a list has. */
const among = (decks: readonly { slug: string }[], deck: StoredDeck) => decks.some(({ slug }) => slug === deck.slug);
const search = async (deck: StoredDeck, tree?: DeckTree) =>
  among((await listPublicDecks({ game: 'mythos', tree, limit: 100 }, prisma)).decks, deck);
const NOT_IN_IT: DeckTree = { kind: 'not', of: only({ field: 'card', text: 'KS-120' }) };
const save = (deck: StoredDeck, viewer: Viewer, content = deck.content) =>
  saveDeck({ deck: deck.id, viewer, baseRevision: deck.revision, content, changes: [], untitled: '-' }, prisma);

/** Reading: nothing changes. */
const READING: Record<string, [Deed, Record<Who, readonly State[]>]> = {
  // Page, print, export, picture and numbers of a deck all read it here; the routes themselves are in routes.db.test.ts.
  view: [async ({ viewer, deck }) => (await getDeckBySlug(deck.slug, viewer, prisma)) !== undefined, byLink],
  history: [async ({ viewer, deck }) => (await deckHistory(deck.slug, viewer, prisma)) !== undefined, byLink],
  list: [async ({ deck }) => search(deck), everybody(LISTED)],
  'list of the other game': [
    async ({ deck }) => among((await listPublicDecks({ game: 'ccg', limit: 100 }, prisma)).decks, deck),
    everybody(NOBODY),
  ],
  'my decks of the other game': [
    async ({ viewer, deck }) =>
      viewer !== null && among((await listMyDecks({ viewer, game: 'ccg' }, prisma)).decks, deck),
    everybody(NOBODY),
  ],
  'search by card': [async ({ deck }) => search(deck, only({ field: 'card', text: 'KS-001' })), everybody(LISTED)],
  'search by what is not in it': [async ({ deck }) => search(deck, NOT_IN_IT), everybody(LISTED)],
  'search by author (profile, feed of a person)': [
    async ({ deck }) => search(deck, only({ field: 'author', handle: handleOf('owner') })),
    everybody(LISTED),
  ],
  'decks of a card': [
    async ({ deck }) => among(await publicDecksPlaying('mythos', 'KS-001', 100, prisma), deck),
    everybody(LISTED),
  ],
  'site map': [
    async ({ deck }) =>
      among(await publicDeckAddresses('mythos', 100, prisma), deck) &&
      (await sitemap()).some(({ url }) => url.endsWith(deck.slug)),
    everybody(LISTED),
  ],
  'decks of people one follows': [
    async ({ viewer, deck }) => viewer !== null && among((await listFollowedDecks({ viewer }, prisma)).decks, deck),
    { ...everybody(NOBODY), other: LISTED },
  ],
  'my decks': [
    async ({ viewer, deck }) => viewer !== null && among((await listMyDecks({ viewer }, prisma)).decks, deck),
    { ...everybody(NOBODY), owner: ['private', 'unlisted', 'public', 'hidden'] },
  ],
  'my archive': [
    async ({ viewer, deck }) =>
      viewer !== null && among((await listMyDecks({ viewer, archived: true }, prisma)).decks, deck),
    { ...everybody(NOBODY), owner: ['archived'] },
  ],
  'read comments': [
    async ({ viewer, deck }) => {
      return (await listComments({ deck: deck.slug, viewer }, prisma)).comments.length > 0;
    },
    byLink,
  ],
  // What a guest copied, and saves to an account later.
  'name as the origin of a copy': [
    async ({ viewer, deck }) => viewer !== null && (await creditedOrigin(deck.slug, viewer, prisma)) === deck.id,
    { ...byLink, visitor: NOBODY },
  ],
  'open in the editor': [
    async ({ viewer, deck }) => (await getDeckForEdit(deck.id, viewer, prisma)) !== undefined,
    onlyOwner,
  ],
  'read named versions': [
    async ({ viewer, deck }) => {
      return (await listVersions(deck.id, viewer, prisma)).length > 0;
    },
    onlyOwner,
  ],
};

/** Doing: `changes` what the owner reads of the deck. */
const DOING: Record<string, [Deed, Record<Who, readonly State[]>, { changes: boolean }]> = {
  save: [
    async ({ viewer, deck }) => (await save(deck, viewer, { ...deck.content, name: 'Seized' })).status === 'saved',
    onlyOwner,
    { changes: true },
  ],
  'save what is stored already': [
    async ({ viewer, deck }) => (await save(deck, viewer)).status === 'saved',
    onlyOwner,
    { changes: false },
  ],
  'change visibility': [
    async ({ viewer, deck }) => {
      const visibility = deck.content.visibility === 'unlisted' ? 'public' : 'unlisted';
      return (await setVisibility({ deck: deck.id, viewer, visibility }, prisma)) === 'saved';
    },
    onlyOwner,
    { changes: true },
  ],
  tag: [
    async ({ viewer, deck }) => (await setTags({ deck: deck.slug, viewer, text: 'mine' }, prisma)).status === 'saved',
    onlyOwner,
    { changes: true },
  ],
  archive: [
    async ({ viewer, deck }) => {
      const row = await prisma.deck.findUniqueOrThrow({ where: { id: deck.id } });
      return (await setArchived({ deck: deck.slug, viewer, archived: !row.archivedAt }, prisma)) === 'saved';
    },
    onlyOwner,
    { changes: true },
  ],
  delete: [
    async ({ viewer, deck }) => (await deleteDeck({ deck: deck.id, viewer }, prisma)) === 'deleted',
    onlyOwner,
    { changes: true },
  ],
  copy: [
    async ({ viewer, deck }) =>
      viewer !== null &&
      (await copyDeck({ deck: deck.slug, viewer, nameCopy: (name) => name }, prisma))?.status === 'created',
    { visitor: NOBODY, other: LINK, owner: STATES, moderator: SEEN },
    { changes: false },
  ],
  like: [
    async ({ viewer, deck }) => (await setLike({ deck: deck.slug, viewer, liked: true }, prisma)) === 'saved',
    joiningIn,
    { changes: true },
  ],
  comment: [
    async ({ viewer, deck }) =>
      (await addComment({ deck: deck.slug, viewer, text: 'Well' }, prisma)).status === 'saved',
    joiningIn,
    { changes: true },
  ],
  report: [
    async ({ viewer, deck }) =>
      (await report({ subject: { deck: deck.slug }, viewer, reason: 'spam' }, prisma)) === 'saved',
    { ...joiningIn, owner: NOBODY },
    { changes: false },
  ],
  hide: [
    async ({ viewer, deck }) =>
      (await decide({ viewer, kind: 'deck', id: deck.id, decision: 'hide', reason: 'Rude' }, prisma)) === 'done',
    { ...everybody(NOBODY), moderator: LINK },
    { changes: true },
  ],
  restore: [
    async ({ viewer, deck }) =>
      (await decide({ viewer, kind: 'deck', id: deck.id, decision: 'restore', reason: '' }, prisma)) === 'done',
    { ...everybody(NOBODY), moderator: ['hidden'] },
    { changes: true },
  ],
};

const cases = <T extends unknown[]>(table: Record<string, [Deed, Record<Who, readonly State[]>, ...T]>) =>
  Object.entries(table).flatMap(([deed, [attempt, allowed, ...more]]) =>
    WHO.flatMap((who) =>
      STATES.map((state) => ({ deed, attempt, who, state, may: allowed[who].includes(state), more })),
    ),
  );

describe('who may do what with whose deck', () => {
  const asItsOwnerReads = (deck: StoredDeck) => getDeckBySlug(deck.slug, people.owner, prisma);
  const sharedDeck = (state: State) => {
    const deck = shared[state];
    if (!deck) throw new Error(`No deck is ${state}`);
    return deck;
  };

  it.each(cases(READING))('$who, $deed, $state: $may', async ({ attempt, who, state, may }) => {
    expect(await attempt({ viewer: people[who], deck: sharedDeck(state) })).toBe(may);
  });

  it('a profile counts what is listed', async () => {
    expect(await profileOf(handleOf('owner'))).toMatchObject({ publicDecks: 1 });
  });

  it.each(cases(DOING))('$who, $deed, $state: $may', async ({ attempt, who, state, may, more: [{ changes }] }) => {
    const deck = may ? await deckIn(state) : sharedDeck(state);
    const before = may ? await asItsOwnerReads(deck) : sharedReading[state];
    expect(await attempt({ viewer: people[who], deck })).toBe(may);
    const after = await asItsOwnerReads(deck);
    if (may && changes) expect(after).not.toEqual(before);
    else expect(after).toEqual(before);
  });

  it.each(['visitor', 'other', 'moderator'] as const)('a private deck and none at all are one to a %s', async (who) => {
    const viewer = people[who];
    const { slug, id } = await deckIn('private');
    const nowhere = '00000000-0000-7000-8000-000000000000';
    const none = 'A1b2C3d4E5f6G7';
    const saving = { viewer, baseRevision: 7, content: legalContent(), changes: [], untitled: '-' };
    expect(await getDeckBySlug(slug, viewer, prisma)).toEqual(await getDeckBySlug(none, viewer, prisma));
    expect(await saveDeck({ deck: id, ...saving }, prisma)).toEqual(
      await saveDeck({ deck: nowhere, ...saving }, prisma),
    );
    expect(await deleteDeck({ deck: id, viewer }, prisma)).toBe(await deleteDeck({ deck: nowhere, viewer }, prisma));
    const answers = async (deck: string, deckId: string) => [
      await setLike({ deck, viewer, liked: true }, prisma),
      await addComment({ deck, viewer, text: 'Is it there?' }, prisma),
      await listComments({ deck, viewer }, prisma),
      await report({ subject: { deck }, viewer, reason: 'other' }, prisma),
      await setTags({ deck, viewer, text: 'x' }, prisma),
      await setArchived({ deck, viewer, archived: true }, prisma),
      (await decide({ viewer, kind: 'deck', id: deckId, decision: 'restore', reason: '' }, prisma)) !== 'done',
    ];
    expect(await answers(slug, id)).toEqual(await answers(none, nowhere));
  });

  it.each(['', '..', '\u0000', "' OR 1=1 --", 'x'.repeat(5000)])('finds nothing for %j', async (slug) => {
    expect(await getDeckBySlug(slug, people.owner, prisma)).toBeUndefined();
    expect(await getDeckForEdit(slug, people.owner, prisma)).toBeUndefined();
    expect(await setLike({ deck: slug, viewer: people.owner, liked: true }, prisma)).toBe('not-found');
  });
});

describe('the origin of a copy', () => {
  const VISIBLE: Record<State, readonly Who[]> = {
    private: ['owner'],
    // The copier was given the link; readers of the copy were not.
    unlisted: ['owner', 'other'],
    public: WHO,
    archived: WHO,
    hidden: ['owner', 'moderator'],
  };

  it.each(STATES)('that is %s is named to those who may know of it', async (state) => {
    const original = await deckIn(state === 'private' || state === 'hidden' ? 'public' : state);
    const copier = signedIn('other');
    const copy = await copyDeck({ deck: original.slug, viewer: copier, nameCopy: (name) => `Copy of ${name}` }, prisma);
    if (copy?.status !== 'created') throw new Error('Not copied');
    await setVisibility({ deck: copy.deck.slug, viewer: copier, visibility: 'public' }, prisma);
    if (state === 'private')
      await setVisibility({ deck: original.slug, viewer: people.owner, visibility: 'private' }, prisma);
    if (state === 'hidden')
      await decide({ viewer: people.moderator, kind: 'deck', id: original.id, decision: 'hide', reason: '-' }, prisma);
    for (const who of WHO) {
      const origin = (await getDeckBySlug(copy.deck.slug, people[who], prisma))?.origin;
      const known = VISIBLE[state].includes(who)
        ? { slug: original.slug, name: 'Leaf', author: handleOf('owner') }
        : undefined;
      expect(origin, who).toEqual(known);
    }
    await deleteDeck({ deck: original.slug, viewer: people.owner }, prisma);
    expect((await getDeckBySlug(copy.deck.slug, copier, prisma))?.origin).toBeUndefined();
  });
});
