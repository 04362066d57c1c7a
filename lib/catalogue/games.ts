/** Games the catalogue holds. Keys, caches and addresses carry the game, so that a second one is a value more here. */
export const GAMES = ['mythos', 'ccg'] as const;
export type GameId = (typeof GAMES)[number];
export const DEFAULT_GAME: GameId = 'mythos';

export function isGame(id: string): id is GameId {
  return GAMES.some((game) => game === id);
}

const PATHS: Readonly<Record<GameId, string>> = { mythos: '', ccg: '/ccg' };

/** What the addresses of a game's pages begin with, after the language: the game most people come for has the short ones. */
export function gamePath(game: GameId): string {
  return PATHS[game];
}

/** Whether a game's cards have effects as data: snapshots, definitions and texts are made of them. */
export function hasEffects(game: string): boolean {
  return game === DEFAULT_GAME;
}
