import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

interface ChapterLinksProps {
  locale: Locale;
  number: number;
  written: readonly number[];
  name: (chapter: number) => string;
}

/** The chapters before and after, and the way back to all of them. */
export async function ChapterLinks({ locale, number, written, name }: ChapterLinksProps) {
  const t = await getTranslations('rules');
  const place = written.indexOf(number);
  const [before, after] = [written[place - 1], written[place + 1]];
  return (
    <nav aria-label={t('contents')} className="rule-turn no-print">
      {before && (
        <a href={`/${locale}/rules/${before}`} rel="prev" className="rule-turn-link">
          <span>← {t('previous')}</span>
          <b>
            {before}. {name(before)}
          </b>
        </a>
      )}
      {after && (
        <a href={`/${locale}/rules/${after}`} rel="next" className="rule-turn-link rule-turn-next">
          <span>{t('next')} →</span>
          <b>
            {after}. {name(after)}
          </b>
        </a>
      )}
      <a href={`/${locale}/rules`} className="link rule-turn-all">
        {t('allChapters')}
      </a>
    </nav>
  );
}
