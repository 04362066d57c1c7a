import { beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { endAllSessions, changePassword } from '../own/account';
import { sealSession, userOfSession } from '../session-token';
import { signIn } from './sign-in';
import { enter, newClient, OTHER_PASSWORD, PASSWORD, register, sessionOf, useTestDatabase } from '../testing';

let database: PrismaClient;

beforeAll(async () => {
  database = await useTestDatabase();
});

describe('sign-in', () => {
  beforeAll(() => register('kurenai'));

  it.each([
    ['the password', { email: 'kurenai@x.test', password: PASSWORD }, 'signed-in'],
    ['the address in capitals', { email: ' KURENAI@X.TEST', password: PASSWORD }, 'signed-in'],
    ['a wrong password', { email: 'kurenai@x.test', password: OTHER_PASSWORD }, 'refused'],
    ['the password in capitals', { email: 'kurenai@x.test', password: PASSWORD.toUpperCase() }, 'refused'],
    ['an unknown address', { email: 'nobody@x.test', password: PASSWORD }, 'refused'],
    ['no password', { email: 'kurenai@x.test', password: '' }, 'refused'],
    ['a password of a megabyte', { email: 'kurenai@x.test', password: 'x'.repeat(1_000_000) }, 'refused'],
    ['an object for a password', { email: 'kurenai@x.test', password: { gt: '' } }, 'refused'],
    ['nothing at all', undefined, 'refused'],
  ])('%s', async (_, input, expected) => {
    expect((await signIn(input, newClient())).kind).toBe(expected);
  });

  it('asks a client to wait after ten wrong passwords, and nobody else (P049)', async () => {
    const guesser = newClient();
    for (let n = 0; n < 10; n++) expect((await enter('kurenai', OTHER_PASSWORD, guesser)).kind).toBe('refused');
    expect(await enter('kurenai', PASSWORD, guesser)).toEqual({ kind: 'wait', waitSeconds: expect.any(Number) });
    expect((await enter('kurenai')).kind).toBe('signed-in');
  });

  it('does not count sign-ins that succeed', async () => {
    const family = newClient();
    for (let n = 0; n < 12; n++) expect((await enter('kurenai', PASSWORD, family)).kind).toBe('signed-in');
  });

  it('makes weak hashes anew', async () => {
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1 });
    await database.user.update({ where: { handle: 'kurenai' }, data: { passwordHash: weak } });
    await enter('kurenai');
    const { passwordHash } = await database.user.findUniqueOrThrow({ where: { handle: 'kurenai' } });
    expect(passwordHash).toContain('m=19456,t=2');
    expect((await enter('kurenai')).kind).toBe('signed-in');
  });
});

describe('a session', () => {
  it.each([
    ['garbage', async () => 'garbage'],
    [
      'one sealed with another key',
      async () => {
        const { encode } = await import('next-auth/jwt');
        return encode({ token: { sub: crypto.randomUUID(), version: 0 }, secret: 'another key' });
      },
    ],
    ['one of nobody', () => sealSession({ sub: crypto.randomUUID(), version: 0 })],
    [
      'one that says too little',
      async () => {
        const { encode } = await import('next-auth/jwt');
        return encode({ token: { sub: 'x' }, secret: process.env.NEXTAUTH_SECRET ?? '' });
      },
    ],
  ])('%s opens nothing', async (_, token) => expect(await userOfSession(await token())).toBeNull());

  it('ends everywhere when asked, and when the password changes', async () => {
    await register('anko');
    const first = await sessionOf(database, 'anko');
    await endAllSessions(first.user);
    expect(await userOfSession(first.token)).toBeNull();

    const second = await sessionOf(database, 'anko');
    const wrong = await changePassword(
      second.user,
      { current: 'wrong password', password: OTHER_PASSWORD },
      newClient(),
    );
    expect(wrong).toEqual({ kind: 'invalid', errors: { current: 'password-wrong' } });
    expect(await userOfSession(second.token)).not.toBeNull();
    const done = await changePassword(second.user, { current: PASSWORD, password: OTHER_PASSWORD }, newClient());
    expect(done.kind).toBe('done');
    expect(await userOfSession(second.token)).toBeNull();
    expect((await sessionOf(database, 'anko')).user.handle).toBe('anko');
  });

  it('is no place to guess the password', async () => {
    await register('genma');
    const { user } = await sessionOf(database, 'genma');
    const from = newClient();
    for (let n = 0; n < 10; n++)
      await changePassword(user, { current: 'wrong password', password: OTHER_PASSWORD }, from);
    expect((await changePassword(user, { current: PASSWORD, password: OTHER_PASSWORD }, from)).kind).toBe('wait');
  });
});
