import type { IconName } from '../../icons/shapes';

// The rooms of each game as the header names them, and which of them answer each other: whoever changes the game stays
// in the room.

/** A game of the site: its id, and what the addresses of its pages begin with after the language. */
export interface FrameGame {
  id: string;
  path: string;
}

export interface Room {
  /** From the game's home on: `cards`. */
  path: string;
  /** Further places of the room, beside what stands below its path. */
  also?: readonly string[];
  label: 'cards' | 'decks' | 'rules' | 'rulings' | 'lab' | 'calculators' | 'collection';
  icon: IconName;
  /** Only where there is space for it. */
  wide?: boolean;
}

const SHARED: readonly Room[] = [
  { path: 'cards', label: 'cards', icon: 'cards' },
  { path: 'decks', label: 'decks', icon: 'deck' },
  { path: 'rules', label: 'rules', icon: 'rules' },
  { path: 'rulings', label: 'rulings', icon: 'ruling' },
];

const OF_GAME: Readonly<Record<string, readonly Room[]>> = {
  mythos: [
    { path: 'lab', label: 'lab', icon: 'lab' },
    { path: 'collection', label: 'collection', icon: 'collection', wide: true },
  ],
  ccg: [{ path: 'showdown', also: ['chain'], label: 'calculators', icon: 'lab' }],
};

export function roomsOf(game: string): readonly Room[] {
  return [...SHARED, ...(OF_GAME[game] ?? [])];
}

/** Whether a page stands in a room of the game whose addresses begin with `home`. `page` is without its language. */
export function isInRoom(page: string, home: string, { path, also = [] }: Pick<Room, 'path' | 'also'>): boolean {
  return [path, ...also].some((place) => page === `${home}/${place}` || page.startsWith(`${home}/${place}/`));
}

/** The game a page belongs to: the one with the longest beginning that fits. `path` is without its language. */
export function gameAt<G extends FrameGame>(path: string, games: readonly G[]): G | undefined {
  const fits = (game: G) => path === game.path || path.startsWith(`${game.path}/`);
  return games.filter(fits).sort((a, b) => b.path.length - a.path.length)[0] ?? games[0];
}

/** Whether the game of a page has the room. `path` is without its language. */
export function gameHasRoom(path: string, games: readonly FrameGame[], room: string): boolean {
  return roomsOf(gameAt(path, games)?.id ?? '').some((one) => one.path === room);
}

/** Places that both games have under the same name; the first that fits is the nearest. */
const COMMON = [
  'cards/help',
  'cards',
  'decks/new',
  'decks',
  'rules/quick',
  'rules/print',
  'rules',
  'rulings/terms',
  'rulings',
];
/** Places that answer each other under other names. */
const TWINS: Readonly<Record<string, string>> = { lab: 'showdown', showdown: 'lab', chain: 'lab' };

/** The page of game `to` in the room where `path` of game `from` is; its home where it has no such room. */
export function sameRoom(path: string, from: FrameGame, to: FrameGame): string {
  if (from.id === to.id) return path;
  const place = path.slice(from.path.length).replace(/^\//, '');
  const within = (room: string) => place === room || place.startsWith(`${room}/`);
  const twin = Object.entries(TWINS).find(([room]) => within(room))?.[1];
  const room = COMMON.find(within) ?? twin;
  return room && (COMMON.includes(room) || roomsOf(to.id).some((other) => other.path === room))
    ? `${to.path}/${room}`
    : to.path;
}
