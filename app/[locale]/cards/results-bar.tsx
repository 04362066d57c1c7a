import { getTranslations } from 'next-intl/server';
import { type CardQuery, EVERY_CARD, PAGE_SIZES, sortValue, sortValues, VIEWS } from '@/lib/catalogue/card-query';
import type { GameId } from '@/lib/catalogue/games';
import type { ChangedAddress } from './addresses';

/** The filters' form; sort order and page size stand beside the results and belong to it by this id. */
export const FORM_ID = 'card-filters';

interface ResultsBarProps {
  game: GameId;
  query: CardQuery;
  total: number;
  /** There are more than `total`. */
  more: boolean;
  href: ChangedAddress;
}

export async function ResultsBar({ game, query, total, more, href }: ResultsBarProps) {
  const t = await getTranslations('cards');
  const order = sortValue(query);
  return (
    <div className="results-bar">
      <p role="status" className="results-count">
        {t(more ? 'foundMore' : 'found', { count: total })}
      </p>
      <label>
        <span className="sr-only">{t('sort.label')}</span>
        {/* The empty choice is the default: best match first with a text, the card's number without. */}
        <select
          name="sort"
          form={FORM_ID}
          className="input"
          defaultValue={order === (query.q ? 'relevance' : 'number') ? '' : order}
        >
          <option value="">{t('sort.auto')}</option>
          {sortValues(game)
            .flatMap((value) => (value === 'relevance' ? [] : [value]))
            .map((value) => (
              <option key={value} value={value}>
                {t(`sort.${value}`)}
              </option>
            ))}
        </select>
      </label>
      <label>
        <span className="sr-only">{t('size.label')}</span>
        <select
          name="size"
          form={FORM_ID}
          className="input"
          defaultValue={query.size === EVERY_CARD.size ? '' : query.size}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size === EVERY_CARD.size ? '' : size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <nav aria-label={t('view.label')} className="view-switch">
        {VIEWS.map((view) => (
          <a
            key={view}
            className="button"
            href={href({ view, page: query.page })}
            aria-current={view === query.view ? 'true' : undefined}
          >
            {t(`view.${view}`)}
          </a>
        ))}
      </nav>
    </div>
  );
}
