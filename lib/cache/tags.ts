import type { PrismaClient } from '@/lib/db/generated/client';

// What cached answers are made of. The database gives a tag another version in the very transaction that changes such
// rows (triggers of the migration `cache`), so a writer need not know who keeps what, and cannot forget to say so.

/**
 * Kinds of content of a game. `catalogue`: cards, sets and printings; `rules`: the rulebook; `rulings`: rulings and
 * glossary; `words`: what free text is searched in; `decks`: public decks
 * that came, went or were called otherwise (not each of their saves).
 */
export type Content = 'catalogue' | 'rules' | 'rulings' | 'words' | 'decks';

/** Versions of all tags by tag (`rulings:mythos`); a tag that never changed is not in it. */
export type Versions = ReadonlyMap<string, string>;

type Database = Pick<PrismaClient, 'cacheTag'>;

interface Reading {
  /** The query that is out now, or was the last. */
  running: Promise<unknown>;
  /** The one after it, which whoever asks now shares. */
  next?: Promise<Versions> | undefined;
}

const readings = new WeakMap<Database, Reading>();

/**
 * The versions of all tags, read after this call: what was committed before it is seen. One query is out at a time and
 * the next serves all who came meanwhile, so that its cost a request falls as requests grow.
 */
export function tagVersions(db: Database): Promise<Versions> {
  let reading = readings.get(db);
  if (!reading) readings.set(db, (reading = { running: Promise.resolve() }));
  return (reading.next ??= nextReading(db, reading));
}

async function nextReading(db: Database, reading: Reading): Promise<Versions> {
  // A failure is told to those who waited for it; the next ones ask again.
  await reading.running.catch(() => undefined);
  const rows = db.cacheTag.findMany();
  reading.running = rows;
  reading.next = undefined;
  return new Map((await rows).map(({ tag, version }) => [tag, version]));
}

/** The versions of some kinds of content of a game as one text: another text when one of them changed. */
export function versionOf(versions: Versions, game: string, contents: readonly Content[]): string {
  return contents.map((content) => versions.get(`${content}:${game}`) ?? '').join();
}
