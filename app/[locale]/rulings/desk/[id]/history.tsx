import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Proposal } from '@/lib/rulings/desk/proposals';

interface HistoryProps {
  proposal: Proposal;
  history: Proposal['history'];
  /** Revision that is looked at. */
  shown: number;
  locale: Locale;
}

/** Every revision, newest first, each to be looked at. */
export async function History({ proposal: { id, publishedRevision }, history, shown, locale }: HistoryProps) {
  const [t, format] = await Promise.all([getTranslations('desk'), getFormatter()]);
  return (
    <ol className="flex flex-col gap-2">
      {history.map(({ revision, author, note, createdAt }) => (
        <li key={revision} className="panel">
          <a
            href={`/${locale}/rulings/desk/${id}?revision=${revision}`}
            aria-current={revision === shown ? 'page' : undefined}
            className="font-semibold"
          >
            {t('revision', { revision })}
          </a>{' '}
          <span className="text-sm text-soft">
            {author ? `@${author}` : t('gone')} ·{' '}
            {format.dateTime(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
            {revision === publishedRevision && ` · ${t('publishedRevision')}`}
          </span>
          {note && <p className="mt-1 break-words">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
