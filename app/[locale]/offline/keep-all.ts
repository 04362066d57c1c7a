import type { GameId } from '@/lib/catalogue/games';
import { forgetCopies, keepOwnDecks } from '@/lib/decks/local/copies';
import { gamesBuilt } from '@/lib/decks/local/own-decks';
import { openStorage } from '@/lib/decks/local/page-life';
import type { Locale } from '@/lib/i18n/locales';
import { dropPages, keepPages, type KeepResult, type KeepWorld, type Progress } from '@/lib/offline/keep/keeper';
import { KEPT_DATA, readList, type OfflineList } from '@/lib/offline/kept';
import { fetchKept } from '../decks/editor/session/kept';
import { noteGames } from './attend/device';
import { lookForOwnDecks } from './use-own-decks';

// Everything for the table, kept: the pages, the cards and what they do, and one's own decks.

const LOCK = 'kage.keep';
const world: KeepWorld = {
  open: (store) => caches.open(store),
  fetch: (address, init) => fetch(address, init),
  now: () => Date.now(),
};

interface Manners {
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
  /** Nobody is signed in, who would have decks to keep; left out where the page does not know. */
  guest?: boolean;
}

/**
 * Keeps what is not here yet, or not in its present version, of each game, and of those one builds decks of. One tab at a
 * time does so.
 */
export async function keepAll(
  locale: Locale,
  games: readonly GameId[],
  { guest = false, ...manners }: Manners = {},
): Promise<KeepResult> {
  return alone(async () => {
    let all: KeepResult = 'kept';
    let wanted = games;
    try {
      const storage = openStorage();
      if (storage && !guest) await keepOwnDecks(storage);
      const own = await lookForOwnDecks();
      if (own) wanted = noteGames([...games, ...gamesBuilt(own.decks)]);
    } catch {
      all = 'partly';
    }
    for (const game of wanted) {
      const result = await keepGame(locale, game, manners);
      if (result === 'full' || result === 'stopped') return result;
      if (result === 'partly') all = result;
    }
    return all;
  });
}

async function keepGame(locale: Locale, game: GameId, manners: Omit<Manners, 'guest'>): Promise<KeepResult> {
  const list = await fetchList(locale, game);
  if (!list) return 'partly';
  const result = await keepPages({ list, ...manners }, world);
  try {
    await Promise.all(
      KEPT_DATA.filter((name) => list.data[name] !== '').map((name) => fetchKept(`kage.${name}`, list.data[name])),
    );
  } catch {
    return result === 'kept' ? 'partly' : result;
  }
  return result;
}

/** Keeps a page that has just been read, as everybody sees it. */
export async function keepRead(path: string, version: string): Promise<void> {
  await alone(() => keepPages({ list: { version, pages: [path] }, visited: true }, world));
}

/** What the site asks to be kept; undefined where it does not answer. */
export async function fetchList(locale: Locale, game: GameId): Promise<OfflineList | undefined> {
  try {
    const response = await fetch(`/${locale}/offline/list?game=${game}`, { credentials: 'omit' });
    return response.ok ? readList(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Lets go of everything that was kept to be read. What has been edited and not sent stays. */
export async function dropAll(): Promise<void> {
  await alone(async () => {
    await dropPages(world);
    await forgetCopies();
    return 'kept';
  });
}

async function alone(work: () => Promise<KeepResult>): Promise<KeepResult> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}
