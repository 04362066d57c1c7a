import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

interface ChapterLinksProps {
  locale: Locale;
  /** Path of the rulebook, without the language. */
  base: string;
  number: number;
  written: readonly number[];
  name: (chapter: number) => string;
}

/** The chapters before and after, and the way back to all of them. */
export async function ChapterLinks({ locale, base, number, written, name }: ChapterLinksProps) {
  const t = await getTranslations('rules');
  const place = written.indexOf(number);
  const [before, after] = [written[place - 1], written[place + 1]];
  return (
    <nav aria-label={t('contents')} className="rule-turn no-print">
      {before && (
        <a href={`/${locale}${base}/${before}`} rel="prev" className="rule-turn-link">
          <span>← {t('previous')}</span>
          <b>
            {before}. {name(before)}
          </b>
        </a>
      )}
      {after && (
        <a href={`/${locale}${base}/${after}`} rel="next" className="rule-turn-link rule-turn-next">
          <span>{t('next')} →</span>
          <b>
            {after}. {name(after)}
          </b>
        </a>
      )}
      <a href={`/${locale}${base}`} className="link rule-turn-all">
        {t('allChapters')}
      </a>
    </nav>
  );
}
