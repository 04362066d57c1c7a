import { expect, test } from './support/test';

// Somebody lets a program work with their decks.

const PROGRAM = 'Backup of my decks';

test('makes a token, sees it once, lets a program use it and revokes it', async ({ page, person, elsewhere }) => {
  await page.goto('/en/account/tokens');
  await page.getByLabel('What is it for?').fill(PROGRAM);
  await page.getByLabel('Make, see, change and delete my decks').check();
  await page.getByLabel('90 days').check();
  await page.getByLabel('Your password now').fill('not the password');
  await page.getByRole('button', { name: 'Make the token' }).click();
  await expect(page.getByLabel('Your password now')).toHaveAccessibleDescription(/not your password/);
  await expect(page.getByLabel('What is it for?')).toHaveValue(PROGRAM);
  await expect(page.getByLabel('90 days')).toBeChecked();

  await page.getByLabel('Your password now').fill(person.password);
  await page.getByRole('button', { name: 'Make the token' }).click();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  const tokens = page.locator('#tokens');
  await expect(tokens).toContainText(PROGRAM);
  await expect(tokens).toContainText('never used');

  const headers = { authorization: `Bearer ${token}` };
  const deck = { name: 'From a program', format: 'mythos/standard' };
  expect((await elsewhere.request.post('/api/v1/me/decks', { data: deck, headers })).status()).toBe(201);
  expect((await elsewhere.request.get('/api/v1/me/decks')).status(), 'without the token').toBe(401);
  expect((await page.request.get('/api/v1/me/decks')).status(), 'by a cookie').toBe(401);

  await page.reload();
  await expect(tokens).toContainText('last used on');
  await expect(page.getByText(token)).toHaveCount(0);
  await page.getByRole('button', { name: `Revoke ${PROGRAM}` }).click();
  await expect(tokens).toContainText('You have made none yet.');
  expect((await elsewhere.request.get('/api/v1/me/decks', { headers })).status()).toBe(401);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a token is made and shown as well', async ({ page, person }) => {
    await page.goto('/en/account/tokens');
    await page.getByLabel('What is it for?').fill(PROGRAM);
    await page.getByLabel('Your password now').fill(person.password);
    await page.getByRole('button', { name: 'Make the token' }).click();
    await expect(page.getByLabel('Token', { exact: true })).toHaveValue(/^kage_pat_/);
    await expect(page.locator('#tokens')).toContainText(PROGRAM);
  });
});
