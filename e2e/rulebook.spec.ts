import { expect, test } from './support/test';

/** What a newcomer asks, typed as a newcomer types; what else is asked, and by whom, stands in questions.db.test.ts. */
const QUESTIONS = [
  { locale: 'en', typed: 'may I have two Narutos on one mission', ruling: 'same-name-on-mission' },
  { locale: 'pl', typed: 'ile kosztuje ukryta postać', ruling: 'hidden-cost' },
  { locale: 'uk', typed: 'хто виграє нічию', ruling: 'tied-mission' },
  { locale: 'fr', typed: 'est-ce que AMBUSH marche depuis la main', ruling: 'ambush-from-hand' },
] as const;

test('a question typed into the rulebook is answered on the page it leads to', async ({ page }) => {
  for (const { locale, typed, ruling } of QUESTIONS) {
    await page.goto(`/${locale}/rules`);
    const field = page.getByRole('searchbox').first();
    await field.fill(typed);
    await field.press('Enter', { timeout: 30_000 });
    await expect(page).toHaveURL(new RegExp(`/${locale}/rulings\\?q=`));
    expect(new URL(page.url()).searchParams.get('q')).toBe(typed);
    const answer = page.getByRole('article').filter({ has: page.locator(`a[href="/${locale}/rulings/${ruling}"]`) });
    await expect(answer).toBeVisible();
    await expect(answer.locator('p').first()).not.toBeEmpty();
  }
});

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

  test('the game plan is one sheet of paper, in every language', async ({ page }) => {
    for (const locale of ['en', 'pl', 'uk', 'fr']) {
      await page.goto(`/${locale}/rules/14`);
      for (const format of ['A4', 'Letter']) {
        const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
        expect(sheets, `${locale} on ${format}`).toHaveLength(1);
      }
    }
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

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
});
