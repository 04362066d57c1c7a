// Keeps the quick reference (/<language>/rules/quick) readable without a network. It rules over that path alone: the
// network is asked first, and what it last gave is shown only when it does not answer. Files under /_next/static carry
// their content's hash in their name, so that a kept one is never an old one.

const KEPT = 'quick-reference-1';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('quick-reference-') && name !== KEPT) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const { page, assets } = event.data ?? {};
  if (typeof page !== 'string' || !Array.isArray(assets)) return;
  event.waitUntil(keep(page, assets));
});

async function keep(page, assets) {
  const kept = await caches.open(KEPT);
  // Without cookies: nobody's name is kept with it.
  const answer = await fetch(page, { credentials: 'omit' });
  if (answer.ok) await kept.put(page, answer);
  await Promise.all(
    assets.map(async (asset) => {
      if (!(await kept.match(asset))) await kept.add(asset).catch(() => {});
    }),
  );
  const needed = new Set(assets);
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    // What an older build of the site has left behind.
    if (pathname.startsWith('/_next/static/') && !needed.has(pathname)) await kept.delete(request);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isPage = request.mode === 'navigate' && /^\/[a-z]{2}\/rules\/quick$/.test(pathname);
  if (isPage || pathname.startsWith('/_next/static/')) event.respondWith(networkFirst(request, pathname));
});

async function networkFirst(request, pathname) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(pathname);
    if (kept) return kept;
    throw error;
  }
}
