import { createDeck, legalCards } from './support/decks';
import { expect, test } from './support/test';

// The page is made for a thumb; what is behind it is tested below the browser.
test(
  'five cards are counted by one line, are still there after a reload, and a deck says what is missing',
  { tag: '@phone' },
  async ({ page, person }) => {
    const { request } = page.context();
    const { main, missions } = await legalCards(request);
    const [first, second] = main;
    const deck = await createDeck(request, { main, missions, visibility: 'public' });

    await page.goto('/en/collection/owned');
    const line = page.getByRole('combobox', { name: 'Quick entry' });
    // The cards are there when the line answers.
    await expect(async () => {
      await line.fill(`${first?.code} 2`);
      await expect(page.getByRole('option').first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    for (const typed of [`${first?.code} 2`, `${second?.code}`, '108 RA', 'KS M1', 'rasengan']) {
      await line.fill(typed);
      await line.press('Enter');
      await expect(line).toHaveValue('');
    }
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText(/^Taken back: \+1/)).toBeVisible();
    await page.locator(`[data-row^="${second?.code}-"]`).first().getByRole('button', { name: /more/ }).tap();
    await expect(page.locator('.entry-save')).toHaveText('Saved');

    await page.reload();
    await expect(page.locator(`[data-row^="${first?.code}-"]`).first().locator('output')).toHaveText('2');
    await expect(page.locator(`[data-row^="${second?.code}-"]`).first().locator('output')).toHaveText('2');
    const { data } = (await (await request.get('/api/v1/collection?list=owned')).json()) as {
      data: { count: number }[];
    };
    expect(data.map(({ count }) => count).sort()).toEqual([1, 1, 2, 2]);

    await page.goto(`/en/decks/${deck.slug}`);
    const missing = page.getByRole('region', { name: 'In my collection' });
    await expect(missing).toContainText('28 of 33 copies are missing.');
    await missing.getByRole('button', { name: 'Put on my wish list' }).tap();
    await expect(missing.getByRole('link', { name: 'On your wish list.' })).toBeVisible();
    await page.goto(`/en/u/${person.handle}/wish`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
  },
);
