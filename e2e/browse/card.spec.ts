import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

// Somebody reads what there is to know about a card.

test.describe('a card', () => {
  test('shows its facts, printings, other versions and upgrades', async ({ page }) => {
    await page.goto('/en/cards/KS-108');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Naruto Uzumaki');
    const main = page.getByRole('main');
    await expect(fact(main, 'Chakra cost')).toHaveText('5');
    await expect(fact(main, 'Power')).toHaveText('5');
    await expect(fact(main, 'Faction')).toHaveText('Leaf Village');
    await expect(fact(main, 'Keywords')).toContainText('Team 7');
    for (const printing of ['KS-108-R', 'KS-108-MV', 'KS-108-RA']) {
      await expect(main.getByRole('cell', { name: printing, exact: true })).toBeVisible();
    }
    const versions = main.locator('section', {
      has: page.getByRole('heading', { name: 'Other versions of Naruto Uzumaki' }),
    });
    await expect(versions.getByRole('listitem')).toHaveCount(8);

    // Same name, lower cost: the difference is what is to pay.
    const upgrades = main.locator('section', { has: page.getByRole('heading', { name: 'Upgrades', exact: true }) });
    await expect(upgrades.getByRole('heading', { name: 'Can be played on' })).toBeVisible();
    await upgrades.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Naruto Uzumaki');
    await expect(page).not.toHaveURL(/KS-108/);
    await expect(
      main
        .getByRole('link', { name: /Naruto Uzumaki/ })
        .and(main.locator('[href$="/KS-108"]'))
        .first(),
    ).toBeVisible();
  });

  test('an attachment says what it attaches to', async ({ page }) => {
    await page.goto('/en/cards/SS-080');
    await expect(fact(page.getByRole('main'), 'Type')).toHaveText('Attachment');
    await expect(page.locator('.effect-text li').first()).toHaveText(/^Attach.+(character|mission)/);
  });

  test('a mission says what it is worth in each rank', async ({ page }) => {
    await page.goto('/en/cards/KS-M01');
    const base = Number(await fact(page.getByRole('main'), 'Base points').textContent());
    const table = page
      .locator('section', { has: page.getByRole('heading', { name: 'Points by rank' }) })
      .getByRole('table');
    for (const [rank, bonus] of [
      ['D', 1],
      ['C', 2],
      ['B', 3],
      ['A', 4],
    ] as const) {
      const row = table.getByRole('row', { name: new RegExp(`^${rank} `) });
      await expect(row.getByRole('cell')).toHaveText([rank, `+${bonus}`, String(base + bonus)]);
    }
  });

  test('can be taken into a deck', async ({ page, phone }) => {
    await page.goto('/en/cards/KS-108');
    await page.getByRole('link', { name: 'Add to a deck' }).click();
    await expect(page).toHaveURL('/en/decks/new');
    if (phone) await page.getByRole('tab', { name: 'Deck' }).click();
    await expect(page.getByRole('region', { name: 'Deck', exact: true }).getByText('KS-108')).toBeVisible();
  });

  test('has one address, however its code is spelt', async ({ page, request }) => {
    for (const spelling of ['ks-108', 'KS-108-RA', 'ks-108-ra']) {
      const response = await request.get(`/en/cards/${spelling}`, { maxRedirects: 0 });
      expect(response.status(), spelling).toBe(308);
      expect(response.headers().location, spelling).toMatch(/\/en\/cards\/KS-108$/);
    }
    await page.goto('/en/cards/ks-108-ra');
    await expect(page).toHaveURL('/en/cards/KS-108');
  });

  test('describes itself to search engines', async ({ page }) => {
    await page.goto('/fr/cards/KS-108');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as Record<
      string,
      unknown
    >;
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      identifier: 'KS-108',
      name: 'Naruto Uzumaki, Fureur du Rasengan',
    });
    expect(data.url).toMatch(/\/fr\/cards\/KS-108$/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/cards\/KS-108$/);
    await expect(page.locator('link[rel=alternate][hreflang=uk]')).toHaveAttribute('href', /\/uk\/cards\/KS-108$/);
    await expect(page).toHaveTitle(/KS-108/);
  });
});

function fact(main: Locator, name: string): Locator {
  return main.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd');
}
