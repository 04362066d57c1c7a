import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

// Two players disagree; one opens the ruling and plays it through.

const RULING = 'snapshot-kabuto';
const address = (step?: number, locale = 'en') =>
  `/${locale}/rulings/${RULING}${step === undefined ? '' : `?step=${step}`}`;

const player = (page: Page) => page.locator('#play');
const told = (page: Page) => player(page).getByRole('status');
const current = (page: Page) => player(page).locator('[aria-current="step"]');
const go = (page: Page, name: string) => player(page).getByRole('link', { name, exact: true });
/** A character as it is read out. */
const character = (page: Page, start: string) => player(page).locator('summary').filter({ hasText: start });

test('goes through the steps by its buttons, forward and back', { tag: '@both' }, async ({ page }) => {
  await page.goto(address());
  await expect(current(page)).toContainText('The board as it is set up');
  await expect(character(page, 'Kakashi Hatake, Power 3')).toBeVisible();
  await expect(go(page, 'Step back')).toHaveAttribute('aria-disabled', 'true');

  await go(page, 'Step forward').click();
  await expect(page).toHaveURL(/\?step=1/);
  await expect(told(page)).toContainText('Player B plays Kabuto Yakushi in mission');
  await expect(character(page, 'Kabuto Yakushi, Power 5')).toContainText('changed');

  await go(page, 'Last step').click();
  await expect(told(page)).toContainText('Player A’s Kakashi Hatake is hidden because of Kabuto Yakushi.');
  await expect(character(page, 'Kakashi Hatake, Hidden, Power 0')).toBeVisible();
  await expect(character(page, 'Sasuke Uchiha, Power 4')).toBeVisible();
  await expect(go(page, 'Step forward')).toHaveAttribute('aria-disabled', 'true');

  await go(page, 'Step back').click();
  await expect(character(page, 'Kakashi Hatake, Power 3')).toBeVisible();
  await page.goBack();
  await expect(character(page, 'Kakashi Hatake, Hidden, Power 0')).toBeVisible();
});

test('says why a Power is what it is', async ({ page }) => {
  await page.goto(address(0));
  await character(page, 'Sasuke Uchiha, Power 5').click();
  const why = player(page).locator('details[open]').filter({ hasText: 'Sasuke Uchiha' });
  await expect(why.getByRole('row')).toHaveText([/printed\s*4/, /effect of Kakashi Hatake\s*\+1/, /together\s*5/]);
});

test('goes through the steps by the keyboard, and keeps the focus where it is', async ({ page }) => {
  await page.goto(address());
  await expect(go(page, 'Step forward')).toBeVisible();
  // The keys come with the page's script.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\?step=1/, { timeout: 1000 });
  }).toPass();
  await go(page, 'Step forward').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?step=2/);
  await expect(go(page, 'Step forward')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/\?step=0/);
  await expect(go(page, 'Step forward')).toBeFocused();
  await page.keyboard.press('End');
  await expect(current(page)).toContainText('2');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\?step=1/);
});

test('stays where one is on the page', { tag: '@both' }, async ({ page }) => {
  await page.goto(address());
  await go(page, 'Step forward').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await go(page, 'Step forward').click();
  await expect(page).toHaveURL(/\?step=1/);
  await expect(told(page)).toContainText('Kabuto');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(60);
});

test('is shared at a step, in the reader’s language', async ({ elsewhere }) => {
  await elsewhere.goto(address(2, 'pl'));
  await expect(told(elsewhere)).toContainText('Postać Kakashi Hatake gracza A zostaje ukryta');
  await expect(current(elsewhere)).toContainText('Gracz B wybiera: tak');
});

test('takes whatever an address says for the nearest step', async ({ page }) => {
  for (const [step, shown] of [
    ['99', 2],
    ['-1', 0],
    ['two', 0],
    ['1e3', 2],
    ['', 0],
  ] as const) {
    await page.goto(`${address()}?step=${step}`);
    await expect(current(page), step).toContainText(String(shown));
  }
});

test('a refused step says why', async ({ page }) => {
  await page.goto('/en/rulings/attachment-hidden');
  await player(page)
    .getByRole('link', { name: /Refused: Player A reveals/ })
    .first()
    .click();
  await expect(told(page)).toContainText('Not allowed: it cannot be attached there.');
});

test('is called proven only where the build has run it', async ({ page }) => {
  await page.goto(address());
  // A site that runs already may be one under development, which has not been built.
  const badge = process.env.E2E_URL ? /Proven by the rules engine|Confirmed just now/ : /Proven by the rules engine/;
  await page.getByRole('main').getByRole('link', { name: badge }).click();
  await expect(page).toHaveURL(/#play$/);
  await expect(player(page).getByText(/everything came out as the ruling says/)).toBeVisible();
});

test('a ruling without a scenario has no player', async ({ page }) => {
  await page.goto('/en/rulings/copy-limit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(player(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('steps are plain links', async ({ page }) => {
    await page.goto(address());
    await go(page, 'Last step').click();
    await expect(page).toHaveURL(/\?step=2#play/);
    await expect(told(page)).toContainText('Kakashi Hatake is hidden');
    await go(page, 'First step').click();
    await expect(character(page, 'Kakashi Hatake, Power 3')).toBeVisible();
  });
});
