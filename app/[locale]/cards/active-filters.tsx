import { getTranslations } from 'next-intl/server';
import { type CardQuery, EVERY_CARD, hasFilters, LIST_FILTERS, RANGE_FILTERS } from '@/lib/catalogue/card-query';
import type { Locale } from '@/lib/i18n/locales';
import type { ChangedAddress } from './addresses';
import { type ValueNames, valueLabel } from './labels';

interface ActiveFiltersProps {
  locale: Locale;
  query: CardQuery;
  names: ValueNames;
  href: ChangedAddress;
}

/** What narrows the list, each with the link that takes it away. */
export async function ActiveFilters({ locale, query, names, href }: ActiveFiltersProps) {
  if (!query.q && !hasFilters(query)) return null;
  const t = await getTranslations('cards');

  const chips: { label: string; without: string }[] = [];
  if (query.q) chips.push({ label: t('filter.text', { text: query.q }), without: href({ q: '' }) });
  for (const name of LIST_FILTERS)
    for (const value of query[name]) {
      chips.push({
        label: valueLabel(name, value, locale, names),
        without: href({ [name]: query[name].filter((other) => other !== value) }),
      });
    }
  for (const range of RANGE_FILTERS) {
    const { min, max } = query[range];
    const name = t(`filter.${range}`);
    const without = href({ [range]: {} });
    if (min !== undefined && min === max) chips.push({ label: t('filter.exactly', { name, value: min }), without });
    else if (min !== undefined && max !== undefined)
      chips.push({ label: t('filter.between', { name, min, max }), without });
    else if (min !== undefined) chips.push({ label: t('filter.from', { name, min }), without });
    else if (max !== undefined) chips.push({ label: t('filter.upTo', { name, max }), without });
  }
  const { sort, descending, view, size } = query;
  return (
    <ul className="active-filters" aria-label={t('search.active')}>
      {chips.map(({ label, without }) => (
        <li key={label}>
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
