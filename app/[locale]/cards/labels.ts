import type { ListFilter } from '@/lib/catalogue/card-query';
import type { Locale } from '@/lib/i18n/locales';
import { facetLabel } from '@/lib/rules/mythos/text/facets';
import { CARD_TYPES, FACTIONS, RARITIES } from '@/lib/rules/mythos/cards/schema';
import { factionLabel, keywordLabel, rarityLabel, typeLabel } from '@/lib/rules/mythos/text/traits';

/** Names of the sets by code, as `setNames` gives them. */
export type SetNames = ReadonlyMap<string, { text: string }>;

/** A value of a list filter in words; one that nobody knows is shown as it came. */
export function valueLabel(filter: ListFilter, value: string, locale: Locale, sets: SetNames): string {
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
    case 'cares':
      return facetLabel(filter, value, locale);
    case 'set':
      return sets.get(value)?.text ?? value;
  }
}
