import { vi } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import * as send from './mail/send';
import { sealSession, userOfSession } from './session-token';
import { signIn } from './entry/sign-in';
import { signUp } from './entry/sign-up';

export const PASSWORD = 'orange table river';
export const OTHER_PASSWORD = 'purple chair ocean';

/** Puts a fresh database behind `db()` for this test file. */
export async function useTestDatabase(): Promise<PrismaClient> {
  process.env.NEXTAUTH_SECRET ??= 'a secret for tests only';
  const client = await testDatabase();
  Object.assign(globalThis, { kageDb: client });
  return client;
}

/** Catches mails instead of sending them. */
export class Mailbox {
  mails: send.Mail[] = [];
  /** Whether the site has a mail server, as far as it knows. */
  server = false;

  constructor() {
    vi.spyOn(send, 'mailsLeave').mockImplementation(() => this.server);
    vi.spyOn(send, 'sendMail').mockImplementation(async (mail) => void this.mails.push(mail));
  }

  /** As it is for the next test: no mail in it, and no server. */
  empty(): void {
    this.mails = [];
    this.server = false;
  }

  /** The token in the last mail's link. */
  token(): string {
    const link = this.mails.at(-1)?.link;
    return new URL(link ?? 'http://nothing').searchParams.get('token') ?? '';
  }
}

let clients = 0;
/** A client that nobody else in this file is: limits of one test do not touch another. */
export const newClient = () => `client-${clients++}`;

const later: (() => Promise<void>)[] = [];
/** Keeps what an answer leaves for later, as `after` of Next.js does. */
export const defer = (work: () => Promise<void>) => void later.push(work);
export async function settled(): Promise<void> {
  for (const work of later.splice(0)) await work();
}

export async function register(handle: string, { password = PASSWORD, email = `${handle}@x.test` } = {}) {
  const result = await signUp({ email, handle, password }, newClient(), 'en', defer);
  await settled();
  return result;
}

export function enter(handle: string, password = PASSWORD, client = newClient()) {
  return signIn({ email: `${handle}@x.test`, password }, client);
}

/** A session of an account, and whom it shows. */
export async function sessionOf(database: PrismaClient, handle: string) {
  const { id, sessionVersion } = await database.user.findUniqueOrThrow({ where: { handle } });
  const token = await sealSession({ sub: id, version: sessionVersion });
  const user = await userOfSession(token);
  if (!user) throw new Error(`${handle} has no session`);
  return { user, token };
}
