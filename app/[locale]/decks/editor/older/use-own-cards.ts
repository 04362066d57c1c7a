'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { ccgSnapshotCard, type CcgSnapshotCard } from '@/lib/catalogue/ccg/snapshot-card';
import type { GameId } from '@/lib/catalogue/games';
import { noteOwnCards } from '@/lib/decks/local/copies';
import { deviceOwnCards, dropFromDevice, keepOnDevice } from '@/lib/decks/local/own-cards';
import { openStorage } from '@/lib/decks/local/page-life';
import { MAX_OWN_CARDS } from '@/lib/decks/limits';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';

/** Why a card was not kept or deleted; undefined: it was. */
export type OwnFailure = 'too-many' | 'in-deck' | 'failed' | undefined;

export interface OwnCards {
  /** As the editor searches and judges by them, the newest first. */
  cards: readonly CcgSnapshotCard[];
  keep: (card: CcgCard) => Promise<OwnFailure>;
  drop: (code: string) => Promise<OwnFailure>;
}

/**
 * Cards of the person's own: in the account of those who have one, on the device of those who have not. What this
 * device still has of a guest goes into the account as soon as there is one.
 */
export function useOwnCards(userId: string | null, game: GameId, stored: readonly CcgCard[]): OwnCards {
  const [own, setOwn] = useState<ReadonlyMap<string, CcgCard>>(() => new Map(stored.map((card) => [card.code, card])));

  useEffect(() => {
    if (game !== 'ccg') return;
    const storage = openStorage();
    const here = storage ? deviceOwnCards(storage) : [];
    if (!storage || here.length === 0) return;
    let current = true;
    void (async () => {
      const taken = userId === null ? here : await takeOver(here);
      if (userId !== null) dropFromDevice(storage, new Set(taken.map(({ code }) => code)));
      // What lies on the device is older than what this page has been told since.
      if (current) setOwn((known) => new Map([...taken.map((card) => [card.code, card] as const), ...known]));
    })();
    return () => {
      current = false;
    };
  }, [userId, game]);

  // The device's copies of one's decks are read by them without a network.
  useEffect(() => {
    if (game === 'ccg' && userId !== null) void noteOwnCards(userId, [...own.values()]);
  }, [userId, game, own]);

  const keep = useCallback(
    async (card: CcgCard): Promise<OwnFailure> => {
      const failure = userId === null ? keepHere(card) : await send('PUT', card.code, card);
      if (!failure) setOwn((known) => new Map([...known, [card.code, card]]));
      return failure;
    },
    [userId],
  );
  const drop = useCallback(
    async (code: string): Promise<OwnFailure> => {
      const storage = openStorage();
      if (userId === null && storage) dropFromDevice(storage, new Set([code]));
      const failure = userId === null ? undefined : await send('DELETE', code);
      if (!failure) setOwn((known) => new Map([...known].filter(([other]) => other !== code)));
      return failure;
    },
    [userId],
  );

  const cards = useMemo(() => [...own.values()].reverse().map((card) => ccgSnapshotCard(card)), [own]);
  return useMemo(() => ({ cards, keep, drop }), [cards, keep, drop]);
}

/** Those that came with a deck, one after the other: each is looked at against the limit. */
export async function keepAll(own: OwnCards, cards: readonly CcgCard[] = []): Promise<OwnFailure> {
  for (const card of cards) {
    const failure = await own.keep(card);
    if (failure) return failure;
  }
  return undefined;
}

/** Cards that only this device knows, for the server to read or write a deck by: an account's it has itself. */
export function ownOfGuest(own: OwnCards, userId: string | null): CcgCard[] | undefined {
  return userId === null && own.cards.length > 0 ? own.cards.map(({ definition }) => definition) : undefined;
}

function keepHere(card: CcgCard): OwnFailure {
  const storage = openStorage();
  if (!storage) return 'failed';
  const others = deviceOwnCards(storage).filter(({ code }) => code !== card.code);
  if (others.length >= MAX_OWN_CARDS) return 'too-many';
  return keepOnDevice(storage, [card]) ? undefined : 'failed';
}

/** Those that the account has now. */
async function takeOver(cards: readonly CcgCard[]): Promise<CcgCard[]> {
  const taken: CcgCard[] = [];
  // One after the other: each is looked at against the limit.
  for (const card of cards) if (!(await send('PUT', card.code, card))) taken.push(card);
  return taken;
}

async function send(method: 'PUT' | 'DELETE', code: string, card?: CcgCard): Promise<OwnFailure> {
  try {
    const response = await fetch(`/api/own-cards/${code}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(card ? { body: JSON.stringify({ card }) } : {}),
    });
    if (response.ok || (method === 'DELETE' && response.status === 404)) return undefined;
    return response.status === 409 ? (method === 'PUT' ? 'too-many' : 'in-deck') : 'failed';
  } catch {
    return 'failed';
  }
}
