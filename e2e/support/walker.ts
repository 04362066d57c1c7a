import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Place } from './places';
import { sendForm } from './forms';
import { deviceOf, type Resident, test as base } from './resident';
import { giveRole } from './roles';

/** Goes from page to page in one browser, which keeps what it has loaded; notes what the pages complain about. */
export interface Walker {
  page: Page;
  visit: (place: Place, locale: string) => Promise<void>;
  /** What has been complained about since it was asked last. */
  complaints: () => string[];
}

interface Walkers {
  /** One for pages that anybody sees, one signed in as the resident: for all tests of a worker. */
  walkers: { stranger: Walker; resident: Walker };
}

export const test = base.extend<object, Walkers>({
  walkers: [
    async ({ browser, resident }, provide, { project }) => {
      // Pages as the site sends them: where it is slow to answer, the service worker would show those that it keeps.
      const device = { ...deviceOf(project), serviceWorkers: 'block' } as const;
      const contexts = [
        await browser.newContext(device),
        await browser.newContext({ ...device, storageState: resident.state }),
      ] as const;
      // So that there is more to walk through.
      await giveRole(resident.handle, 'moderator');
      await wish(contexts[1].request);
      await provide({
        stranger: await walker(contexts[0], resident),
        resident: await walker(contexts[1], resident),
      });
      for (const context of contexts) await context.close();
    },
    { scope: 'worker' },
  ],
});

async function walker(context: BrowserContext, resident: Resident): Promise<Walker> {
  const page = await context.newPage();
  let complaints: string[] = [];
  let expected = 200;
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (
      message.type() !== 'error' &&
      !(message.type() === 'warning' && message.text().includes('Content Security Policy'))
    )
      return;
    // The browser remarks on the status of the page itself, which is meant.
    if (expected !== 200 && message.text().includes(`status of ${expected}`)) return;
    complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText;
    if (failure !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${failure}`);
  });

  return {
    page,
    async visit({ path, status = 200, ready, unfold }, locale) {
      expected = status;
      const response = await page.goto(`/${locale}${typeof path === 'string' ? path : path(resident)}`);
      expect(response?.status()).toBe(status);
      if (ready) await expect(page.locator(ready).first()).toBeAttached();
      if (unfold) for (const fold of await page.locator(unfold).all()) await fold.click();
    },
    complaints() {
      const heard = complaints;
      complaints = [];
      return heard;
    },
  };
}

/** Puts a card on one's wish list and shows it to everybody. */
async function wish(request: APIRequestContext): Promise<void> {
  const changes = [{ list: 'wish', printing: 'KS-108-RA', delta: 1 }];
  expect((await request.post('/api/v1/collection', { data: { id: randomUUID(), changes } })).status()).toBe(200);
  await sendForm(request, '/en/collection', { list: 'wish' });
}

export { expect } from './test';
