import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import {
  type CardQuery,
  filtersOf,
  type ListFilter,
  type RangeFilter,
  toSearchParams,
} from '@/lib/catalogue/card-query';
import type { Facets } from '@/lib/catalogue/sql/facets';
import { type GameId, gamePath } from '@/lib/catalogue/games';
import { typedFilters } from '@/lib/catalogue/query/settle';
import type { Locale } from '@/lib/i18n/locales';
import { FORM_ID } from '../results-bar';
import { FacetOptions } from './facet-options';
import { type ValueNames, valueLabel } from './labels';
import { CardSearchForm } from './search-form';

interface CardFiltersProps {
  game: GameId;
  locale: Locale;
  /** As its text and its filters have it together; `q` as typed. */
  query: CardQuery;
  facets: Facets;
  names: ValueNames;
  /** What only some readers can filter by. */
  children?: ReactNode;
}

/** Lists long enough to stay folded until they are wanted. */
const FOLDED: readonly ListFilter[] = ['trait', 'timing', 'does', 'affects', 'cares', 'keyword', 'rarity'];

export async function CardFilters({ game, locale, query, facets, names, children }: CardFiltersProps) {
  const t = await getTranslations('cards');
  const { lists, ranges } = filtersOf(game);
  const inUse =
    lists.reduce((count, name) => count + query[name].length, 0) +
    ranges.filter((name) => query[name].min !== undefined || query[name].max !== undefined).length;

  const options = (name: ListFilter) => (
    <FacetOptions
      name={name}
      options={facets[name].map(({ value, count, more, selected }) => ({
        value,
        label: valueLabel(name, value, locale, names, game),
        count,
        ...(more && { more }),
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
    <CardSearchForm
      game={game}
      id={FORM_ID}
      action={`/${locale}${gamePath(game)}/cards`}
      state={toSearchParams(query).toString()}
    >
      {typedFilters(query.q, game).map((value) => (
        <input key={value} type="hidden" name="typed" value={value} />
      ))}
      <input type="hidden" name="view" defaultValue={query.view === 'table' ? 'table' : ''} />
      <details className="filter-sheet">
        <summary className="button">
          {inUse > 0 ? t('search.filtersSet', { count: inUse }) : t('search.filters')}
        </summary>
        <div className="filter-groups">
          {children}
          {lists.filter((name) => !FOLDED.includes(name)).map(list)}
          {ranges.map((name) => (
            <fieldset key={name} className="facet-group">
              <legend>{t(`filter.${name}`)}</legend>
              <div className="range">
                {end(name, 'min')}
                <span aria-hidden="true">–</span>
                {end(name, 'max')}
              </div>
            </fieldset>
          ))}
          {FOLDED.filter((name) => lists.includes(name)).map(list)}
        </div>
      </details>
      <button type="submit" className="button button-primary">
        {t('search.submit')}
      </button>
    </CardSearchForm>
  );
}
