import { getTranslations } from 'next-intl/server';
import type { CardQuery } from '@/lib/catalogue/card-query';
import { DEFAULT_GAME, type GameId } from '@/lib/catalogue/games';
import { MAX_SOURCE } from '@/lib/catalogue/query/grammar';
import type { Locale } from '@/lib/i18n/locales';
import type { Mistake } from '@/lib/query/ast';
import { QueryMistakes } from '@/lib/ui/search/query-mistakes';
import { cardsAddress } from '../addresses';
import { FORM_ID } from '../results-bar';
import { QueryHelp } from './query-help';
import { SearchBox } from './search-box';

const MISTAKES_ID = 'q-mistakes';

interface QueryFieldProps {
  game: GameId;
  locale: Locale;
  query: CardQuery;
  mistakes: readonly Mistake[];
}

/** The box of the query over filters and results alike, with what is wrong in it and how to ask. */
export async function QueryField({ game, locale, query, mistakes }: QueryFieldProps) {
  const t = await getTranslations();
  return (
    <div className="query-field">
      <div className="field">
        <label htmlFor="q" className="field-label">
          {t(game === DEFAULT_GAME ? 'cards.search.label' : 'ccg.cards.label')}
        </label>
        <SearchBox
          game={game}
          form={FORM_ID}
          locale={locale}
          defaultValue={query.q}
          placeholder={t(game === DEFAULT_GAME ? 'cards.search.placeholder' : 'ccg.cards.placeholder')}
          maxLength={MAX_SOURCE}
          invalid={mistakes.length > 0 ? MISTAKES_ID : undefined}
          words={{ options: t('query.box.options') }}
        />
        {mistakes.length > 0 && (
          <QueryMistakes
            id={MISTAKES_ID}
            q={query.q}
            mistakes={mistakes}
            addressOf={(q) => cardsAddress(locale, { ...query, q, page: 1 }, game)}
          />
        )}
      </div>
      <QueryHelp game={game} locale={locale} />
    </div>
  );
}
