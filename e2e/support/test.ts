import { randomInt } from 'node:crypto';
import { expect, type Page, test as base } from '@playwright/test';
import { newPerson, openAccount, type Person } from './people';

interface Fixtures {
  /** A phone shows the editor's search and deck one at a time, and folds filters away. */
  phone: boolean;
  /** A page in a browser on another machine, in which nobody is signed in and nothing is stored. */
  elsewhere: Page;
  /** Somebody with a new account, signed in on `page`. */
  person: Person;
}

/** Playwright's `test`, in which a script that fails on a page fails the test. */
export const test = base.extend<Fixtures>({
  // Rate limits count by client: each test is one of its own, so that tests do not use up each other's.
  extraHTTPHeaders: async ({}, provide) => provide({ 'x-forwarded-for': clientAddress() }),
  page: async ({ page }, provide) => watched(page, provide),
  elsewhere: async ({ browser }, provide) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': clientAddress() } });
    await watched(await context.newPage(), provide);
    await context.close();
  },
  phone: async ({}, provide, { project }) => provide((project.use.viewport?.width ?? 0) < 768),
  person: async ({ page }, provide) => {
    const person = newPerson();
    await openAccount(page.request, person);
    await provide(person);
  },
});

export { expect };

async function watched(page: Page, provide: (page: Page) => Promise<void>): Promise<void> {
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  await provide(page);
  expect(failures, 'scripts that failed on the page').toEqual([]);
}

function clientAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');
}
