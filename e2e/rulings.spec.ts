import { expect, test } from './support/test';

// Somebody in the middle of a game looks for an answer.

const LANGUAGES = [
  { locale: 'en', typed: 'power tied', typo: 'missoin tied', question: 'Who wins a mission when Power is tied?' },
  { locale: 'pl', typed: 'remisie misję', typo: 'remsie misje', question: 'Kto wygrywa misję przy remisie w Power?' },
  { locale: 'uk', typed: 'нічия місію', typo: 'нічія місію', question: 'У Power нічия. Хто виграє місію?' },
  {
    locale: 'fr',
    typed: 'égalité Power',
    typo: 'egalitee power',
    question: 'Qui gagne une mission en cas d’égalité de Power ?',
  },
] as const;

for (const { locale, typed, typo, question } of LANGUAGES) {
  test(`in the language ${locale}: a search finds the ruling, its answer and its source`, async ({ page }) => {
    await page.goto(`/${locale}/rulings`);
    const field = page.getByRole('searchbox').first();
    await field.fill(typed);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${locale}/rulings\\?q=`));
    const found = page.getByRole('main').getByRole('article').filter({ hasText: question });
    await expect(found).toBeVisible();
    await found.getByRole('link', { name: question }).click();
    await expect(page).toHaveURL(`/${locale}/rulings/tied-mission`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
    await expect(page.getByRole('main').locator('.panel').first()).toContainText('Edge');
    await expect(page.getByRole('main').locator(`a[href="/${locale}/rules/5"]`)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox').first()).toHaveValue(typed);
    // As it is typed in a hurry.
    await page.goto(`/${locale}/rulings?${new URLSearchParams({ q: typo })}`);
    await expect(found).toBeVisible();
  });
}

test('leads to the cards it concerns, and they lead back', async ({ page }) => {
  await page.goto('/en/rulings/copy-limit');
  const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const cards = page.locator('section', { has: page.getByRole('heading', { name: 'Cards it concerns' }) });
  await cards
    .getByRole('link', { name: /Naruto Uzumaki/ })
    .first()
    .click();
  await expect(page).toHaveURL('/en/cards/KS-108');
  const rulings = page.locator('section', { has: page.getByRole('heading', { name: 'Rulings about it' }) });
  await rulings.getByRole('link', { name: question }).click();
  await expect(page).toHaveURL('/en/rulings/copy-limit');
});

test('leads to the terms it uses, and they lead back', async ({ page }) => {
  await page.goto('/en/rulings/tied-mission');
  await page.getByRole('main').locator('a[href="/en/rulings/terms/edge"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edge');
  await page.getByRole('main').getByRole('link', { name: 'Who wins a mission when Power is tied?' }).click();
  await expect(page).toHaveURL('/en/rulings/tied-mission');
});

test('shows the short answer in the list and the reason on demand', async ({ page }) => {
  await page.goto('/en/rulings?q=power+tied');
  const ruling = page.getByRole('article').filter({ hasText: 'Who wins a mission when Power is tied?' });
  await expect(ruling).toContainText('The player with the Edge.');
  const reason = ruling.getByText('whoever passed first this round');
  await expect(reason).toBeHidden();
  await ruling.getByText('Why', { exact: false }).first().click();
  await expect(reason).toBeVisible();
});

test('filters by chapter and term', async ({ page }) => {
  await page.goto('/en/rulings');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(20);
  const chapter = page.getByRole('combobox', { name: 'Chapter' });
  await expect(async () => {
    await chapter.selectOption('');
    await chapter.selectOption('7');
    await expect(page).toHaveURL('/en/rulings?chapter=7', { timeout: 3000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: /Hidden characters/ })).toBeVisible();
  await page.getByText('More filters').click();
  await page.getByRole('combobox', { name: 'Term' }).selectOption('reveal');
  await expect(page).toHaveURL(/term=reveal/);
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: /reveal/i })
      .first(),
  ).toBeVisible();
});

test('says plainly that nothing matches', async ({ page }) => {
  await page.goto('/en/rulings?q=zzzqqq');
  await expect(page.getByRole('main')).toContainText('Nothing has the word “zzzqqq”');
  await page.getByRole('main').getByRole('link', { name: 'Show all rulings' }).click();
  await expect(page).toHaveURL('/en/rulings');
});

test('describes itself to search engines as a question with its answer', async ({ page }) => {
  await page.goto('/en/rulings/tied-mission');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as Record<
    string,
    unknown
  >;
  expect(JSON.stringify(data)).toContain('Who wins a mission when Power is tied?');
  expect(data['@context']).toBe('https://schema.org');
});

test('a reading of our own is marked as one', async ({ page }) => {
  await page.goto('/en/rulings');
  const reading = page.getByRole('article').filter({ hasText: 'Our reading' }).first();
  await reading.getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText('it is not official');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a plain form', async ({ page }) => {
    await page.goto('/en/rulings');
    await page.getByRole('searchbox', { name: 'Your question' }).fill('power tied');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Who wins a mission when Power is tied?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who wins a mission when Power is tied?');
  });
});
