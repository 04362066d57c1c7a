import { DEFAULT_GAME, GAMES, type GameId } from '@/lib/catalogue/games';
import { ccgDecks } from './ccg';
import type { DeckGame, GameFormat } from './game';
import { mythosDecks } from './mythos';

const DECKS: Readonly<Record<GameId, DeckGame>> = { mythos: mythosDecks, ccg: ccgDecks };

/** The decks of a game by its id, as stored. */
export function deckGame(game: string): DeckGame {
  return DECKS[GAMES.find((id) => id === game) ?? DEFAULT_GAME];
}

/** Game of a format: `mythos/standard` → `mythos`. A format of no game we know is taken for one of the younger game. */
export function gameOf(format: string): GameId {
  const prefix = format.slice(0, format.indexOf('/'));
  return GAMES.find((game) => game === prefix) ?? DEFAULT_GAME;
}

/** The decks that a format is for. */
export function gameOfFormat(format: string): DeckGame {
  return DECKS[gameOf(format)];
}

/** A format of any game; undefined for one that is gone. */
export function formatById(id: string): GameFormat | undefined {
  return gameOfFormat(id).formats.find((format) => format.id === id);
}
