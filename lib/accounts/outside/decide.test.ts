import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arrival, decideSignIn } from './decide';

const stranger: Arrival = {
  owner: null,
  signedIn: null,
  verifiedEmail: 'x@y.test',
  emailOwner: null,
};

describe('decideSignIn', () => {
  it.each<[string, Partial<Arrival>, ReturnType<typeof decideSignIn>]>([
    ['a newcomer picks a handle', {}, { kind: 'choose-handle' }],
    [
      'a newcomer whose address the provider has not verified',
      { verifiedEmail: null },
      { kind: 'no-verified-address' },
    ],
    ['a known login signs in', { owner: 'ann' }, { kind: 'sign-in', user: 'ann' }],
    ['a known login needs no address', { owner: 'ann', verifiedEmail: null }, { kind: 'sign-in', user: 'ann' }],
    [
      'a known login whose address now belongs to another',
      { owner: 'ann', emailOwner: 'bob' },
      { kind: 'sign-in', user: 'ann' },
    ],
    ['the address has an account: prove that first', { emailOwner: 'ann' }, { kind: 'prove-account-first' }],
    [
      'the address without proof finds nobody',
      { verifiedEmail: null, emailOwner: 'ann' },
      { kind: 'no-verified-address' },
    ],
    ['signed in, a new login', { signedIn: 'ann' }, { kind: 'ask-to-connect' }],
    ['signed in, own address', { signedIn: 'ann', emailOwner: 'ann' }, { kind: 'ask-to-connect' }],
    ['signed in, the address belongs to another', { signedIn: 'ann', emailOwner: 'bob' }, { kind: 'ask-to-connect' }],
    ['connecting takes no address', { signedIn: 'ann', verifiedEmail: null }, { kind: 'ask-to-connect' }],
    ['connected already', { signedIn: 'ann', owner: 'ann' }, { kind: 'sign-in', user: 'ann' }],
    ['the login opens another account', { signedIn: 'ann', owner: 'bob' }, { kind: 'belongs-to-another' }],
  ])('%s', (_, change, expected) => {
    expect(decideSignIn({ ...stranger, ...change })).toEqual(expected);
  });

  const users = fc.constantFrom(null, 'ann', 'bob', 'eve');
  const arrivals = fc.record({
    owner: users,
    signedIn: users,
    verifiedEmail: fc.constantFrom(null, 'x@y.test'),
    emailOwner: users,
  });

  it('never lets an address alone open an account', () => {
    fc.assert(
      fc.property(arrivals, (arrival) => {
        const decision = decideSignIn(arrival);
        if (decision.kind === 'sign-in') expect(decision.user).toBe(arrival.owner);
        if (decision.kind === 'ask-to-connect') expect(arrival.signedIn).not.toBeNull();
      }),
    );
  });

  it('does not depend on the address of the account one is signed in to', () => {
    fc.assert(
      fc.property(arrivals, users, (arrival, emailOwner) => {
        fc.pre(arrival.signedIn !== null || arrival.owner !== null);
        expect(decideSignIn({ ...arrival, emailOwner })).toEqual(decideSignIn(arrival));
      }),
    );
  });
});
