import { words } from '@/lib/catalogue/fold';
import { defaultSource, type Source } from '@/lib/catalogue/source';
import { Prisma } from '@/lib/db/generated/client';

export type Engine = Source['search'];

/** So many decks at most are taken from the search engine. */
const MOST_FOUND = 2_000;

/**
 * Decks that the free words of a query find, by their names, tags and authors, as forgiving as any search. Words that
 * more decks have than an engine is asked for are looked up in the names alone: there an index has them in the order of
 * the list, and none that belongs on the page is missing.
 */
export async function foundByWords(
  game: string,
  texts: readonly string[],
  engine: Engine = defaultSource().search,
): Promise<Prisma.Sql> {
  const text = texts.join(' ');
  const { hits, total, unmatched } = await engine.search({ game, kind: 'deck', locale: '', text, limit: MOST_FOUND });
  // A word that no deck has leaves none: it was asked for like the others.
  if (unmatched.length > 0) return Prisma.sql`FALSE`;
  if (total > MOST_FOUND) return calledSo(text);
  return Prisma.sql`d."id" = ANY (${hits.map(({ key }) => key)}::uuid[])`;
}

/** Decks whose names have words that begin so. */
export function calledSo(text: string): Prisma.Sql {
  const asked = words(text);
  if (asked.length === 0) return Prisma.sql`TRUE`;
  return Prisma.sql`array_to_tsvector(d."name_words") @@ ${beginnings(asked)}::tsquery`;
}

/** Words that all must begin some word of the name. They are letters and digits only, so nothing in them is syntax. */
function beginnings(asked: readonly string[]): string {
  return asked.map((word) => `'${word}':*`).join(' & ');
}
