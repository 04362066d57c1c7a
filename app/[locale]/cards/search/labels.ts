import type { ListFilter } from '@/lib/catalogue/card-query';
import { DEFAULT_GAME, type GameId } from '@/lib/catalogue/games';
import { valueLabel as plainLabel } from '@/lib/catalogue/query/values';
import type { Locale } from '@/lib/i18n/locales';

/** What sets and characters are called in the reader's language. */
export interface ValueNames {
  /** By code, as `setNames` gives them. */
  sets: ReadonlyMap<string, { text: string }>;
  /** By the English name. */
  nameOf: (english: string) => string;
}

/** A value of a list filter in words; one that nobody knows is shown as it came. */
export function valueLabel(
  filter: ListFilter,
  value: string,
  locale: Locale,
  names: ValueNames,
  game: GameId = DEFAULT_GAME,
): string {
  if (filter === 'set') return names.sets.get(value)?.text ?? value;
  const label = plainLabel(filter, value, locale, game);
  return filter === 'cares' ? names.nameOf(label) : label;
}
