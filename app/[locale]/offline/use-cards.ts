'use client';

import { useEffect, useMemo, useState } from 'react';
import { localCatalogue, type LocalCatalogue } from '@/lib/catalogue/local-search';
import type { Snapshot, SnapshotCard } from '@/lib/catalogue/snapshot';
import { fetchKept } from '../decks/editor/session/kept';

export interface KeptCards {
  snapshot: Snapshot;
  index: LocalCatalogue;
  cards: ReadonlyMap<string, SnapshotCard>;
}

/** The device's own catalogue of the site's own game. */
export function useCards(address: string): KeptCards | 'loading' | 'failed' {
  const snapshot = useKept<Snapshot>('kage.catalogue', address);
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
