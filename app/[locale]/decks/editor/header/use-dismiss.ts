'use client';

import { useEffect, type RefObject } from 'react';

/** Closes what has unfolded on Escape and on a press beside it. `byKey`: the focus must be put back. */
export function useDismiss(
  place: RefObject<HTMLElement | null>,
  open: boolean,
  close: (how: { byKey: boolean }) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !place.current?.contains(target)) close({ byKey: false });
      },
      { signal },
    );
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close({ byKey: true }), { signal });
    return () => gone.abort();
  }, [place, open, close]);
}
