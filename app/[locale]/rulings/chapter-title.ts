import { getTranslations } from 'next-intl/server';
import { chapterKey } from '@/lib/rulings/chapters';

/** Titles of chapters in the reader's language: `title(11)` → "Ranks and scoring". */
export async function chapterTitles(): Promise<(chapter: number) => string> {
  const t = await getTranslations('rulings.chapters');
  return (chapter) => {
    const key = chapterKey(chapter);
    return key ? t(key) : String(chapter);
  };
}
