import { getTranslations } from 'next-intl/server';
import type { ParagraphSource } from '@/lib/rulings/rulebook/files';

/** What a paragraph rests on, small beneath it. A reading of ours says that it is one. */
export async function SourceLine({ source }: { source: ParagraphSource }) {
  const [t, rulings] = await Promise.all([getTranslations('rules.source'), getTranslations('rulings')]);
  if (source.document === 'reading')
    return (
      <p className="rule-source rule-source-ours">
        <span aria-hidden="true">≈ </span>
        {t('reading', { decision: source.decision })}
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
