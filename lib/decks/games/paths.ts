import { gamePath, type GameId } from '@/lib/catalogue/games';
import { gameOf } from './games';

/** Path of a game's decks, without the language: `/decks`, `/ccg/decks`. */
export function decksPath(game: GameId): string {
  return `${gamePath(game)}/decks`;
}

/** Path of a deck's page, without the language: under the decks of its game. */
export function deckPath({ slug, format }: { slug: string; format: string }): string {
  return `${decksPath(gameOf(format))}/${slug}`;
}
