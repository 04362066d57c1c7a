import type { ListFilter } from '@/lib/catalogue/card-query';
import type { Locale } from '@/lib/i18n/locales';
import { facetLabel } from '@/lib/rules/mythos/text/facets';
import { CARD_TYPES, FACTIONS, RARITIES } from '@/lib/rules/mythos/cards/schema';
import { factionLabel, keywordLabel, rarityLabel, typeLabel } from '@/lib/rules/mythos/text/traits';

/** What sets and characters are called in the reader's language. */
export interface ValueNames {
  /** By code, as `setNames` gives them. */
  sets: ReadonlyMap<string, { text: string }>;
  /** By the English name. */
  nameOf: (english: string) => string;
}

/** A value of a list filter in words; one that nobody knows is shown as it came. */
export function valueLabel(filter: ListFilter, value: string, locale: Locale, names: ValueNames): string {
  const known = <T extends string>(values: readonly T[], label: (value: T, locale: Locale) => string) => {
    const found = values.find((one) => one === value);
    return found ? label(found, locale) : value;
  };
  switch (filter) {
    case 'type':
      return known(CARD_TYPES, typeLabel);
    case 'faction':
      return known(FACTIONS, factionLabel);
    case 'rarity':
      return known(RARITIES, rarityLabel);
    case 'keyword':
      return keywordLabel(value, locale);
    case 'timing':
    case 'does':
    case 'affects':
      return facetLabel(filter, value, locale);
    case 'cares':
      return names.nameOf(facetLabel(filter, value, locale));
    case 'set':
      return names.sets.get(value)?.text ?? value;
  }
}
