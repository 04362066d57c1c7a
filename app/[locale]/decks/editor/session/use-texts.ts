'use client';

import { useEffect, useState } from 'react';
import { fetchKept } from './kept';

/** Plain lines of every card by its code. */
export type Texts = Readonly<Record<string, readonly string[]>>;

const loaded = new Map<string, Promise<Texts>>();

function load(address: string): Promise<Texts> {
  const known = loaded.get(address);
  if (known) return known;
  const texts = fetchKept<Texts>('kage.texts', address);
  loaded.set(address, texts);
  texts.catch(() => loaded.delete(address));
  return texts;
}

/** What all cards do; `address` names a wording that never changes. */
export function useTexts(address: string): Texts | 'loading' | 'failed' {
  const [texts, setTexts] = useState<Texts | 'loading' | 'failed'>('loading');
  useEffect(() => {
    // A game whose cards are all text already has none.
    if (!address) return;
    let current = true;
    load(address).then(
      (all) => current && setTexts(all),
      () => current && setTexts('failed'),
    );
    return () => {
      current = false;
    };
  }, [address]);
  return texts;
}

/** After the cards their texts come as well, so that they can be read where the connection ends. */
export function useTextsAhead(address: string, cardsAreThere: boolean): void {
  useEffect(() => {
    if (!cardsAreThere || !address) return;
    const timer = setTimeout(() => void load(address).catch(() => undefined), 1500);
    return () => clearTimeout(timer);
  }, [address, cardsAreThere]);
}
