import { expect, it, onTestFinished, vi } from 'vitest';
import { currentUser } from '@/lib/accounts/session';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { cached } from './cached';
import { tagVersions, type Content } from './tags';

const db = await testDatabase({ seeded: true });

async function changed(write: () => Promise<unknown>): Promise<string[]> {
  const before = await tagVersions(db);
  await write();
  const after = await tagVersions(db);
  return [...after].flatMap(([tag, version]) => (before.get(tag) === version ? [] : [tag])).sort();
}

const ruling = { gameId: 'mythos', slug: 'test', position: 1, status: 'official', source: { chapter: 1 } };
const owner = () =>
  db.user.create({ data: { email: `${crypto.randomUUID()}@example.org`, handle: crypto.randomUUID().slice(0, 12) } });
const deck = async (visibility: 'public' | 'private') =>
  db.deck.create({
    data: {
      slug: crypto.randomUUID(),
      gameId: 'mythos',
      ownerId: (await owner()).id,
      name: 'Leaf',
      format: 'mythos/standard',
      visibility,
    },
  });

it.each<[string, () => Promise<unknown>, string[]]>([
  ['a card', () => db.card.updateMany({ where: { gameId: 'mythos', code: 'KS-108' }, data: { version: 'x' } }), ['catalogue:mythos']], // prettier-ignore
  ['a card of another game', () => db.card.updateMany({ where: { gameId: 'ccg' }, data: { version: 'x' } }), ['catalogue:ccg']], // prettier-ignore
  ['a new ruling', () => db.ruling.create({ data: ruling }), ['rulings:mythos']],
  ['a ruling that goes', () => db.ruling.deleteMany({ where: { slug: 'test' } }), ['rulings:mythos']],
  ['the rulebook', () => db.ruleParagraphText.updateMany({ where: { gameId: 'mythos' }, data: { heading: 'x' } }), ['rules:mythos']], // prettier-ignore
  ['statements that change nothing', () => db.card.deleteMany({ where: { code: 'none' } }), []],
  [
    'what somebody takes back',
    () =>
      db
        .$transaction([
          db.ruling.create({ data: ruling }),
          db.ruling.create({ data: ruling }), // refused, and with it the first
        ])
        .catch(() => undefined),
    [],
  ],
])('expires by %s what is made of it and nothing else', async (_, write, tags) => {
  expect(await changed(write)).toEqual(tags);
});

it('expires what names a public deck when it appears, is taken away or renamed, and not when it is saved', async () => {
  const { id } = await deck('public');
  const update = (data: object) => changed(() => db.deck.update({ where: { id }, data }));
  expect(await update({ revision: 2, cards: ['KS-108'], visibility: 'public' })).not.toContain('decks:mythos');
  expect(await update({ name: 'Sand' })).toContain('decks:mythos');
  expect(await update({ hiddenAt: new Date() })).toContain('decks:mythos');
  expect(await update({ visibility: 'private' })).toContain('decks:mythos');
  expect(await update({ name: 'Secret' })).not.toContain('decks:mythos');
  expect(await update({ visibility: 'public' })).toContain('decks:mythos');
  expect(await changed(() => deck('private'))).not.toContain('decks:mythos');
  expect(await changed(() => deck('public'))).toContain('decks:mythos');
  const other = await deck('public');
  const { ownerId } = other;
  expect(await changed(() => db.user.update({ where: { id: ownerId }, data: { handle: 'renamed' } }))).toEqual(['decks:mythos']); // prettier-ignore
  expect(await changed(() => db.user.delete({ where: { id: ownerId } }))).toContain('decks:mythos');
});

function counter(of: Content[], options: { shared?: boolean } = {}) {
  const kept = cached<string>({ name: crypto.randomUUID(), of, max: 10, ...options });
  const ask = vi.fn(async () => `answer ${ask.mock.calls.length}`);
  return { ask, get: (game = 'mythos', key = 'a') => kept.get(game, [key], { db }, ask) };
}

it('finds an answer once for each key, game and version of its content', async () => {
  const { get, ask } = counter(['rules']);
  expect(await Promise.all([get(), get(), get()])).toEqual(Array(3).fill('answer 1'));
  expect(await get('mythos', 'b')).toBe('answer 2');
  expect(await get('ccg')).toBe('answer 3');
  await db.ruling.updateMany({ data: { position: 2 } });
  expect(await get()).toBe('answer 1');
  await db.ruleChapter.updateMany({ where: { gameId: 'mythos' }, data: { sourceLanguages: ['en'] } });
  expect(await get()).toBe('answer 4');
  expect(await get('ccg')).toBe('answer 3');
  expect(ask).toHaveBeenCalledTimes(4);
});

it('does not keep a failure', async () => {
  const { get, ask } = counter(['rules']);
  ask.mockRejectedValueOnce(new Error('away'));
  await expect(get()).rejects.toThrow('away');
  expect(await get()).toBe('answer 2');
});

it('shows a change to all who ask after it was committed, however many ask meanwhile', async () => {
  const { get } = counter(['rules']);
  const crowd = Array.from({ length: 50 }, () => get());
  await db.ruleChapter.updateMany({ where: { gameId: 'mythos' }, data: { sourceLanguages: ['fr'] } });
  const after = await get();
  expect(new Set(await Promise.all(crowd)).size).toBeLessThanOrEqual(2);
  expect(after).toBe(await get());
});

it('asks for the versions once for all who wait', async () => {
  const findMany = vi.fn(() => new Promise<never[]>((resolve) => setTimeout(() => resolve([]), 5)));
  const counting = { cacheTag: { findMany } } as unknown as PrismaClient;
  const first = tagVersions(counting);
  await Promise.resolve();
  await Promise.all([first, ...Array.from({ length: 100 }, () => tagVersions(counting))]);
  expect(findMany.mock.calls.length).toBeLessThanOrEqual(2);
});

it('hands an answer to another process of the same build, and to no other', async () => {
  vi.stubEnv('KAGE_BUILD', 'one');
  onTestFinished(() => void vi.unstubAllEnvs());
  const name = crypto.randomUUID();
  const process = () => cached<Map<string, Date>>({ name, of: ['rules'], max: 10, shared: true });
  const found = new Map([['day', new Date(0)]]);
  expect(await process().get('mythos', [1], { db }, async () => found)).toEqual(found);
  await expect.poll(() => db.cacheEntry.count()).toBe(1);
  expect(await process().get('mythos', [1], { db }, async () => new Map())).toEqual(found);
  await db.ruleChapter.updateMany({ where: { gameId: 'mythos' }, data: { sourceLanguages: ['uk'] } });
  expect(await process().get('mythos', [1], { db }, async () => new Map())).toEqual(new Map());
});

it('lets nobody ask who is signed in on the way to an answer that all will see', async () => {
  const kept = cached({ name: 'personal', of: ['rules'], max: 10 });
  await expect(kept.get('mythos', [], { db }, currentUser)).rejects.toThrow('must not hang on who is signed in');
});
