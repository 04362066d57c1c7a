import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import type { CcgCard, CcgSetFile } from '@/lib/rules/ccg/cards/schema';
import { indexCards } from '@/lib/search/index-catalogue';
import { writeCcgPhrases } from '../ccg/write-phrases';
import { writeCcgSet } from '../ccg/write-set';

// Sets that people bring: what taking one in would change, taking it in, and taking it out again. They lie beside the
// sets of the project's files and never in their place.

const GAME = 'ccg';
type Reader = PrismaClient | Prisma.TransactionClient;

/** What taking a set in would do to the catalogue, by the codes of cards. */
export interface SetPreview {
  added: string[];
  changed: string[];
  /** In the catalogue, and not in the file. */
  withdrawn: string[];
  unchanged: number;
  /** Why it cannot be taken in: its code belongs to a set of the project's files. */
  refused?: 'of-the-files';
  /** It is what the catalogue holds already. */
  same: boolean;
}

export async function previewSet(db: Reader, set: CcgSetFile): Promise<SetPreview> {
  const [held, ofFiles, rows] = await Promise.all([
    db.cardSet.findUnique({ where: { gameId_code: { gameId: GAME, code: set.code } } }),
    // Of whichever game: a code that both have would name two cards.
    db.cardSet.findFirst({ where: { code: set.code, origin: 'seed' }, select: { code: true } }),
    db.card.findMany({
      where: { gameId: GAME, setCode: set.code },
      select: { code: true, definition: true, withdrawn: true },
    }),
  ]);
  const before = new Map(rows.map((row) => [row.code, row]));
  const after = new Set(set.cards.map(({ code }) => code));
  const added: string[] = [];
  const changed: string[] = [];
  for (const card of set.cards) {
    const row = before.get(card.code);
    if (!row || row.withdrawn) added.push(card.code);
    else if (!isDeepStrictEqual(row.definition, plain(card))) changed.push(card.code);
  }
  const withdrawn = rows.filter((row) => !row.withdrawn && !after.has(row.code)).map(({ code }) => code);
  const headChanged = held !== null && (held.position !== set.position || !isDeepStrictEqual(held.name, plain(set.name))); // prettier-ignore
  return {
    added,
    changed,
    withdrawn,
    unchanged: set.cards.length - added.length - changed.length,
    ...(ofFiles ? { refused: 'of-the-files' as const } : {}),
    same: added.length + changed.length + withdrawn.length === 0 && held !== null && !headChanged,
  };
}

/** As the database gives it back. */
function plain(value: CcgCard | CcgSetFile['name']): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Who does it: somebody of the site, or the operator by a command. */
export interface Curator {
  id: string | null;
}

/**
 * Takes a set in, all of it or nothing; a set that the catalogue holds as it is changes nothing and is not noted.
 * Returns what it did, `refused` where it did nothing because the code is taken.
 */
export async function takeIn(db: PrismaClient, by: Curator, set: CcgSetFile, contentHash: string): Promise<SetPreview> {
  return db.$transaction(
    async (tx) => {
      await oneAtATime(tx);
      const preview = await previewSet(tx, set);
      if (preview.refused || preview.same) return preview;
      await tx.game.upsert({ where: { id: GAME }, create: { id: GAME }, update: {} });
      await writeCcgSet(tx, set, { origin: 'site', contentHash });
      await rewritten(tx, {
        setCode: set.code,
        action: 'import',
        by,
        added: preview.added.length,
        changed: preview.changed.length,
        withdrawn: preview.withdrawn.length,
      });
      return preview;
    },
    { timeout: LONGEST },
  );
}

/** Takes a set that people brought out of the catalogue; decks that hold its cards keep them and say so. */
export async function withdrawSet(
  db: PrismaClient,
  by: Curator,
  code: string,
): Promise<{ withdrawn: number } | undefined> {
  return db.$transaction(
    async (tx) => {
      await oneAtATime(tx);
      const held = await tx.cardSet.findUnique({ where: { gameId_code: { gameId: GAME, code } } });
      if (held?.origin !== 'site') return undefined;
      const { count } = await tx.card.updateMany({
        where: { gameId: GAME, setCode: code, withdrawn: false },
        data: { withdrawn: true },
      });
      if (count > 0)
        await rewritten(tx, { setCode: code, action: 'withdraw', by, added: 0, changed: 0, withdrawn: count });
      return { withdrawn: count };
    },
    { timeout: LONGEST },
  );
}

/** In milliseconds: search and lists of the whole game are written anew. */
const LONGEST = 60_000;

/** Two at once would each write lists without the other's cards. */
async function oneAtATime(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('sets of ccg'))`;
}

interface Change {
  setCode: string;
  action: 'import' | 'withdraw';
  by: Curator;
  added: number;
  changed: number;
  withdrawn: number;
}

/** What follows from a changed set: search, lists, the log, and another version of the catalogue for every cache. */
async function rewritten(tx: Prisma.TransactionClient, { by, ...change }: Change): Promise<void> {
  await writeCcgPhrases(tx);
  await indexCards(tx, GAME);
  await tx.setChange.create({ data: { gameId: GAME, userId: by.id, ...change } });
  await tx.game.update({
    where: { id: GAME },
    data: { catalogueVersion: createHash('sha256').update(randomUUID()).digest('hex') },
  });
}

export interface SiteSet {
  code: string;
  name: Record<string, string>;
  /** Cards that are in the catalogue. */
  cards: number;
}

/** Sets that people brought, in their order. */
export async function siteSets(db: Reader): Promise<SiteSet[]> {
  const rows = await db.cardSet.findMany({
    where: { gameId: GAME, origin: 'site' },
    select: { code: true, name: true, _count: { select: { cards: { where: { withdrawn: false } } } } },
    orderBy: [{ position: 'asc' }, { code: 'asc' }],
  });
  return rows.map(({ code, name, _count }) => ({ code, name: name as Record<string, string>, cards: _count.cards }));
}

export interface LoggedChange {
  id: string;
  setCode: string;
  action: string;
  /** Undefined: the operator, or an account that is gone. */
  handle?: string;
  added: number;
  changed: number;
  withdrawn: number;
  createdAt: Date;
}

/** The last changes, newest first. */
export async function setChanges(db: Reader, limit: number): Promise<LoggedChange[]> {
  const rows = await db.setChange.findMany({
    where: { gameId: GAME },
    include: { user: { select: { handle: true } } },
    orderBy: { id: 'desc' },
    take: limit,
  });
  return rows.map(({ id, setCode, action, user, added, changed, withdrawn, createdAt }) => ({
    ...{ id, setCode, action, added, changed, withdrawn, createdAt },
    ...(user ? { handle: user.handle } : {}),
  }));
}
