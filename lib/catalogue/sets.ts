import { cached } from '@/lib/cache/cached';
import type { Locale } from '@/lib/i18n/locales';
import { localized, type LocalizedText } from './localized';
import { defaultSource, type Source } from './source';

type SetNames = { code: string; name: Record<string, string> }[];

const names = cached<SetNames>({ name: 'sets', of: ['catalogue'], max: 10 });

/** The name of each set of a game by its code. */
export async function setNames(
  game: string,
  locale: Locale,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<Map<string, LocalizedText>> {
  const sets = await names.get(game, [], source, () => readSets(game, source));
  return new Map(sets.map(({ code, name }) => [code, localized(name, locale)]));
}

async function readSets(game: string, { db }: Pick<Source, 'db'>): Promise<SetNames> {
  const rows = await db.cardSet.findMany({
    where: { gameId: game },
    orderBy: { position: 'asc' },
    select: { code: true, name: true },
  });
  return rows.map(({ code, name }) => ({ code, name: name as Record<string, string> }));
}
