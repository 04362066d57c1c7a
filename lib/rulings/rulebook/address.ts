import { DEFAULT_GAME, type GameId, gamePath } from '@/lib/catalogue/games';

/** Path of a paragraph (`7.3`) or a chapter (`7`) of a game's rulebook, without its language. */
export function rulePath(number: string, game: GameId = DEFAULT_GAME): string {
  const [chapter = '', paragraph] = number.split('.');
  return `${gamePath(game)}/rules/${chapter}${paragraph ? `#r${number}` : ''}`;
}

/** Path of a term: the older game's glossary is one page. */
export function termPath(slug: string, game: GameId = DEFAULT_GAME): string {
  return `${gamePath(game)}/rulings/terms${game === DEFAULT_GAME ? '/' : '#'}${slug}`;
}
