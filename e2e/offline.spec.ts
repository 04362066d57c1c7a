import type { Page } from '@playwright/test';
import { createDeck, saveCards, storedDeck } from './support/decks';
import { Editor } from './support/editor';
import { signOut } from './support/people';
import { expect, test } from './support/test';

// What is left of the site where there is no network: on a site as it is built, whose service worker may answer. All
// other tests run without one (playwright.config.ts).

test.use({ serviceWorkers: 'allow' });
test.beforeEach(async ({ request }) => {
  const worker = await request.get('/worker.js');
  test.skip(!worker.ok(), 'a site in development has no service worker');
});

/** Has the device keep what it can, and waits until it answers for this page. */
async function keep(page: Page, locale = 'en') {
  await page.goto(`/${locale}/offline`);
  await page.getByRole('button', { name: 'Keep for offline' }).or(page.getByRole('button', { name: 'Look for news now' })).click(); // prettier-ignore
  await expect(page.getByText('Everything is here.')).toBeVisible({ timeout: 60_000 });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('cards, rules and terms are read without a network, and what is not there says so', async ({ page, context }) => {
  await keep(page);
  await context.setOffline(true);

  await page.goto('/en/cards/KS-108');
  await expect(page.getByText(/^No connection: only what is on this device/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What it does' })).toBeVisible();
  await page.goto('/en/cards?q=shikamru&faction=Leaf+Village');
  await expect(page.getByRole('link', { name: /Shikamaru Nara/ }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('zzzqqq');
  await expect(page.getByText('No cards')).toBeVisible();

  await page.goto('/en/rules/7');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Offline');
  await expect(page.getByText(/^Offline copy, kept/)).toBeVisible();
  // A step of the router opens the page whole.
  await page.getByRole('banner').getByRole('link', { name: 'Cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
  await page.goto('/en/rulings/terms');
  await expect(page.getByRole('link', { name: /^Edge/ }).first()).toBeVisible();
  await page.goto('/en/rulings');
  await page.getByRole('searchbox').fill('who wins a tie');
  await page.getByRole('main').getByRole('link', { name: 'Who wins a mission when Power is tied?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who wins a mission when Power is tied?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why' })).toBeVisible();

  await page.goto('/en/moderation');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not on this device' })).toBeVisible();
  await page.goto('/uk/rules');
  await expect(page.getByRole('heading', { level: 1, name: 'Немає з’єднання' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offline' })).toBeVisible();

  // A guest's new deck, which a reload leaves as it is.
  const editor = await new Editor(page).open();
  await editor.add('KS-108');
  await page.reload();
  await expect(editor.verdict).toContainText('1 of 30');
});

test('a deck edited without a network is sent as there is one; a conflict waits for a choice', async ({
  page,
  context,
  person,
}) => {
  expect(person.handle).toBeTruthy();
  const { id, slug } = await createDeck(page.request, { name: 'For the table', main: [{ code: 'KS-001', count: 2 }] });
  await keep(page);

  const editOffline = async (code: string) => {
    await context.setOffline(true);
    await page.goto('/en/decks/mine');
    await page.getByRole('link', { name: 'For the table' }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    const editor = new Editor(page);
    await expect(editor.verdict).toBeVisible();
    await editor.add(code);
    await expect(editor.saving).toContainText('Offline');
    await page.reload();
    await expect(editor.saving).toContainText('Offline');
    await page.goto('/en/decks/mine');
    await expect(page.getByText('Changed here, not sent yet')).toBeVisible();
  };

  await editOffline('KS-108');
  await context.setOffline(false);
  await expect(page.getByText('Your changes to For the table have been sent.')).toBeVisible();
  expect((await storedDeck(page.request, id))?.main.map(({ code }) => code)).toContain('KS-108');

  await keep(page);
  // What this device has of it is old by the time it is edited here.
  await saveCards(page.request, id, { main: [{ code: 'KS-002', count: 1 }] }, 2);
  await editOffline('KS-109');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Open and choose' }).click();
  await expect(page).toHaveURL(`/en/decks/${slug}/edit`);
  await expect(new Editor(page).conflict).toBeVisible();
  expect((await storedDeck(page.request, id))?.main).toEqual([{ code: 'KS-002', count: 1 }]);
});

test('who signs out leaves no deck to the next person on the device', async ({ page, context, person }) => {
  expect(person.handle).toBeTruthy();
  await createDeck(page.request, { name: 'Nobody else’s' });
  await keep(page);
  // A page that stands in for one of the other game knows of nobody: it takes nobody's decks away.
  await context.setOffline(true);
  await page.goto('/en/ccg/cards');
  await expect(page.getByRole('region', { name: 'News from the site' }).getByRole('link')).toBeVisible();
  await page.goto('/en/decks/mine');
  await expect(page.getByText('Nobody else’s')).toBeVisible();
  await context.setOffline(false);
  await signOut(page);
  await context.setOffline(true);
  await page.goto('/en/decks/mine');
  await expect(page.getByText('Nobody is signed in on this device', { exact: false })).toBeVisible();
  await expect(page.getByText('Nobody else’s')).toHaveCount(0);
  const left = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(stores.map(async (store) => Promise.all((await store.matchAll()).map((one) => one.text())))); // prettier-ignore
    return JSON.stringify([kept.flat(), { ...localStorage }]);
  });
  expect(left).not.toContain('Nobody else’s');
  expect(left).not.toContain(person.handle);
});

test('a new version waits to be taken, and takes nothing away', async ({ page }) => {
  const editor = await new Editor(page).open();
  await editor.add('KS-108');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What a deployment is to a browser: another worker for the same pages.
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/worker.js?next', { scope: '/' })));
  await expect(page.getByText('A new version of Kage Codex is ready.')).toBeVisible();
  // Asked while the page reloads, it has no answer yet.
  const running = () =>
    page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '').catch(() => 'reloading');
  expect(await running()).not.toContain('next');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(running).toContain('next');
  await expect(editor.verdict).toContainText('1 of 30');
});
