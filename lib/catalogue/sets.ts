import { LRUCache } from 'lru-cache';
import type { Locale } from '@/lib/i18n/locales';
import { localized, type LocalizedText } from './localized';
import { defaultSource, type Source } from './source';

type SetNames = { code: string; name: Record<string, string> }[];

/** Names of a game's sets change with a reseed only, so they may be a minute old. */
const names = new LRUCache<string, Promise<SetNames>>({ max: 10, ttl: 60_000 });

/** The name of each set of a game by its code. */
export async function setNames(
  game: string,
  locale: Locale,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<Map<string, LocalizedText>> {
  let sets = names.get(game);
  if (!sets) {
    sets = readSets(game, source);
    names.set(game, sets);
    // A failed answer is not kept: the next question asks again.
    sets.catch(() => names.delete(game));
  }
  return new Map((await sets).map(({ code, name }) => [code, localized(name, locale)]));
}

async function readSets(game: string, { db }: Pick<Source, 'db'>): Promise<SetNames> {
  const rows = await db.cardSet.findMany({
    where: { gameId: game },
    orderBy: { position: 'asc' },
    select: { code: true, name: true },
  });
  return rows.map(({ code, name }) => ({ code, name: name as Record<string, string> }));
}
