'use client';

import { useCallback, useEffect, useState } from 'react';
import { localCatalogue, type LocalCatalogue } from '@/lib/catalogue/local-search';
import type { Snapshot, SnapshotCard } from '@/lib/catalogue/snapshot';
import { fetchKept } from './kept';

export interface Catalogue {
  snapshot: Snapshot;
  index: LocalCatalogue;
  cards: ReadonlyMap<string, SnapshotCard>;
}

export type CatalogueState =
  { kind: 'loading' } | { kind: 'failed'; retry: () => void } | ({ kind: 'there' } & Catalogue);

/** Survives from one editor to the next within a page's life: the address names the version for good. */
const loaded = new Map<string, Promise<Catalogue>>();

/** All cards, fetched once; `address` names a version that never changes. */
export function useCatalogue(address: string): CatalogueState {
  const [state, setState] = useState<CatalogueState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    let current = true;
    load(address).then(
      (catalogue) => current && setState({ kind: 'there', ...catalogue }),
      () => current && setState({ kind: 'failed', retry }),
    );
    return () => {
      current = false;
    };
  }, [address, attempt, retry]);

  useEffect(() => {
    if (state.kind !== 'failed') return;
    addEventListener('online', state.retry);
    return () => removeEventListener('online', state.retry);
  }, [state]);

  return state;
}

function load(address: string): Promise<Catalogue> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = fetchKept<Snapshot>('kage.catalogue', address).then((snapshot) => ({
    snapshot,
    index: localCatalogue(snapshot),
    cards: new Map(snapshot.cards.map((card) => [card.code, card])),
  }));
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}
