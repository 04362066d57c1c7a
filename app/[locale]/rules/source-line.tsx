import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { AnySource } from '@/lib/rulings/rulebook/books';

interface SourceLineProps {
  source: AnySource;
  locale: Locale;
}

/** What a paragraph rests on, small beneath it. A reading of ours says that it is one, and which question it answers. */
export async function SourceLine({ source, locale }: SourceLineProps) {
  const [t, rulings] = await Promise.all([getTranslations('rules.source'), getTranslations('rulings')]);
  if (source.document === 'reading')
    return (
      <p className="rule-source rule-source-ours">
        <span aria-hidden="true">≈ </span>
        {'decision' in source
          ? t('reading', { decision: source.decision })
          : t('silent', { question: source.point[locale], reading: source.reading })}
      </p>
    );
  return (
    <p className="rule-source">
      {source.document === 'mechanics' && source.section
        ? t('mechanicsSection', { section: rulings(`sections.${source.section}`) })
        : t(source.document)}
    </p>
  );
}
