import { beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { Mailbox, register, useTestDatabase } from '../testing';
import { connect, decideArrival, disconnect, freeHandle, openAccount } from './arrive';
import type { OutsideLogin } from './login';

let database: PrismaClient;
let mailbox: Mailbox;

beforeAll(async () => {
  database = await useTestDatabase();
  mailbox = new Mailbox();
});

const discord = (externalId: string, verifiedEmail: string | null = `${externalId}@x.test`): OutsideLogin => ({
  provider: 'discord',
  externalId,
  name: externalId,
  verifiedEmail,
});

async function idOf(handle: string): Promise<string> {
  return (await database.user.findUniqueOrThrow({ where: { handle } })).id;
}

describe('an outside login', () => {
  it('opens an account of its own, with a confirmed address and no password', async () => {
    expect(await openAccount(discord('temari'), { handle: 'temari' })).toMatchObject({ kind: 'signed-in' });
    const user = await database.user.findUniqueOrThrow({ where: { handle: 'temari' } });
    expect(user).toMatchObject({ email: 'temari@x.test', passwordHash: null, emailVerified: expect.any(Date) });
    expect(await decideArrival(discord('temari'), null)).toEqual({ kind: 'sign-in', user: user.id });
  });

  it.each(['a b', 'admin', 'x'])('needs a proper name, not %j', async (handle) => {
    expect(await openAccount(discord('kankuro'), { handle })).toMatchObject({ kind: 'invalid' });
  });

  it('does not take a name that is taken', async () => {
    await register('baki');
    const result = await openAccount(discord('other'), { handle: 'baki' });
    expect(result).toEqual({ kind: 'invalid', errors: { handle: 'handle-taken' } });
  });

  it('gets nothing of an account that someone else opened with the address first (P046)', async () => {
    await register('trap', { email: 'victim@x.test' });
    const victim = discord('victim');
    expect(await decideArrival(victim, null)).toEqual({ kind: 'prove-account-first' });
    expect(await openAccount(victim, { handle: 'victim' })).toEqual({ kind: 'start-again' });
    expect(await database.userIdentity.count({ where: { externalId: 'victim' } })).toBe(0);
  });

  it('joins once its owner is signed in to the account too, who is told by mail', async () => {
    await register('gaara');
    const id = await idOf('gaara');
    const login = discord('gaara-outside', 'gaara@x.test');
    expect(await decideArrival(login, id)).toEqual({ kind: 'ask-to-connect' });
    expect(await connect(id, login, 'fr')).toBe(true);
    expect(mailbox.mails.at(-1)).toMatchObject({ to: 'gaara@x.test', subject: 'Discord ouvre désormais votre compte' });
    expect(await decideArrival(login, null)).toEqual({ kind: 'sign-in', user: id });
    expect(await connect(id, login, 'fr')).toBe(true);
  });

  it('opens one account only, and an account takes one login of a provider', async () => {
    await register('pakura');
    const id = await idOf('pakura');
    await openAccount(discord('rasa'), { handle: 'rasa' });
    expect(await decideArrival(discord('rasa'), id)).toEqual({ kind: 'belongs-to-another' });
    expect(await connect(id, discord('rasa'), 'en')).toBe(false);
    expect(await connect(id, discord('pakura'), 'en')).toBe(true);
    expect(await connect(id, discord('pakura-2'), 'en')).toBe(false);
  });

  it('can be taken away, unless it is the only way in', async () => {
    await openAccount(discord('chiyo'), { handle: 'chiyo' });
    const id = await idOf('chiyo');
    expect(await disconnect(id, 'discord')).toBe(false);
    await connect(id, { ...discord('chiyo'), provider: 'github' }, 'en');
    const both = await Promise.all([disconnect(id, 'discord'), disconnect(id, 'github')]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await database.userIdentity.count({ where: { userId: id } })).toBe(1);
  });
});

describe('freeHandle', () => {
  it.each([
    ['Ebizo', 'ebizo'],
    ['', undefined],
  ])('%j → %s', async (name, expected) => expect(await freeHandle(name)).toBe(expected));

  it('avoids names that are taken', async () => {
    await register('yashamaru');
    await register('yashamaru-2');
    expect(await freeHandle('Yashamaru')).toBe('yashamaru-3');
  });
});
