import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { confirmAddress, resetPassword } from './recovery';
import { signUp } from './sign-up';
import { defer, enter, Mailbox, newClient, OTHER_PASSWORD, register, useTestDatabase } from '../testing';

let database: PrismaClient;
let mailbox: Mailbox;

beforeAll(async () => {
  database = await useTestDatabase();
  mailbox = new Mailbox();
});
beforeEach(() => mailbox.empty());

describe('sign-up without a mail server', () => {
  it('signs a newcomer in at once and makes a confirming link', async () => {
    expect(await register('kiba')).toMatchObject({ kind: 'signed-in' });
    expect(mailbox.mails).toMatchObject([
      { to: 'kiba@x.test', link: expect.stringContaining('/en/account/confirm?token=') },
    ]);
    const user = await database.user.findUniqueOrThrow({ where: { handle: 'kiba' } });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(user.emailVerified).toBeNull();
  });

  it('refuses a name that is taken, in any case', async () => {
    await register('shino');
    const result = await register('SHINO', { email: 'other@x.test' });
    expect(result).toEqual({ kind: 'invalid', errors: { handle: 'handle-taken' } });
  });

  it('opens no second account for an address', async () => {
    await register('hinata');
    const second = await register('hinata-2', { email: 'Hinata@X.test', password: OTHER_PASSWORD });
    expect(second).toEqual({ kind: 'address-unusable' });
    expect(await database.user.count({ where: { email: 'hinata@x.test' } })).toBe(1);
  });

  it('signs in who signs up again with their own password', async () => {
    await register('neji');
    expect(await register('neji-2', { email: 'neji@x.test' })).toMatchObject({ kind: 'signed-in' });
    expect(await database.user.findUnique({ where: { handle: 'neji-2' } })).toBeNull();
  });

  it('says what is wrong with each field and writes nothing', async () => {
    const result = await signUp({ email: 'x', handle: 'a b', password: 'short' }, newClient(), 'en', defer);
    expect(result).toEqual({
      kind: 'invalid',
      errors: { email: 'email-invalid', handle: 'handle-invalid', password: 'password-short' },
    });
  });

  it('makes one account of two sign-ups at once', async () => {
    const both = await Promise.all([register('twin'), register('twin', { email: 'twin-2@x.test' })]);
    expect(both.map((result) => result.kind).sort()).toEqual(['invalid', 'signed-in']);
  });

  it('limits new accounts from one client', async () => {
    const from = newClient();
    const kinds = [];
    for (let n = 0; n < 21; n++) {
      const input = { email: 'kiba@x.test', handle: `flood-${n}`, password: 'not the password' };
      kinds.push((await signUp(input, from, 'en', defer)).kind);
    }
    expect(kinds.at(-1)).toBe('wait');
  });
});

describe('sign-up with a mail server', () => {
  beforeEach(() => {
    mailbox.server = true;
  });

  it('answers the same whether the address has an account or not', async () => {
    expect(await register('tenten')).toEqual({ kind: 'check-mail' });
    expect(await register('tenten-2', { email: 'tenten@x.test' })).toEqual({ kind: 'check-mail' });
  });

  it('tells the owner of an address that someone signed up with it', async () => {
    await register('rock-lee');
    await register('fake-lee', { email: 'rock-lee@x.test', password: OTHER_PASSWORD });
    expect(mailbox.mails.map((mail) => [mail.to, mail.subject])).toEqual([
      ['rock-lee@x.test', 'Confirm your address'],
      ['rock-lee@x.test', 'You already have an account'],
    ]);
    expect(await resetPassword(mailbox.token(), { password: OTHER_PASSWORD }, newClient())).toMatchObject({
      kind: 'done',
    });
  });

  it('lets nobody in before the address is confirmed, and looks like a wrong password', async () => {
    await register('guy');
    expect(await enter('guy')).toEqual(await enter('guy', 'wrong password'));
    expect(await confirmAddress(mailbox.token())).toBe(true);
    expect(await enter('guy')).toMatchObject({ kind: 'signed-in' });
  });
});
