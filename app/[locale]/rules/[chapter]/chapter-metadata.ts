import type { Metadata } from 'next';
import { type GameId, gamePath } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/rulings/markup';
import { getChapter } from '@/lib/rulings/rulebook/rulebook';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { nothingHereMetadata } from '../../nothing-here';
import { chapterTitles } from '../../rulings/chapter-title';

/** The number in a chapter's address; undefined where it is none. */
export function numberOf(chapter: string): number | undefined {
  return /^[1-9]\d?$/.test(chapter) ? Number(chapter) : undefined;
}

/** Title and first words of a chapter, for the page that shows it. */
export async function chapterMetadata(game: GameId, locale: Locale, chapter: string): Promise<Metadata> {
  const number = numberOf(chapter);
  const [found, title] = await Promise.all([number && getChapter(game, number, locale), chapterTitles(game)]);
  if (!found) return nothingHereMetadata();
  const [first] = found.paragraphs;
  return pageMetadata({
    locale,
    path: `${gamePath(game)}/rules/${found.number}`,
    title: `${found.number}. ${title(found.number)}`,
    description: first && plainText(first.text).replace(/\s+/g, ' ').slice(0, 280),
  });
}
