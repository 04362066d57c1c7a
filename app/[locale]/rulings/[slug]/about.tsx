import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { RulingPage } from '@/lib/rulings/ruling';
import { rulePath } from '@/lib/rulings/rulebook/address';
import { keywordLabel } from '@/lib/rules/mythos/text/traits';
import { chapterTitles } from '../chapter-title';
import { RichText } from '../text/rich-text';
import { StatusBadge } from '../status-badge';

/** How the answer stands and what it rests on. */
export async function About({ ruling, locale }: { ruling: RulingPage; locale: Locale }) {
  const [t, rules, title] = await Promise.all([getTranslations('rulings'), getTranslations('rules'), chapterTitles()]);
  const { source, status } = ruling;
  const chapter = { number: source.chapter, name: title(source.chapter) };
  return (
    <dl className="grid gap-x-5 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)] [&>dd]:mb-2 [&>dt]:text-soft">
      <dt>{t('status.label')}</dt>
      <dd>
        <StatusBadge status={status} />
        <p className="mt-1">{t(`status.${status}Text`)}</p>
      </dd>
      {ruling.other && (
        <>
          <dt>{rules('otherReading')}</dt>
          <dd lang={ruling.locale === locale ? undefined : ruling.locale}>
            <RichText text={ruling.other} locale={locale} />
          </dd>
        </>
      )}
      {ruling.rules.length > 0 && (
        <>
          <dt>{rules('restsOn')}</dt>
          <dd>
            <ul>
              {ruling.rules.map(({ number, chapter, heading }) => (
                <li key={number}>
                  <a href={`/${locale}${rulePath(number)}`}>
                    {number} {heading ?? title(chapter)}
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {ruling.keywords.length > 0 && (
        <>
          <dt>{rules('keywords')}</dt>
          <dd>{ruling.keywords.map((keyword) => keywordLabel(keyword, locale)).join(', ')}</dd>
        </>
      )}
      <dt>{t('source.label')}</dt>
      <dd>
        <a href={`/${locale}/rules/${source.chapter}`}>
          {source.section
            ? t('source.section', { ...chapter, section: t(`sections.${source.section}`) })
            : t('source.chapter', chapter)}
        </a>
      </dd>
      <dt>{t('source.documentLabel')}</dt>
      <dd>
        {source.document === 'reading'
          ? t('source.reading', { decision: source.decision ?? '' })
          : t(`source.${source.document}`)}
      </dd>
    </dl>
  );
}
