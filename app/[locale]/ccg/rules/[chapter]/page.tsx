import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { chapterNumbers, getChapter } from '@/lib/rulings/rulebook/rulebook';
import { NothingHere } from '../../../nothing-here';
import { ChapterLayout } from '../../../rules/[chapter]/chapter-layout';
import { chapterMetadata, numberOf } from '../../../rules/[chapter]/chapter-metadata';
import { ChapterText } from '../../../rules/chapter-text';
import { chapterTitles } from '../../../rulings/chapter-title';

interface ChapterPageProps {
  params: Promise<{ locale: Locale; chapter: string }>;
}

export async function generateMetadata({ params }: ChapterPageProps): Promise<Metadata> {
  const { locale, chapter } = await params;
  return chapterMetadata('ccg', locale, chapter);
}

export default async function CcgChapterPage({ params }: ChapterPageProps) {
  const { locale, chapter: asked } = await params;
  const number = numberOf(asked);
  const [chapter, written, title] = await Promise.all([
    number === undefined ? undefined : getChapter('ccg', number, locale),
    chapterNumbers('ccg'),
    chapterTitles('ccg'),
  ]);
  if (!chapter) return <NothingHere />;
  return (
    <ChapterLayout game="ccg" locale={locale} chapter={chapter} written={written} title={title}>
      <ChapterText game="ccg" chapter={chapter} locale={locale} level={2} />
    </ChapterLayout>
  );
}
