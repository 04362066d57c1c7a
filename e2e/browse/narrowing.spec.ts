import type { Locator, Page } from '@playwright/test';
import { asking, codes, results, searchField } from '../support/catalogue';
import { expect, test } from '../support/test';

// Somebody narrows the list, with and without scripts, and finds the way back.

test.describe('narrowing the list', () => {
  test('filters, facets and their removal live in the address', { tag: '@both' }, async ({ page, phone }) => {
    await page.goto('/en/cards?q=naruto');
    const filters = await openFilters(page, phone);
    const character = filters.getByRole('checkbox', { name: /^Character/ });
    const total = await facetCount(character);
    await expect(async () => {
      await character.uncheck();
      await character.check();
      await expect(page).toHaveURL(asking('naruto type:character'), { timeout: 3000 });
    }).toPass({ timeout: 20_000 });
    await expect(results(page).getByRole('status')).toHaveText(new RegExp(`^${total} cards?$`));

    await filters.getByRole('spinbutton', { name: 'Cost: from' }).fill('4');
    await expect(page).toHaveURL(asking('naruto type:character chakra>=4'));
    await expect(results(page)).toContainText('characters that match “naruto” and cost 4 or more');
    await expect.poll(() => costs(page)).toEqual(expect.arrayContaining([expect.any(Number)]));
    for (const cost of await costs(page)) expect(cost).toBeGreaterThanOrEqual(4);

    await results(page).getByRole('link', { name: 'Remove filter: Cost 4 or more' }).click();
    await expect(page).toHaveURL(asking('naruto type:character'));
    await expect(filters.getByRole('spinbutton', { name: 'Cost: from' })).toHaveValue('');
    await expect(character).toBeChecked();
  });

  test('every facet counts what choosing it shows', async ({ page, phone }) => {
    await page.goto('/en/cards?set=SS');
    const filters = await openFilters(page, phone);
    for (const facet of await filters.locator('[name=faction]').all()) {
      const value = await facet.getAttribute('value');
      const count = await facetCount(facet);
      const { total } = (await (
        await page.request.get('/api/v1/cards', { params: { set: 'SS', faction: value ?? '' } })
      ).json()) as { total: number };
      expect(count, value ?? '').toBe(total);
    }
  });

  test('by what cards do: ticked, typed, and typed in Polish', async ({ page, phone }) => {
    await page.goto('/en/cards?timing=score');
    const filters = await openFilters(page, phone);
    await filters.getByText('What it does', { exact: true }).first().click();
    const draws = filters.getByRole('checkbox', { name: /^Draws/ });
    await expect(async () => {
      await draws.uncheck();
      await draws.check();
      await expect(page).toHaveURL(/[?&]q=does%3Adraw/, { timeout: 3000 });
    }).toPass({ timeout: 20_000 });
    await expect(codes(page)).toHaveText([/KS-081/, /KS-M06/]);
    for (const [locale, typed] of [
      ['en', 'timing:score does:draw'],
      ['pl', 'kiedy:score robi:dobiera'],
    ] as const) {
      await page.goto(`/${locale}/cards?${new URLSearchParams({ q: typed })}`);
      await expect(page.locator('.card-grid .face-foot')).toHaveText([/KS-081/, /KS-M06/]);
    }
  });

  test('sort order and page size hold on the next page', async ({ page }) => {
    await page.goto('/en/cards');
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await expect(async () => {
      await sort.selectOption('number');
      await sort.selectOption('cost-desc');
      await expect(page).toHaveURL('/en/cards?sort=cost-desc', { timeout: 3000 });
    }).toPass({ timeout: 20_000 });
    await page.getByRole('combobox', { name: 'On a page' }).selectOption('48');
    await expect(codes(page)).toHaveCount(48);
    await expect(page).toHaveURL(/sort=cost-desc/);
    await expect(page).toHaveURL(/size=48/);
    const dear = await costs(page);
    expect(dear).toEqual(dear.toSorted((a, b) => b - a));

    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page).toHaveURL(/sort=cost-desc/);
    await expect(page).toHaveURL(/size=48/);
    await expect.poll(async () => (await costs(page))[0]).toBeLessThanOrEqual(dear.at(-1) ?? 0);
  });

  test('as a table, by any column and the other way round', async ({ page }) => {
    await page.goto('/en/cards?q=naruto');
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click();
    await expect(page).toHaveURL('/en/cards?q=naruto&view=table');
    const table = page.getByRole('table');
    const power = table.getByRole('columnheader', { name: 'Power' });
    await power.getByRole('link').click();
    await expect(page).toHaveURL(/sort=power-desc/);
    await expect(power).toHaveAttribute('aria-sort', 'descending');
    await power.getByRole('link').click();
    await expect(power).toHaveAttribute('aria-sort', 'ascending');
    await table.locator('.card-table-name').getByRole('link', { name: 'Naruto Uzumaki' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Naruto Uzumaki' })).toBeVisible();
  });

  test('Back restores what was chosen, also from a card', async ({ page }) => {
    await page.goto('/en/cards?q=naruto&type=character&sort=cost');
    const first = await codes(page).first().textContent();
    await results(page).getByRole('link', { name: 'Naruto Uzumaki' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Naruto Uzumaki');
    await page.goBack();
    await expect(page).toHaveURL('/en/cards?q=naruto&type=character&sort=cost');
    await expect(searchField(page)).toHaveValue('naruto');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('cost');
    await expect(codes(page).first()).toHaveText(first ?? '');

    await results(page).getByRole('link', { name: 'Remove filter: “naruto”' }).click();
    await expect(searchField(page)).toHaveValue('');
    await page.goBack();
    await expect(searchField(page)).toHaveValue('naruto');
    await expect(codes(page).first()).toHaveText(first ?? '');
  });

  test('says what of an address it could not follow, and shows the rest', async ({ page }) => {
    await page.goto('/en/cards?q=naruto&faction=Nowhere&costMin=many');
    await expect(results(page)).toContainText('“Nowhere” is not one of the choices');
    await expect(results(page)).toContainText('“many” is not a whole number');
    await expect(results(page).locator('.face-name').first()).toHaveText('Naruto Uzumaki');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a plain form', { tag: '@both' }, async ({ page, phone }) => {
    await page.goto('/en/cards');
    await searchField(page).fill('sasuke');
    const filters = await openFilters(page, phone);
    await filters.getByRole('checkbox', { name: /^Character/ }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('power-desc');
    await page.getByRole('button', { name: 'Show cards' }).click();
    await expect(page).toHaveURL(/\/en\/cards\?.*q=sasuke/);
    const asked = new URL(page.url()).searchParams;
    expect(asked.get('type')).toBe('character');
    expect(asked.get('sort')).toBe('power-desc');
    await expect(results(page).locator('.face-name').first()).toHaveText('Sasuke Uchiha');
    // Fields left empty are no complaint.
    await expect(results(page)).not.toContainText('not understood');

    await results(page).getByRole('link', { name: 'Table' }).click();
    await expect(page.getByRole('table').getByRole('link', { name: 'Sasuke Uchiha' }).first()).toBeVisible();
    await page.getByRole('table').getByRole('link', { name: 'Sasuke Uchiha' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sasuke Uchiha');
  });
});

async function openFilters(page: Page, phone: boolean) {
  const sheet = page.locator('.filter-sheet > summary');
  if (phone) await sheet.click();
  return page.locator('#card-filters');
}

async function facetCount(facet: Locator): Promise<number> {
  return Number(await facet.locator('xpath=..').locator('.facet-count').textContent());
}

async function costs(page: Page): Promise<number[]> {
  return (await results(page).locator('.face-cost').allTextContents()).map(Number);
}
