import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { questionOf } from '@/lib/rulings/desk/content';
import type { ProposalLine } from '@/lib/rulings/desk/proposals';

/** Proposals, a line each. `desk`: they lead to the desk; else a published one leads to its ruling. */
export async function ProposalList({
  lines,
  locale,
  desk,
}: {
  lines: readonly ProposalLine[];
  locale: Locale;
  desk: boolean;
}) {
  const [t, format] = await Promise.all([getTranslations('desk'), getFormatter()]);
  return (
    <ul className="flex flex-col gap-2">
      {lines.map(({ id, state, slug, updatedAt, author, content }) => {
        const href = desk ? `/rulings/desk/${id}` : state === 'published' && slug ? `/rulings/${slug}` : undefined;
        const question = questionOf(content, locale);
        return (
          <li key={id} className="panel">
            <p className="font-semibold break-words">
              {href ? <a href={`/${locale}${href}`}>{question}</a> : question}
            </p>
            <p className="mt-1 text-sm text-soft">
              {t(`states.${state}`)} · {t('by', { author: author ? `@${author}` : t('gone') })} ·{' '}
              {format.dateTime(updatedAt, { dateStyle: 'medium' })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
