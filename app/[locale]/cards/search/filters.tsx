import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import {
  type CardQuery,
  LIST_FILTERS,
  type ListFilter,
  RANGE_FILTERS,
  type RangeFilter,
  toSearchParams,
} from '@/lib/catalogue/card-query';
import type { Facets } from '@/lib/catalogue/sql/facets';
import { typedFilters } from '@/lib/catalogue/query/settle';
import type { Locale } from '@/lib/i18n/locales';
import { FORM_ID } from '../results-bar';
import { FacetOptions } from './facet-options';
import { type ValueNames, valueLabel } from './labels';
import { CardSearchForm } from './search-form';

interface CardFiltersProps {
  locale: Locale;
  /** As its text and its filters have it together; `q` as typed. */
  query: CardQuery;
  facets: Facets;
  names: ValueNames;
  /** What only some readers can filter by. */
  children?: ReactNode;
}

/** Lists long enough to stay folded until they are wanted. */
const FOLDED: readonly ListFilter[] = ['timing', 'does', 'affects', 'cares', 'keyword', 'rarity'];

export async function CardFilters({ locale, query, facets, names, children }: CardFiltersProps) {
  const t = await getTranslations('cards');
  const inUse =
    LIST_FILTERS.reduce((count, name) => count + query[name].length, 0) +
    RANGE_FILTERS.filter((name) => query[name].min !== undefined || query[name].max !== undefined).length;

  const options = (name: ListFilter) => (
    <FacetOptions
      name={name}
      options={facets[name].map(({ value, count, selected }) => ({
        value,
        label: valueLabel(name, value, locale, names),
        count,
        selected,
      }))}
    />
  );
  const list = (name: ListFilter) =>
    FOLDED.includes(name) ? (
      <details key={name} className="facet-group" open={query[name].length > 0}>
        <summary>{t(`filter.${name}`)}</summary>
        <fieldset>
          <legend className="sr-only">{t(`filter.${name}`)}</legend>
          {options(name)}
        </fieldset>
      </details>
    ) : (
      <fieldset key={name} className="facet-group">
        <legend>{t(`filter.${name}`)}</legend>
        {options(name)}
      </fieldset>
    );
  const end = (name: RangeFilter, side: 'min' | 'max') => (
    <input
      type="number"
      className="input"
      name={`${name}${side === 'min' ? 'Min' : 'Max'}`}
      min={-99}
      max={99}
      step={1}
      defaultValue={query[name][side]}
      placeholder={t(`filter.${side}`)}
      aria-label={t(`filter.${side}Of`, { name: t(`filter.${name}`) })}
    />
  );

  return (
    <CardSearchForm id={FORM_ID} action={`/${locale}/cards`} state={toSearchParams(query).toString()}>
      {typedFilters(query.q).map((value) => (
        <input key={value} type="hidden" name="typed" value={value} />
      ))}
      <input type="hidden" name="view" defaultValue={query.view === 'table' ? 'table' : ''} />
      <details className="filter-sheet">
        <summary className="button">
          {inUse > 0 ? t('search.filtersSet', { count: inUse }) : t('search.filters')}
        </summary>
        <div className="filter-groups">
          {children}
          {(['set', 'type', 'faction'] as const).map(list)}
          {RANGE_FILTERS.map((name) => (
            <fieldset key={name} className="facet-group">
              <legend>{t(`filter.${name}`)}</legend>
              <div className="range">
                {end(name, 'min')}
                <span aria-hidden="true">–</span>
                {end(name, 'max')}
              </div>
            </fieldset>
          ))}
          {FOLDED.map(list)}
        </div>
      </details>
      <button type="submit" className="button button-primary">
        {t('search.submit')}
      </button>
    </CardSearchForm>
  );
}
