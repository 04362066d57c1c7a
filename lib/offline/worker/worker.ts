/// <reference lib="webworker" />
import { OWN_DECKS, STORES } from '../kept';
import { Answers } from './answers';
import { drawnCrest } from './crest';

// The service worker: bundled into public/worker.js by the launcher. It reads what the pages have kept (lib/offline/keep)
// and keeps nothing by itself, so nothing that came with somebody's cookies can end up here.

declare const self: ServiceWorkerGlobalScope;
/** The build it belongs to: a new build of the site is a new worker, and so an update that browsers notice. */
declare const BUILD: string;

const answers = new Answers({
  pages: () => caches.open(STORES.pages),
  hasDeck,
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

// A new version waits until the reader agrees, or no page of the old one is open any more.
self.addEventListener('message', (event) => {
  if (event.data === 'build') event.ports[0]?.postMessage(BUILD);
  if (event.data === 'activate') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // Downloads and files are the browser's own affair.
    if (/^\/(?:api|_next)\/|\.\w+$/.test(pathname)) return;
    const preloaded: Promise<Response | undefined> = event.preloadResponse;
    const network = preloaded.then((response) => response ?? fetch(request));
    const asked = request.method === 'GET' ? answers.page(pathname, network) : answers.sent(pathname, network);
    event.respondWith(asked);
    event.waitUntil(network.catch(() => undefined));
  } else if (request.method === 'GET' && request.headers.get('RSC') === '1') {
    if (request.headers.get('Next-Router-Prefetch') === null) event.respondWith(answers.step(pathname, fetch(request)));
  } else if (request.method === 'GET' && pathname.startsWith('/_next/static/')) {
    event.respondWith(keptFile(request));
  } else if (request.method === 'GET' && pathname.startsWith('/crest/')) {
    event.respondWith(fetch(request).catch(() => drawnCrest(new URL(request.url)) ?? Response.error()));
  }
});

/** By the copies that pages keep for whoever is signed in (lib/decks/local/copies.ts). */
async function hasDeck(slug: string): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OWN_DECKS.store));
  const copies = await Promise.all(names.map(async (name) => (await caches.open(name)).match(OWN_DECKS.entry)));
  const texts = await Promise.all(copies.map(async (copy) => copy?.text()));
  return texts.some((text) => text?.includes(`"slug":"${slug}"`));
}

/** Built files bear their content in their name: a kept one is the very one. */
async function keptFile(request: Request): Promise<Response> {
  const kept = await caches.open(STORES.assets).then(
    (assets) => assets.match(request.url),
    () => undefined,
  );
  return kept ?? fetch(request);
}
