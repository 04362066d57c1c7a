'use client';

import { useEffect, useMemo, useState } from 'react';
import { localCatalogue, type LocalCatalogue } from '@/lib/catalogue/local-search';
import type { AnySnapshotCard, Snapshot, SnapshotCard } from '@/lib/catalogue/snapshot';
import type { RulingsAtHand } from '@/lib/rulings/at-hand';
import { fetchKept } from '../decks/editor/session/kept';

export interface KeptCards<C extends AnySnapshotCard = SnapshotCard> {
  snapshot: Snapshot<C>;
  index: LocalCatalogue<C>;
  cards: ReadonlyMap<string, C>;
}

/** The device's own catalogue of a game: whose cards they are, its address says. */
export function useCards<C extends AnySnapshotCard = SnapshotCard>(
  address: string,
): KeptCards<C> | 'loading' | 'failed' {
  const snapshot = useKept<Snapshot<C>>('kage.catalogue', address);
  return useMemo(() => {
    if (typeof snapshot === 'string') return snapshot;
    const cards = new Map(snapshot.cards.map((card) => [card.code, card]));
    return { snapshot, index: localCatalogue(snapshot), cards };
  }, [snapshot]);
}

/** What each card does, in plain lines by its code. */
export function useLines(address: string): Readonly<Record<string, readonly string[]>> | 'loading' | 'failed' {
  return useKept('kage.texts', address);
}

/** The rulings a table asks for most. */
export function useRulings(address: string): RulingsAtHand | 'loading' | 'failed' {
  return useKept('kage.rulings', address);
}

function useKept<T extends object>(shelf: string, address: string): T | 'loading' | 'failed' {
  const [data, setData] = useState<T | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let current = true;
    fetchKept<T>(shelf, address).then(
      (found) => current && setData(found),
      () => current && setData('failed'),
    );
    return () => {
      current = false;
    };
  }, [shelf, address]);
  return data;
}
