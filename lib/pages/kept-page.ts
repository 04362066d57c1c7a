import type { IncomingMessage } from 'node:http';
import { sessionCookie } from '@/lib/accounts/session-token';
import type { Content } from '@/lib/cache/tags';
import { DEFAULT_GAME, GAMES, type GameId, gamePath } from '@/lib/catalogue/games';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { THEME_COOKIE, type Theme, THEMES } from '@/lib/ui/frame/theme/theme-cookie';

/** A page that is the same for all visitors who see it in one language and theme. */
export interface KeptPage {
  /** Path and search. */
  url: string;
  locale: Locale;
  theme?: Theme | undefined;
  game: GameId;
  room: Room;
  /** One of very many, by what somebody typed or chose. */
  searched: boolean;
}

/** What the pages of a room are made of, and for how many seconds they may be shown without that having changed. */
export const ROOMS = {
  // Public decks that play a card, what goes well with it and how popular it is change with every save of a deck.
  cards: { of: ['catalogue', 'rulings', 'words', 'decks'], seconds: 60 },
  rules: { of: ['rules', 'rulings', 'words', 'catalogue'], seconds: 3600 },
  rulings: { of: ['rulings', 'rules', 'words', 'catalogue'], seconds: 3600 },
} as const satisfies Record<string, { of: readonly Content[]; seconds: number }>;
export type Room = keyof typeof ROOMS;

/** Pages below these rooms that are somebody's own, or files. */
const NOT_KEPT = /^\/(desk|suggest|feed)(\/|$)|\.[a-z]+$/;
/** next-intl's own name for the language a reader chose. */
const LOCALE_COOKIE = 'NEXT_LOCALE';
/** A longer address is nobody's honest link. */
const LONGEST = 500;

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The kept page that a request asks for; undefined when it asks for anything else, or comes from somebody signed in. */
export function keptPage({ method, url = '', headers }: Asked): KeptPage | undefined {
  // What scripts of Next.js ask for are parts of pages; they say so.
  if (method !== 'GET' || url.length > LONGEST || 'rsc' in headers || 'next-router-state-tree' in headers)
    return undefined;
  const [path = '', search = ''] = url.split('?');
  const place = placeOf(path);
  if (!place) return undefined;
  const cookies = readCookies(headers.cookie);
  // A long session is cut into several cookies, `NAME.0` and so on.
  if ([...cookies.keys()].some((name) => name.startsWith(sessionCookie().name))) return undefined;
  if (!speaks(place.locale, cookies.get(LOCALE_COOKIE), headers['accept-language'])) return undefined;
  const theme = THEMES.find((known) => known === cookies.get(THEME_COOKIE));
  return { url, theme, searched: search !== '', ...place };
}

/** All that the answer hangs on beside the content of its game. */
export function keyOf({ url, theme }: KeptPage): string[] {
  return [url, theme ?? ''];
}

function placeOf(path: string): Pick<KeptPage, 'locale' | 'game' | 'room'> | undefined {
  const [, first = ''] = path.split('/');
  const locale = LOCALES.find((known) => known === first);
  if (!locale) return undefined;
  const below = path.slice(first.length + 1);
  const game = GAMES.find((known) => known !== DEFAULT_GAME && below.startsWith(`${gamePath(known)}/`)) ?? DEFAULT_GAME;
  const [, name = '', ...rest] = below.slice(gamePath(game).length).split('/');
  if (!isRoom(name) || NOT_KEPT.test(`/${rest.join('/')}`)) return undefined;
  return { locale, game, room: name };
}

function isRoom(name: string): name is Room {
  return Object.hasOwn(ROOMS, name);
}

/** Whether the reader is known to read this language. One who is not is given a cookie that says so, by the page itself. */
function speaks(locale: Locale, chosen: string | undefined, accepted: string | undefined): boolean {
  if (chosen !== undefined) return chosen === locale;
  return accepted === undefined || accepted.trim().toLowerCase().split(/[-,;]/)[0] === locale;
}

function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name.trim(), value.join('=').trim()]));
}
