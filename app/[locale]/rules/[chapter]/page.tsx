import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { CHAPTERS } from '@/lib/rulings/chapters';
import { chapterNumbers, getChapter } from '@/lib/rulings/rulebook/rulebook';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { CardGlimpses } from '@/lib/ui/glimpse/card-glimpses';
import { glimpseWords } from '@/lib/ui/glimpse/glimpse-words';
import { NothingHere } from '../../nothing-here';
import { chapterTitles } from '../../rulings/chapter-title';
import { ChapterText } from '../chapter-text';
import { ChapterLayout } from './chapter-layout';
import { chapterMetadata, numberOf } from './chapter-metadata';

interface ChapterPageProps {
  params: Promise<{ locale: Locale; chapter: string }>;
}

/** Chapters that are rooms of their own. */
const ELSEWHERE: Readonly<Record<number, string>> = { 16: '/rulings/terms', 17: '/rulings' };

export async function generateMetadata({ params }: ChapterPageProps): Promise<Metadata> {
  const { locale, chapter } = await params;
  return chapterMetadata(DEFAULT_GAME, locale, chapter);
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
  const [chapter, written, title, glimpses] = await Promise.all([
    getChapter(DEFAULT_GAME, number, locale),
    chapterNumbers(DEFAULT_GAME),
    chapterTitles(DEFAULT_GAME),
    glimpseWords(),
  ]);
  if (!chapter) return <NothingHere />;
  const layout = { game: DEFAULT_GAME, locale, chapter, written, title };
  return (
    <ChapterLayout {...layout} toPrint={chapter.key === 'gamePlan'}>
      <CardGlimpses locale={locale} words={glimpses} imageTemplate={cardImageTemplate()}>
        <ChapterText game={DEFAULT_GAME} chapter={chapter} locale={locale} level={2} />
      </CardGlimpses>
    </ChapterLayout>
  );
}
