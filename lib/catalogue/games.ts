/** Games the catalogue holds. Keys, caches and addresses carry the game, so that a second one is a value more here. */
export const GAMES = ['mythos'] as const;
export type GameId = (typeof GAMES)[number];
export const DEFAULT_GAME: GameId = 'mythos';
