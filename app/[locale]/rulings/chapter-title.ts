import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME, type GameId } from '@/lib/catalogue/games';
import { chapterKeyOf } from '@/lib/rulings/rulebook/books';

/** Titles of a rulebook's chapters in the reader's language: `title(11)` → "Ranks and scoring". */
export async function chapterTitles(game: GameId = DEFAULT_GAME): Promise<(chapter: number) => string> {
  const t = await getTranslations(game === DEFAULT_GAME ? 'rulings.chapters' : 'ccg.chapters');
  return (chapter) => {
    const key = chapterKeyOf(game, chapter);
    return key ? t(key) : String(chapter);
  };
}
