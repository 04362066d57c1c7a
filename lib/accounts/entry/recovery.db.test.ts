import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { requestReset, resetPassword } from './recovery';
import { userOfSession } from '../session-token';
import {
  defer,
  enter,
  Mailbox,
  newClient,
  OTHER_PASSWORD,
  register,
  sessionOf,
  settled,
  useTestDatabase,
} from '../testing';

let database: PrismaClient;
let mailbox: Mailbox;

beforeAll(async () => {
  database = await useTestDatabase();
  mailbox = new Mailbox();
});
beforeEach(() => mailbox.empty());

describe('a reset', () => {
  const ask = async (email: string, from = newClient()) => {
    const result = await requestReset({ email }, from, 'pl', defer);
    await settled();
    return result;
  };

  it('answers the same for an unknown address, and writes to nobody', async () => {
    await register('asuma');
    mailbox.mails = [];
    expect(await ask('asuma@x.test')).toEqual(await ask('stranger@x.test'));
    expect(mailbox.mails.map((mail) => mail.to)).toEqual(['asuma@x.test']);
    expect(mailbox.mails[0]?.link).toContain('/pl/account/reset?token=');
    expect(mailbox.mails[0]?.subject).toBe('Ustaw nowe hasło');
  });

  it('sets the password, ends all sessions, confirms the address and works once', async () => {
    await register('shikamaru');
    const before = await sessionOf(database, 'shikamaru');
    await ask('shikamaru@x.test');
    const token = mailbox.token();
    const results = await Promise.all([
      resetPassword(token, { password: OTHER_PASSWORD }, newClient()),
      resetPassword(token, { password: OTHER_PASSWORD }, newClient()),
    ]);
    expect(results.map((result) => result.kind).sort()).toEqual(['done', 'expired']);
    expect(await userOfSession(before.token)).toBeNull();
    expect((await sessionOf(database, 'shikamaru')).user.emailVerified).toBe(true);
    expect((await enter('shikamaru')).kind).toBe('refused');
    expect((await enter('shikamaru', OTHER_PASSWORD)).kind).toBe('signed-in');
  });

  it('keeps its link when the new password is refused', async () => {
    await register('choji');
    await ask('choji@x.test');
    const token = mailbox.token();
    const refused = await resetPassword(token, { password: 'short' }, newClient());
    expect(refused).toEqual({ kind: 'invalid', errors: { password: 'password-short' } });
    expect((await resetPassword(token, { password: OTHER_PASSWORD }, newClient())).kind).toBe('done');
  });

  it('lets the owner in though a stranger floods the address (P049)', async () => {
    await register('ino');
    const links = [];
    for (let n = 0; n < 5; n++) {
      await ask('ino@x.test');
      links.push(mailbox.token());
    }
    expect(await ask('ino@x.test')).toEqual({ kind: 'wait', waitSeconds: expect.any(Number) });
    expect((await resetPassword(links[2] ?? '', { password: OTHER_PASSWORD }, newClient())).kind).toBe('done');
  });

  it('lets the owner in after too many wrong passwords (P049)', async () => {
    await register('sakura');
    const from = newClient();
    for (let n = 0; n < 11; n++) await enter('sakura', 'wrong password', from);
    await ask('sakura@x.test', from);
    await resetPassword(mailbox.token(), { password: OTHER_PASSWORD }, from);
    expect((await enter('sakura', OTHER_PASSWORD, from)).kind).toBe('signed-in');
  });

  it('refuses old, foreign and invented links', async () => {
    await register('iruka');
    const confirming = mailbox.token();
    await ask('iruka@x.test');
    const token = mailbox.token();
    await database.userToken.updateMany({ where: { purpose: 'reset' }, data: { expiresAt: new Date(Date.now() - 1) } });
    for (const bad of [token, confirming, 'invented', '']) {
      expect((await resetPassword(bad, { password: OTHER_PASSWORD }, newClient())).kind).toBe('expired');
    }
  });

  it('stores no link', async () => {
    await register('ebisu');
    const stored = await database.userToken.findMany();
    expect(JSON.stringify(stored)).not.toContain(mailbox.token());
  });

  it('takes the ways in from whoever opened the account with an address that is not theirs', async () => {
    await register('squatted');
    const { user } = await sessionOf(database, 'squatted');
    await database.userIdentity.create({ data: { provider: 'github', externalId: 'squatter', userId: user.id } });
    await ask('squatted@x.test');
    await resetPassword(mailbox.token(), { password: OTHER_PASSWORD }, newClient());
    expect(await database.userIdentity.count({ where: { userId: user.id } })).toBe(0);
  });
});
