import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { rulePath } from '@/lib/rulings/rulebook/address';
import { paragraphsByNumber } from '@/lib/rulings/rulebook/rulebook';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { chapterTitles } from '../../../rulings/chapter-title';
import { SourceLine } from '../../../rules/source-line';
import { RichText } from '../../../rulings/text/rich-text';

interface QuickPageProps {
  params: Promise<{ locale: Locale }>;
}

/** What one asks before and during a turn, as paragraphs of the rulebook, in the order of the turn. */
const PHASES = [
  { chapter: 3, asked: ['3.3', '3.4'] },
  { chapter: 5, asked: ['5.1'] },
  { chapter: 6, asked: ['6.3', '6.4', '6.5', '6.6', '6.9', '6.10', '6.11', '6.12', '6.14', '6.15', '6.16'] },
  { chapter: 7, asked: ['7.1', '7.2', '7.4', '7.5'] },
  { chapter: 8, asked: ['8.1', '8.2', '8.4', '8.5', '8.7'] },
  { chapter: 9, asked: ['9.3', '9.6', '9.8', '9.10', '9.11'] },
  {
    chapter: 10,
    asked: ['10.1', '10.2', '10.5', '10.6', '10.9', '10.11', '10.12', '10.15', '10.16', '10.17', '10.19'],
  },
  { chapter: 11, asked: ['11.1', '11.5', '2.3', '11.7'] },
  { chapter: 4, asked: ['4.3', '4.4', '4.5', '4.6', '4.7'] },
] as const;

export async function generateMetadata({ params }: QuickPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('ccg.quick')]);
  return pageMetadata({ locale, path: '/ccg/rules/quick', title: t('title'), description: t('lead') });
}

/** A turn on one screen. */
export default async function CcgQuickPage({ params }: QuickPageProps) {
  const { locale } = await params;
  const [t, title, paragraphs] = await Promise.all([
    getTranslations('ccg'),
    chapterTitles('ccg'),
    paragraphsByNumber(
      'ccg',
      PHASES.flatMap(({ asked }) => asked),
      locale,
    ),
  ]);
  const byNumber = new Map(paragraphs.map((paragraph) => [paragraph.number, paragraph]));
  return (
    <Page title={t('quick.title')} lead={t('quick.lead')}>
      <div className="turn-on-a-page columns-[20rem] gap-8 print:columns-2 print:gap-5">
        {PHASES.map(({ chapter, asked }) => (
          <section key={chapter} className="mb-6 break-inside-avoid print:mb-1.5 print:break-inside-auto">
            <h2 className="mb-2 text-lg print:mb-0 print:text-[9.5pt]">{title(chapter)}</h2>
            <ul className="space-y-2 print:space-y-0">
              {asked.map((number) => {
                const paragraph = byNumber.get(number);
                return (
                  <li key={number} className="grid grid-cols-[3.2rem_1fr] print:grid-cols-[2.3rem_1fr]">
                    <a className="rule-number" href={`/${locale}${rulePath(number, 'ccg')}`}>
                      {number}
                    </a>
                    <div>
                      <RichText text={paragraph?.text ?? ''} locale={locale} game="ccg" />
                      {paragraph?.source.document === 'reading' && (
                        <SourceLine source={paragraph.source} locale={locale} />
                      )}
                    </div>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <p className="no-print mt-6">
        <a href={`/${locale}/ccg/rules`}>{t('links.rules')}</a>
      </p>
    </Page>
  );
}
