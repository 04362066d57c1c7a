import { type Page } from '@playwright/test';
import { createDeck, legalCards, saveCards, storedDeck } from './support/decks';
import { expect, test } from './support/test';

// Somebody sees what became of a deck, compares versions and decks, and goes back to what was better.

const main = (page: Page) => page.getByRole('main');

/** A deck in two versions: the second has one card less and another more. */
async function twoVersions(page: Page, visibility: 'private' | 'unlisted' = 'unlisted') {
  const cards = await legalCards(page.request);
  const { main: others } = await legalCards(page.request, 15);
  const deck = await createDeck(page.request, { name: 'In two versions', visibility, ...cards });
  const [gone] = cards.main;
  const [come] = others;
  if (!gone || !come) throw new Error('Too few cards');
  await saveCards(page.request, deck.id, { main: [...cards.main.slice(1), come] });
  return { ...deck, gone: gone.code, come: come.code };
}

test('the history tells what changed, and leads to the comparison', async ({ page, person, elsewhere }) => {
  const { slug, gone, come } = await twoVersions(page);
  await page.goto(`/en/decks/${slug}`);
  await main(page).getByRole('link', { name: 'History', exact: true }).click();
  await expect(main(page)).toContainText('Version 2');
  await main(page).getByText('2 saves one by one').click();
  await main(page).getByRole('link', { name: 'Compare with now' }).first().click();
  await expect(page).toHaveURL(`/en/decks/compare?a=${slug}@1&b=${slug}`);
  const compared = async (at: Page) => {
    await expect(main(at).getByRole('table', { name: /^Only in B/ })).toContainText(come);
    await expect(main(at).getByRole('table', { name: /^Only in A/ })).toContainText(gone);
    await expect(main(at)).toContainText('28 cards are the same in both');
    await expect(main(at).getByRole('img', { name: /^Copies by chakra cost/ })).toBeVisible();
    await expect(main(at).getByText('Legal in Standard')).toHaveCount(2);
    expect(await at.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  };
  await compared(page);
  await page.getByRole('link', { name: 'Swap sides' }).click();
  await expect(main(page).getByRole('table', { name: /^Only in B/ })).toContainText(gone);
  // Whoever has the link sees the same, and by whom.
  await elsewhere.goto(`/en/decks/compare?a=${slug}@1&b=${slug}`);
  await compared(elsewhere);
  await expect(main(elsewhere)).toContainText(`by ${person.handle}`);
});

test('a version is restored and that is taken back', async ({ page, person }) => {
  expect(person.handle).not.toBe('');
  const { slug, id, gone, come } = await twoVersions(page);
  await page.goto(`/en/decks/${slug}/history`);
  await main(page).getByText('2 saves one by one').click();
  await main(page).getByRole('button', { name: 'Restore', exact: true }).first().click();
  await expect(main(page)).toContainText('Version 1 is the present one again');
  const codes = async () => (await storedDeck(page.request, id))?.main.map(({ code }) => code);
  expect(await codes()).toContain(gone);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main(page)).toContainText('Version 2 is the present one again');
  expect(await codes()).toContain(come);
  expect(await codes()).not.toContain(gone);
});

test('decks are chosen by a pasted link or from one’s own', async ({ page, person, baseURL }) => {
  expect(person.handle).not.toBe('');
  const one = await twoVersions(page);
  const other = await createDeck(page.request, { name: 'My other deck', ...(await legalCards(page.request, 15)) });
  await page.goto(`/en/decks/compare`);
  await page.getByLabel('Link to the deck').first().fill(`${baseURL}/pl/decks/${one.slug}`);
  await page.getByLabel('Or one of mine').nth(1).selectOption('My other deck');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(`/en/decks/compare?a=${one.slug}&b=${other.slug}`);
  await expect(main(page).getByRole('heading', { name: 'My other deck' })).toBeVisible();
});

test('a private deck is as if it did not exist', async ({ page, person, elsewhere }) => {
  expect(person.handle).not.toBe('');
  const { slug } = await twoVersions(page, 'private');
  for (const reference of [slug, `${slug}@1`]) {
    await elsewhere.goto(`/en/decks/compare?a=${reference}`);
    await expect(main(elsewhere)).toContainText('No deck is found under this.');
    expect(await elsewhere.content()).not.toContain('In two versions');
  }
  expect((await elsewhere.goto(`/en/decks/${slug}/history`))?.status()).toBe(404);
});
