import { legalCards } from '../support/decks';
import { draftsKept, Editor } from '../support/editor';
import { newPerson, openAccount, signUp } from '../support/people';
import { expect, test } from '../support/test';

// Somebody builds a deck without an account, while the site tells them what is not yet legal.

test.describe('a visitor without an account', () => {
  test('builds a legal deck while the verdict follows, and a reload keeps it', async ({ page }) => {
    const { main, missions } = await legalCards(page.request);
    const editor = await new Editor(page).open();
    await expect(editor.verdict).toContainText('0 of 30 cards');
    await expect(editor.verdict).toContainText('0 of 3 missions');

    for (const [index, { code }] of main.slice(0, 3).entries()) {
      await editor.add(code, 2);
      await expect(editor.verdict).toContainText(`${2 * (index + 1)} of 30 cards`);
    }
    await editor.paste(main.slice(3).map(({ code, count }) => `${count} ${code}`));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(editor.verdict).toContainText('30 cards');
    await expect(editor.verdict).toContainText(/0 of 3 missions: add 3/);
    for (const { code } of missions) await editor.add(code);
    await expect(editor.verdict).toContainText('Legal in Standard');
    await expect(editor.saving).toContainText('On this device');

    await page.reload();
    await expect(editor.verdict).toContainText('Legal in Standard');
    await editor.expectCount(main[0]?.code ?? '', 2);
  });

  test(
    'is told the rule and the remedy, and stopped at a limit with the reason',
    { tag: '@both' },
    async ({ page }) => {
      const { main, missions } = await legalCards(page.request);
      const [card = { code: '' }] = main;
      const [mission = { code: '' }] = missions;
      const editor = await new Editor(page).open();
      await editor.add(card.code, 2);
      const found = await editor.found(card.code);
      const more = found.getByRole('button', { name: /^No more .*at most 2 copies/ });
      await expect(more).toHaveAttribute('aria-disabled', 'true');
      // It says it is off and takes a click all the same.
      await more.click({ force: true });
      await expect(found.getByRole('button', { name: /; 2 in the deck$/ }).first()).toBeVisible();

      const problems = await editor.problems();
      await expect(problems.filter({ hasText: '2 of 30 cards: add 28' })).toContainText('Rule: size of a deck');
      await expect(problems.filter({ hasText: '0 of 3 missions: add 3' })).toContainText(
        'Rule: three different missions',
      );

      await editor.add(mission.code);
      await expect(
        (await editor.found(mission.code)).getByRole('button', { name: /^No more .*only once/ }),
      ).toBeVisible();

      // Another format, another verdict: copies are free there.
      await chooseFormat(editor, 'Open');
      await editor.add(card.code);
      await editor.expectCount(card.code, 3);
      await chooseFormat(editor, 'Standard');
      await expect(editor.row(card.code)).toContainText('take out 1');
    },
  );

  test('is asked at sign-up whether to keep it, and then has it in the account', async ({ page }) => {
    const { main, missions } = await legalCards(page.request);
    const editor = await new Editor(page).open();
    await editor.name.fill('From before');
    await editor.add(main[0]?.code ?? '', 2);
    await editor.add(missions[0]?.code ?? '');
    await editor.saving.getByRole('link', { name: 'Sign in to keep it' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/account/sign-up?**');
    await signUp(page, newPerson(), { at: page.url() });

    await expect(page.getByRole('heading', { name: 'You have a deck on this device' })).toBeVisible();
    await expect(page.getByText('“From before” (2 cards, 1 mission)')).toBeVisible();
    // A new deck waits for the answer.
    await page.goto('/en/decks/new');
    await page.getByRole('button', { name: 'Keep it in my account' }).click();
    await editor.slug();
    await expect(editor.name).toHaveValue('From before');
    await editor.expectCount(main[0]?.code ?? '', 2);
    await page.goto('/en/decks/mine');
    await page.getByRole('link', { name: 'From before' }).click();
    await expect(page.getByRole('main')).toContainText('2 cards, 1 mission');
    expect(await draftsKept(page)).toEqual([]);
  });

  test('may discard it instead, after being asked twice', async ({ page }) => {
    const { main } = await legalCards(page.request);
    const editor = await new Editor(page).open();
    await editor.name.fill('Not worth it');
    await editor.add(main[0]?.code ?? '');
    await openAccount(page.request, newPerson());
    await page.goto('/en/decks');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await page.getByRole('button', { name: 'Yes, discard it' }).click();
    await expect(page.getByText('You have a deck on this device')).toBeHidden();
    await page.reload();
    await expect(page.getByText('You have a deck on this device')).toBeHidden();
    expect(await draftsKept(page)).toEqual([]);
    await page.goto('/en/decks/mine');
    await expect(page.getByRole('main')).toContainText('You have no decks yet');
  });
});

async function chooseFormat(editor: Editor, format: string) {
  await editor.page.getByRole('combobox', { name: 'Format' }).selectOption({ label: format });
}
