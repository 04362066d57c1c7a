import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { localCatalogue, type LocalCatalogue } from '@/lib/catalogue/local-search';
import type { Snapshot } from '@/lib/catalogue/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import type { EntryCatalogue } from './entry-line';

/** The whole catalogue as quick entry looks things up in it. `index` is the snapshot made searchable, where there is one already. */
export function entryCatalogue(
  snapshot: Snapshot,
  locale: Locale,
  index: LocalCatalogue = localCatalogue(snapshot),
): EntryCatalogue {
  const cards = new Map(
    snapshot.cards.flatMap((card) => [card.code, ...card.printings.map(({ id }) => id)].map((key) => [key, card])),
  );
  return {
    sets: new Set(snapshot.sets.map(({ code }) => code)),
    card: (code) => cards.get(code),
    search: (q) => index.search({ ...EVERY_CARD, q, sort: 'relevance' }, locale).cards,
  };
}
