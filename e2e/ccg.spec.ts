import { giveRole } from './support/roles';
import { expect, test } from './support/test';

// The older game beside the younger one: one story from the switch to a rule, without a word of the other game.

test('changes the game, finds a card and reads on', { tag: '@both' }, async ({ page }) => {
  await page.goto('/en/cards');
  await page.getByRole('button', { name: /Game: Mythos/ }).click();
  await page.getByRole('link', { name: 'Naruto CCG, 50 cards' }).click();
  await expect(page).toHaveURL(/\/en\/ccg\/cards$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cards of the older game');

  const box = page.getByRole('combobox', { name: /^Name, kind/ });
  await box.fill('furnase');
  await box.press('Enter');
  await page.getByRole('link', { name: 'Furnace Captain' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furnace Captain');
  await expect(page.getByText(/made-up example: no list/)).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/Mythos|Power|Leaf Village/);

  await page
    .getByRole('link', { name: /^Rule \d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/ccg\/rules\/\d/);
  const rooms = page.getByRole('navigation', { name: 'Main' });
  await expect(rooms.getByRole('link', { name: 'Rules' })).toHaveAttribute('aria-current', 'true');
  for (const link of await rooms.getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^\/en\/ccg\//);

  await page.getByRole('button', { name: /Game: CCG/ }).click();
  await page.getByRole('link', { name: 'Naruto Mythos' }).click();
  await expect(page).toHaveURL(/\/en\/rules$/);
});

test('a curator brings a set: refused with the line, then looked at, taken in and out again', async ({
  page,
  person,
}) => {
  expect((await page.goto('/en/ccg/sets'))?.status()).toBe(404);
  await giveRole(person.handle, 'curator');
  const code = `E${Date.now().toString(36).slice(-6).toUpperCase()}`;
  const table = (symbol: string) => ({
    name: 'set.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`code,kind,symbol,name_en,entrance,text_en,set_name_en\n${code}-001,client,${symbol},Reed Cutter,0,Nothing.,Reeds`),
  }); // prettier-ignore
  await page.goto('/en/ccg/sets');
  await page.getByLabel('Set file').setInputFiles(table('watter'));
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 2' })).toContainText('found "watter"');

  await page.getByLabel('Set file').setInputFiles(table('water'));
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.getByText('Added (1)')).toBeVisible();
  expect((await page.request.get(`/api/v1/cards/${code}-001?game=ccg`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Take it in' }).click();
  await expect(page.getByText('The set is in the catalogue.')).toBeVisible();
  expect((await page.request.get(`/api/v1/cards/${code}-001?game=ccg`)).status()).toBe(200);

  await page.getByRole('button', { name: `Take out the set ${code}` }).click();
  await expect(page.getByText('The set is taken out.')).toBeVisible();
});
