import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDeck, legalCards } from './support/decks';
import { findings, sidewaysScroll } from './support/looks';
import { expect, test } from './support/test';

// A deck leaves the site: by its short link, framed in another page, on paper.

/** Paths that give a deck away, by slug; the owner sees their own private deck on some of them. */
const WAYS = [
  { path: (slug: string) => `/uk/decks/${slug}/sheet.pdf?paper=letter`, type: 'application/pdf', owner: true },
  { path: (slug: string) => `/pl/decks/${slug}/proxies.pdf`, type: 'application/pdf', owner: true },
  { path: (slug: string) => `/fr/decks/${slug}/print`, type: 'text/html', owner: true },
  { path: (slug: string) => `/uk/decks/${slug}/picture.png`, type: 'image/png', owner: false },
  { path: (slug: string) => `/embed/decks/${slug}`, type: 'text/html', owner: false },
  {
    path: (slug: string, origin: string) => `/api/oembed?url=${encodeURIComponent(`${origin}/d/${slug}`)}`,
    type: 'application/json',
    owner: false,
  },
];

test('whoever may see a deck has it on paper, as a picture and embedded; nobody else learns of it', async ({
  page,
  person,
  elsewhere,
  baseURL,
}) => {
  const cards = await legalCards(page.request);
  for (const visibility of ['private', 'unlisted'] as const) {
    const name = `${visibility} of ${person.handle}`;
    const { slug } = await createDeck(page.request, { name, visibility, ...cards });
    for (const { path, type, owner } of WAYS) {
      const address = path(slug, baseURL ?? '');
      const [theirs, own] = await Promise.all([elsewhere.request.get(address), page.request.get(address)]);
      const open = visibility !== 'private';
      expect([address, theirs.status(), own.status()]).toEqual([address, open ? 200 : 404, open || owner ? 200 : 404]);
      if (open || owner) expect(own.headers()['content-type']).toContain(type);
      if (!open) {
        // Exactly what is said of a deck that is not there.
        const nowhere = await elsewhere.request.get(path('A1b2C3d4E5f6G7', baseURL ?? ''));
        expect(nowhere.status()).toBe(404);
        if (type !== 'text/html') expect(await theirs.text()).toBe(await nowhere.text());
        expect(await theirs.text()).not.toContain(name);
      }
    }
  }
});

test('a short link, a page that frames the deck, and proxies of chosen cards', async ({
  page,
  person,
  elsewhere,
  baseURL,
}) => {
  const name = `Shared by ${person.handle}`;
  const { slug, main } = await createDeck(page.request, {
    name,
    visibility: 'unlisted',
    ...(await legalCards(page.request)),
  });
  await elsewhere.goto(`/d/${slug}`);
  await expect(elsewhere).toHaveURL(`/en/decks/${slug}`);
  const share = elsewhere.getByRole('region', { name: 'Share' });
  await expect(share.getByLabel('Link to this deck')).toHaveValue(`${baseURL}/d/${slug}`);
  await share.getByText('QR code', { exact: true }).click();
  await expect(share.getByRole('img', { name: /QR code/ })).toBeVisible();
  const picture = await elsewhere.locator('meta[property="og:image"]').getAttribute('content');
  expect((await elsewhere.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');

  // What another site does with the link: it asks for the markup and puts it into a page of its own.
  const discovered = await elsewhere.locator('link[type="application/json+oembed"]').getAttribute('href');
  const { html } = (await (await elsewhere.request.get(discovered ?? '')).json()) as { html: string };
  const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html)).listen(
    0,
    '127.0.0.1',
  );
  await once(site, 'listening');
  await elsewhere.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  // A browser that may not frame a page shows one of its own instead. The frame runs no scripts, so a test cannot look
  // into it: the page itself is read by its address.
  await expect
    .poll(() => elsewhere.frames().map((frame) => frame.url()))
    .toContain(`${baseURL}/embed/decks/${slug}?lang=en`);
  site.close();
  await elsewhere.goto(`/embed/decks/${slug}?lang=en`);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(elsewhere.getByText('Legal in Standard')).toBeVisible();
  expect(await findings(elsewhere)).toEqual([]);
  expect(await sidewaysScroll(elsewhere)).toBeLessThanOrEqual(0);

  await elsewhere.goto(`/en/decks/${slug}/print`);
  await elsewhere.getByText('Choose cards').click();
  const counts = elsewhere.getByRole('spinbutton');
  for (let place = 0; place < (await counts.count()); place += 1) await counts.nth(place).fill('0');
  const proxies = elsewhere.getByRole('region', { name: 'Playtest proxies' });
  await proxies.getByRole('button', { name: 'Download the PDF' }).click();
  await expect(elsewhere.getByRole('alert').filter({ hasText: 'No card was chosen' })).toBeVisible();
  await elsewhere.locator(`input[name="${main[0]?.code}"]`).fill('3');
  const download = elsewhere.waitForEvent('download');
  await proxies.getByRole('button', { name: 'Download the PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`proxies-${slug}.pdf`);
});
