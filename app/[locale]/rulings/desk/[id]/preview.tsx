import type { Locale } from '@/lib/i18n/locales';
import { languagesOf, type ProposalContent } from '@/lib/rulings/desk/content';
import { splitAnswer } from '@/lib/rulings/markup';
import { RichText } from '../../text/rich-text';
import { StatusBadge } from '../../status-badge';

/** As readers will see it, one language after the other. */
export function Preview({ content, locale }: { content: ProposalContent; locale: Locale }) {
  return languagesOf(content).map((language) => {
    const text = content.texts[language];
    if (!text) return null;
    const { short, why } = splitAnswer(text.answer);
    return (
      <article key={language} lang={language} className="mb-4">
        <h3>{text.question}</h3>
        <div className="panel mt-2 text-lg font-semibold">
          <RichText text={short} locale={locale} />
          <p className="mt-2" lang={locale}>
            <StatusBadge status={content.status} />
          </p>
        </div>
        <div className="mt-3 space-y-3">
          <RichText text={why} locale={locale} />
          {text.other && <RichText text={text.other} locale={locale} className="text-soft" />}
        </div>
      </article>
    );
  });
}
