import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { changeHandle, deleteAccount } from './account';
import { ownData } from './own-data';
import { profileOf } from './profile';
import { userOfSession } from '../session-token';
import { Mailbox, newClient, PASSWORD, register, sessionOf, useTestDatabase } from '../testing';

let database: PrismaClient;

beforeAll(async () => {
  database = await useTestDatabase();
});

describe('an account', () => {
  it('changes its name', async () => {
    await register('konohamaru');
    await register('moegi');
    const { user } = await sessionOf(database, 'konohamaru');
    expect(await changeHandle(user, { handle: 'moegi' })).toEqual({ handle: 'handle-taken' });
    expect(await changeHandle(user, { handle: 'New-Hokage' })).toEqual({});
    expect(await profileOf('konohamaru')).toBeNull();
    expect(await profileOf('new-hokage')).toMatchObject({ handle: 'new-hokage', publicDecks: 0 });
  });

  it('shows nobody while it waits for its confirmation: known and new addresses look the same', async () => {
    await register('ebisu');
    const mailbox = new Mailbox();
    mailbox.server = true;
    expect(await profileOf('ebisu')).toBeNull();
    await database.user.update({ where: { handle: 'ebisu' }, data: { emailVerified: new Date() } });
    expect(await profileOf('ebisu')).toMatchObject({ handle: 'ebisu' });
    vi.restoreAllMocks();
  });

  it('can be downloaded with its decks, without the hash', async () => {
    await register('udon');
    const { user } = await sessionOf(database, 'udon');
    await addDeck(user.id);
    const card = { gameId: 'mythos', list: 'wish', printingId: 'KS-001-C', count: 2, note: 'Mint' };
    await database.collectionEntry.create({ data: { userId: user.id, ...card } });
    const data = await ownData(user.id);
    expect(data).toMatchObject({
      account: { email: 'udon@x.test', handle: 'udon' },
      collection: [card],
      decks: [{ name: 'Mine', visibility: 'private', revisions: [{ revision: 1 }] }],
    });
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  it('goes with all its decks, by the password only', async () => {
    await register('mizuki');
    const { user, token } = await sessionOf(database, 'mizuki');
    await addDeck(user.id);
    const refused = await deleteAccount(user, 'mizuki', newClient());
    expect(refused).toEqual({ kind: 'invalid', errors: { confirmation: 'password-wrong' } });
    expect(await deleteAccount(user, PASSWORD, newClient())).toEqual({ kind: 'deleted' });
    expect(await userOfSession(token)).toBeNull();
    expect(await database.deck.count({ where: { ownerId: user.id } })).toBe(0);
    expect(await database.userToken.count({ where: { userId: user.id } })).toBe(0);
    expect((await register('mizuki')).kind).toBe('signed-in');
  });

  it.each([
    ['another', { kind: 'invalid', errors: { confirmation: 'confirmation-wrong' } }],
    ['Outsider ', { kind: 'deleted' }],
  ])('without a password goes by the name: %j', async (typed, expected) => {
    await register('outsider');
    await database.user.update({ where: { handle: 'outsider' }, data: { passwordHash: null } });
    const { user } = await sessionOf(database, 'outsider');
    expect(await deleteAccount(user, typed, newClient())).toEqual(expected);
  });

  async function addDeck(ownerId: string) {
    await database.game.upsert({ where: { id: 'mythos' }, create: { id: 'mythos' }, update: {} });
    await database.deck.create({
      data: {
        slug: crypto.randomUUID(),
        gameId: 'mythos',
        ownerId,
        name: 'Mine',
        format: 'mythos/standard',
        revisions: { create: { revision: 1, changes: [] } },
      },
    });
  }
});
