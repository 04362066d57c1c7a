import { type Page } from '@playwright/test';
import { createDeck, legalCards } from './support/decks';
import { Editor } from './support/editor';
import { newPerson } from './support/people';
import { expect, test } from './support/test';

// Somebody tries a deck before it is played: opening hands round by round, and a thousand games.

const main = (page: Page) => page.getByRole('main');
const faces = (page: Page) => main(page).locator('.card-grid .face-foot');

async function sharedDeck(page: Page) {
  const name = `Tried ${newPerson().handle}`;
  return createDeck(page.request, { name, visibility: 'unlisted', ...(await legalCards(page.request)) });
}

test.describe('opening hands', () => {
  test('are drawn on round by round, and one link shows the very same hand', async ({ page, person, elsewhere }) => {
    expect(person.handle).not.toBe('');
    const { slug } = await sharedDeck(page);
    await page.goto(`/en/decks/${slug}/hands`);
    await expect(page).toHaveURL(/\/hands\?seed=\d+$/);
    await expect(faces(page)).toHaveCount(5);
    const first = await faces(page).allTextContents();

    await page.getByRole('link', { name: 'Mulligan', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Opening hand after the mulligan' })).toBeVisible();
    await expect(main(page)).toContainText('Put back: ');
    await page.getByRole('link', { name: 'Draw for round 1' }).click();
    await expect(faces(page)).toHaveCount(7);
    await page.getByRole('link', { name: 'Draw for round 2' }).click();
    await expect(faces(page)).toHaveCount(9);
    await expect(main(page).getByRole('status').filter({ hasText: 'Drawn: ' })).toHaveCount(1);
    const drawn = await faces(page).allTextContents();

    await elsewhere.goto(await page.getByLabel('Link to this hand').inputValue());
    await expect(faces(elsewhere)).toHaveText(drawn);
    await elsewhere.getByRole('link', { name: 'One round back' }).click();
    await expect(faces(elsewhere)).toHaveCount(7);
    await elsewhere.getByRole('link', { name: 'One round back' }).click();
    await expect(faces(elsewhere)).toHaveCount(5);
    await elsewhere.getByRole('link', { name: 'Back to the first hand' }).click();
    await expect(faces(elsewhere)).toHaveText(first);
  });

  test('need no JavaScript', async ({ page, person, browser }) => {
    expect(person.handle).not.toBe('');
    const { slug } = await sharedDeck(page);
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(`/en/decks/${slug}/hands?seed=7`);
    await plain.getByRole('link', { name: 'Draw for round 1' }).click();
    await expect(faces(plain)).toHaveCount(7);
    await plain.goto(`/en/decks/${slug}/games`);
    // Texts that Playwright looks for never stand in <noscript>; what is shown there does.
    await expect(plain.locator('noscript .notice')).toBeVisible();
    await expect(plain.getByRole('button', { name: 'Play 1,000 games' })).toBeDisabled();
  });
});

test('a guest’s deck has hands, games and numbers too, by a link that holds the deck', async ({ page, elsewhere }) => {
  const editor = await new Editor(page).open();
  const { main: cards, missions } = await legalCards(page.request);
  await editor.name.fill('Built <b>without</b> an account');
  await editor.tool('Paste as text');
  const dialog = page.getByRole('dialog', { name: 'Paste a deck as text' });
  const lines = [...cards, ...missions].map(({ code, count }) => `${count} ${code}`);
  await dialog.getByLabel('Deck as text').fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Put into the deck' }).click();
  await expect(editor.verdict).toContainText('Legal in Standard');

  const link = page.getByRole('link', { name: 'Opening hands' });
  if (!(await link.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  await link.click();
  await expect(page).toHaveURL(/\/decks\/KAGE1\w+\/hands\?seed=\d+$/);
  await expect(faces(page)).toHaveCount(5);
  await page.getByRole('link', { name: 'Draw for round 1' }).click();
  await expect(faces(page)).toHaveCount(7);
  const drawn = await faces(page).allTextContents();

  await elsewhere.goto(await page.getByLabel('Link to this hand').inputValue());
  await expect(faces(elsewhere)).toHaveText(drawn);
  await main(elsewhere).getByRole('link', { name: 'Play 1,000 games' }).click();
  await expect(elsewhere.getByRole('button', { name: 'Play 1,000 games' })).toBeEnabled();
  await main(elsewhere).getByRole('link', { name: 'Built <b>without</b> an account' }).click();
  await expect(main(elsewhere)).toContainText('Legal in Standard');
  await elsewhere.getByRole('link', { name: 'All numbers of this deck' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'The deck in numbers' })).toBeVisible();
});

test.describe('a thousand games', () => {
  test('are played in the browser, and stop when they are told to', async ({ page, person }) => {
    expect(person.handle).not.toBe('');
    const { slug } = await sharedDeck(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/en/decks/${slug}/games`);
    await expect(page.getByRole('button', { name: 'Play 1,000 games' })).toBeEnabled();
    // What plays is loaded when it is asked for.
    expect(asked.filter((url) => url.includes('/definitions/') || url.includes('worker'))).toEqual([]);
    await page.getByRole('button', { name: 'Play 1,000 games' }).click();
    await expect(main(page)).toContainText(/of 1,000 games, \d+ a second/);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(main(page)).toContainText(/Stopped after \d+ games?\./);
    await expect(page.getByRole('heading', { name: 'Won and lost' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Cards when winning' })).toContainText(/In hand/);
    await expect(page.getByRole('button', { name: 'Play 1,000 other games' })).toBeVisible();
  });

  test('are not begun with a deck that may not be played', async ({ page, person }) => {
    expect(person.handle).not.toBe('');
    const { slug } = await createDeck(page.request, { name: 'Half a deck' });
    await page.goto(`/en/decks/${slug}/games`);
    await expect(main(page)).toContainText('This deck cannot be played yet');
    await page.goto(`/en/decks/${slug}/hands`);
    await expect(main(page)).toContainText('There is nothing to draw');
  });

  for (const [path, what] of [['hands?seed=7', 'hands'], ['games', 'games']] as const) {
    test(`keep the deck of someone else to themselves: ${what}`, async ({ page, person, elsewhere }) => {
      expect(person.handle).not.toBe('');
      const { slug } = await createDeck(page.request, { name: 'Hidden' });
      expect((await elsewhere.goto(`/en/decks/${slug}/${path}`))?.status()).toBe(404);
    });
  } // prettier-ignore
});
