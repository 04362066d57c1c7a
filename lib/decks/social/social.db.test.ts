import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import type { PrismaClient } from '@/lib/db/generated/client';
import { atomFeed } from '@/lib/http/atom';
import { deckContentSchema } from '../contract';
import { listPublicDecks } from '../lists/public';
import { decide } from '../moderation/decide';
import { moderationLog, openReports } from '../moderation/queue';
import { report } from '../moderation/report';
import { only } from '../search/only';
import { getDeckBySlug } from '../store/read';
import { deleteDeck, setVisibility } from '../store/save';
import { person, storedDeck } from '../testing/people';
import {
  addComment,
  deleteComment,
  editComment,
  hideAsOwner,
  listComments,
  MAX_COMMENT,
  readComment,
} from './comments';
import { MAX_FOLLOWS, setFollow } from './follows';
import { likes, setLike } from './likes';
import { MAX_TAG, MAX_TAGS, readTags, setTags, tagKey } from './tags';

let prisma: PrismaClient;
let owner: { id: string };
let fan: { id: string };
let moderator: { id: string; roles: string[] };
let deck: { id: string; slug: string };

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
  owner = await person(prisma, 'owner');
  fan = await person(prisma, 'fan');
  moderator = { ...(await person(prisma, 'ibiki')), roles: ['moderator'] };
});
beforeEach(async () => {
  deck = await storedDeck(prisma, owner, { visibility: 'public' });
});

const counts = async () => {
  const { likeCount, commentCount } = await prisma.deck.findUniqueOrThrow({ where: { id: deck.id } });
  return { likeCount, commentCount };
};
const texts = async (viewer: Parameters<typeof listComments>[0]['viewer']) =>
  (await listComments({ deck: deck.slug, viewer }, prisma)).comments.map(({ text }) => text);
async function comment(viewer: { id: string }, text: string) {
  const result = await addComment({ deck: deck.slug, viewer, text }, prisma);
  if (result.status !== 'saved') throw new Error(result.status);
  return result.id;
}

describe('likes', () => {
  it('are one a person, however often and at once they are sent', async () => {
    const { updatedAt } = await prisma.deck.findUniqueOrThrow({ where: { id: deck.id } });
    const order = { deck: deck.slug, viewer: fan };
    await Promise.all(Array.from({ length: 5 }, () => setLike({ ...order, liked: true }, prisma)));
    await setLike({ deck: deck.slug, viewer: owner, liked: true }, prisma);
    expect(await counts()).toMatchObject({ likeCount: 2 });
    expect(await likes(fan, deck.id, prisma)).toBe(true);
    await Promise.all(Array.from({ length: 3 }, () => setLike({ ...order, liked: false }, prisma)));
    expect(await counts()).toMatchObject({ likeCount: 1 });
    expect(await likes(fan, deck.id, prisma)).toBe(false);
    // A like is no change of the deck.
    expect((await prisma.deck.findUniqueOrThrow({ where: { id: deck.id } })).updatedAt).toEqual(updatedAt);
  });

  it('and comments leave with the account that gave them', async () => {
    const guest = await person(prisma, 'guest');
    await setLike({ deck: deck.slug, viewer: guest, liked: true }, prisma);
    await comment(guest, 'Hello');
    expect(await counts()).toEqual({ likeCount: 1, commentCount: 1 });
    await prisma.user.delete({ where: { id: guest.id } });
    expect(await counts()).toEqual({ likeCount: 0, commentCount: 0 });
    await deleteDeck({ deck: deck.slug, viewer: owner }, prisma);
  });
});

describe('comments', () => {
  it('are their author’s to write anew and to delete, nobody else’s', async () => {
    const id = await comment(fan, ' First ');
    expect(await editComment({ id, viewer: owner, text: 'Seized' }, prisma)).toEqual({ status: 'not-found' });
    expect(await deleteComment({ id, viewer: owner }, prisma)).toBe('not-found');
    expect(await editComment({ id, viewer: fan, text: 'Better' }, prisma)).toEqual({ status: 'saved' });
    expect((await listComments({ deck: deck.slug, viewer: null }, prisma)).comments).toMatchObject([
      { text: 'Better', author: 'fan', edited: true, own: false },
    ]);
    expect(await deleteComment({ id, viewer: fan }, prisma)).toBe('deleted');
    expect(await counts()).toMatchObject({ commentCount: 0 });
  });

  it('stand newest first, a page at a time', async () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) await comment(fan, text);
    const first = await listComments({ deck: deck.slug, viewer: null, limit: 2 }, prisma);
    const second = await listComments({ deck: deck.slug, viewer: null, limit: 2, after: first.next }, prisma);
    const third = await listComments({ deck: deck.slug, viewer: null, limit: 2, after: second.next }, prisma);
    const seen = [first, second, third].flatMap(({ comments }) => comments.map(({ text }) => text));
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(third.next).toBeUndefined();
  });

  it('hidden by the owner of the deck are seen by both, counted for nobody, and come back', async () => {
    const id = await comment(fan, 'Off topic');
    expect(await hideAsOwner({ id, viewer: fan, hidden: true }, prisma)).toBe('not-found');
    expect(await hideAsOwner({ id, viewer: owner, hidden: true }, prisma)).toBe('saved');
    expect(await Promise.all([texts(null), texts(fan), texts(owner)])).toEqual([[], ['Off topic'], ['Off topic']]);
    expect(await counts()).toMatchObject({ commentCount: 0 });
    expect(await hideAsOwner({ id, viewer: owner, hidden: false }, prisma)).toBe('saved');
    expect(await texts(null)).toEqual(['Off topic']);
    expect(await counts()).toMatchObject({ commentCount: 1 });
  });

  it.each([
    ['', { wrong: 'empty' }],
    [' \n\u200B\u202E ', { wrong: 'empty' }],
    ['x'.repeat(MAX_COMMENT + 1), { wrong: 'too-long' }],
    ['👍'.repeat(MAX_COMMENT), { text: '👍'.repeat(MAX_COMMENT) }],
    ['a\u202Eb\u0000c\r\n\r\n\r\n\r\nd', { text: 'abc\n\nd' }],
  ])('%#: what is typed becomes plain text', (typed, expected) => {
    expect(readComment(typed)).toEqual(expected);
  });
});

describe('moderation', () => {
  it('takes a comment away with a reason, brings it back, and logs who did it', async () => {
    const id = await comment(fan, 'Rude');
    const subject = { comment: id };
    expect(await report({ subject, viewer: owner, reason: 'abuse', note: 'See' }, prisma)).toBe('saved');
    expect(await report({ subject, viewer: owner, reason: 'spam' }, prisma)).toBe('saved');
    expect(await report({ subject, viewer: fan, reason: 'spam' }, prisma)).toBe('not-found');
    const queue = await openReports({ viewer: moderator }, prisma);
    expect(queue?.things.filter((thing) => thing.subject.id === id)).toMatchObject([
      { subject: { kind: 'comment', text: 'Rude', author: 'fan' }, reports: [{ reason: 'abuse', note: 'See' }] },
    ]);
    const order = { viewer: moderator, kind: 'comment', id } as const;
    expect(await decide({ ...order, decision: 'hide', reason: '  ' }, prisma)).toBe('reason-missing');
    expect(await decide({ ...order, viewer: { id: owner.id }, decision: 'hide', reason: 'x' }, prisma)).toBe(
      'not-found',
    );
    expect(await decide({ ...order, decision: 'hide', reason: 'Be kind' }, prisma)).toBe('done');
    expect(await decide({ ...order, decision: 'hide', reason: 'Again' }, prisma)).toBe('no-change');
    expect(await Promise.all([texts(null), texts(owner), texts(moderator)])).toEqual([[], [], ['Rude']]);
    expect((await listComments({ deck: deck.slug, viewer: fan }, prisma)).comments).toMatchObject([
      { text: 'Rude', hidden: { by: 'moderator', reason: 'Be kind' } },
    ]);
    expect(await hideAsOwner({ id, viewer: owner, hidden: false }, prisma)).toBe('not-found');
    await editComment({ id, viewer: fan, text: 'Ruder' }, prisma);
    expect(await texts(null)).toEqual([]);
    expect(await counts()).toMatchObject({ commentCount: 0 });
    expect(await decide({ ...order, decision: 'restore', reason: '' }, prisma)).toBe('done');
    expect(await texts(null)).toEqual(['Ruder']);
    const log = await moderationLog({ viewer: moderator, limit: 2 }, prisma);
    expect(log?.entries).toMatchObject([
      { action: 'restore', moderator: 'ibiki', subject: { id, hidden: false } },
      { action: 'hide', moderator: 'ibiki', reason: 'Be kind' },
    ]);
  });

  it('finds nothing wrong, and the report is closed; another may come', async () => {
    const order = { subject: { deck: deck.slug }, viewer: fan, reason: 'theft' } as const;
    await report(order, prisma);
    const thing = { viewer: moderator, kind: 'deck', id: deck.id, reason: '' } as const;
    expect(await decide({ ...thing, decision: 'dismiss' }, prisma)).toBe('done');
    expect(await decide({ ...thing, decision: 'dismiss' }, prisma)).toBe('no-change');
    expect(await report(order, prisma)).toBe('saved');
    const open = await prisma.report.count({ where: { deckId: deck.id, closedAt: null } });
    expect(open).toBe(1);
  });

  it('knows nothing of a deck that is private now, and keeps its log when things are gone', async () => {
    await report({ subject: { deck: deck.slug }, viewer: fan, reason: 'other' }, prisma);
    await setVisibility({ deck: deck.slug, viewer: owner, visibility: 'private' }, prisma);
    const queue = await openReports({ viewer: moderator }, prisma);
    const thing = queue?.things.find(({ subject }) => subject.id === deck.id);
    expect(thing?.subject.deck).toBeUndefined();
    expect(JSON.stringify(thing)).not.toContain(deck.slug);
    const order = { viewer: moderator, kind: 'deck', id: deck.id } as const;
    expect(await decide({ ...order, decision: 'hide', reason: 'x' }, prisma)).toBe('no-change');
    expect(await decide({ ...order, decision: 'dismiss', reason: '' }, prisma)).toBe('done');
    await deleteDeck({ deck: deck.slug, viewer: owner }, prisma);
    const [entry] = (await moderationLog({ viewer: moderator }, prisma))?.entries ?? [];
    expect(entry).toMatchObject({ action: 'dismiss', kind: 'deck', moderator: 'ibiki' });
    expect(entry?.subject).toBeUndefined();
  });

  it('is there for moderators only', async () => {
    for (const viewer of [null, { id: fan.id }, { id: fan.id, roles: ['judge'] }]) {
      expect(await openReports({ viewer }, prisma)).toBeUndefined();
      expect(await moderationLog({ viewer }, prisma)).toBeUndefined();
    }
  });

  it('tells the author of a hidden deck why, and a change of visibility does not bring it back', async () => {
    const order = { viewer: moderator, kind: 'deck', id: deck.id } as const;
    await decide({ ...order, decision: 'hide', reason: 'Stolen' }, prisma);
    for (const visibility of ['private', 'public'] as const)
      await setVisibility({ deck: deck.slug, viewer: owner, visibility }, prisma);
    expect(await getDeckBySlug(deck.slug, null, prisma)).toBeUndefined();
    expect((await getDeckBySlug(deck.slug, owner, prisma))?.hidden).toEqual({ reason: 'Stolen' });
  });
});

describe('tags', () => {
  it.each([
    ['Aggro, #aggro, AGGRO!', { tags: ['Aggro'] }],
    ['Перша колода;Budżet\nTeam 7', { tags: ['Перша колода', 'Budżet', 'Team 7'] }],
    [' , #, !!', { tags: [] }],
    ['\u202Eevil\u200B', { tags: ['evil'] }],
    ['x'.repeat(MAX_TAG + 1), { wrong: 'too-long' }],
    [Array.from({ length: MAX_TAGS + 1 }, (_, n) => `t${n}`).join(','), { wrong: 'too-many' }],
  ])('%j', (typed, expected) => expect(readTags(typed)).toEqual(expected));

  it('are found by what they are, not by how they are written', async () => {
    expect(tagKey('#Budżet!')).toBe(tagKey('budzet'));
    await setTags({ deck: deck.slug, viewer: owner, text: 'Перша колода, Budżet' }, prisma);
    const tree = only({ field: 'tag', tag: 'PERSHA koloda' });
    const found = await listPublicDecks({ game: 'mythos', tree }, prisma);
    expect(found.decks).toMatchObject([{ slug: deck.slug, tags: ['Перша колода', 'Budżet'] }]);
  });
});

it('one follows so many people at most', async () => {
  const people = Array.from({ length: MAX_FOLLOWS }, (_, n) => ({ email: `f${n}@x.test`, handle: `many-${n}` }));
  const users = await prisma.user.createManyAndReturn({ data: people, select: { id: true } });
  await prisma.follow.createMany({ data: users.map(({ id }) => ({ followerId: fan.id, authorId: id })) });
  expect(await setFollow({ author: 'owner', viewer: fan, followed: true }, prisma)).toBe('too-many');
  expect(await setFollow({ author: 'many-0', viewer: fan, followed: true }, prisma)).toBe('saved');
  await setFollow({ author: 'many-0', viewer: fan, followed: false }, prisma);
  expect(await setFollow({ author: 'owner', viewer: fan, followed: true }, prisma)).toBe('saved');
  expect(await setFollow({ author: 'fan', viewer: fan, followed: true }, prisma)).toBe('not-found');
});

describe('what people write is text everywhere', () => {
  const HOSTILE = '<script>alert(1)</script>"\'>=cmd|x ]]> \u202Egnp.exe\nsecond line';

  it('in names, lists and feeds', async () => {
    // As the API and the forms read it.
    const { name: typed } = deckContentSchema.parse({ name: HOSTILE, format: 'mythos/standard' });
    const stored = await storedDeck(prisma, owner, { name: typed, visibility: 'public' });
    const { decks } = await listPublicDecks({ game: 'mythos', limit: 1 }, prisma);
    const name = '<script>alert(1)</script>"\'>=cmd|x ]]> gnp.exe second line';
    expect(decks).toMatchObject([{ slug: stored.slug, name }]);
    const feed = atomFeed({
      home: 'https://kage.example/en/decks',
      self: 'https://kage.example/en/decks/feed',
      language: 'en',
      title: name,
      subtitle: name,
      entries: [
        {
          link: `https://kage.example/en/decks/${stored.slug}`,
          title: name,
          summary: name,
          date: new Date(0),
          author: { name, link: 'https://kage.example/en/u/owner' },
        },
      ],
    });
    expect(feed).not.toContain('<script');
    expect(feed.match(/<entry>/g)).toHaveLength(1);
  });

  it('in comments: as typed, less what hides and reorders', async () => {
    await comment(fan, HOSTILE);
    expect(await texts(null)).toEqual([HOSTILE.replace('\u202E', '')]);
  });
});
