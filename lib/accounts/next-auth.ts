import type { AuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import DiscordProvider from 'next-auth/providers/discord';
import GitHubProvider from 'next-auth/providers/github';
import GoogleProvider from 'next-auth/providers/google';
import { db } from '@/lib/db/client';
import { log } from '@/lib/log/log';
import { currentClient } from './limits/client';
import { decideArrival, ownerOf } from './outside/arrive';
import { readProfile, verifiedGitHubEmail } from './outside/login';
import { noteArrival } from './outside/note';
import { configuredProviders, isProvider, type ProviderId, type ProviderKeys, providerKeys } from './outside/providers';
import { currentUser } from './session';
import { SESSION_SECONDS, userOfClaims } from './session-token';
import { signIn } from './entry/sign-in';
import { sessionSecret } from './site-url';

/** Paths without a language: the proxy adds the reader's. */
const WELCOME = '/account/welcome';
const SIGN_IN = '/account/sign-in';
const SETTINGS = '/account';

/** What next-auth is told. A function: the environment is read when a request comes, not when the site is built. */
export function authOptions(): AuthOptions {
  return {
    secret: sessionSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    pages: { signIn: SIGN_IN, signOut: SETTINGS, error: SIGN_IN },
    providers: [passwords, ...configuredProviders().flatMap(outsideProvider)],
    callbacks: {
      signIn: async ({ account, profile }) => {
        if (!account || account.provider === 'credentials') return account !== null;
        return isProvider(account.provider) ? arrive(account.provider, profile) : false;
      },
      // The token holds who and which session version, nothing personal; see session-token.ts.
      jwt: async ({ token, account }) => {
        if (account) return claimsOf(account.provider, account.providerAccountId);
        const user = await userOfClaims({ sub: token.sub ?? '', version: Number(token.version) });
        if (!user) throw new Error('The session was ended.');
        return { sub: user.id, version: token.version };
      },
      session: async ({ session, token }) => {
        const user = await userOfClaims({ sub: token.sub ?? '', version: Number(token.version) });
        return { expires: session.expires, user: { name: user?.handle } };
      },
    },
    logger: {
      error: (code, metadata) => {
        const err = metadata instanceof Error ? metadata : metadata.error;
        // An expired or ended session is everyday life.
        log[code === 'JWT_SESSION_ERROR' ? 'debug' : 'error']({ code, err }, 'next-auth');
      },
      warn: (code) => log.warn({ code }, 'next-auth'),
      debug: () => {},
    },
  };
}

/** The same check as the sign-in page's, for programs and for whoever posts to next-auth's own address. */
const passwords = CredentialsProvider({
  name: 'password',
  credentials: { email: { type: 'email' }, password: { type: 'password' } },
  authorize: async (credentials) => {
    const result = await signIn(credentials, await currentClient());
    if (result.kind === 'wait') throw new Error('TooManyAttempts');
    return result.kind === 'signed-in' ? { id: result.user.id } : null;
  },
});

/** True signs in; a path sends the person there, with the login noted where a page must ask what to do with it. */
async function arrive(provider: ProviderId, profile: unknown): Promise<boolean | string> {
  const login = readProfile(provider, profile);
  if (!login) return false;
  const decision = await decideArrival(login, (await currentUser())?.id ?? null);
  switch (decision.kind) {
    case 'sign-in':
      return true;
    case 'belongs-to-another':
      return `${SETTINGS}?problem=belongs-to-another&provider=${provider}`;
    case 'no-verified-address':
      return `${SIGN_IN}?error=NoVerifiedAddress&provider=${provider}`;
    case 'ask-to-connect':
    case 'prove-account-first':
    case 'choose-handle':
      await noteArrival(login);
      return WELCOME;
  }
}

async function claimsOf(provider: string, accountId: string): Promise<{ sub: string; version: number }> {
  const id = isProvider(provider) ? await ownerOf({ provider, externalId: accountId }) : accountId;
  const user = id && (await db().user.findUnique({ where: { id }, select: { sessionVersion: true } }));
  if (!user) throw new Error('The account was deleted while its owner signed in.');
  return { sub: id, version: user.sessionVersion };
}

function outsideProvider(provider: ProviderId) {
  const keys = providerKeys(provider);
  return keys ? [makers[provider](keys)] : [];
}

/** `profile` only names the login for next-auth; what we read of it is in login.ts. */
const makers = {
  discord: (keys: ProviderKeys) => DiscordProvider({ ...keys, profile: ({ id }) => ({ id }) }),
  google: (keys: ProviderKeys) => GoogleProvider({ ...keys, profile: ({ sub }) => ({ id: sub }) }),
  github: (keys: ProviderKeys) =>
    GitHubProvider({
      ...keys,
      profile: ({ id }) => ({ id: String(id) }),
      userinfo: {
        url: 'https://api.github.com/user',
        // GitHub tells which addresses it has verified only when asked for the list.
        request: async ({ client, tokens }) => {
          const token = tokens.access_token ?? '';
          const profile = await client.userinfo(token);
          const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' };
          const emails = await fetch('https://api.github.com/user/emails', { headers });
          return { ...profile, verified_email: verifiedGitHubEmail(await emails.json()) };
        },
      },
    }),
};
