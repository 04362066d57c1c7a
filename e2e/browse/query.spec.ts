import { asking, codes, results, searchField } from '../support/catalogue';
import { expect, test } from '../support/test';

// Somebody says in the search language what they look for.

test.describe('the search language', () => {
  test('marks what it did not understand, and mends it by a click', async ({ page }) => {
    await page.goto(asking('naruto charka<3'));
    const mistakes = page.locator('#q-mistakes');
    await expect(mistakes.locator('mark')).toHaveText('charka<3');
    await expect(results(page).locator('.face-name').first()).toHaveText('Naruto Uzumaki');
    await mistakes.getByRole('link', { name: 'chakra<3' }).click();
    await expect(page).toHaveURL(asking('naruto chakra<3'));
    await expect(results(page)).toContainText('cards that match “naruto” and cost 2 or less');
    await expect(mistakes).toHaveCount(0);
  });

  test('is finished by the keyboard', async ({ page }) => {
    await page.goto('/en/cards');
    const option = (name: string) => page.getByRole('option', { name });
    await expect(async () => {
      await searchField(page).fill('');
      await searchField(page).pressSequentially('type:mi');
      await expect(option('Mission')).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 20_000 });
    await page.keyboard.press('ArrowDown');
    await expect(option('Mission')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(searchField(page)).toHaveValue('type:Mission ');
    await expect(page.locator('#card-filters').getByRole('checkbox', { name: /^Mission/ })).toBeChecked();
    await searchField(page).pressSequentially('call for su');
    await expect(searchField(page)).toHaveValue('type:Mission call for su');
    await expect(codes(page)).toHaveText([/KS-M01/]);
  });

  test('has no example in its help that finds nothing', async ({ request }) => {
    const help = await (await request.get('/uk/cards/help')).text();
    const examples = [...help.matchAll(/href="\/uk\/cards\?([^"]+)"/g)].map(([, query]) => query ?? '');
    expect(examples.length).toBeGreaterThan(25);
    for (const query of examples) {
      const { total } = (await (await request.get(`/api/v1/cards?${query.replaceAll('&amp;', '&')}&locale=uk`)).json()) as { total: number }; // prettier-ignore
      expect(total, decodeURIComponent(query)).toBeGreaterThan(0);
    }
  });
});
