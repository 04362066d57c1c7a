'use client';

import { useCallback, useEffect, useState } from 'react';
import { STORES, type KeptIndex } from '@/lib/offline/kept';
import { readIndex } from '@/lib/offline/worker/answers';

/** What is kept here; undefined until that is known, null where the browser lets nothing be kept. */
export function useKeptIndex(): { index: KeptIndex | null | undefined; refresh: () => void } {
  const [index, setIndex] = useState<KeptIndex | null>();
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((count) => count + 1), []);
  useEffect(() => {
    let current = true;
    async function look() {
      const found = await caches.open(STORES.pages).then(readIndex);
      if (current) setIndex(found);
    }
    // Missing on plain HTTP, where the very name is not known.
    look().catch(() => current && setIndex(null));
    return () => {
      current = false;
    };
  }, [turn]);
  return { index, refresh };
}
