'use client';

import { useEffect } from 'react';

/**
 * Keeps this page for the table without a network: public/quick.js holds only the quick reference, within its own path,
 * and asks the network first, so that nothing else on the site ever comes from it.
 */
export function KeepOffline() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const scope = location.pathname;
    const assets = [...document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], script[src]')].flatMap(
      (element) => {
        const address = element.getAttribute('href') ?? element.getAttribute('src');
        return address?.startsWith('/_next/static/') ? [address] : [];
      },
    );
    const fonts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/_next/static/') && path.endsWith('.woff2'));
    navigator.serviceWorker
      .register('/quick.js', { scope })
      .then(async () => {
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage({ page: scope, assets: [...new Set([...assets, ...fonts])] });
      })
      // Without it the page is read as any other.
      .catch(() => {});
  }, []);
  return null;
}
