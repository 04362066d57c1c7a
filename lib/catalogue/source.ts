import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { chooseSearch } from '@/lib/search/choose';
import type { SearchIndex } from '@/lib/search/port';

/** Where the catalogue is read from. Tests bring their own; everyone else takes the process's. */
export interface Source {
  db: PrismaClient;
  search: SearchIndex;
}

export function defaultSource(): Source {
  return { db: db(), search: chooseSearch() };
}

/**
 * Hash over the files a game's catalogue was seeded from and the code that seeded it. What is computed from the
 * catalogue is kept under it, so that a reseed by any process is seen by all of them at their next question.
 * '' when the game has not been seeded.
 */
export async function catalogueVersion(game: string, { db }: Pick<Source, 'db'> = defaultSource()): Promise<string> {
  const row = await db.game.findUnique({ where: { id: game }, select: { catalogueVersion: true } });
  return row?.catalogueVersion ?? '';
}
