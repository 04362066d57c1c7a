import { expect, test } from '@playwright/test';

// The older game beside the younger one: one story from the switch to a rule, without a word of the other game.

test('changes the game, finds a card and reads on', { tag: '@both' }, async ({ page }) => {
  await page.goto('/en/cards');
  await page.getByRole('button', { name: /Game: Mythos/ }).click();
  await page.getByRole('link', { name: 'Naruto CCG, 50 cards' }).click();
  await expect(page).toHaveURL(/\/en\/ccg\/cards$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cards of the older game');

  await page.getByRole('combobox').fill('furnase');
  await page.getByRole('combobox').press('Enter');
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
