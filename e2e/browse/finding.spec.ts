import type { Page } from '@playwright/test';
import { codes, results, searchField } from '../support/catalogue';
import { sidewaysScroll } from '../support/looks';
import { expect, test } from '../support/test';

// Somebody looks for a card by what they remember of its name.

test.describe('finding a card', () => {
  test('finds it however it is typed', async ({ request }) => {
    for (const [typed, finds] of [
      ['shikamru', 'Shikamaru Nara'],
      ['Chôji', 'Choji Akimichi'],
      ['naruto uzumaki', 'Naruto Uzumaki'],
      ['gaara sabaku', 'Gaara'],
      ['Шікамару', 'Shikamaru Nara'],
      ['Наруто', 'Naruto Uzumaki'],
      ['  SASUKE   uchiha ', 'Sasuke Uchiha'],
    ] as const) {
      const page = await (await request.get('/en/cards', { params: { q: typed } })).text();
      expect(/class="face-name"[^>]*>([^<]+)/.exec(page)?.[1], typed).toBe(finds);
    }
  });

  test('says plainly that nothing matches, which word, and the way back', async ({ page }) => {
    await page.goto('/en/cards?q=zzzqqq');
    await expect(results(page).getByRole('status')).toHaveText('No card found');
    await expect(results(page)).toContainText('“zzzqqq”');
    await results(page).getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL('/en/cards');
    await expect(codes(page)).toHaveCount(24);
  });

  test('answers while one types, and Enter makes a step that Back undoes', async ({ page }) => {
    await page.goto('/en/cards');
    await typeAndSee(page, 'shikamru', () => expect(page).toHaveURL('/en/cards?q=shikamru', { timeout: 3000 }));
    await expect(results(page).locator('.face-name').first()).toHaveText('Shikamaru Nara');
    await expect(searchField(page)).toBeFocused();
  });

  test('the start page leads to the cards', async ({ page }) => {
    await page.goto('/en');
    const field = page.getByRole('combobox', { name: 'Search all cards' });
    await field.fill('gaara');
    await field.press('Enter');
    await expect(page).toHaveURL('/en/cards?q=gaara');
    await expect(results(page).locator('.face-name').first()).toHaveText('Gaara');
  });
});

test('hostile text breaks neither search nor layout', { tag: '@both' }, async ({ page }) => {
  for (const [name, encoded] of [
    ['right-to-left marks', encodeURIComponent('\u202Egnihtyna\u202C \u2067naruto')],
    ['zero-width characters', encodeURIComponent('na\u200Bru\u200Dto\uFEFF')],
    ['four-byte characters', encodeURIComponent('🍥'.repeat(60))],
    ['an endless word', 'n'.repeat(5000)],
    ['stacked accents', encodeURIComponent(`Z${'\u0351\u0362\u0335'.repeat(60)}`)],
    ['markup', encodeURIComponent('"><script>document.title="hit"</script>')],
    ['bytes that are no text', '%ED%A0%80%00naruto'],
  ] as const) {
    await test.step(name, async () => {
      const response = await page.goto(`/en/cards?q=${encoded}`);
      expect(response?.status()).toBe(200);
      await expect(results(page).getByRole('status')).toBeVisible();
      await expect(page).not.toHaveTitle('hit');
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });
  }
});

/** Types until the page listens: what is typed before that waits for the button. */
async function typeAndSee(page: Page, text: string, outcome: () => Promise<void>) {
  await expect(async () => {
    await searchField(page).fill('');
    await searchField(page).fill(text);
    await outcome();
  }).toPass({ intervals: [0], timeout: 20_000 });
}
