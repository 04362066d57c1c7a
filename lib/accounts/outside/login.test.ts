import { describe, expect, it } from 'vitest';
import { readProfile, verifiedGitHubEmail } from './login';
import type { ProviderId } from './providers';

describe('readProfile', () => {
  it.each<[ProviderId, object, object | null]>([
    [
      'discord',
      { id: '7', username: 'kiba', email: 'K@X.test', verified: true },
      { externalId: '7', name: 'kiba', verifiedEmail: 'k@x.test' },
    ],
    ['discord', { id: '7', username: 'kiba', email: 'k@x.test', verified: false }, { verifiedEmail: null }],
    ['discord', { id: '7', username: 'kiba', email: 'k@x.test' }, { verifiedEmail: null }],
    ['discord', { id: '7', username: 'kiba', email: null, verified: true }, { verifiedEmail: null }],
    ['discord', { username: 'kiba' }, null],
    ['github', { id: 7, login: 'kiba', email: 'shown@x.test' }, { externalId: '7', name: 'kiba', verifiedEmail: null }],
    ['github', { id: 7, login: 'kiba', verified_email: 'k@x.test' }, { verifiedEmail: 'k@x.test' }],
    [
      'google',
      { sub: '7', name: 'Kiba', email: 'k@x.test', email_verified: true },
      { externalId: '7', name: 'Kiba', verifiedEmail: 'k@x.test' },
    ],
    ['google', { sub: '7', email: 'k@x.test', email_verified: false }, { verifiedEmail: null }],
    ['google', { sub: '7', email: 'not an address', email_verified: true }, { verifiedEmail: null }],
    ['google', {}, null],
  ])('%s %j', (provider, profile, expected) => {
    const login = readProfile(provider, profile);
    if (expected) expect(login).toMatchObject({ provider, ...expected });
    else expect(login).toBeNull();
  });
});

describe('verifiedGitHubEmail', () => {
  const entry = (email: string, primary: boolean, verified: boolean) => ({ email, primary, verified });
  it.each([
    [[entry('a@x.test', false, true), entry('b@x.test', true, true)], 'b@x.test'],
    [[entry('a@x.test', false, true), entry('b@x.test', true, false)], null],
    [[], null],
    [{ message: 'Requires authentication' }, null],
  ])('%j', (emails, expected) => expect(verifiedGitHubEmail(emails)).toBe(expected));
});
