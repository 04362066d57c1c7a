'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';

/**
 * Follows the plain links inside without loading the whole document again. One listener for a long list: a link
 * component for each item would cost script and markup a hundred times. A link with `data-stay` shows the same page
 * otherwise: one stays where one is on it.
 */
export function SoftLinks({ children }: { children: ReactNode }) {
  const router = useRouter();
  function follow(event: MouseEvent) {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    router.push(link.pathname + link.search + link.hash, { scroll: !('stay' in link.dataset) });
  }
  return <div onClick={follow}>{children}</div>;
}
