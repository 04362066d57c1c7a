import { findings } from './support/looks';
import { expect, test } from './support/test';

// The lab: a board in the address, set up and played on, with the engine as the referee.

test(
  'somebody sets up a board, plays on it, takes back and sends it on',
  { tag: '@both' },
  async ({ page, context }) => {
    await page.goto('/en/lab');
    await page.getByRole('link', { name: 'Begin' }).click();
    const put = async (card: string, where: string) => {
      await page.getByLabel('Card', { exact: true }).fill(card);
      await page.getByRole('button', { name: 'Find' }).click();
      const found = page.getByRole('list', { name: 'Found' }).getByRole('listitem').first();
      await found.getByRole('combobox').selectOption(where);
      await found.getByRole('button', { name: 'Put it there' }).click();
    };
    await put('KS-M06', 'As mission 1');
    await expect(page.getByRole('heading', { name: /Rescue a Friend/ })).toBeVisible();
    await put('KS-015', 'Mission 1, side B');
    await put('KS-010', 'Mission 1, side B');
    await put('KS-054', 'Hand of A');
    await expect(page.getByRole('region', { name: 'Player A' })).toContainText('Kabuto Yakushi');
    expect(await findings(page)).toEqual([]);

    await page.getByRole('link', { name: 'Player A plays Kabuto Yakushi in mission 1', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('Kabuto Yakushi asks player A');
    await page.getByRole('link', { name: 'yes', exact: true }).click();
    await expect(page.getByRole('status')).toContainText(/hidden|hides/);
    expect(await findings(page)).toEqual([]);

    // The address is the board: whoever gets it sees the same.
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('status')).toContainText(/hidden|hides/);
    await other.close();

    await page.getByRole('link', { name: /Take back/ }).click();
    await expect(page.getByRole('link', { name: 'yes', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the set-up' }).click();
    await expect(page.getByRole('heading', { name: 'Set up', exact: true })).toBeVisible();
  },
);

test('a board that cannot be is refused where it was changed', async ({ page }) => {
  await page.goto('/en/lab');
  await page.getByText('Edit as text').or(page.getByLabel('Scenario')).first().waitFor();
  const text = page.getByLabel('Scenario');
  for (const [scenario, complaint] of [
    ['{', 'not valid JSON'],
    ['{"round": 9}', 'round'],
    ['{"missions": [{"A": ["KS-999"]}]}', 'KS-999'],
  ] as const) {
    await text.fill(scenario);
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(page.getByRole('alert').filter({ hasText: complaint })).toBeVisible();
    await expect(text).toHaveValue(scenario);
  }
});

const broken: [string, string, RegExp][] = [
  ['cut', '1.eNqrVirISaxMLSpW', /broken/],
  ['tampered with', '1.eNqrVirISaxMLSpWsqpWcgQRyRmJ2UWJSlaGBrU6Sk5oIrU6SrmZxcWZ-XnFSlbR1bU61bWxtQDz3xaQ', /broken/],
  ['of another format', '7.abc', /another version/],
  ['words', 'hello', /broken/],
  ['of no board', `1.${'eJyrVkrPTFGyUkrLz1eqBQAZtgPn'}`, /broken|cannot be/],
];
test('a link that is broken says so', async ({ page }) => {
  for (const [kind, code, says] of broken) {
    const answer = await page.goto(`/en/lab?s=${code}`);
    expect(answer?.status(), kind).toBeLessThan(500);
    await expect(page.getByRole('main'), kind).toContainText(says);
    await expect(page.getByRole('main').getByRole('link', { name: 'Begin' }), kind).toBeVisible();
  }
});

test('a ruling is taken to the lab and played otherwise', async ({ page }) => {
  await page.goto('/pl/rulings/snapshot-kabuto');
  await page.getByRole('link', { name: 'Rozegraj po swojemu' }).click();
  await expect(page).toHaveURL(/\/pl\/lab\?s=/);
  await page.getByRole('link', { name: /Cofnij/ }).click();
  await expect(page.getByRole('heading', { name: 'Co teraz można zrobić' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a board is set up and played on all the same', async ({ page }) => {
    await page.goto('/en/lab');
    await page.getByRole('link', { name: 'Begin' }).click();
    await page.getByRole('link', { name: 'Player A passes' }).click();
    await expect(page.getByRole('status')).toContainText('Player A passes');
    await expect(page.getByRole('link', { name: 'Player B passes' })).toBeVisible();
  });
});
