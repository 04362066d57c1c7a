'use client';

import { useEffect, useState } from 'react';

/** How often a page that comes back to sight asks for a new version (milliseconds). */
const ASK_EVERY = 600_000;

/**
 * Lets the service worker answer without a network, and tells of a new version of the site: undefined, or what goes over
 * to it. Nothing is lost by going: drafts are on the device with every edit. Who does not go keeps the page they have.
 */
export function useUpdate(): (() => void) | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
    const gone = new AbortController();
    const { signal } = gone;
    void begin((worker) => signal.aborted || setWaiting(worker), signal).catch(() => undefined);
    return () => gone.abort();
  }, []);
  if (!waiting) return undefined;
  return () => {
    // When the new one is in charge the page is loaded anew. A worker that is in charge already only needs that.
    if (waiting.state === 'activated') return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('activate');
  };
}

async function begin(tell: (worker: ServiceWorker) => void, signal: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator;
  const before = serviceWorker.controller;
  const registration = await serviceWorker.register('/worker.js', { scope: '/', updateViaCache: 'none' });
  await leaveOlder(registration);
  if (signal.aborted) return;

  const look = () => {
    if (registration.waiting && serviceWorker.controller) tell(registration.waiting);
  };
  look();
  const follow = () => registration.installing?.addEventListener('statechange', look, { signal });
  follow();
  registration.addEventListener('updatefound', follow, { signal });
  // Another tab has gone over: what this one shows is of the version before.
  serviceWorker.addEventListener(
    'controllerchange',
    () => before && serviceWorker.controller && tell(serviceWorker.controller),
    { signal },
  );

  let askedAt = Date.now();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EVERY) return;
      askedAt = Date.now();
      registration.update().catch(() => undefined);
    },
    { signal },
  );
}

/** The quick reference once had a worker of its own, which would go before this one. */
async function leaveOlder({ scope }: ServiceWorkerRegistration): Promise<void> {
  const all = await navigator.serviceWorker.getRegistrations();
  await Promise.all(all.filter((other) => other.scope !== scope).map((other) => other.unregister()));
}
