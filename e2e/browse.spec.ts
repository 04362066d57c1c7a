import type { Locator, Page } from '@playwright/test';
import { sidewaysScroll } from './support/looks';
import { expect, test } from './support/test';

// Somebody looks for a card, narrows the list, and reads what there is to know about it.

const results = (page: Page) => page.getByRole('region', { name: 'Cards found' });
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Name, version, keyword or faction' });
const codes = (page: Page) => results(page).locator('.face-foot');

/** The address of a query that stands alone. */
const asking = (q: string) => `/en/cards?${new URLSearchParams({ q })}`;

/** Types until the page listens: what is typed before that waits for the button. */
async function typeAndSee(page: Page, text: string, outcome: () => Promise<void>) {
  await expect(async () => {
    await searchField(page).fill('');
    await searchField(page).fill(text);
    await outcome();
  }).toPass({ intervals: [0], timeout: 20_000 });
}

async function openFilters(page: Page, phone: boolean) {
  const sheet = page.locator('.filter-sheet > summary');
  if (phone) await sheet.click();
  return page.locator('#card-filters');
}

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
    const field = page.getByRole('searchbox', { name: 'Search all cards' });
    await field.fill('gaara');
    await field.press('Enter');
    await expect(page).toHaveURL('/en/cards?q=gaara');
    await expect(results(page).locator('.face-name').first()).toHaveText('Gaara');
  });
});

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

test('what does not exist is said kindly, with status 404 and the notice', async ({ page }) => {
  for (const path of [
    '/en/cards/KS-999',
    '/en/cards/%F0%9F%8D%A5',
    '/en/nothing/here',
    '/en/rulings/nothing',
    '/en/decks/nothing',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
    await expect(page.getByRole('contentinfo')).toContainText('unofficial fan project');
  }
  await page.getByRole('main').getByRole('link', { name: 'Search the cards' }).click();
  await expect(page).toHaveURL('/en/cards');
});

test('search engines are told what there is', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const address = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(new URL(address).pathname).toBe('/sitemap.xml');
  expect(robots).toContain('Disallow: /api/');

  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const text = await sitemap.text();
  for (const path of ['/en/cards/KS-108', '/en/cards/KS-M01', '/en/rulings/tied-mission'])
    expect(text).toContain(`${path}</loc>`);
  for (const locale of ['pl', 'uk', 'fr']) expect(text).toContain(`hreflang="${locale}"`);
});

function fact(main: Locator, name: string): Locator {
  return main.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd');
}

async function facetCount(facet: Locator): Promise<number> {
  return Number(await facet.locator('xpath=..').locator('.facet-count').textContent());
}

async function costs(page: Page): Promise<number[]> {
  return (await results(page).locator('.face-cost').allTextContents()).map(Number);
}
