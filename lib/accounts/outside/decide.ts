/** What is known when someone comes back from Discord, GitHub or Google. */
export interface Arrival {
  /** User who owns this outside login already. */
  owner: string | null;
  /** User who is signed in here, in the same browser. */
  signedIn: string | null;
  /** Address the provider says it has verified; others do not count. */
  verifiedEmail: string | null;
  /** User who has that address here, confirmed or not. */
  emailOwner: string | null;
}

export type Decision =
  | { kind: 'sign-in'; user: string }
  /** The login opens someone else's account; it cannot open two. */
  | { kind: 'belongs-to-another' }
  /** Signed in: both are proved. Ask nevertheless: the login may be a friend's, on a shared computer. */
  | { kind: 'ask-to-connect' }
  /** The address has an account here: sign in to that first, then connect. */
  | { kind: 'prove-account-first' }
  | { kind: 'choose-handle' }
  | { kind: 'no-verified-address' };

/**
 * What an outside login may open (P046). Two rules carry it:
 *
 * An equal address joins nothing by itself. The account here may have been opened by someone who does not own the
 * address (before its owner came), and the outside account by someone who once owned it. Only a person who is signed
 * in here and comes back from the provider in the same browser has proved both.
 *
 * Whether the account's address is confirmed makes no difference: an unconfirmed account could be a trap, and a
 * confirmed one belongs to whoever can sign in to it or follow a link mailed to it.
 */
export function decideSignIn({ owner, signedIn, verifiedEmail, emailOwner }: Arrival): Decision {
  if (signedIn && signedIn !== owner) return { kind: owner ? 'belongs-to-another' : 'ask-to-connect' };
  if (owner) return { kind: 'sign-in', user: owner };
  if (!verifiedEmail) return { kind: 'no-verified-address' };
  return emailOwner ? { kind: 'prove-account-first' } : { kind: 'choose-handle' };
}
