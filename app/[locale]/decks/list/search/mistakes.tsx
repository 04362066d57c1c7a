import { getFormatter, getTranslations } from 'next-intl/server';
import type { Mistake } from '@/lib/decks/search/condition';
import { Link } from '@/lib/i18n/navigation';
import { Notice } from '@/lib/ui/notice';
import { listAddress, type ListQuery } from '../query';

interface MistakesProps {
  query: ListQuery;
  mistakes: readonly Mistake[];
}

const MOST_EXPECTED = 12;

/** What of a query was not understood, what could stand there, and what was likely meant. The rest was searched for. */
export async function Mistakes({ query, mistakes }: MistakesProps) {
  if (mistakes.length === 0) return null;
  const [t, tDecks, format] = await Promise.all([
    getTranslations('query'),
    getTranslations('deckSearch.mistakes'),
    getFormatter(),
  ]);
  const said = ({ code, field, piece }: Mistake) => {
    if (code === 'no-such-card' || code === 'no-such-author') return tDecks(code, { piece });
    if (code === 'unknown-value' && field === 'updated') return tDecks('not-a-date', { piece });
    return t(`mistake.${code}`, { piece: piece || query.q, field: field ?? '' });
  };
  return (
    <div className="mb-4">
      <Notice tone="warn" role="status" title={mistakes.some(({ kept }) => !kept) ? t('title') : t('doubts')}>
        <ul className="mt-1 list-disc pl-5">
          {mistakes.map((mistake) => {
            const { code, from, to, expected = [], suggestion } = mistake;
            return (
              <li key={`${code} ${from} ${to}`} className="wrap-anywhere">
                <span className="text-soft">{tDecks('place', { place: from + 1 })}</span> {said(mistake)}{' '}
                {suggestion !== undefined &&
                  t.rich('meant', {
                    suggestion: () => (
                      <Link
                        rel="nofollow"
                        href={listAddress('/decks', {
                          ...query,
                          q: query.q.slice(0, from) + suggestion + query.q.slice(to),
                          after: '',
                        })}
                      >
                        <code>{suggestion}</code>
                      </Link>
                    ),
                  })}
                {suggestion === undefined &&
                  expected.length > 0 &&
                  t('expected', {
                    values: format.list(expected.slice(0, MOST_EXPECTED), { type: 'disjunction' }),
                  })}
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}
