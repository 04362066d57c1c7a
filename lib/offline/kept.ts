import { DEFAULT_GAME, gamePath, GAMES, type GameId } from '@/lib/catalogue/games';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

// What this device keeps of the site, where, and under which addresses. Nothing personal is among it: pages are kept as
// the site gives them to somebody it does not know. (One's own decks are, by person: lib/decks/local/copies.ts.)

/** Names of the device's stores. */
export const STORES = { pages: 'kage.pages', assets: 'kage.assets' } as const;

/** Copies of one's own decks: a store for each person, its name going on with their id, with one entry. */
export const OWN_DECKS = { store: 'kage.own/', entry: '/decks' } as const;

/** Where, in the store of pages, it says what is kept, and how the reader likes the site to look. */
export const INDEX_KEY = '/kept.json';
export const THEME_KEY = '/theme';

/** By this attribute of `<html>` pages of builds before the data block (lib/ui/frame/kept-page.ts) know since when they are kept. */
export const KEPT_ATTRIBUTE = 'data-kept';
export const THEME_ATTRIBUTE = 'data-theme';

export interface KeptPage {
  /** When it was fetched, in milliseconds since 1970. */
  readonly at: number;
  /** Version of the site it was fetched from. */
  readonly version: string;
  /** As it lies here, unpacked, without the files it shares with others. */
  readonly bytes: number;
  /** Built files it cannot do without. */
  readonly assets: readonly string[];
  /** Not one of those that are always kept: the reader has been there. */
  readonly visited?: true;
}

/** Kept pages by their path, and the size of each kept file. */
export interface KeptIndex {
  readonly pages: Readonly<Record<string, KeptPage>>;
  readonly files: Readonly<Record<string, number>>;
}

export const NOTHING_KEPT: KeptIndex = { pages: {}, files: {} };

/** What the site asks a device to keep of one game in one language (app/[locale]/offline/list). */
export interface OfflineList {
  /** Another version of the site or of what it knows is another text. */
  readonly version: string;
  readonly pages: readonly string[];
  /** Addresses of data that never change what they hold, by what they are; '' where a game has none. */
  readonly data: Readonly<Record<(typeof KEPT_DATA)[number], string>>;
}

export const KEPT_DATA = ['catalogue', 'texts', 'rulings'] as const;

/** The list in an answer; undefined where there is none. */
export function readList(value: unknown): OfflineList | undefined {
  if (typeof value !== 'object' || value === null || !('version' in value && 'pages' in value && 'data' in value)) {
    return undefined;
  }
  const { version, pages, data } = value;
  const isText = (text: unknown): text is string => typeof text === 'string';
  if (!isText(version) || !Array.isArray(pages) || !pages.every(isText)) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { catalogue, texts, rulings } = { catalogue: undefined, texts: undefined, rulings: undefined, ...data };
  if (!isText(catalogue) || !isText(texts) || !isText(rulings)) return undefined;
  return { version, pages, data: { catalogue, texts, rulings } };
}

/** The page that stands in for every other one without a network, and speaks this language. */
export function shellPath(locale: Locale): string {
  return `/${locale}/offline`;
}

export function localeOf(path: string): Locale | undefined {
  const first = path.split('/')[1];
  return LOCALES.find((locale) => locale === first);
}

/** The game whose pages an address is among: the younger one's are all that are not another's. */
export function gameAt(path: string): GameId {
  const within = path.slice(path.indexOf('/', 1));
  const isIn = (game: GameId) => within === gamePath(game) || within.startsWith(`${gamePath(game)}/`);
  return GAMES.find((game) => game !== DEFAULT_GAME && isIn(game)) ?? DEFAULT_GAME;
}

/** What the stand-in shows at an address. All but `unknown` it shows from what the device has. */
export type ShellView =
  | { readonly kind: 'home' | 'rulings' | 'unknown' }
  /** A page that reckons on the server, which the device cannot do in its place. */
  | { readonly kind: 'reckoning' }
  | { readonly kind: 'ruling'; readonly ruling: string }
  | { readonly kind: 'cards' | 'decks' | 'mine' | 'new'; readonly game: GameId }
  | { readonly kind: 'card'; readonly game: GameId; readonly code: string }
  | { readonly kind: 'deck' | 'edit'; readonly game: GameId; readonly slug: string };

/** Rooms whose answers the server reckons from what is asked. */
const RECKONING: Readonly<Record<GameId, readonly string[]>> = { mythos: ['lab'], ccg: ['showdown', 'chain'] };

const UNKNOWN: ShellView = { kind: 'unknown' };

export function shellView(path: string): ShellView {
  const game = gameAt(path);
  const [room, name, action, ...rest] = withinGame(path);
  if (rest.length > 0 || (!localeOf(path) && path !== '/')) return UNKNOWN;
  if (room === 'cards') return cardsView(game, name, action);
  if (room === 'decks') return decksView(game, name, action);
  if (RECKONING[game].some((one) => one === room)) return { kind: 'reckoning' };
  if (game !== DEFAULT_GAME) return UNKNOWN;
  if (room === undefined || room === '' || (room === 'offline' && name === undefined)) return { kind: 'home' };
  if (room !== 'rulings' || action !== undefined) return UNKNOWN;
  if (name === undefined) return { kind: 'rulings' };
  return isRuling(name) ? { kind: 'ruling', ruling: name } : UNKNOWN;
}

function cardsView(game: GameId, name: string | undefined, action: string | undefined): ShellView {
  if (action !== undefined) return UNKNOWN;
  if (name === undefined) return { kind: 'cards', game };
  return /^[A-Z]{2,}-\w+$/.test(name) ? { kind: 'card', game, code: name } : UNKNOWN;
}

function decksView(game: GameId, name: string | undefined, action: string | undefined): ShellView {
  if (name === undefined) return { kind: 'decks', game };
  if (name === 'mine' || name === 'new') return action === undefined ? { kind: name, game } : UNKNOWN;
  if (!/^[A-Za-z0-9]{12,24}$/.test(name)) return UNKNOWN;
  return action === undefined || action === 'edit' ? { kind: action ?? 'deck', game, slug: name } : UNKNOWN;
}

/** Parts of an address after its language and its game. */
function withinGame(path: string): string[] {
  return path.split('/').slice(gameAt(path) === DEFAULT_GAME ? 2 : 3);
}

/** Rooms beside the rulings, whose names are no ruling's. */
const BESIDE_RULINGS = ['terms', 'suggest', 'desk', 'feed'];

function isRuling(name: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(name) && !BESIDE_RULINGS.includes(name);
}

/** Pages of the same words for everybody, which are kept once somebody has read them. */
export function isKeepable(path: string): boolean {
  const [room, name, more, ...rest] = withinGame(path);
  if (!localeOf(path) || name === undefined || rest.length > 0) return false;
  if (room === 'cards') return more === undefined && name !== '';
  if (room === 'rules') return more === undefined && name !== 'print';
  if (room === 'rulings') return name === 'terms' || (more === undefined && isRuling(name));
  return false;
}
