import { expect, test } from '../support/test';

// Which addresses there are, and what is said where there is nothing.

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
