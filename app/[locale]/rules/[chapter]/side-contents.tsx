import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Chapter } from '@/lib/rulings/rulebook/rulebook';

interface SideContentsProps {
  locale: Locale;
  /** Path of the rulebook, without the language. */
  base: string;
  chapter: Chapter;
  written: readonly number[];
  name: (chapter: number) => string;
}

/** On wide screens, beside the text: all chapters, and the headings of this one. */
export async function SideContents({ locale, base, chapter, written, name }: SideContentsProps) {
  const t = await getTranslations('rules');
  const headed = chapter.paragraphs.filter(({ heading }) => heading);
  return (
    <nav aria-label={t('allChapters')} className="rule-side no-print">
      <a href={`/${locale}${base}`} className="rule-side-all">
        {t('allChapters')}
      </a>
      <ol>
        {written.map((number) => (
          <li key={number}>
            <a href={`/${locale}${base}/${number}`} aria-current={number === chapter.number ? 'page' : undefined}>
              <span>{number}</span> {name(number)}
            </a>
            {number === chapter.number && headed.length > 0 && (
              <ul aria-label={t('side')}>
                {headed.map((paragraph) => (
                  <li key={paragraph.number}>
                    <a href={`#r${paragraph.number}`}>{paragraph.heading}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
