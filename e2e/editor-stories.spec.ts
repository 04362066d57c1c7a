import type { Locator, Page } from '@playwright/test';
import { createDeck, legalCards, storedDeck, type Cards } from './support/decks';
import { Editor, SAVES } from './support/editor';
import { sidewaysScroll } from './support/looks';
import { enter, newPerson, openAccount } from './support/people';
import { expect, test } from './support/test';

// Whole stories of building, each by one way of using the editor alone, and what the site promises about decks (P017
// to P031 of the cases).

const found = (page: Page) => page.getByRole('list', { name: 'Found cards' }).getByRole('listitem');
const part = (page: Page, name: 'Missions' | 'Main deck' | 'Maybe') =>
  page.getByRole('region', { name: 'Deck', exact: true }).getByRole('region', { name });

test('a newcomer builds a legal deck of 30 with missions by keyboard alone', async ({ page }) => {
  await openAccount(page.request, newPerson());
  const editor = await new Editor(page).open();
  const keys = page.keyboard;
  const press = async (...names: string[]) => {
    for (const name of names) await keys.press(name);
  };

  await test.step('the help sheet tells the keys', async () => {
    await press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard and help' });
    await expect(help).toContainText('go to the search field');
    await press('Escape');
    await expect(help).toBeHidden();
  });

  await test.step('fifteen cards twice', async () => {
    await press('/');
    await expect(editor.searchField).toBeFocused();
    await press('Enter');
    await expect(found(page).first().locator(':focus')).toHaveCount(1);
    for (let card = 0; card < 15; card += 1) await press('2', 'ArrowDown');
    await expect(editor.verdict).toContainText('30 cards');
    // A third copy of one is refused, and the reason told.
    await press('ArrowUp', '+');
    await expect(page.getByRole('status').filter({ hasText: 'at most 2 copies' })).toBeVisible();
  });

  await test.step('three missions', async () => {
    await press('m', 'Tab');
    await expect(page.getByRole('button', { name: 'Show missions' })).toBeFocused();
    await press('Enter');
    await expect(editor.searchField).toBeFocused();
    await expect(found(page).first()).toContainText('-M');
    await press('Enter');
    for (let mission = 0; mission < 3; mission += 1) await press('1', 'ArrowDown');
    await expect(editor.verdict).toContainText('Legal in Standard');
  });

  await test.step('aside and back, none and two again', async () => {
    await press('d');
    await expect(part(page, 'Missions').locator(':focus')).toHaveCount(1);
    await press('x');
    await expect(part(page, 'Maybe').getByRole('listitem').locator(':focus')).toHaveCount(1);
    await expect(editor.verdict).toContainText('2 of 3 missions');
    await press('b', 'x');
    await expect(editor.verdict).toContainText('Legal in Standard');
    await press('d', 'End', '0');
    await expect(editor.verdict).toContainText('28 of 30 cards');
    await press('u');
    await expect(editor.verdict).toContainText('Legal in Standard');
    await press('u', 'r');
    await expect(editor.verdict).toContainText('Legal in Standard');
  });

  await test.step('notes, and a version with a name', async () => {
    await press('n');
    await expect(page.getByRole('textbox', { name: 'Notes' })).toBeFocused();
    await keys.type('Built without a mouse: d, m, x and 2 are letters here.');
    await press('Escape');
    await expect(editor.verdict).toContainText('Legal in Standard');
    await press('s');
    const name = page.getByRole('textbox', { name: 'Name of the version' });
    await expect(name).toBeFocused();
    await keys.type('First legal one');
    await press('Tab');
    await keys.type('Only keys');
    await press('Tab', 'Enter');
    await expect(page.getByText('Version “First legal one” is saved.')).toBeVisible();
  });

  await editor.expectSaved();
  expect(await storedDeck(page.request, await editor.slug())).toMatchObject({ legal: true });
});

test('a newcomer builds a legal deck of 30 with missions by touch alone', { tag: '@phone' }, async ({ page }) => {
  const editor = await new Editor(page).open();
  const turnTo = (name: 'Search' | 'Deck') => page.getByRole('tab', { name }).tap();

  for (let row = 0; row < 15; row += 1) {
    const add = found(page)
      .nth(row)
      .getByRole('button', { name: /^Add one/ });
    await add.tap();
    await add.tap();
  }
  await expect(editor.verdict).toContainText('30 cards');
  await turnTo('Deck');
  await page.getByRole('button', { name: 'Show missions' }).tap();
  for (let row = 0; row < 3; row += 1) {
    await found(page)
      .nth(row)
      .getByRole('button', { name: /^Add one/ })
      .tap();
  }
  await expect(editor.verdict).toContainText('Legal in Standard');
  await expect(editor.saving).toContainText('On this device');

  await test.step('a tap on a name shows what the card does and leads to all the rest', async () => {
    await turnTo('Deck');
    const row = part(page, 'Main deck').getByRole('listitem').first();
    await row.getByRole('link').tap();
    await page.getByRole('button', { name: 'Copies, artwork, maybe…' }).tap();
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Done' }) });
    await dialog.getByRole('button', { name: 'Set aside as a maybe' }).tap();
    await dialog.getByRole('button', { name: 'Done' }).tap();
    await expect(editor.verdict).toContainText('28 of 30 cards');
    await part(page, 'Maybe')
      .getByRole('button', { name: /into the deck$/ })
      .tap();
    await expect(editor.verdict).toContainText('Legal in Standard');
  });

  await test.step('whatever is to be tapped is large enough', async () => {
    await turnTo('Deck');
    for (const view of ['List', 'Grid']) {
      await page.getByRole('button', { name: view, exact: true }).tap();
      expect(await smallTargets(page.locator('.editor')), view).toEqual([]);
    }
    await turnTo('Search');
    expect(await smallTargets(page.locator('.editor'))).toEqual([]);
  });

  await page.reload();
  await expect(editor.verdict).toContainText('Legal in Standard');
});

test('cards are dragged into the deck, aside and out of it', async ({ page }) => {
  const { main, missions } = await legalCards(page.request);
  const [code = ''] = main.map((line) => line.code);
  const [mission = ''] = missions.map((line) => line.code);
  const editor = await new Editor(page).open();
  await (await editor.found(code)).dragTo(part(page, 'Main deck').getByRole('heading').first());
  await expect(editor.row(code, 'Main deck')).toBeVisible();
  await editor.row(code, 'Main deck').dragTo(part(page, 'Maybe').getByRole('heading'));
  await expect(editor.row(code, 'Maybe')).toBeVisible();
  await expect(editor.row(code, 'Main deck')).toHaveCount(0);
  // A mission let go over the main deck finds its place.
  await (await editor.found(mission)).dragTo(part(page, 'Main deck').getByRole('heading').first());
  await expect(editor.row(mission, 'Missions')).toBeVisible();
  await editor.row(mission, 'Missions').dragTo(editor.searchField);
  await expect(editor.row(mission)).toHaveCount(0);
});

test.describe('the deck as one likes to see it', () => {
  test('is grouped, sorted, shown as a grid, and stays so', async ({ page }) => {
    await openAccount(page.request, newPerson());
    const { main, missions } = await legalCards(page.request);
    const { slug } = await createDeck(page.request, { main, missions });
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    await editor.turnTo('Deck');
    const deck = part(page, 'Main deck');
    await expect(deck.getByRole('region', { name: /^Cost \d/ }).first()).toBeVisible();
    for (const [group, name] of [
      ['By faction', /^Leaf Village · \d+ cards/],
      ['By rarity', /^Common · /],
      ['By timing', /^MAIN · /],
      ['By keyword', /^Team 7 · /],
      ['By character', /^Hiruzen Sarutobi · /],
    ] as const) {
      await page.getByRole('combobox', { name: 'Group by' }).selectOption({ label: group });
      await expect(deck.getByRole('region', { name }), group).toBeVisible();
    }
    await page.getByRole('combobox', { name: 'Group by' }).selectOption({ label: 'Ungrouped' });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Power' });
    await expect(deck.getByRole('listitem')).toHaveCount(15);
    const powers = await deck.getByRole('img', { name: /^Power/ }).allTextContents();
    expect(powers.map(Number)).toEqual(powers.map(Number).toSorted((a, b) => b - a));
    await page.getByRole('button', { name: 'Grid', exact: true }).click();
    await page.reload();
    await editor.turnTo('Deck');
    await expect(page.getByRole('button', { name: 'Grid', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(deck.getByRole('listitem')).toHaveCount(15);
    await deck
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^Remove one/ })
      .click();
    await expect(editor.verdict).toContainText('29 of 30 cards');
  });

  test('is text to edit by hand, which tells what it cannot read and can be undone', async ({ page }) => {
    await openAccount(page.request, newPerson());
    const { main } = await legalCards(page.request);
    const [first = '', second = '', third = ''] = main.map(({ code }) => code);
    const { slug, id } = await createDeck(page.request, { name: 'By hand', main: [{ code: first, count: 2 }] });
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    await editor.turnTo('Deck');
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    const text = page.getByRole('textbox', { name: 'Deck as text' });
    await expect(text).toHaveValue(new RegExp(`2 .*\\(${first}\\)`));
    await text.fill(`Name: By hand\nMain\n1 ${first}\n2 ${second}\nMaybe\n1 ${third}\nnobody of this name`);
    await page.getByRole('button', { name: 'Apply to the deck' }).click();
    await expect(page.getByText('no card has this name')).toBeVisible();
    expect(await storedDeck(page.request, id)).toMatchObject({ revision: 1 });
    await page.getByRole('button', { name: 'Apply what could be read' }).click();
    await expect(text).not.toHaveValue(/nobody/);
    await editor.expectSaved();
    await expect
      .poll(async () => (await storedDeck(page.request, id))?.main)
      .toEqual(expect.arrayContaining([{ code: first, count: 1 }, { code: second, count: 2 }])); // prettier-ignore
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(text).toHaveValue(new RegExp(`2 .*\\(${first}\\)`));
    await expect.poll(async () => (await storedDeck(page.request, id))?.main).toEqual([{ code: first, count: 2 }]);
  });

  test('has the artwork one prefers', async ({ page }) => {
    await openAccount(page.request, newPerson());
    const { slug, id } = await createDeck(page.request, { main: [{ code: 'KS-108', count: 2 }] });
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    await editor.turnTo('Deck');
    await editor.row('KS-108').getByRole('link').focus();
    await page.keyboard.press('o');
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Done' }) });
    await dialog.getByRole('radio', { name: /KS-108-RA/ }).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await editor.expectSaved();
    const main = async () => (await storedDeck(page.request, id))?.main;
    await expect.poll(main).toEqual([{ code: 'KS-108', count: 2, printing: 'KS-108-RA' }]);
    await page.getByRole('button', { name: /^Undo: artwork/ }).click();
    await expect.poll(main).toEqual([{ code: 'KS-108', count: 2 }]);
  });
});

test('two devices: what each has changed alone comes together, the rest as the person says', async ({
  page,
  person,
  elsewhere,
}) => {
  const { main } = await legalCards(page.request);
  const [kept = '', mine = '', theirs = ''] = main.map(({ code }) => code);
  const { slug, id } = await createDeck(page.request, { name: 'Shared', main: [{ code: kept, count: 2 }] });
  await enter(elsewhere.request, person);
  const here = await new Editor(page).open(`/en/decks/${slug}/edit`);
  const there = await new Editor(elsewhere).open(`/en/decks/${slug}/edit`);
  await page.route(SAVES, (route) => route.abort());
  await here.add(mine);
  await here.turnTo('Deck');
  await here.row(kept).getByRole('button', { name: /^Remove one/ }).click(); // prettier-ignore
  await expect(here.saving).toContainText('Offline');
  await there.add(theirs, 2);
  await there.name.fill('Renamed there');
  await there.expectSaved();
  await expect.poll(async () => (await storedDeck(page.request, id))?.revision).toBeGreaterThan(1);

  await page.unroute(SAVES);
  await expect(here.conflict).toBeVisible();
  const row = (code: string) => here.conflict.getByRole('row', { name: new RegExp(code) });
  await expect(row(mine).getByRole('radio', { name: /Mine$/ })).toBeChecked();
  await expect(row(theirs).getByRole('radio', { name: /Elsewhere$/ })).toBeChecked();
  await expect(here.conflict.getByRole('radio', { name: 'Deck name: Elsewhere' })).toBeChecked();
  await row(kept).getByRole('radio', { name: /Elsewhere$/ }).check(); // prettier-ignore
  await here.conflict.getByRole('button', { name: 'Merge as chosen' }).click();
  await here.expectSaved();
  await expect(here.name).toHaveValue('Renamed there');
  const stored = await storedDeck(page.request, id);
  expect(stored?.main.toSorted((a, b) => (a.code < b.code ? -1 : 1))).toEqual(
    [
      { code: kept, count: 2 },
      { code: mine, count: 1 },
      { code: theirs, count: 2 },
    ].toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  );
});

test.describe('what keeps a deck from being legal', () => {
  test.beforeEach(async ({ page }) => openAccount(page.request, newPerson()));

  const stories: [string, (cards: Cards) => Cards, RegExp][] = [
    ['P017 29 cards', ({ main, missions }) => ({ main: [...main.slice(1), { code: main[0]?.code ?? '', count: 1 }], missions }), /29 of 30 cards: add 1/],
    ['P019 two missions', ({ main, missions }) => ({ main, missions: missions.slice(1) }), /2 of 3 missions: add 1/],
    ['P019 a mission twice', ({ main, missions }) => ({ main, missions: missions.slice(1).map((line, index) => (index === 0 ? { ...line, count: 2 } : line)) }), /missions must all be different/],
    ['P019 four missions', ({ main, missions }) => ({ main, missions: [...missions, { code: 'SS-M09', count: 1 }] }), /4 missions where .*3/],
    ['P020 a third copy', ({ main, missions }) => ({ main: main.map((line, index) => (index === 0 ? { ...line, count: 3 } : line)), missions }), /3 copies of .* at most 2 may be: take out 1/],
  ]; // prettier-ignore
  test('is told with rule and remedy where it stands, and saved as a draft all the same', async ({ page }) => {
    const legal = await legalCards(page.request);
    for (const [name, of, problem] of stories)
      await test.step(name, async () => {
        const { slug, id } = await createDeck(page.request, of(legal));
        const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
        const told = (await editor.problems()).filter({ hasText: problem });
        await expect(told).toContainText('Rule: ');
        await editor.name.fill('A draft');
        await editor.expectSaved();
        await expect.poll(async () => (await storedDeck(page.request, id))?.legal).toBe(false);
        const show = told.getByRole('button', { name: /^Show / });
        if (!(await show.isVisible())) return;
        await show.click();
        const marked = page.locator('#editor-deck [data-wrong]');
        await expect(marked.locator(':focus')).toHaveCount(1);
        await expect(marked).toContainText('Rule: ');
      });
  });

  test('P019 two artworks of a mission are one mission', async ({ page }) => {
    const editor = await new Editor(page).open();
    await editor.turnTo('Deck');
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('textbox', { name: 'Deck as text' }).fill('1 SS-M01\n1 SS-001_2-MMS\n1 SS-M02');
    await page.getByRole('button', { name: 'Apply to the deck' }).click();
    await expect((await editor.problems()).filter({ hasText: 'missions must all be different' })).toContainText(
      'Rule: ',
    );
    await expect(editor.verdict).toContainText('3 of 3 missions');
  });

  test('P020 P022 copies of several artworks add up, and a code that is none is told by its line', async ({ page }) => {
    const editor = await new Editor(page).open();
    await editor.turnTo('Deck');
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    const text = page.getByRole('textbox', { name: 'Deck as text' });
    await text.fill('2 KS-108\n1 KS-108-RA\n2 KS-999');
    await page.getByRole('button', { name: 'Apply to the deck' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'there is no card with this code' })).toContainText(
      'Line 3',
    );
    await page.getByRole('button', { name: 'Apply what could be read' }).click();
    await expect((await editor.problems()).filter({ hasText: '3 copies' })).toContainText('take out 1');
    await expect(editor.verdict).toContainText('3 of 30 cards');
  });
});

test(
  'P031 a long deck on a phone: nothing is cut off, saving and search stay at hand',
  { tag: '@phone' },
  async ({ page }) => {
    await openAccount(page.request, newPerson());
    const [one, two] = [await legalCards(page.request), await legalCards(page.request, 15)];
    const { slug } = await createDeck(page.request, { main: [...one.main, ...two.main], missions: one.missions });
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    await editor.turnTo('Deck');
    await part(page, 'Maybe').getByRole('heading').scrollIntoViewIfNeeded();
    await expect(editor.saving).toBeInViewport();
    await expect(editor.verdict).toBeInViewport();
    await expect(page.getByRole('tab', { name: 'Search' })).toBeInViewport();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  },
);

/** What a finger would miss: controls in sight of less than 44 pixels either way. Links within text are as text is. */
function smallTargets(inside: Locator): Promise<string[]> {
  return inside
    .locator('button:visible, select:visible, input:visible, [role=tab]:visible')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const inText = control.classList.contains('link');
        return inText || (width >= 43.5 && height >= 43.5) ? [] : [`${control.outerHTML.slice(0, 120)} ${width}×${height}`];
      }),
    );
} // prettier-ignore
