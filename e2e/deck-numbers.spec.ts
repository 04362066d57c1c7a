import { createDeck, legalCards } from './support/decks';
import { expect, test } from './support/test';

// Somebody wants to know a deck before playing it: its numbers, with and without a script, on any screen.

test.describe('a deck in numbers', () => {
  test('is one link away, and tells odds, chakra and missions', async ({ page, person }) => {
    const name = `Leaf of ${person.handle}`;
    const { slug } = await createDeck(page.request, { name, ...(await legalCards(page.request)) });
    await page.goto(`/en/decks/${slug}`);
    await page.getByRole('link', { name: 'All numbers of this deck' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The deck in numbers');
    await expect(page.getByRole('img', { name: /^Chakra needed and expected: round 1/ })).toBeVisible();
    const missions = page.getByRole('region', { name: 'Missions and what serves them' });
    await expect(missions.getByRole('heading', { level: 3 })).toHaveCount(3);
  });

  test('a group of one’s own is in the address; two copies in thirty are the odds of the rules', async ({
    page,
    person,
  }) => {
    const cards = await legalCards(page.request);
    const { slug } = await createDeck(page.request, { name: `Odds of ${person.handle}`, ...cards });
    await page.goto(`/en/decks/${slug}/numbers`);
    await page.getByText('A group of your own').click();
    await page.getByRole('group').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Show the odds' }).click();
    await expect(page).toHaveURL(/group=/);
    const row = page.getByRole('row', { name: /^Your choice ×2/ });
    await expect(row).toContainText('60%');
    await expect(row).toContainText('42%');
  });

  test('another format is judged at once', async ({ page, person }) => {
    const { missions, main } = await legalCards(page.request);
    const three = main.slice(0, 10).map(({ code }) => ({ code, count: 3 }));
    const { slug } = await createDeck(page.request, { name: `Three of ${person.handle}`, missions, main: three });
    await page.goto(`/en/decks/${slug}/numbers`);
    await expect(page.getByText('Not legal in Standard')).toBeVisible();
    await page.getByRole('link', { name: /Open: legal/ }).click();
    await expect(page.getByText('Legal in Open')).toBeVisible();
  });

  test('a private deck’s numbers do not exist for others', async ({ page, person, elsewhere }) => {
    const { slug } = await createDeck(page.request, { name: `Mine, ${person.handle}`, visibility: 'private' });
    expect((await elsewhere.goto(`/en/decks/${slug}/numbers`))?.status()).toBe(404);
  });
});
