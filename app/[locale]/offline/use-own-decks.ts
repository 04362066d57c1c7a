'use client';

import { useEffect, useState } from 'react';
import type { ServerDeck } from '@/lib/decks/edit/ports';
import { ownCopies, personHere } from '@/lib/decks/local/copies';
import { ownDecks, type OwnDeck } from '@/lib/decks/local/own-decks';
import { openStorage } from '@/lib/decks/local/page-life';
import { leftDrafts } from '@/lib/decks/local/shelf';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';

export interface OwnDecks {
  userId: string;
  /** When the server was asked for all of them; undefined: never. */
  at: number | undefined;
  decks: readonly OwnDeck[];
  /** As the server last had them. */
  copies: readonly ServerDeck[];
  /** Cards of their owner's making. */
  ownCards: readonly CcgCard[];
}

/** The decks of who was signed in when this device last heard from the site; null: of nobody; undefined: not known yet. */
export function useOwnDecks(): OwnDecks | null | undefined {
  const [own, setOwn] = useState<OwnDecks | null>();
  useEffect(() => {
    let current = true;
    void lookForOwnDecks().then((found) => current && setOwn(found));
    return () => {
      current = false;
    };
  }, []);
  return own;
}

export async function lookForOwnDecks(): Promise<OwnDecks | null> {
  const storage = openStorage();
  const userId = storage && personHere(storage);
  if (!storage || !userId) return null;
  const copies = await ownCopies(userId);
  const left = leftDrafts(storage, userId).map(({ kept }) => kept);
  return {
    userId,
    at: copies?.at,
    copies: copies?.decks ?? [],
    ownCards: copies?.ownCards ?? [],
    decks: ownDecks(copies, left),
  };
}
