import { getTranslations } from 'next-intl/server';
import {
  type CardQuery,
  LIST_FILTERS,
  type ListFilter,
  RANGE_FILTERS,
  type RangeFilter,
} from '@/lib/catalogue/card-query';
import type { Facets } from '@/lib/catalogue/facets';
import { MAX_QUERY_LENGTH } from '@/lib/catalogue/fold';
import type { Locale } from '@/lib/i18n/locales';
import { LiveForm } from '@/lib/ui/live-form';
import { FacetOptions } from './facet-options';
import { type ValueNames, valueLabel } from './labels';
import { FORM_ID } from './results-bar';

interface CardFiltersProps {
  locale: Locale;
  query: CardQuery;
  facets: Facets;
  names: ValueNames;
}

/** Lists long enough to stay folded until they are wanted. */
const FOLDED: readonly ListFilter[] = ['timing', 'does', 'affects', 'cares', 'keyword', 'rarity'];

/** What can be typed beside words, by example. */
const WORD_EXAMPLES = ['deed', 'care', 'target', 'numbers'] as const;

export async function CardFilters({ locale, query, facets, names }: CardFiltersProps) {
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
    <LiveForm id={FORM_ID} action={`/${locale}/cards`} className="card-filters">
      <div className="field">
        <label htmlFor="q" className="field-label">
          {t('search.label')}
        </label>
        <input
          id="q"
          type="search"
          name="q"
          className="input"
          defaultValue={query.q}
          placeholder={t('search.placeholder')}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </div>
      <details className="facet-group">
        <summary>{t('search.words')}</summary>
        <ul className="search-words">
          {WORD_EXAMPLES.map((example) => {
            const q = t(`search.wordExamples.${example}.q`);
            return (
              <li key={example}>
                <a className="link" href={`/${locale}/cards?${new URLSearchParams({ q })}`} rel="nofollow">
                  <code>{q}</code>
                </a>{' '}
                {t(`search.wordExamples.${example}.finds`)}
              </li>
            );
          })}
        </ul>
      </details>
      <input type="hidden" name="view" defaultValue={query.view === 'table' ? 'table' : ''} />
      <details className="filter-sheet">
        <summary className="button">
          {inUse > 0 ? t('search.filtersSet', { count: inUse }) : t('search.filters')}
        </summary>
        <div className="filter-groups">
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
    </LiveForm>
  );
}
