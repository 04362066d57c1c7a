'use client';

import { useEffect, useState } from 'react';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import type { ServerDeck } from '@/lib/decks/edit/ports';
import { ownCopies, personHere } from '@/lib/decks/local/copies';
import { openStorage } from '@/lib/decks/local/page-life';
import { leftDrafts } from '@/lib/decks/local/shelf';

export interface OwnDeck {
  id: string;
  /** Undefined while the server has never had it. */
  slug: string | undefined;
  /** As this device has it: what has been changed here and not sent yet is in it. */
  draft: DeckDraft;
  unsent: boolean;
}

export interface OwnDecks {
  userId: string;
  /** When the server was asked; undefined where nothing of it is here. */
  at: number | undefined;
  decks: readonly OwnDeck[];
  /** As the server last had them. */
  copies: readonly ServerDeck[];
}

/** The decks of who was signed in when this device last heard from the site; null: of nobody; undefined: not known yet. */
export function useOwnDecks(): OwnDecks | null | undefined {
  const [own, setOwn] = useState<OwnDecks | null>();
  useEffect(() => {
    let current = true;
    void look().then((found) => current && setOwn(found));
    return () => {
      current = false;
    };
  }, []);
  return own;
}

async function look(): Promise<OwnDecks | null> {
  const storage = openStorage();
  const userId = storage && personHere(storage);
  if (!storage || !userId) return null;
  const copies = await ownCopies(userId);
  const decks = copies?.decks ?? [];
  const drafts = new Map<string, DeckDraft>();
  for (const { kept } of leftDrafts(storage, userId)) if (!drafts.has(kept.id)) drafts.set(kept.id, kept.draft);
  const isNew = ([id]: [string, DeckDraft]) => !decks.some((deck) => deck.id === id);
  return {
    userId,
    at: copies?.at,
    copies: decks,
    decks: [
      ...[...drafts].filter(isNew).map(([id, draft]) => ({ id, slug: undefined, draft, unsent: true })),
      ...decks.map(({ id, slug, draft }) => ({ id, slug, draft: drafts.get(id) ?? draft, unsent: drafts.has(id) })),
    ],
  };
}
