import type { CardPool, MythosPoolCard } from '@/lib/decks/cards/pool-card';
import { cardTitle } from '@/lib/decks/cards/title';
import { toCsv } from '@/lib/decks/formats/csv/table';
import type { Locale } from '@/lib/i18n/locales';
import type { Entry } from '../lists';
import { COLUMNS } from './columns';

/** All lists in one file. The printing says it all; what follows the note is for people, and for other programs. */
export function collectionCsv(entries: readonly Entry[], pool: CardPool<MythosPoolCard>, locale: Locale): string {
  return toCsv(
    COLUMNS,
    entries.map(({ list, printing, count, note }) => {
      const card = pool.get(printing);
      const rarity = card?.definition.printings.find(({ id }) => id === printing)?.rarity;
      return [
        list,
        printing,
        count,
        note,
        card?.code ?? '',
        card ? cardTitle(card.definition, locale) : '',
        rarity ?? '',
      ];
    }),
  );
}
