'use client';

import { useEffect } from 'react';
import { fetchCopies, forgetCopies, keepCopies, notePerson, ownCopies } from '@/lib/decks/local/copies';
import { openStorage } from '@/lib/decks/local/page-life';
import type { Locale } from '@/lib/i18n/locales';
import { gameAt, isKeepable, shellPath, STORES, THEME_KEY } from '@/lib/offline/kept';
import { readIndex } from '@/lib/offline/worker/answers';
import { fetchList, keepAll, keepRead } from '../keep-all';
import { gamesPlayed, isInstalled, keptSince, savesData } from './device';

/** Somebody who has opened so many pages will come back: then the device keeps what it can, unless it saves data. */
const PAGES_BEFORE = 3;
const COUNT = 'kage.pages-seen';
/** How old copies of one's decks may be before they are asked for again (milliseconds). */
const COPIES_FRESH = 600_000;
/** What a page does for itself comes first (milliseconds). */
const QUIET = 2500;
/** How long a first page waits for its service worker (milliseconds). */
const PATIENCE = 20_000;
/** How often a page's life looks whether the site has a new version to keep (milliseconds). */
const LOOK_EVERY = 600_000;

/** When it was last looked, by the language and the games it was looked for (milliseconds since 1970). */
const lookedAt = new Map<string, number>();

/** Keeps for later what a device keeps, page by page and in quiet moments: at a table there may be no network. */
export function useKeeping(locale: Locale, userId: string | null, pathname: string): void {
  useEffect(() => {
    // A kept page was written for nobody: who is signed in, it does not know. And there is nothing to be had anyway.
    if (keptSince() !== undefined) return;
    const storage = openStorage();
    if (storage) notePerson(storage, userId);
    void forgetCopies(userId);
  }, [userId]);

  useEffect(() => {
    if (keptSince() !== undefined || process.env.NODE_ENV !== 'production' || !('caches' in globalThis)) return;
    const gone = new AbortController();
    const timer = setTimeout(
      () => void keep({ locale, userId, pathname, signal: gone.signal }).catch(() => undefined),
      QUIET,
    );
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [locale, userId, pathname]);
}

interface Visit {
  locale: Locale;
  userId: string | null;
  pathname: string;
  signal: AbortSignal;
}

async function keep({ locale, userId, pathname, signal }: Visit): Promise<void> {
  const pages = await caches.open(STORES.pages);
  await pages.put(THEME_KEY, new Response(document.documentElement.dataset.theme ?? ''));
  const here = (await readIndex(pages)).pages[shellPath(locale)];
  const seen = countPage();
  // Noted with the first page of a game, long before anything is kept.
  const games = gamesPlayed(pathname);
  // What is kept is of use only where the service worker answers with it.
  if (savesData() || !navigator.onLine || !(await isAttended())) return;
  if (here || seen >= PAGES_BEFORE || isInstalled() || isForTheTable(pathname)) {
    const wanted = [locale, ...games].join(' ');
    if (Date.now() - (lookedAt.get(wanted) ?? -Infinity) > LOOK_EVERY) {
      if ((await keepAll(locale, games, { signal, guest: userId === null })) === 'kept')
        lookedAt.set(wanted, Date.now());
    } else if (userId !== null) await renewCopies(userId);
  }
  if (!here || !isKeepable(pathname) || signal.aborted) return;
  const list = await fetchList(locale, gameAt(pathname));
  if (list) await keepRead(pathname, list.version);
}

/** Who opens the page to be had at hand in a game wants it there, from its first time on. */
function isForTheTable(pathname: string): boolean {
  return pathname.endsWith('/rules/quick');
}

/** Whether a service worker answers for this page: on the first one it comes while the page is read. */
async function isAttended(): Promise<boolean> {
  const workers = navigator.serviceWorker;
  if (!workers) return false;
  if (workers.controller) return true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE);
    workers.addEventListener('controllerchange', () => (clearTimeout(timer), resolve(true)), { once: true });
  });
}

async function renewCopies(userId: string): Promise<void> {
  const here = await ownCopies(userId);
  if (here?.at !== undefined && Date.now() - here.at < COPIES_FRESH) return;
  const found = await fetchCopies(Date.now());
  if (found?.owner === userId) await keepCopies(userId, found.copies);
}

function countPage(): number {
  try {
    const count = Math.min(PAGES_BEFORE, Number(localStorage.getItem(COUNT)) + 1);
    localStorage.setItem(COUNT, String(count));
    return count;
  } catch {
    return 0; // switched off by the person, who wants nothing kept
  }
}
