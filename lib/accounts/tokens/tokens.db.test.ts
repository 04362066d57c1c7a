import { beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { resetPassword } from '../entry/recovery';
import { createToken } from '../mail/token';
import { changePassword, deleteAccount, endAllSessions } from '../own/account';
import { ownData } from '../own/own-data';
import { newClient, OTHER_PASSWORD, PASSWORD, register, sessionOf, useTestDatabase } from '../testing';
import { bearerOf } from './bearer';
import { makeToken, MAX_TOKENS, ownTokens, revokeToken } from './own-tokens';

let database: PrismaClient;

beforeAll(async () => {
  database = await useTestDatabase();
});

const ASKED = { name: ' Backup\nof decks ', scopes: ['decks:read'], days: '30', current: PASSWORD };

async function owner(handle: string) {
  await register(handle);
  return (await sessionOf(database, handle)).user;
}

async function made(user: Awaited<ReturnType<typeof owner>>, change: Partial<typeof ASKED> = {}): Promise<string> {
  const result = await makeToken(user, { ...ASKED, ...change }, newClient());
  if (result.kind !== 'made') throw new Error(JSON.stringify(result));
  return result.text;
}

const knock = (authorization: string) => bearerOf(new Request('https://kage.test/', { headers: { authorization } }));
const kindOf = async (text: string) => (await knock(`Bearer ${text}`)).kind;

describe('an access token', () => {
  it('opens what it was made for, and is stored nowhere', async () => {
    const user = await owner('iruka');
    const text = await made(user);
    expect(text).toMatch(/^kage_pat_[0-9A-Za-z]{30,}$/);
    for (const scheme of ['Bearer', 'bearer', 'BEARER  ']) {
      expect(await knock(`${scheme} ${text}`)).toEqual({
        kind: 'known',
        bearer: { userId: user.id, scopes: ['decks:read'] },
      });
    }
    const rows = await database.$queryRaw<unknown[]>`SELECT * FROM "access_token"`;
    expect(JSON.stringify(rows)).not.toContain(text);
    const [own] = await ownTokens(user.id);
    expect(own).toMatchObject({ name: 'Backup of decks', ending: text.slice(-4), expired: false });
    expect(Object.keys(own ?? {})).not.toContain('hash');
  });

  it('notes the day it was used on, once', async () => {
    const user = await owner('shizune');
    const text = await made(user);
    expect((await ownTokens(user.id))[0]?.lastUsedOn).toBeNull();
    await kindOf(text);
    const [used] = await ownTokens(user.id);
    expect(Math.abs(Date.now() - Number(used?.lastUsedOn))).toBeLessThan(2 * 24 * 60 * 60 * 1000);
    const yesterday = new Date(Number(used?.lastUsedOn) - 24 * 60 * 60 * 1000);
    await database.accessToken.updateMany({ where: { userId: user.id }, data: { lastUsedOn: yesterday } });
    await kindOf(text);
    expect((await ownTokens(user.id))[0]?.lastUsedOn).not.toEqual(yesterday);
  });

  it.each([
    ['', 'missing'],
    ['Basic aXJ1a2E6cGFzc3dvcmQ=', 'missing'],
    ['Bearer', 'missing'],
    ['Bearer a b', 'missing'],
    ['Bearer nothing', 'unknown'],
    ['Bearer kage_pat_', 'unknown'],
    [`Bearer kage_pat_${'1'.repeat(32)}`, 'unknown'],
    [`Bearer kage_pat_${'A'.repeat(100_000)}`, 'unknown'],
  ])('is not %j', async (header, kind) => expect((await knock(header)).kind).toBe(kind));

  it('is good to the letter', async () => {
    const text = await made(await owner('genma'));
    expect(await kindOf(text)).toBe('known');
    for (const other of [text.slice(0, -1), `${text}a`, text.toUpperCase(), text.replace('kage', 'kaga')])
      expect(await kindOf(other)).toBe('unknown');
  });

  it('runs out', async () => {
    const user = await owner('hayate');
    const text = await made(user);
    const [token] = await ownTokens(user.id);
    expect(Math.round((Number(token?.expiresAt) - Date.now()) / 86_400_000)).toBe(30);
    await database.accessToken.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } });
    expect(await kindOf(text)).toBe('expired');
    expect((await ownTokens(user.id))[0]?.expired).toBe(true);
    await made(user, { days: '0' });
    expect((await ownTokens(user.id)).map(({ expiresAt }) => expiresAt)).toEqual([null]);
  });

  it('is ended by its owner and by nobody else', async () => {
    const [user, stranger] = [await owner('anko'), await owner('ibiki')];
    const text = await made(user);
    const id = (await ownTokens(user.id))[0]?.id ?? '';
    for (const wrong of [id.replace(/.$/, '0'), 'nonsense', '']) await revokeToken(user.id, wrong);
    await revokeToken(stranger.id, id);
    expect(await kindOf(text)).toBe('known');
    await revokeToken(user.id, id);
    expect(await kindOf(text)).toBe('unknown');
  });

  it('stays when its owner changes the password, and goes when one is set through a mailed link', async () => {
    const user = await owner('kurenai');
    const text = await made(user);
    await changePassword(user, { current: PASSWORD, password: OTHER_PASSWORD }, newClient());
    await endAllSessions(user);
    expect(await kindOf(text)).toBe('known');
    await resetPassword(await createToken(user.id, 'reset'), { password: PASSWORD }, newClient());
    expect(await kindOf(text)).toBe('unknown');
  });

  it('goes with the account, whose data say what it was', async () => {
    const user = await owner('asuma');
    const text = await made(user);
    const data = await ownData(user.id);
    expect(data.accessTokens).toMatchObject([{ name: 'Backup of decks', scopes: ['decks:read'] }]);
    await deleteAccount(user, PASSWORD, newClient());
    expect(await kindOf(text)).toBe('unknown');
    expect(await database.accessToken.count({ where: { userId: user.id } })).toBe(0);
  });
});

describe('making a token', () => {
  it.each([
    [{ name: ' \n ' }, { name: 'name' }],
    [{ name: 'x'.repeat(61) }, { name: 'name' }],
    [{ scopes: [] }, { scopes: 'scopes' }],
    [{ scopes: ['decks:read', 'admin'] }, { scopes: 'scopes' }],
    [{ days: '' }, { days: 'days' }],
    [{ days: '100000' }, { days: 'days' }],
    [{ current: 'not it' }, { current: 'password' }],
    [{ current: undefined }, { current: 'password' }],
  ])('with %j is refused', async (change, errors) => {
    await register('guy');
    const { user } = await sessionOf(database, 'guy');
    expect(await makeToken(user, { ...ASKED, ...change }, newClient())).toEqual({ kind: 'invalid', errors });
    expect(await ownTokens(user.id)).toEqual([]);
  });

  it('needs no password where there is none', async () => {
    const user = await owner('ebisu');
    await database.user.update({ where: { id: user.id }, data: { passwordHash: null } });
    expect(await kindOf(await made(user, { current: '' }))).toBe('known');
  });

  it('ends at a number, and goes on where one is revoked', async () => {
    const user = await owner('konan');
    await database.user.update({ where: { id: user.id }, data: { passwordHash: null } });
    const results = await Promise.all(
      Array.from({ length: MAX_TOKENS + 2 }, () => makeToken(user, ASKED, newClient())),
    );
    expect(results.filter(({ kind }) => kind === 'made')).toHaveLength(MAX_TOKENS);
    expect(results.filter(({ kind }) => kind === 'too-many')).toHaveLength(2);
    await revokeToken(user.id, (await ownTokens(user.id))[0]?.id ?? '');
    await made(user);
    expect(await ownTokens(user.id)).toHaveLength(MAX_TOKENS);
  });
});
