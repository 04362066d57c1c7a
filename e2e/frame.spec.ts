import AxeBuilder from '@axe-core/playwright';
import { type Browser, type Page } from '@playwright/test';
import { Editor } from './support/editor';
import { expect, type Resident, test } from './support/resident';

// What holds on every page, in every language: it is there, it is readable, it is safe, it says whose it is not.

const LOCALES = ['en', 'pl', 'uk', 'fr'] as const;
const UNOFFICIAL = { en: 'unofficial', pl: 'nieoficjaln', uk: 'неофіційн', fr: 'non officiel' };

interface Place {
  name: string;
  path: string | ((resident: Resident) => string);
  signedIn?: boolean;
  status?: number;
  /** What shows that all of it is there. */
  ready?: string;
}

/** How a message shows that is missing. */
const MESSAGE_KEY = /\b(common|cards|decks|editor|rulings|account|violations)\.[a-z][\w.-]*/g;

const EDITOR_READY = '.editor-search [data-row]';
const PLACES: readonly Place[] = [
  { name: 'the start page', path: '' },
  { name: 'the cards', path: '/cards' },
  { name: 'the cards as a table', path: '/cards?q=naruto&view=table' },
  { name: 'no card found', path: '/cards?q=zzzqqq&faction=Nowhere' },
  { name: 'a character', path: '/cards/KS-108' },
  { name: 'an attachment', path: '/cards/SS-080' },
  { name: 'a mission', path: '/cards/KS-M01' },
  { name: 'the public decks', path: '/decks' },
  { name: 'a public deck', path: ({ publicDeck }) => `/decks/${publicDeck}` },
  { name: 'a new deck', path: '/decks/new', ready: EDITOR_READY },
  { name: 'a list to import', path: '/decks/import' },
  { name: 'my decks', path: '/decks/mine', signedIn: true },
  { name: 'my own deck', path: ({ unfinishedDeck }) => `/decks/${unfinishedDeck}`, signedIn: true },
  {
    name: 'a deck in the editor',
    path: ({ unfinishedDeck }) => `/decks/${unfinishedDeck}/edit`,
    signedIn: true,
    ready: EDITOR_READY,
  },
  { name: 'the rulings', path: '/rulings' },
  { name: 'rulings found', path: '/rulings?q=power' },
  { name: 'a ruling', path: '/rulings/tied-mission' },
  { name: 'the glossary', path: '/rulings/terms' },
  { name: 'a term', path: '/rulings/terms/edge' },
  { name: 'about', path: '/about' },
  { name: 'sign-in', path: '/account/sign-in' },
  { name: 'sign-up', path: '/account/sign-up' },
  { name: 'a forgotten password', path: '/account/forgot' },
  { name: 'an old reset link', path: '/account/reset?token=old' },
  { name: 'an old confirming link', path: '/account/confirm?token=old' },
  { name: 'my account', path: '/account', signedIn: true },
  { name: 'a profile', path: ({ handle }) => `/u/${handle}` },
  { name: 'nothing', path: '/nothing/here', status: 404 },
  { name: 'no such card', path: '/cards/KS-999', status: 404 },
];

for (const place of PLACES) {
  test(`${place.name}: in four languages, without a complaint or a sideways scroll`, async ({
    browser,
    resident,
    phone,
  }) => {
    const { page, complaints } = await visitor(browser, resident, place);
    for (const locale of LOCALES) {
      await test.step(locale, async () => {
        await visit(page, place, resident, locale);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('contentinfo')).toContainText(UNOFFICIAL[locale]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/Kage Codex/);
        // A message that is missing shows as its key.
        expect((await page.locator('body').innerText()).match(MESSAGE_KEY) ?? []).toEqual([]);
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      });
    }
    expect(complaints).toEqual([]);
    // Text of twice the size on a desktop; on a phone the width that a desktop zoomed to 400 % has left.
    if (phone) await page.setViewportSize({ width: 320, height: 640 });
    else await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await sidewaysScroll(page), 'with large text').toBeLessThanOrEqual(0);
  });

  test(`${place.name}: accessible, on paper and in ink`, async ({ browser, resident, phone }) => {
    const { page } = await visitor(browser, resident, place);
    await visit(page, place, resident, 'en');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await seriousFindings(page), 'on paper').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await seriousFindings(page, { rules: COLOUR_RULES }), 'in ink').toEqual([]);
    if (phone) expect(await smallTargets(page), 'controls lower than 44 pixels').toEqual([]);
  });
}

test('menus and dialogs are accessible too', async ({ page, phone }) => {
  await page.goto('/en/cards');
  for (const menu of ['Appearance', 'Language: English']) {
    await page.locator('summary').and(page.getByLabel(menu)).click();
    expect(await seriousFindings(page, { within: 'header' }), menu).toEqual([]);
  }
  if (phone) {
    await page.locator('.filter-sheet > summary').click();
    expect(await seriousFindings(page, { within: '#card-filters' }), 'filters').toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
  const editor = await new Editor(page).open();
  for (const button of ['Notes', 'Paste as text', 'Keyboard and help']) {
    await editor.tool(button);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await seriousFindings(page, { within: 'dialog' }), button).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('errors in forms are accessible', async ({ page }) => {
  await page.goto('/en/account/sign-up');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true');
  expect(await seriousFindings(page)).toEqual([]);
});

test.describe('appearance', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  async function choose(page: Page, theme: string) {
    await page.locator('summary').and(page.getByLabel('Appearance')).click();
    await page.getByRole('button', { name: theme }).click();
  }

  test('follows the system, and the reader’s choice above it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/en/cards?q=naruto');
    const paper = await background(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const ink = await background(page);
    expect(ink).not.toBe(paper);

    await choose(page, 'Paper (light)');
    await expect.poll(() => background(page)).toBe(paper);
    await expect(page).toHaveURL('/en/cards?q=naruto');
    await page.goto('/en/rulings');
    expect(await background(page)).toBe(paper);
    await choose(page, 'As the system');
    await expect.poll(() => background(page)).toBe(ink);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('can be chosen too', async ({ page }) => {
      await page.goto('/en/cards?q=naruto');
      await choose(page, 'Ink (dark)');
      await expect(page).toHaveURL('/en/cards?q=naruto');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
});

test.describe('language', () => {
  test('changes and keeps the page and its query', async ({ page }) => {
    await page.goto('/en/cards?q=naruto&type=character');
    for (const [locale, name] of [
      ['pl', 'Polski'],
      ['uk', 'Українська'],
      ['fr', 'Français'],
      ['en', 'English'],
    ] as const) {
      await page.getByRole('banner').locator('details.menu > summary').last().click();
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/cards?q=naruto&type=character`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('searchbox')).toHaveValue('naruto');
    }
  });

  test('is the browser’s where the address says none', async ({ request }) => {
    for (const locale of LOCALES) {
      for (const path of ['/', '/cards?q=naruto']) {
        const response = await request.get(path, {
          headers: { 'accept-language': `${locale},en;q=0.1` },
          maxRedirects: 0,
        });
        expect(response.status()).toBe(307);
        expect(response.headers().location?.replace(/^https?:\/\/[^/]+/, '')).toBe(
          `/${locale}${path === '/' ? '' : path}`,
        );
      }
    }
  });
});

test('the first Tab skips to the content', async ({ page }) => {
  await page.goto('/en/cards');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('pages carry strict headers, with a fresh nonce each', async ({ request }) => {
  const nonces = new Set<string | undefined>();
  for (const path of ['/en', '/en/cards', '/en/nothing/here', '/en/account/sign-in', '/api/v1/cards/KS-108']) {
    const headers = (await request.get(path)).headers();
    const policy = new Map(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values] as const;
      }),
    );
    const scripts = policy.get('script-src') ?? [];
    expect(scripts, path).not.toContain("'unsafe-inline'");
    expect(scripts, path).not.toContain("'unsafe-eval'");
    nonces.add(scripts.find((source) => source.startsWith("'nonce-")));
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  }
  expect(nonces.size).toBe(5);
});

/** A browser of whoever the place needs, with all that its pages complain about. */
async function visitor(browser: Browser, resident: Resident, { signedIn, status }: Place) {
  const context = await browser.newContext(signedIn ? { storageState: resident.state } : {});
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (
      message.type() !== 'error' &&
      !(message.type() === 'warning' && message.text().includes('Content Security Policy'))
    )
      return;
    // The browser remarks on the status of the page itself, which is meant.
    if (status !== undefined && message.text().includes(`status of ${status}`)) return;
    complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText;
    if (failure !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${failure}`);
  });
  return { page, complaints };
}

async function visit(page: Page, { path, status = 200, ready }: Place, resident: Resident, locale: string) {
  const rest = typeof path === 'string' ? path : path(resident);
  const response = await page.goto(`/${locale}${rest}`);
  expect(response?.status()).toBe(status);
  if (ready) await expect(page.locator(ready).first()).toBeAttached();
}

/** What the scheme changes: the rest has been looked at in light. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function seriousFindings(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<string[]> {
  // Colours on their way from light to dark are nobody's colours: two frames start the transitions, then they end.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).exclude('nextjs-portal');
  if (within) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
}

/** How far the page can be scrolled sideways, in pixels. */
async function sidewaysScroll(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
}

/** Controls that a finger would miss. Links within sentences are not meant. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, .button, .chip, summary, select, nav a, input:not([type=checkbox], [type=radio], [type=hidden]), label.check',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only'))
      .filter((element) => {
        const { height } = element.getBoundingClientRect();
        // What is hidden from the eye is no target.
        return height > 4 && height < 43.5;
      })
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}” ${element.getBoundingClientRect().height}`,
      ),
  );
}
