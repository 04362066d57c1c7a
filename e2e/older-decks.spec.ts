import { expect, test } from '@playwright/test';
import { newPerson, openAccount } from './support/people';

const OWN = 'Grandmother <b>of</b> the Gate';

/** 47 cards of the examples, 22 ninja among them: with three own ninja they are fifty. */
const LIST = [
  ...Array.from({ length: 7 }, (_, index) => `3 EX-00${index + 1}`),
  '1 EX-008',
  ...Array.from({ length: 8 }, (_, index) => `3 EX-0${index + 12}`),
  '1 EX-020',
].join('\n');

test('a deck of the older game, from a guest’s own card to a visitor who reads it', async ({ page, browser }) => {
  await page.goto('/en/ccg/decks/new');
  await page.getByRole('button', { name: 'Add a card of your own' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep it and add it to the deck' }).click();
  await expect(dialog.getByText('A name is needed')).toBeVisible();
  await dialog.locator('#own-name').fill(OWN);
  await dialog.locator('#own-entranceCost').fill('2');
  await dialog.getByRole('button', { name: 'Keep it and add it to the deck' }).click();
  const row = page.locator('#editor-deck [data-row]', { hasText: OWN });
  await row.locator('[data-control="add"]').click();
  await row.locator('[data-control="add"]').click();
  await expect(page.getByText('3 of 50 cards: add 47.')).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Paste as text' }).click();
  await page.locator('#import-text').fill(LIST);
  await page.getByRole('dialog').getByRole('radio').nth(1).check();
  await page.getByRole('dialog').locator('[type="submit"]').click();
  await expect(page.getByText('Legal in Standard').first()).toBeVisible();
  await page.locator('.editor-name').fill('Gate watch');

  await openAccount(page.request, newPerson());
  await page.goto('/en/ccg/decks/new');
  await expect(page).toHaveURL(/\/en\/ccg\/decks\/keep$/);
  await page.getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(page).toHaveURL(/\/en\/ccg\/decks\/[A-Za-z0-9]+\/edit$/);
  await expect(page.locator('#editor-deck [data-row]', { hasText: OWN })).toBeVisible();
  const slug = page.url().split('/').at(-2) ?? '';
  expect(await page.evaluate(() => localStorage.getItem('kage.own-cards'))).toBeNull();

  // The short address leads to the right one.
  await page.goto(`/en/decks/${slug}`);
  await expect(page).toHaveURL(new RegExp(`/en/ccg/decks/${slug}$`));
  await page.getByRole('radio', { name: /^Everyone, and listed/ }).check();
  await page.getByRole('button', { name: 'Change', exact: true }).click();

  const visitor = await browser.newPage();
  await expect.poll(async () => (await visitor.request.get(`/ccg/decks/${slug}`)).status()).toBe(200);
  await visitor.goto(`/d/${slug}`);
  await expect(visitor).toHaveURL(new RegExp(`/ccg/decks/${slug}$`));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Gate watch');
  await expect(visitor.getByText(OWN, { exact: true })).toBeVisible();
  await expect(visitor.getByText('The owner’s own card, in no catalogue')).toBeVisible();
  const listed = await visitor.request.get('/en/decks');
  expect(await listed.text()).not.toContain(slug);
  expect(await (await visitor.request.get('/en/ccg/decks')).text()).toContain(slug);
  expect((await visitor.request.get(`/en/decks/${slug}/sheet.pdf`)).headers()['content-type']).toBe('application/pdf');

  // Its file brings the card along to whoever reads it.
  const file = await (await visitor.request.get(`/api/v1/decks/${slug}/export?format=json`)).text();
  await openAccount(visitor.request, newPerson());
  await visitor.goto('/en/ccg/decks/import');
  await visitor.getByLabel('List of cards, code or link').fill(file);
  await visitor.getByRole('button', { name: 'Read the list' }).click();
  await expect(visitor.getByText('Read as JSON.')).toBeVisible();
  await visitor.getByRole('button', { name: 'Create the deck' }).click();
  await expect(visitor.locator('#editor-deck [data-row]', { hasText: OWN })).toBeVisible();
  await expect(visitor.getByText('Legal in Standard').first()).toBeVisible();
  await visitor.close();
});
