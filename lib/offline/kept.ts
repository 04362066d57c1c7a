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

/** What the site asks a device to keep for one language (`offlineList` of the page that answers it). */
export interface OfflineList {
  /** Another version of the site or of what it knows is another text. */
  readonly version: string;
  readonly pages: readonly string[];
  /** Addresses of data that never change what they hold, by what they are. */
  readonly data: { readonly catalogue: string; readonly texts: string };
}

/** The list in an answer; undefined where there is none. */
export function readList(value: unknown): OfflineList | undefined {
  if (typeof value !== 'object' || value === null || !('version' in value && 'pages' in value && 'data' in value)) {
    return undefined;
  }
  const { version, pages, data } = value;
  const isText = (text: unknown): text is string => typeof text === 'string';
  if (!isText(version) || !Array.isArray(pages) || !pages.every(isText)) return undefined;
  if (typeof data !== 'object' || data === null || !('catalogue' in data && 'texts' in data)) return undefined;
  const { catalogue, texts } = data;
  return isText(catalogue) && isText(texts) ? { version, pages, data: { catalogue, texts } } : undefined;
}

/** The page that stands in for every other one without a network, and speaks this language. */
export function shellPath(locale: Locale): string {
  return `/${locale}/offline`;
}

export function localeOf(path: string): Locale | undefined {
  const first = path.split('/')[1];
  return LOCALES.find((locale) => locale === first);
}

/** What the stand-in shows at an address. All but `unknown` it shows from what the device has. */
export type ShellView =
  | { readonly kind: 'home' | 'cards' | 'mine' | 'new' | 'unknown' }
  | { readonly kind: 'card'; readonly code: string }
  | { readonly kind: 'deck' | 'edit'; readonly slug: string };

export function shellView(path: string): ShellView {
  const [, , room, name, action, ...rest] = path.split('/');
  if (rest.length > 0 || (!localeOf(path) && path !== '/')) return { kind: 'unknown' };
  if (room === undefined || room === '' || (room === 'offline' && name === undefined)) return { kind: 'home' };
  if (room === 'cards' && action === undefined) {
    if (name === undefined) return { kind: 'cards' };
    return /^[A-Z]{2,}-\w+$/.test(name) ? { kind: 'card', code: name } : { kind: 'unknown' };
  }
  if (room !== 'decks' || name === undefined) return { kind: 'unknown' };
  if (name === 'mine' || name === 'new') return { kind: action === undefined ? name : 'unknown' };
  if (!/^[A-Za-z0-9]{12,24}$/.test(name) || !(action === undefined || action === 'edit')) return { kind: 'unknown' };
  return { kind: action ?? 'deck', slug: name };
}

/** Pages of the same words for everybody, which are kept once somebody has read them. */
export function isKeepable(path: string): boolean {
  const [, , room, name, more, ...rest] = path.split('/');
  if (!localeOf(path) || name === undefined || rest.length > 0) return false;
  if (room === 'cards') return more === undefined && name !== '';
  if (room === 'rules') return more === undefined && name !== 'print';
  if (room === 'rulings') return name === 'terms' || (more === undefined && name !== 'suggest' && name !== 'desk');
  return false;
}
