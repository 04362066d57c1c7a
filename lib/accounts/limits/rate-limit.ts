import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { db } from '@/lib/db/client';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How many attempts in how many seconds. A person who has forgotten a password, or a family behind one address, stays
 * well below; a program that guesses does not.
 */
const RULES = {
  /** Wrong passwords for one account from one client. By client too, so that a stranger cannot lock an owner out. */
  'sign-in-account': { points: 10, duration: 15 * MINUTE },
  /** Wrong passwords from one client, whatever the accounts. */
  'sign-in-client': { points: 100, duration: 15 * MINUTE },
  /** New accounts from one client. SIGNUP_LIMIT changes it: a tournament's sign-up desk, or a test run. */
  'sign-up-client': { points: Number(process.env.SIGNUP_LIMIT) || 20, duration: HOUR },
  /** Mails to one address. Links already sent stay good, so a flood of requests cannot keep the owner out. */
  'mail-address': { points: 5, duration: HOUR },
  'mail-client': { points: 20, duration: HOUR },
  /** Decks that one account makes, saves or deletes: the editor saves itself, yet never so often. */
  'deck-write': { points: 1000, duration: 10 * MINUTE },
  /** Batches of counts, imports and notes of one account's collection: quick entry saves itself every few seconds. */
  'collection-write': { points: 1000, duration: 10 * MINUTE },
  /** Comments that one account writes or rewrites, what it reports, and whom and what it likes and follows. */
  'comment-write': { points: 20, duration: 10 * MINUTE },
  report: { points: 20, duration: HOUR },
  'like-follow': { points: 200, duration: 10 * MINUTE },
  /** Set files that one curator brings, takes in and takes out. */
  'set-write': { points: 60, duration: 10 * MINUTE },
  /** Rulings that one account suggests or revises. */
  'ruling-write': { points: 60, duration: 10 * MINUTE },
  /** Scenarios run for one client, and those of them that had to be broken off: each of these stops the process. */
  'scenario-client': { points: 120, duration: MINUTE },
  'scenario-too-long': { points: 20, duration: 10 * MINUTE },
  /** Requests of one client to the public API. API_LIMIT changes it: for a partner's server, or a test run. */
  'api-client': { points: Number(process.env.API_LIMIT) || 1200, duration: MINUTE },
  /** The same of one account's access tokens, whoever else stands behind their address. */
  'api-owner': { points: Number(process.env.API_LIMIT) || 1200, duration: MINUTE },
  /** PDFs made for one client, and pictures of links that had to be drawn: a page of a chat may ask for many at once. */
  'paper-client': { points: 20, duration: MINUTE },
  'picture-client': { points: 240, duration: MINUTE },
} as const;

export type LimitName = keyof typeof RULES;
export type Attempt = readonly [limit: LimitName, ...of: string[]];
export type Verdict = { ok: true } | { ok: false; waitSeconds: number };

const limiters = new Map<LimitName, RateLimiterPostgres>();

/**
 * Counts an attempt against each of the limits and says whether it may go on. It counts before the attempt is made:
 * many at once cannot slip through together. The count lies in PostgreSQL, so all processes of the site agree.
 */
export async function attempt(...attempts: Attempt[]): Promise<Verdict> {
  const waits = await Promise.all(attempts.map(consume));
  const wait = Math.max(...waits);
  return wait > 0 ? { ok: false, waitSeconds: Math.ceil(wait / 1000) } : { ok: true };
}

/** How often something may still be done. */
export interface Count {
  ok: boolean;
  /** So often in `windowSeconds`, of which `remaining` are left until `resetSeconds` from now. */
  limit: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
}

/** Counts one attempt against one limit and says what is left of it. */
export async function count(...[name, ...of]: Attempt): Promise<Count> {
  const { points, duration } = RULES[name];
  const { ok, left } = await taken([name, ...of]);
  const resetSeconds = Math.max(1, Math.ceil(left.msBeforeNext / 1000));
  return { ok, limit: points, windowSeconds: duration, remaining: Math.max(0, left.remainingPoints), resetSeconds };
}

/** Takes back one count: the attempt was not a bad one. */
export async function giveBack(...[name, ...of]: Attempt): Promise<void> {
  await limiter(name).reward(keyOf(of));
}

/** Forgets all attempts of one kind: their owner has shown who they are. */
export async function forgive(...[name, ...of]: Attempt): Promise<void> {
  await limiter(name).delete(keyOf(of));
}

/** Milliseconds to wait, 0 when the attempt is within the limit. */
async function consume(attempted: Attempt): Promise<number> {
  const { ok, left } = await taken(attempted);
  return ok ? 0 : Math.max(left.msBeforeNext, 1);
}

async function taken([name, ...of]: Attempt): Promise<{ ok: boolean; left: RateLimiterRes }> {
  try {
    return { ok: true, left: await limiter(name).consume(keyOf(of)) };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { ok: false, left: refusal };
    throw refusal;
  }
}

/** Hashed: the table holds no addresses, of people or of machines. */
function keyOf(of: readonly string[]): string {
  return createHash('sha256').update(of.join('\0')).digest('base64url');
}

function limiter(name: LimitName): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const made = new RateLimiterPostgres({
    ...RULES[name],
    keyPrefix: name,
    storeClient: connection,
    storeType: 'client',
    tableName: 'rate_limit',
    // The migrations make the table. Each process sweeps what expired an hour ago, every five minutes.
    tableCreated: true,
    clearExpiredByTimeout: true,
  });
  limiters.set(name, made);
  return made;
}

/** The library speaks to node-postgres; this hands its statements to the site's own connections. */
const connection = {
  async query({ text, values = [] }: { text: string; values?: unknown[] }) {
    const rows = await db().$queryRawUnsafe<{ points?: number; expire?: bigint | null }[]>(text, ...values);
    return {
      rows: rows.map(({ expire, ...row }) => ({ ...row, expire: expire == null ? null : Number(expire) })),
      rowCount: rows.length,
    };
  },
};
