'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { localCatalogue, type LocalCatalogue } from '@/lib/catalogue/local-search';
import type { AnySnapshotCard, Snapshot } from '@/lib/catalogue/snapshot';
import { fetchKept } from './kept';

export interface Catalogue<C extends AnySnapshotCard = AnySnapshotCard> {
  snapshot: Snapshot<C>;
  index: LocalCatalogue<C>;
  cards: ReadonlyMap<string, C>;
}

export type CatalogueState<C extends AnySnapshotCard = AnySnapshotCard> =
  { kind: 'loading' } | { kind: 'failed'; retry: () => void } | ({ kind: 'there' } & Catalogue<C>);

/** Survive from one editor to the next within a page's life: the address names the version for good. */
const loaded = new Map<string, Promise<unknown>>();
const NONE: readonly never[] = [];

/**
 * All cards, fetched once; `address` names a version that never changes, and the game whose cards they are: who asks for
 * it knows their kind.
 *
 * @param own cards of the person's own, which come first; the same array as long as they do not change
 */
export function useCatalogue<C extends AnySnapshotCard>(address: string, own: readonly C[] = NONE): CatalogueState<C> {
  const [state, setState] = useState<CatalogueState<C>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    let current = true;
    load<C>(address).then(
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

  return useMemo(() => {
    if (state.kind !== 'there' || own.length === 0) return state;
    return { kind: 'there', ...catalogueOf({ ...state.snapshot, cards: [...own, ...state.snapshot.cards] }) };
  }, [state, own]);
}

function catalogueOf<C extends AnySnapshotCard>(snapshot: Snapshot<C>): Catalogue<C> {
  const cards = new Map(snapshot.cards.map((card) => [card.code, card]));
  return { snapshot, index: localCatalogue(snapshot), cards };
}

function load<C extends AnySnapshotCard>(address: string): Promise<Catalogue<C>> {
  const known = loaded.get(address);
  if (known) return known as Promise<Catalogue<C>>;
  const loading = fetchKept<Snapshot<C>>('kage.catalogue', address).then(catalogueOf);
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}
