import { gzipSync } from 'node:zlib';
import { type Browser } from '@playwright/test';
import { expect, test } from './support/test';

// What a page makes a phone load the first time: in bytes as they travel.

const KB = 1000;
/** Has nothing of its own to run: what it loads, every page of the site loads. */
const EMPTY_PAGE = '/en/about';

interface Weight {
  script: number;
  stylesheet: number;
  font: number;
}

/** Everything a browser with an empty cache loads for a page, each file once. Packed here, whatever the server does. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const weight = { script: 0, stylesheet: 0, font: 0 };
  const bodies = new Map<string, Promise<void>>();
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
    bodies.set(
      response.url(),
      response.body().then((body) => {
        // Fonts are packed already.
        weight[kind] += kind === 'font' ? body.length : gzipSync(body).length;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(bodies.values());
  await context.close();
  return weight;
}

test('pages weigh no more than a phone may be asked to load', async ({ browser, baseURL }) => {
  test.skip(Boolean(process.env.E2E_URL), 'a site in development is not built to be small');
  const at = (path: string) => weigh(browser, new URL(path, baseURL).href);
  const empty = await at(EMPTY_PAGE);
  for (const [path, most] of [
    ['/en/cards', 30],
    ['/en/cards/KS-108', 30],
    ['/en/decks/new', 80],
  ] as const) {
    const { script, stylesheet } = await at(path);
    expect.soft(script - empty.script, `script of ${path} over an empty page`).toBeLessThanOrEqual(most * KB);
    expect.soft(stylesheet, `styles of ${path}`).toBeLessThanOrEqual(30 * KB);
  }
  for (const locale of ['en', 'pl', 'uk', 'fr']) {
    const { font } = await at(`/${locale}/cards`);
    expect.soft(font, `fonts in ${locale}`).toBeGreaterThan(0);
    expect.soft(font, `fonts in ${locale}`).toBeLessThanOrEqual(120 * KB);
  }
});
