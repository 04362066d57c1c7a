import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import type { FoldedDocument } from '../postgres-documents';
import type { SearchKind } from '../port';

// The outbox is written by the database (see the migration `search_outbox`) and read here. Nothing is locked while an
// engine is told: a claim is a lease, so that nobody's save ever waits for an engine.

/** A document that an engine has to be told of. */
export interface Claim {
  gameId: string;
  kind: SearchKind;
  locale: string;
  key: string;
  /** As of when it was claimed. */
  change: bigint;
  /** What it is now; undefined when it is gone. */
  document?: FoldedDocument;
}

/** Longest that a process may take to tell what it claimed, in seconds: then another one may. */
const LEASE_S = 120;
/** Documents claimed at once; fewer of those that were refused, so that one bad document does not hold up the others. */
const BATCH = 500;
const SMALL_BATCH = 20;
const ALONE_AFTER = 3;

/**
 * Takes the oldest changes that are due and that nobody is telling of, as `owner`. A document is told of by one process at
 * a time, so that the last told is the last written. Nothing while indexes are built anew: what is told now would go
 * down with the old ones.
 */
export async function claim(db: PrismaClient, owner: string): Promise<Claim[]> {
  const claimed = await db.$queryRaw<Omit<Claim, 'document'>[]>`
    UPDATE search_outbox o SET claimed_by = ${owner}::uuid, claimed_until = now() + make_interval(secs => ${LEASE_S})
    FROM (
      SELECT game_id, kind, locale, key FROM search_outbox
      WHERE due_at <= now() AND (claimed_until IS NULL OR claimed_until < now())
        AND NOT EXISTS (SELECT FROM search_feed WHERE building_till > now())
      ORDER BY change
      LIMIT (
        SELECT CASE WHEN attempts = 0 THEN ${BATCH}::int WHEN attempts < ${ALONE_AFTER} THEN ${SMALL_BATCH}::int ELSE 1 END
        FROM search_outbox
        WHERE due_at <= now() AND (claimed_until IS NULL OR claimed_until < now())
        ORDER BY change LIMIT 1
      )
      FOR UPDATE SKIP LOCKED
    ) AS due
    WHERE (o.game_id, o.kind, o.locale, o.key) = (due.game_id, due.kind, due.locale, due.key)
    RETURNING o.game_id AS "gameId", o.kind, o.locale, o.key, o.change`;
  if (claimed.length === 0) return [];
  const documents = await db.$queryRaw<(FoldedDocument & { gameId: string; kind: string })[]>`
    SELECT d.game_id AS "gameId", d.kind, d.locale, d.key, d.title_words AS "titleWords", d.words, d.popularity
    FROM ${keys(claimed)} JOIN search_document d
      ON (d.game_id, d.kind, d.locale, d.key) = (k.game_id, k.kind, k.locale, k.key)`;
  const found = new Map(documents.map((document) => [name(document), document]));
  return claimed.map((one) => ({ ...one, document: found.get(name(one)) }));
}

/** Strikes out what was told. What has changed again meanwhile stays. */
export async function settle(db: PrismaClient, owner: string, claims: readonly Claim[]): Promise<void> {
  await db.$executeRaw`
    DELETE FROM search_outbox o USING ${keys(claims)}
    WHERE (o.game_id, o.kind, o.locale, o.key) = (k.game_id, k.kind, k.locale, k.key)
      AND o.change = k.change AND o.claimed_by = ${owner}::uuid`;
}

/** Puts off what the engine refused: for twice as long each time, a quarter of an hour at most. */
export async function putOff(db: PrismaClient, owner: string, claims: readonly Claim[]): Promise<void> {
  await db.$executeRaw`
    UPDATE search_outbox o SET attempts = o.attempts + 1,
      due_at = now() + make_interval(secs => least(900, power(2, least(o.attempts, 10))))
    FROM ${keys(claims)}
    WHERE (o.game_id, o.kind, o.locale, o.key) = (k.game_id, k.kind, k.locale, k.key)
      AND o.change = k.change AND o.claimed_by = ${owner}::uuid`;
}

/** Gives back all that was claimed: what is still there may be claimed by anybody. */
export async function release(db: PrismaClient, owner: string): Promise<void> {
  await db.$executeRaw`
    UPDATE search_outbox SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by = ${owner}::uuid`;
}

export interface Waiting {
  documents: number;
  /** Of them refused by the engine at least once. */
  refused: number;
}

/** Counted up to so many: more of them is as much a reason to look. */
const MOST_COUNTED = 100_000;

export async function waiting(db: PrismaClient): Promise<Waiting> {
  const [row] = await db.$queryRaw<Waiting[]>`
    SELECT count(*)::int AS documents, count(*) FILTER (WHERE attempts > 0)::int AS refused
    FROM (SELECT attempts FROM search_outbox LIMIT ${MOST_COUNTED}) AS waiting`;
  return row ?? { documents: 0, refused: 0 };
}

/** The claims as a table `k`. */
function keys(claims: readonly Omit<Claim, 'document'>[]): Prisma.Sql {
  const column = (of: (claim: Omit<Claim, 'document'>) => string) => claims.map(of);
  return Prisma.sql`unnest(
    ${column(({ gameId }) => gameId)}::text[], ${column(({ kind }) => kind)}::text[],
    ${column(({ locale }) => locale)}::text[], ${column(({ key }) => key)}::text[],
    ${column(({ change }) => String(change))}::bigint[]) AS k(game_id, kind, locale, key, change)`;
}

function name({ gameId, kind, locale, key }: { gameId: string; kind: string; locale: string; key: string }): string {
  return JSON.stringify([gameId, kind, locale, key]);
}
