import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test';

// What a newcomer asks, typed as a newcomer types: one search, and the answer stands on the page.

const QUESTIONS = [
  { locale: 'en', typed: 'may I have two Narutos on one mission', ruling: 'same-name-on-mission' },
  { locale: 'pl', typed: 'czy moge miec dwoch Naruto na jednej misji', ruling: 'same-name-on-mission' },
  { locale: 'en', typed: 'what does a hidden character cost', ruling: 'hidden-cost' },
  { locale: 'pl', typed: 'ile kosztuje ukryta postać', ruling: 'hidden-cost' },
  { locale: 'en', typed: 'what does a hidden character count as', ruling: 'hidden-counts-as' },
  { locale: 'uk', typed: 'чим є прихований персонаж', ruling: 'hidden-counts-as' },
  { locale: 'en', typed: 'who wins a tie', ruling: 'tied-mission' },
  { locale: 'uk', typed: 'хто виграє нічию', ruling: 'tied-mission' },
  { locale: 'en', typed: 'does AMBUSH work from hand', ruling: 'ambush-from-hand' },
  { locale: 'fr', typed: 'est-ce que AMBUSH marche depuis la main', ruling: 'ambush-from-hand' },
  { locale: 'en', typed: 'what becomes of cards under an upgrade', ruling: 'upgraded-character-leaves' },
  { locale: 'fr', typed: 'que deviennent les cartes sous une amélioration', ruling: 'upgraded-character-leaves' },
  { locale: 'en', typed: 'when does Sasuke escape Kabuto', ruling: 'snapshot-kabuto' },
  { locale: 'fr', typed: 'quand Sasuke échappe à Kabuto', ruling: 'snapshot-kabuto' },
  { locale: 'en', typed: 'may I upgrade a stolen character', ruling: 'upgrade-controlled' },
  { locale: 'pl', typed: 'czy mogę ulepszyć przejętą postać', ruling: 'upgrade-controlled' },
  { locale: 'en', typed: 'how many points is a B-rank mission with base 2', ruling: 'rank-bonus' },
  { locale: 'uk', typed: 'скільки очок дає місія рангу B з базою 2', ruling: 'rank-bonus' },
] as const;

for (const { locale, typed, ruling } of QUESTIONS) {
  test(`${locale}: “${typed}” is answered by ${ruling}`, async ({ page }) => {
    await page.goto(`/${locale}/rules`);
    const field = page.getByRole('searchbox').first();
    await field.fill(typed);
    await field.press('Enter', { timeout: 30_000 });
    await expect(page).toHaveURL(new RegExp(`/${locale}/rulings\\?q=`));
    expect(new URL(page.url()).searchParams.get('q')).toBe(typed);
    const answer = page.getByRole('article').filter({ has: page.locator(`a[href="/${locale}/rulings/${ruling}"]`) });
    await expect(answer).toBeVisible();
    await expect(answer.locator('p').first()).not.toBeEmpty();
  });
}

test('one search finds rulings, paragraphs and terms, and can be narrowed to one of them', async ({ page }) => {
  await page.goto('/en/rulings?q=edge');
  for (const name of ['In the rulebook', 'In the glossary'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goto('/en/rulings?q=edge&kind=rule');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('main').locator('a[href="/en/rules/5#r5.10"]').click();
  await expect(page).toHaveURL('/en/rules/5#r5.10');
  await expect(page.locator('[id="r5.10"]')).toBeInViewport();
});

test('a chapter is reached by its number and by its name; one that is not there says so', async ({ page }) => {
  await page.goto('/uk/rules/hidden');
  await expect(page).toHaveURL('/uk/rules/7');
  await page.goto('/en/rules/16');
  await expect(page).toHaveURL('/en/rulings/terms');
  for (const path of ['/en/rules/99', '/en/rules/0', '/en/rules/no-such']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('says where a text is our translation, and whose reading a paragraph is', async ({ page }) => {
  await page.goto('/fr/rules/7');
  await expect(page.getByText('ce texte est notre traduction')).toBeVisible();
  await expect(page.locator('[id="r7.4"]')).toContainText('Notre lecture, non officielle (décision D10)');
  await page.goto('/en/rules/7');
  await expect(page.getByText('our translation')).toHaveCount(0);
});

for (const locale of ['en', 'pl', 'uk', 'fr']) {
  test(`${locale}: contents, chapters with pictures and the quick reference pass axe and fit the screen`, async ({
    page,
  }) => {
    for (const path of ['rules', 'rules/2', 'rules/11', 'rules/15', 'rules/quick']) {
      await page.goto(`/${locale}/${path}`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rulebook is read from chapter to chapter, and searched', async ({ page }) => {
    await page.goto('/pl/rules');
    await page.getByRole('main').locator('a[href="/pl/rules/7"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ukryte postacie');
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL('/pl/rules/8');
    const rulings = page.locator('[id="r8.3"] details');
    await rulings.locator('summary').click();
    await expect(rulings.getByRole('link').first()).toBeVisible();
    await page.goto('/pl/rules');
    await page.getByRole('searchbox').first().fill('remis');
    await page.getByRole('search').getByRole('button').click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('on paper', () => {
  test('the whole rulebook stands on one page without what is only for a screen', async ({ page }) => {
    await page.goto('/en/rules/print');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    for (const number of ['1.1', '7.3', '15.36']) await expect(page.locator(`[id="r${number}"]`)).toBeVisible();
  });

  for (const format of ['A4', 'Letter'] as const) {
    test(`the game plan is one sheet of ${format}`, async ({ page }) => {
      for (const locale of ['en', 'pl', 'uk', 'fr']) {
        await page.goto(`/${locale}/rules/14`);
        const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
        expect(sheets, locale).toHaveLength(1);
      }
    });
  }
});

test('the quick reference is read without a network once it has been opened', async ({ page, context }) => {
  await page.goto('/en/rules/quick');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/en/rules/quick')) !== undefined), { timeout: 30_000 })
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick reference');
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
});
