'use client';

import { useEffect } from 'react';

const KEYS: Readonly<Record<string, string>> = { ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last' };

/** Arrow keys, Home and End follow the player's own links. Home and End only within it: elsewhere they scroll the page. */
export function PlayerKeys({ player }: { player: string }) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const go = KEYS[event.key];
      if (!go || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
      const root = document.getElementById(player);
      const target = event.target instanceof Element ? event.target : document.body;
      const within = root?.contains(target) === true;
      if (!within && (target !== document.body || go === 'first' || go === 'last')) return;
      const link = root?.querySelector<HTMLAnchorElement>(`a[data-go="${go}"]`);
      if (!link) return;
      event.preventDefault();
      if (link.ariaDisabled !== 'true') link.click();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [player]);
  return null;
}
