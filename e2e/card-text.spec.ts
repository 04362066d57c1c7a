import type { Locator, Page } from '@playwright/test';
import { createDeck, legalCards } from './support/decks';
import { Editor } from './support/editor';
import { findings } from './support/looks';
import { expect, test } from './support/test';

// Somebody reads what cards do: on their pages, in lists, while building and on paper.

const LOCALES = ['en', 'pl', 'uk', 'fr'] as const;
/** Names a term, other characters and their cards: `MAIN ⧗ If there is an Akamaru in this mission, CHAKRA +1.` */
const KIBA = 'KS-025';

const text = (page: Page) => page.locator('.effect-text').first();
const glimpse = (page: Page) => page.locator('.glimpse:popover-open');

/** As each device does it: a mouse rests on the link, a finger taps it. */
async function lookAt(link: Locator, phone: boolean) {
  if (phone) await link.tap();
  else await link.hover();
}

test.describe('a card’s page', () => {
  test('says in four languages what the card does, each term a link', async ({ page }) => {
    const said = new Set<string>();
    for (const locale of LOCALES) {
      await page.goto(`/${locale}/cards/${KIBA}`);
      const line = text(page).getByRole('listitem');
      await expect(line).toHaveCount(1);
      await expect(line).toHaveText(/^MAIN .*CHAKRA.*\.$/);
      await expect(line.getByRole('img')).toHaveAccessibleName(/\S/);
      await expect(line.getByRole('link', { name: 'MAIN' })).toHaveAttribute('href', `/${locale}/rulings/terms/main`);
      said.add((await line.textContent()) ?? '');
    }
    expect(said.size).toBe(LOCALES.length);
  });

  test('tells search engines too', async ({ page }) => {
    await page.goto('/en/cards/KS-108');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /MAIN ↯ .+POWERUP/);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(data).toContain('MAIN ↯');
  });

  test('leads from a term to the glossary and from a name to its cards, with and without script', async ({
    browser,
    page,
  }) => {
    const silent = await browser.newContext({ javaScriptEnabled: false });
    for (const reader of [page, await silent.newPage()]) {
      const open = async (name: string) => {
        await reader.goto(`/en/cards/${KIBA}`);
        await text(reader).getByRole('link', { name }).click();
      };
      await open('mission');
      await expect(reader).toHaveURL('/en/rulings/terms/mission');
      await open('Akamaru');
      await expect(reader).toHaveURL('/en/cards?q=Akamaru');
      await expect(reader.locator('.face-name').first()).toHaveText('Akamaru');
    }
    await silent.close();
  });

  test('shows the glossary’s line on a term', { tag: '@both' }, async ({ page, phone }) => {
    await page.goto(`/en/cards/${KIBA}`);
    await lookAt(text(page).getByRole('link', { name: 'mission' }), phone);
    await expect(glimpse(page)).toContainText(/mission/i);
    await expect(glimpse(page).getByRole('link')).toHaveAttribute('href', '/en/rulings/terms/mission');
    await inSight(glimpse(page));
    expect(await findings(page, { within: '.glimpse' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(glimpse(page)).toBeHidden();
    await expect(page).toHaveURL(`/en/cards/${KIBA}`);

    await page.mouse.move(0, 0);
    await lookAt(text(page).getByRole('link', { name: 'mission' }), phone);
    await glimpse(page).getByRole('link').click();
    await expect(page).toHaveURL('/en/rulings/terms/mission');
  });

  test('shows the cards of a name', async ({ page, phone }) => {
    await page.goto(`/uk/cards/${KIBA}`);
    await lookAt(text(page).getByRole('link', { name: 'Akamaru' }), phone);
    const faces = glimpse(page).locator('.face');
    await expect(faces).not.toHaveCount(0);
    for (const name of await faces.locator('.face-name').allTextContents()) expect(name).toBe('Akamaru');
    await expect(faces.first().locator('.face-text')).toContainText(/\p{Script=Cyrillic}/u);
    await inSight(glimpse(page));
    expect(await findings(page, { within: '.glimpse' })).toEqual([]);
  });

  test('does so for the keyboard, and goes on with it', async ({ page }) => {
    await page.goto(`/en/cards/${KIBA}`);
    await text(page).getByRole('link', { name: 'MAIN' }).focus();
    await expect(glimpse(page)).toContainText('every time the card is played');
    await expect(text(page).getByRole('link', { name: 'MAIN' })).toHaveAccessibleDescription(/\w+ \w+/);
    await page.keyboard.press('Tab');
    await expect(text(page).getByRole('link', { name: 'Akamaru' })).toBeFocused();
    await expect(glimpse(page).locator('.face-name').first()).toHaveText('Akamaru');
    await page.keyboard.press('Escape');
    await expect(glimpse(page)).toBeHidden();
    await expect(text(page).getByRole('link', { name: 'Akamaru' })).toBeFocused();
  });

  test('is there without a connection to the glossary, and says that there is none', async ({ page, phone }) => {
    await page.route('**/api/v1/terms/**', (route) => route.abort());
    await page.goto(`/en/cards/${KIBA}`);
    await lookAt(text(page).getByRole('link', { name: 'mission' }), phone);
    await expect(glimpse(page)).toContainText('could not be loaded');
  });

  test('says what is not certain about it', async ({ page }) => {
    for (const [code, other] of [
      ['KS-053', /The other reading of the effect:.+top/s],
      ['KS-016', /these keywords: Kekkei Genkai, Team 7/],
      ['KS-052', /gives no keyword/],
      ['KS-066', /this faction: Independent/],
      ['KS-110', /leaves open .+ no source settles it/],
    ] as const) {
      await page.goto(`/en/cards/${code}`);
      await expect.soft(page.locator('.notice').filter({ hasText: 'Unconfirmed' }), code).toContainText(other);
    }
  });
});

test.describe('lists', () => {
  test('carry the whole text of each card, and its name as the link', async ({ page }) => {
    await page.goto('/en/cards?q=kiba+genin');
    const face = page.locator('.card-grid .face').first();
    await expect(face.locator('.face-text')).toContainText('If there is an Akamaru in this mission');
    await expect(face.getByRole('link').first()).toHaveAccessibleName('Kiba Inuzuka Genin of Team 8');
    await face.locator('.face-art').click({ force: true });
    await expect(page).toHaveURL(`/en/cards/${KIBA}`);
  });

  for (const view of ['grid', 'table'] as const) {
    test(`show in the ${view} what a text names`, async ({ page, phone }) => {
      await page.goto(`/en/cards?q=kiba+genin&view=${view}`);
      const text = page.locator('.face-text, .card-table-text').first();
      await lookAt(text.getByRole('link', { name: 'mission' }), phone);
      await expect(glimpse(page).getByRole('link')).toHaveAttribute('href', '/en/rulings/terms/mission');
      await inSight(glimpse(page));
      expect(await findings(page, { within: '.card-results' })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.mouse.move(0, 0);
      await lookAt(text.getByRole('link', { name: 'Akamaru' }), phone);
      await expect(glimpse(page).locator('.face-name').first()).toHaveText('Akamaru');
      await expect(page).toHaveURL(/\/en\/cards\?/);
    });
  }

  test('leave no text of a tile unread', { tag: '@both' }, async ({ page }) => {
    await page.goto('/fr/cards?q=KS-026');
    const face = page.locator('.card-grid .face').first();
    const rest = await face.evaluate((tile) =>
      Math.max(...[tile, ...tile.querySelectorAll('.face-text')].map((box) => box.scrollHeight - box.clientHeight)),
    );
    expect(rest).toBeLessThanOrEqual(1);
  });

  test('fit the window as a table', { tag: '@both' }, async ({ page }) => {
    for (const locale of LOCALES) {
      await page.goto(`/${locale}/cards?view=table`);
      const table = page.locator('.table-scroll');
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await expect(table.locator('.card-table-text').first()).toBeInViewport();
    }
  });

  test('have it as a column of the table', async ({ page }) => {
    await page.goto('/fr/cards?q=kiba&view=table');
    await expect(page.getByRole('columnheader', { name: 'Effet' })).toHaveCount(1);
    const row = page.getByRole('row').filter({ hasText: KIBA });
    await expect(row.getByRole('img', { name: 'Effet continu' })).toHaveCount(1);
    await expect(row).toContainText('Akamaru');
  });
});

test.describe('while building', () => {
  test('a card is read where it is found and where it lies in the deck', { tag: '@both' }, async ({ page, phone }) => {
    const editor = await new Editor(page).open();
    const found = await editor.found(KIBA);
    await lookAt(found.getByRole('link'), phone);
    await expect(glimpse(page)).toContainText('If there is an Akamaru in this mission');
    expect(await findings(page, { within: '.glimpse' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(glimpse(page)).toBeHidden();
    await expect(editor.searchField).toHaveValue(KIBA);

    await editor.add(KIBA);
    await editor.turnTo('Deck');
    await lookAt(editor.row(KIBA).getByRole('link'), phone);
    await expect(glimpse(page)).toContainText('If there is an Akamaru in this mission');
    await expect(glimpse(page).getByRole('link')).toHaveAttribute('href', `/en/cards/${KIBA}`);
  });

  test('by the keyboard alone', async ({ page }) => {
    const editor = await new Editor(page).open();
    const found = await editor.found(KIBA);
    await found.getByRole('button', { name: /^Add one/ }).focus();
    await page.keyboard.press('t');
    await expect(found.getByRole('link')).toBeFocused();
    await expect(glimpse(page)).toContainText('If there is an Akamaru in this mission');
    await page.keyboard.press('Escape');
    await expect(glimpse(page)).toBeHidden();
    await page.keyboard.press('+');
    await editor.expectCount(KIBA, 1);
  });

  test('also where the connection has ended', async ({ page, phone, context }) => {
    const texts = page.waitForResponse(/\/catalogue\/mythos\/texts\/pl\//);
    await page.goto('/pl/decks/new');
    await texts;
    await context.setOffline(true);
    const found = page.locator('.editor-search [data-row]').first();
    await lookAt(found.getByRole('link'), phone);
    await expect(glimpse(page)).toContainText('MAIN');
  });
});

test('a deck is printed with its texts where they are wanted', async ({ page, person }) => {
  const { slug } = await createDeck(page.request, {
    name: `On paper of ${person.handle}`,
    ...(await legalCards(page.request)),
  });
  await page.goto(`/en/decks/${slug}`);
  const texts = page.locator('.print-text').filter({ hasText: /\S/ });
  const wanted = page.getByRole('checkbox', { name: 'with card texts' });
  for (const ticked of [false, true]) {
    await page.emulateMedia({ media: 'screen' });
    await wanted.setChecked(ticked);
    await expect(texts.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(texts.filter({ visible: true })).toHaveCount(ticked ? await texts.count() : 0);
  }
});

test('a deck shows what its cards name, and is printed on white whatever the theme', async ({
  page,
  phone,
  person,
}) => {
  const { slug } = await createDeck(page.request, {
    name: `Dark of ${person.handle}`,
    ...(await legalCards(page.request)),
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/en/decks/${slug}`);
  await lookAt(page.locator('.face-text').getByRole('link', { name: 'MAIN' }).first(), phone);
  await expect(glimpse(page)).toContainText('every time the card is played');
  for (const theme of ['dark', 'light']) {
    await page.locator('html').evaluate((html, chosen) => (html.dataset.theme = chosen), theme);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const paper = page.locator('html');
    await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

test.describe('another program', () => {
  test('gets effects as data and in words', async ({ request }) => {
    const one = await read(await request.get(`/api/v1/cards/${KIBA}?locale=pl`));
    expect(one.data).toMatchObject({ code: KIBA, effects: [{ kind: 'static', timing: 'main' }] });
    const [line] = (one.data as { text: string[] }).text;
    expect(line).toMatch(/^MAIN ⧗ .+Akamaru.+\.$/);
    const list = await read(await request.get('/api/v1/cards', { params: { q: 'kiba genin', locale: 'pl' } }));
    expect(list.data).toContainEqual(expect.objectContaining({ code: KIBA, text: [line] }));
    const english = await read(await request.get(`/api/v1/cards/${KIBA}`));
    expect((english.data as { text: string[] }).text).toEqual(['MAIN ⧗ If there is an Akamaru in this mission, CHAKRA +1.']); // prettier-ignore
  });

  test('gets the glossary term by term', async ({ request }) => {
    const { data } = await read(await request.get('/api/v1/terms/hidden?locale=fr'));
    expect(data).toMatchObject({
      slug: 'hidden',
      locale: 'fr',
      definition: expect.not.stringContaining('[[') as unknown,
    });
    expect((await request.get('/api/v1/terms/nothing-such')).status()).toBe(404);
  });

  test('gets all texts of a language at an address that holds for good', async ({ request }) => {
    const moved = await request.get('/api/v1/catalogue/mythos/texts/uk/latest', { maxRedirects: 0 });
    expect(moved.status()).toBe(307);
    const all = await request.get(moved.headers().location ?? '');
    expect(all.headers()['cache-control']).toContain('immutable');
    expect(((await all.json()) as { data: Record<string, string[]> }).data[KIBA]).toEqual([
      expect.stringMatching(/^MAIN ⧗ \p{Lu}.+\.$/u),
    ]);
    for (const nowhere of ['mythos/texts/xx/latest', 'ccg/texts/en/latest'])
      expect((await request.get(`/api/v1/catalogue/${nowhere}`)).status()).toBe(404);
  });

  test('is told what it asks for in vain', async ({ request }) => {
    for (const path of [`cards/${KIBA}`, 'cards', 'terms/hidden']) {
      const klingon = await request.get(`/api/v1/${path}?locale=tlh`);
      expect(klingon.status(), path).toBe(400);
      expect(await klingon.json()).toMatchObject({ errors: [{ path: 'locale' }] });
      const misspelt = await request.get(`/api/v1/${path}?language=pl`);
      expect(misspelt.status(), path).toBe(400);
      expect(await misspelt.json()).toMatchObject({
        errors: [{ path: 'language', message: expect.stringContaining('No such parameter') as unknown }],
      });
    }
  });
});

async function read(response: { json: () => Promise<unknown>; ok: () => boolean }): Promise<{ data: unknown }> {
  expect(response.ok()).toBe(true);
  return (await response.json()) as { data: unknown };
}

/** All of it lies within the window. */
async function inSight(box: Locator) {
  await expect(async () => {
    const { x, y, width, height } = (await box.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    const window = box.page().viewportSize() ?? { width: 0, height: 0 };
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(window.width);
    expect(y + height).toBeLessThanOrEqual(window.height);
  }).toPass();
}
