import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { READINGS } from '@/lib/rules/ccg/readings';
import { rulePath } from '@/lib/rulings/rulebook/address';
import { chapters } from '@/lib/rulings/rulebook/rulebook';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page, Section } from '@/lib/ui/page/page';
import { SoftLinks } from '@/lib/ui/page/soft-links';
import { chapterTitles } from '../../rulings/chapter-title';
import { RichText } from '../../rulings/text/rich-text';

interface ReadingsPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: ReadingsPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('ccg.readings')]);
  return pageMetadata({ locale, path: '/ccg/rulings', title: t('title'), description: t('lead') });
}

/** Every point where the source of the older game is silent or unclear, with the reading its rulebook takes. */
export default async function ReadingsPage({ params }: ReadingsPageProps) {
  const { locale } = await params;
  const [t, older, title, book] = await Promise.all([
    getTranslations('ccg.readings'),
    getTranslations('ccg'),
    chapterTitles('ccg'),
    chapters('ccg', locale),
  ]);
  return (
    <Page narrow title={t('title')} lead={t('lead')}>
      <p className="rule-source">{t('none')}</p>
      <p className="mt-2">
        <a className="chip" href={`/${locale}/ccg/rulings/terms`}>
          {older('links.glossary')}
        </a>
      </p>
      <SoftLinks>
        {book.map(({ number: chapter, paragraphs }) => {
          const readings = paragraphs.flatMap(({ number, text, source }) =>
            'reading' in source && 'point' in source ? [{ number, text, source }] : [],
          );
          if (readings.length === 0) return null;
          return (
            <Section key={chapter} title={title(chapter)}>
              <dl className="mt-2 divide-y divide-line border-y border-line">
                {readings.map(({ number, text, source: { reading, point } }) => {
                  const why = READINGS.find((one) => one.number === reading)?.why;
                  return (
                    <div key={number} id={reading} className="py-4">
                      <dt className="font-semibold">{point[locale]}</dt>
                      <dd className="mt-1 space-y-1">
                        {why && <p className="text-sm text-soft">{t(why)}</p>}
                        <RichText text={text} locale={locale} game="ccg" />
                        <p className="text-sm">
                          <a className="link" href={`/${locale}${rulePath(number, 'ccg')}`}>
                            {t('reading')} {reading}, {older('showdown.rule', { number })}
                          </a>
                        </p>
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </Section>
          );
        })}
      </SoftLinks>
    </Page>
  );
}
