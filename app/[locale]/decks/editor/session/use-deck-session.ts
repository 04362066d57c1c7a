'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { decksPath } from '@/lib/decks/games/paths';
import type { DeckSession } from '@/lib/decks/edit/session/session';
import type { SessionState } from '@/lib/decks/edit/session/session-state';
import { BrowserSession, type SessionStart } from './browser-session';

export interface LiveSession {
  session: DeckSession;
  state: SessionState;
  /** Drafts left by earlier visits have been looked for: what is shown now is what there is. */
  ready: boolean;
}

/** One editing session for as long as the component lives; what it began from does not change any more. */
export function useDeckSession(start: SessionStart): LiveSession {
  const [browser] = useState(() => new BrowserSession(start));
  const [ready, setReady] = useState(false);
  const { session } = browser;
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);

  useEffect(() => browser.begin(() => setReady(true)), [browser]);

  // A new deck has an address from its first save on. The page stays as it is, a reload comes back to the deck.
  const { slug } = state;
  useEffect(() => {
    const path = slug && `/${start.locale}${decksPath(start.game)}/${slug}/edit`;
    if (path && location.pathname !== path) history.replaceState(null, '', path);
  }, [slug, start.locale, start.game]);

  return { session, state, ready };
}
