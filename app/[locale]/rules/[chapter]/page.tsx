import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { CHAPTERS, chapterKey } from '@/lib/rulings/chapters';
import { plainText } from '@/lib/rulings/markup';
import { chapterNumbers, getChapter } from '@/lib/rulings/rulebook/rulebook';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { CardGlimpses } from '@/lib/ui/glimpse/card-glimpses';
import { glimpseWords } from '@/lib/ui/glimpse/glimpse-words';
import { pageMetadata } from '@/lib/ui/metadata';
import { Page } from '@/lib/ui/page';
import { PrintButton } from '@/lib/ui/print-button';
import { SoftLinks } from '@/lib/ui/soft-links';
import { NothingHere, nothingHereMetadata } from '../../nothing-here';
import { ChapterText } from '../chapter-text';
import { ChapterLinks } from './chapter-links';
import { SideContents } from './side-contents';

interface ChapterPageProps {
  params: Promise<{ locale: Locale; chapter: string }>;
}

/** Chapters that are rooms of their own. */
const ELSEWHERE: Readonly<Record<number, string>> = { 16: '/rulings/terms', 17: '/rulings' };

function numberOf(chapter: string): number | undefined {
  return /^[1-9]\d?$/.test(chapter) ? Number(chapter) : undefined;
}

export async function generateMetadata({ params }: ChapterPageProps): Promise<Metadata> {
  const { locale, chapter } = await params;
  const number = numberOf(chapter);
  const [found, titles] = await Promise.all([
    number ? getChapter(DEFAULT_GAME, number, locale) : undefined,
    getTranslations('rulings.chapters'),
  ]);
  if (!found) return nothingHereMetadata();
  const [first] = found.paragraphs;
  return pageMetadata({
    locale,
    path: `/rules/${found.number}`,
    title: `${found.number}. ${titles(found.key)}`,
    description: first && plainText(first.text).replace(/\s+/g, ' ').slice(0, 280),
  });
}

export default async function ChapterPage({ params }: ChapterPageProps) {
  const { locale, chapter: asked } = await params;
  const number = numberOf(asked);
  if (!number) {
    const place = CHAPTERS.findIndex((key) => key.toLowerCase() === asked.toLowerCase());
    if (place < 0) return <NothingHere />;
    permanentRedirect(`/${locale}/rules/${place + 1}`);
  }
  const elsewhere = ELSEWHERE[number];
  if (elsewhere) permanentRedirect(`/${locale}${elsewhere}`);
  const [chapter, written, t, titles, glimpses] = await Promise.all([
    getChapter(DEFAULT_GAME, number, locale),
    chapterNumbers(DEFAULT_GAME),
    getTranslations('rules'),
    getTranslations('rulings.chapters'),
    glimpseWords(),
  ]);
  if (!chapter) return <NothingHere />;
  const plan = chapter.key === 'gamePlan';
  const name = (other: number) => {
    const key = chapterKey(other);
    return key ? titles(key) : String(other);
  };
  return (
    <Page
      title={
        <>
          <span className="rule-chapter-number">{chapter.number}</span> {titles(chapter.key)}
        </>
      }
      actions={plan && <PrintButton>{t('print.button')}</PrintButton>}
    >
      <SoftLinks>
        <div className={plan ? 'rule-layout rule-plan' : 'rule-layout'}>
          <SideContents locale={locale} chapter={chapter} written={written} name={name} />
          <article className="rule-text">
            <CardGlimpses locale={locale} words={glimpses} imageTemplate={cardImageTemplate()}>
              <ChapterText chapter={chapter} locale={locale} level={2} />
            </CardGlimpses>
            <ChapterLinks locale={locale} number={chapter.number} written={written} name={name} />
          </article>
        </div>
      </SoftLinks>
    </Page>
  );
}
