import { legalCards } from '../support/decks';
import { Editor } from '../support/editor';
import { expect, test } from '../support/test';

// Cards are found and put into a deck by typing alone.

test.describe('by keyboard alone', () => {
  test('search, add, remove, undo and help without a pointer', async ({ page }) => {
    const { main } = await legalCards(page.request);
    const code = main[0]?.code ?? '';
    const editor = await new Editor(page).open();
    const keys = page.keyboard;
    await page.locator('main').focus();
    await keys.press('/');
    await expect(editor.searchField).toBeFocused();
    await keys.type(code);
    await expect(page.getByRole('list', { name: 'Found cards' }).getByRole('listitem')).toHaveCount(1);
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: /^Add one/ })).toBeFocused();
    await keys.press('Enter');
    await keys.press('+');
    await expect(editor.verdict).toContainText('2 of 30 cards');
    await keys.press('-');
    await expect(editor.verdict).toContainText('1 of 30 cards');
    await keys.press('u');
    await expect(editor.verdict).toContainText('2 of 30 cards');
    await keys.press('Shift+u');
    await expect(editor.verdict).toContainText('1 of 30 cards');

    // Keys never act while somebody types.
    await keys.press('/');
    await expect(editor.searchField).toBeFocused();
    await keys.press('ControlOrMeta+a');
    await keys.type('u-+?du');
    await expect(editor.searchField).toHaveValue('u-+?du');
    await expect(editor.verdict).toContainText('1 of 30 cards');
    await keys.press('Escape');
    await expect(editor.searchField).toHaveValue('');

    await keys.press('Tab');
    await keys.press('d');
    const row = editor.row(code);
    await expect(row.getByRole('button', { name: /^(Add one|No more)/ })).toBeFocused();
    await keys.press('ArrowLeft');
    await expect(row.getByRole('button', { name: /^Remove one/ })).toBeFocused();
    // The row goes; the focus stays in the deck.
    await keys.press('Enter');
    await expect(editor.verdict).toContainText('0 of 30 cards');
    await expect(page.getByRole('region', { name: 'Deck', exact: true }).locator(':focus')).toHaveCount(1);

    await keys.press('m');
    await expect(page.getByRole('heading', { name: /^Missions/ })).toBeFocused();
    await keys.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard and help' });
    await expect(help).toBeVisible();
    await help.getByRole('checkbox', { name: 'Single-key shortcuts' }).press('Space');
    await keys.press('Escape');
    await expect(help).toBeHidden();
    await keys.press('?');
    await expect(help).toBeHidden();
  });

  test('arrows move through found cards', async ({ page }) => {
    const editor = await new Editor(page).open();
    await editor.searchField.fill('naruto');
    await editor.searchField.press('ArrowDown');
    const rows = page.getByRole('list', { name: 'Found cards' }).getByRole('listitem');
    await expect(rows.nth(0).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(2).getByRole('button', { name: /^Add one/ })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(rows.nth(0).getByRole('button', { name: /^Add one/ })).toBeFocused();
  });
});

test('the search of the editor forgives as that of the cards does', async ({ page }) => {
  const editor = await new Editor(page).open();
  const found = page.getByRole('list', { name: 'Found cards' }).getByRole('listitem');
  for (const [typed, name] of [
    ['shikamru', 'Shikamaru Nara'],
    ['Chôji', 'Choji Akimichi'],
    ['Наруто', 'Naruto Uzumaki'],
  ] as const) {
    await editor.searchField.fill(typed);
    await expect(found.first()).toContainText(name);
  }
  await editor.searchField.fill('zzzqqq');
  await expect(page.getByText('No card matches.')).toBeVisible();
});
