import type { Entry } from '@/lib/collection/lists';
import type { CardPool, MythosPoolCard } from '@/lib/decks/cards/pool-card';
import { nameIn } from '@/lib/decks/cards/title';
import type { Locale } from '@/lib/i18n/locales';
import type { ListQuery } from './query';

/** A printing in a list, as much of it as a row shows. */
export interface Row {
  printing: string;
  /** Of its card; undefined where the catalogue does not have the printing any more. */
  code?: string;
  rarity?: string;
  name: string;
  version?: string;
  note?: string;
}

/** Rows on one page. */
export const ROWS = 300;

/** The printings that a list's address asks for, in the catalogue's order; those that left the catalogue come last. */
export function rowsOf(
  query: ListQuery,
  entries: readonly Entry[],
  pool: CardPool<MythosPoolCard>,
  locale: Locale,
): Row[] {
  const held = new Map(entries.map((entry) => [entry.printing, entry]));
  const rows = pool.cards.flatMap(({ definition, withdrawn }): Row[] => {
    const { code, name, version, printings } = definition;
    if (query.set !== undefined && !code.startsWith(`${query.set}-`)) return [];
    return printings
      .filter(({ id }) =>
        query.show === 'have' ? held.has(id) : !withdrawn && !(query.show === 'missing' && held.has(id)),
      )
      .map((printing) => {
        const title = printing.version ?? version;
        const note = held.get(printing.id)?.note;
        return {
          printing: printing.id,
          code,
          rarity: printing.rarity,
          name: nameIn(name, locale),
          ...(title ? { version: nameIn(title, locale) } : {}),
          ...(note ? { note } : {}),
        };
      });
  });
  if (query.show !== 'have') return rows;
  const gone = entries.filter(
    ({ printing }) => !pool.get(printing) && (!query.set || printing.startsWith(`${query.set}-`)),
  );
  return [...rows, ...gone.map(({ printing, note }) => ({ printing, name: printing, ...(note ? { note } : {}) }))];
}
