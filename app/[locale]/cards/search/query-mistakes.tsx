import { getFormatter, getTranslations } from 'next-intl/server';
import type { CardQuery } from '@/lib/catalogue/card-query';
import type { Locale } from '@/lib/i18n/locales';
import type { Mistake } from '@/lib/query/ast';
import { cardsAddress } from '../addresses';

interface QueryMistakesProps {
  id: string;
  locale: Locale;
  query: CardQuery;
  mistakes: readonly Mistake[];
}

/** Values named as what could stand there; of longer lists only the beginning helps. */
const MOST_EXPECTED = 8;

/** Under the box: the query with its faulty parts marked, and of each what is wrong with it and what was likely meant. */
export async function QueryMistakes({ id, locale, query, mistakes }: QueryMistakesProps) {
  const [t, format] = await Promise.all([getTranslations('query'), getFormatter()]);
  const left = mistakes.filter(({ kept }) => !kept);
  const item = ({ code, from, to, piece, field, expected = [], suggestion, kept }: Mistake) => (
    <li key={`${code} ${from}`}>
      {t(`mistake.${code}`, { piece: piece || query.q, field: field ?? '' })}
      {kept && code === 'unknown-value' && <> {t('kept')}</>}
      {suggestion !== undefined && (
        <>
          {' '}
          {t.rich('meant', {
            suggestion: () => (
              <a
                className="link"
                rel="nofollow"
                href={cardsAddress(locale, {
                  ...query,
                  q: query.q.slice(0, from) + suggestion + query.q.slice(to),
                  page: 1,
                })}
              >
                <code>{suggestion}</code>
              </a>
            ),
          })}
        </>
      )}
      {suggestion === undefined && expected.length > 0 && (
        <> {t('expected', { values: format.list(expected.slice(0, MOST_EXPECTED), { type: 'disjunction' }) })}</>
      )}
    </li>
  );
  return (
    <div id={id} className="query-mistakes" role="status">
      <p className="font-semibold">{left.length > 0 ? t('title') : t('doubts')}</p>
      <p className="query-marked">
        <code>{marked(query.q, mistakes)}</code>
      </p>
      <ul>{mistakes.map(item)}</ul>
    </div>
  );
}

/** The text in pieces, the faulty ones marked; overlapping ones are one. */
function marked(q: string, mistakes: readonly Mistake[]) {
  let at = 0;
  const pieces = mistakes.flatMap(({ from, to }) => {
    if (from < at || to <= from) return [];
    const piece = [q.slice(at, from), <mark key={from}>{q.slice(from, to)}</mark>];
    at = to;
    return piece;
  });
  return [...pieces, q.slice(at)];
}
