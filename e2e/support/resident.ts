import type { BrowserContext } from '@playwright/test';
import { test as base } from './test';
import { createDeck, legalCards } from './decks';
import { newPerson, type Person, signUp } from './people';

/** Somebody who has been here for a while, with decks; one for all tests of a worker that only look. */
export interface Resident extends Person {
  /** Cookies and storage of a browser in which they are signed in. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
  publicDeck: string;
  unfinishedDeck: string;
}

export const test = base.extend<object, { resident: Resident }>({
  resident: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, viewport } = project.use;
      // A client of its own, as each test is.
      const extraHTTPHeaders = {
        'x-forwarded-for': `10.0.${project.name.length}.${1 + Math.floor(Math.random() * 250)}`,
      };
      const page = await (await browser.newContext({ baseURL, viewport, extraHTTPHeaders })).newPage();
      const person = newPerson();
      await signUp(page, person);
      const { request } = page.context();
      const publicDeck = await createDeck(request, {
        name: 'Ready to play',
        description: 'Thirty cards and three missions.',
        visibility: 'public',
        ...(await legalCards(request)),
      });
      const unfinishedDeck = await createDeck(request, {
        name: 'Not ready yet',
        main: [{ code: 'KS-108', count: 3 }],
        missions: [{ code: 'KS-M01', count: 1 }],
      });
      const state = await page.context().storageState();
      await page.context().close();
      await provide({ ...person, state, publicDeck: publicDeck.slug, unfinishedDeck: unfinishedDeck.slug });
    },
    { scope: 'worker' },
  ],
});

export { expect } from './test';
