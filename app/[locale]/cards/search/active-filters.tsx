import { getTranslations } from 'next-intl/server';
import {
  type CardQuery,
  EVERY_CARD,
  hasFilters,
  LIST_FILTERS,
  type ListFilter,
  RANGE_FILTERS,
  type Range,
  type RangeFilter,
} from '@/lib/catalogue/card-query';
import type { GameId } from '@/lib/catalogue/games';
import type { CardTree } from '@/lib/catalogue/query/condition';
import { filterOf, isRange, splitFilters } from '@/lib/catalogue/query/filters';
import { readQuery } from '@/lib/catalogue/query/grammar';
import { withFilter, withoutPart } from '@/lib/catalogue/query/rewrite';
import { writeQuery } from '@/lib/catalogue/query/write';
import type { Locale } from '@/lib/i18n/locales';
import { parts } from '@/lib/query/ast';
import type { ChangedAddress } from '../addresses';
import { type ValueNames, valueLabel } from './labels';

interface ActiveFiltersProps {
  game: GameId;
  locale: Locale;
  /** As the address has it: what its text says and what its own filters say are taken away in different ways. */
  query: CardQuery;
  names: ValueNames;
  href: ChangedAddress;
}

interface Chip {
  label: string;
  without: string;
}

/** What narrows the list, each with the link that takes it away. */
export async function ActiveFilters({ game, locale, query, names, href }: ActiveFiltersProps) {
  if (!query.q && !hasFilters(query)) return null;
  const t = await getTranslations('cards');

  const rangeLabel = (range: RangeFilter, { min, max }: Range): string => {
    const name = t(`filter.${range}`);
    if (min !== undefined && min === max) return t('filter.exactly', { name, value: min });
    if (min !== undefined && max !== undefined) return t('filter.between', { name, min, max });
    return min !== undefined ? t('filter.from', { name, min }) : t('filter.upTo', { name, max: max ?? 0 });
  };
  const listChips = (name: ListFilter, values: readonly string[], without: (rest: string[]) => string): Chip[] =>
    values.map((value) => ({
      label: valueLabel(name, value, locale, names, game),
      without: without(values.filter((other) => other !== value)),
    }));

  const ofText = (part: CardTree, index: number): Chip[] => {
    const { condition } = part.kind === 'leaf' ? part : {};
    const name = condition && filterOf(condition);
    if (condition && name) {
      const { filters } = splitFilters(part);
      if (isRange(name))
        return [
          { label: rangeLabel(name, filters[name]), without: href({ q: withFilter(query.q, name, EVERY_CARD, game) }) },
        ];
      return listChips(name, filters[name], (rest) =>
        href({ q: withFilter(query.q, name, { ...EVERY_CARD, [name]: rest }, game) }),
      );
    }
    const label = condition?.on === 'words' ? t('filter.text', { text: condition.text }) : writeQuery(part);
    return [{ label, without: href({ q: withoutPart(query.q, index, game) }) }];
  };
  const typed = parts(readQuery(query.q, { game }).tree);
  const chips = [
    // Nothing of it was understood: it still can be taken away.
    ...(query.q && typed.length === 0
      ? [{ label: t('filter.text', { text: query.q }), without: href({ q: '' }) }]
      : []),
    ...typed.flatMap(ofText),
    ...LIST_FILTERS.flatMap((name) => listChips(name, query[name], (rest) => href({ [name]: rest }))),
    ...RANGE_FILTERS.flatMap((range) =>
      query[range].min === undefined && query[range].max === undefined
        ? []
        : [{ label: rangeLabel(range, query[range]), without: href({ [range]: {} }) }],
    ),
  ];
  const { sort, descending, view, size } = query;
  return (
    <ul className="active-filters" aria-label={t('search.active')}>
      {chips.map(({ label, without }, index) => (
        <li key={`${index} ${label}`}>
          <a className="chip" href={without} aria-label={t('search.remove', { filter: label })}>
            <span className="chip-text">{label}</span>
            <span aria-hidden="true">✕</span>
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a className="link" href={href({ ...EVERY_CARD, sort, descending, view, size })}>
            {t('search.clear')}
          </a>
        </li>
      )}
    </ul>
  );
}
