import type { BrowserContext, BrowserContextOptions, WorkerInfo } from '@playwright/test';
import { test as base } from './test';
import { createDeck, legalCards } from './decks';
import { newPerson, openAccount, type Person } from './people';

/** Somebody who has been here for a while, with decks; one for all tests of a worker that only look. */
export interface Resident extends Person {
  /** Cookies and storage of a browser in which they are signed in. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
  publicDeck: string;
  unfinishedDeck: string;
  /** Of the older game, unfinished. */
  olderDeck: string;
}

export const test = base.extend<object, { resident: Resident }>({
  resident: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext(deviceOf(project));
      const { request } = context;
      const person = newPerson();
      await openAccount(request, person);
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
      const olderDeck = await createDeck(request, {
        name: 'Made up',
        format: 'ccg/standard',
        visibility: 'public',
        main: [
          { code: 'EX-003', count: 3 },
          { code: 'EX-015', count: 2 },
        ],
      });
      const state = await context.storageState();
      await context.close();
      await provide({
        ...{ ...person, state },
        ...{ publicDeck: publicDeck.slug, unfinishedDeck: unfinishedDeck.slug, olderDeck: olderDeck.slug },
      });
    },
    { scope: 'worker' },
  ],
});

/** A browser of the project for more than one test, which Playwright gives to single tests only. */
export function deviceOf(project: WorkerInfo['project']): BrowserContextOptions {
  const { baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, locale } = project.use;
  return {
    ...{ baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, locale },
    // A client of its own, as each test is.
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.${project.name.length}.${1 + Math.floor(Math.random() * 250)}` },
  };
}
