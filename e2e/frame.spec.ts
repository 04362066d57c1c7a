import { type Page } from '@playwright/test';
import { Editor } from './support/editor';
import {
  COLOUR_RULES,
  coveredFocus,
  cutText,
  findings,
  layoutShift,
  sidewaysScroll,
  smallTargets,
} from './support/looks';
import { PLACES } from './support/places';
import { expect, test } from './support/walker';

// What holds on every page, in every language: it is there, it is readable, it is safe, it says whose it is not.

const LOCALES = ['en', 'pl', 'uk', 'fr'] as const;
/**
 * Longer words break the narrow screen first, so it is looked at in every language; the wide one in the shortest and in
 * the longest. Each is looked at by axe in another language, as rulings and chapters are written in each by itself.
 */
const VISITS = {
  desktop: { locales: ['en', 'uk'], audited: 'en' },
  phone: { locales: LOCALES, audited: 'uk' },
} as const;
/** Layout shift up to which a page counts as still: what Web Vitals call good. */
const MOST_JUMPED = 0.1;
const UNOFFICIAL = { en: 'unofficial', pl: 'nieoficjaln', uk: 'неофіційн', fr: 'non officiel' };

/** How a message shows that is missing; a file in an address is none. */
const MESSAGE_KEY = /(?<![/\w])(common|cards|decks|editor|rulings|account|violations)\.[a-z][\w.-]*/g;

test.describe('every page is readable by everyone', { tag: '@both' }, () => {
  for (const place of PLACES) {
    test(place.name, async ({ walkers, phone }) => {
      const { locales, audited } = phone ? VISITS.phone : VISITS.desktop;
      const { page, visit, complaints } = place.signedIn ? walkers.resident : walkers.stranger;
      for (const locale of locales) {
        await test.step(`in the language ${locale}`, async () => {
          await visit(place, locale);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.getByRole('contentinfo')).toContainText(UNOFFICIAL[locale]);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page).toHaveTitle(/Kage Codex/);
          // A message that is missing shows as its key.
          expect((await page.locator('body').innerText()).match(MESSAGE_KEY) ?? []).toEqual([]);
          await staysInTheWindow(page);
          // A page that jumps does so each time; one that a busy machine drew in pieces does not.
          if ((await layoutShift(page)) >= MOST_JUMPED) {
            await visit(place, locale);
            await staysInTheWindow(page);
            expect.soft(await layoutShift(page), 'how much jumped').toBeLessThan(MOST_JUMPED);
          }
          if (phone) expect.soft(await cutText(page), 'text that is cut off').toEqual([]);
        });
        if (locale !== audited) continue;
        await test.step('with any tool, on paper and in ink', async () => {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          expect(await findings(page), 'on paper').toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await findings(page, { rules: COLOUR_RULES }), 'in ink').toEqual([]);
          if (!phone) return;
          expect(await smallTargets(page), 'controls lower than 44 pixels').toEqual([]);
          expect(await coveredFocus(page), 'controls under a bar when they have the focus').toEqual([]);
        });
      }
      expect(complaints()).toEqual([]);

      // Text of twice the size on a desktop; on a phone the width that a desktop zoomed to 400 % has left.
      const window = page.viewportSize();
      if (phone) await page.setViewportSize({ width: 320, height: 640 });
      else await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await staysInTheWindow(page, 'with large text');
      if (window) await page.setViewportSize(window);
    });
  }
});

test('menus and dialogs are accessible too', { tag: '@both' }, async ({ page, phone }) => {
  await page.goto('/en/cards');
  for (const menu of ['Appearance', 'Language: English']) {
    await page.getByRole('button', { name: menu }).click();
    expect(await findings(page, { within: 'header' }), menu).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('.menu-list:popover-open')).toHaveCount(0);
    await expect(page.getByRole('button', { name: menu })).toBeFocused();
  }
  // Walked through by arrows; whoever walks out of a list leaves it closed.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'English', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: 'Français' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.menu-list:popover-open')).toHaveCount(0);
  if (phone) {
    await page.locator('.filter-sheet > summary').click();
    expect(await findings(page, { within: '#card-filters' }), 'filters').toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
  const editor = await new Editor(page).open();
  for (const button of ['Notes', 'Paste as text', 'Keyboard and help']) {
    await editor.tool(button);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await findings(page, { within: 'dialog' }), button).toEqual([]);
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
  expect(await findings(page)).toEqual([]);
});

test.describe('appearance', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  async function choose(page: Page, theme: string) {
    await page.getByRole('button', { name: 'Appearance' }).click();
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
      await page.getByRole('banner').locator('.menu-button[popovertarget]').last().click();
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/cards?q=naruto&type=character`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('#q')).toHaveValue('naruto');
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

/** Soon, at least: letters may still be on their way, and those that stand in for them are wider. */
async function staysInTheWindow(page: Page, when?: string) {
  await expect.poll(() => sidewaysScroll(page), when).toBeLessThanOrEqual(0);
}
