import { EventEmitter, once } from 'node:events';
import { type BrowserContext, type Page } from '@playwright/test';
import { createDeck, legalCards, saveCards, storedDeck } from './support/decks';
import { Editor } from './support/editor';
import { newPerson, openAccount, signOut, signUp } from './support/people';
import { expect, test } from './support/test';

// Somebody builds a deck while the site tells them what is not yet legal, and loses nothing, whatever happens.

const SAVES = '**/api/decks/**';

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

test.describe('with an account', () => {
  test.beforeEach(async ({ page }) => openAccount(page.request, newPerson()));

  test('saves by itself, under an address of its own from the first edit on', async ({ page }) => {
    const { main } = await legalCards(page.request);
    const code = main[0]?.code ?? '';
    const editor = await new Editor(page).open();
    await expect(editor.saving).toContainText('Nothing to save yet');
    await editor.name.fill('Самозбереження');
    await editor.add(code, 2);
    await editor.expectSaved();
    const slug = await editor.slug();
    expect(await storedDeck(page.request, slug)).toMatchObject({ main: [{ code, count: 2 }], missions: [] });
    await page.reload();
    await expect(editor.name).toHaveValue('Самозбереження');
    await editor.expectCount(code, 2);
  });

  test('takes steps back and forward', async ({ page }) => {
    const { main } = await legalCards(page.request);
    const [first = '', second = ''] = main.map(({ code }) => code);
    const { slug, id } = await createDeck(page.request);
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    const undo = page.getByRole('button', { name: /^Undo/ });
    const redo = page.getByRole('button', { name: /^Redo/ });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await editor.add(first);
    await editor.add(second);
    await editor.turnTo('Deck');
    await editor
      .row(second)
      .getByRole('button', { name: /^Remove one/ })
      .click();
    await editor.expectCount(second, 0);

    await undo.click();
    await editor.expectCount(second, 1);
    await undo.click();
    await undo.click();
    await editor.expectCount(first, 0);
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    for (let step = 0; step < 2; step += 1) await redo.click();
    await editor.expectCount(first, 1);
    await editor.expectCount(second, 1);
    await editor.expectSaved();
    expect((await storedDeck(page.request, id))?.main.map(({ code }) => code).toSorted()).toEqual(
      [first, second].toSorted(),
    );
  });

  test('sets a card aside and takes it back', async ({ page }) => {
    const { main } = await legalCards(page.request);
    const code = main[0]?.code ?? '';
    const { slug } = await createDeck(page.request, { main: [{ code, count: 2 }] });
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    await editor.turnTo('Deck');
    await editor
      .row(code, 'Main deck')
      .getByRole('button', { name: /as a maybe$/ })
      .click();
    await expect(editor.row(code, 'Maybe')).toBeVisible();
    await expect(editor.verdict).toContainText(/[01] of 30 cards/);
    await editor
      .row(code, 'Maybe')
      .getByRole('button', { name: /into the deck$/ })
      .click();
    await expect(editor.row(code, 'Main deck')).toBeVisible();
  });

  test('an edit made the instant before a reload is not lost', async ({ page }) => {
    const { main } = await legalCards(page.request);
    const code = main[0]?.code ?? '';
    const { slug, id } = await createDeck(page.request);
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    await editor.add(code);
    await page.reload();
    await editor.expectCount(code, 1);
    await editor.expectSaved();
    expect(await storedDeck(page.request, id)).toMatchObject({ main: [{ code, count: 1 }] });
  });

  test('a page that left the server before the edit was saved shows the edit all the same', async ({
    page,
    context,
  }) => {
    const { main } = await legalCards(page.request);
    const code = main[0]?.code ?? '';
    const { slug } = await createDeck(page.request);
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    const bystander = await context.newPage();
    await bystander.goto('/en/about');
    // The save waits until the page has been written, and the page until the save is done.
    const server = new EventEmitter();
    const written = once(server, 'written');
    await page.route(SAVES, async (route) => {
      await written;
      await route.continue();
    });
    await page.route('**/edit', async (route) => {
      const response = await route.fetch();
      server.emit('written');
      await expect.poll(() => draftsKept(bystander)).toEqual([]);
      await route.fulfill({ response });
    });
    await editor.add(code);
    await page.reload();
    await editor.expectCount(code, 1);
  });

  test('keeps edits while there is no connection and sends them when there is', async ({ page, context }) => {
    const { main } = await legalCards(page.request);
    const [first = '', second = ''] = main.map(({ code }) => code);
    const { slug, id } = await createDeck(page.request);
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    await context.setOffline(true);
    await editor.add(first);
    await expect(editor.saving).toContainText('Offline: kept on this device');
    await editor.add(second, 2);
    await context.setOffline(false);
    await editor.expectSaved();
    expect(await storedDeck(page.request, id)).toMatchObject({
      main: expect.arrayContaining([
        { code: first, count: 1 },
        { code: second, count: 2 },
      ]) as object,
    });
    expect(await draftsKept(page)).toEqual([]);
  });

  test('what could not be sent survives a crash of the page', async ({ page, context }) => {
    const { main } = await legalCards(page.request);
    const code = main[0]?.code ?? '';
    const { slug, id } = await createDeck(page.request);
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    await page.route(SAVES, (route) => route.abort());
    await editor.add(code, 2);
    await expect(editor.saving).toContainText('Offline');
    // A page that is closed in order sends once more, where no route stops it.
    const crashed = page.waitForEvent('crash');
    void (await context.newCDPSession(page)).send('Page.crash').catch(() => undefined);
    await crashed;
    expect(await storedDeck(context.request, id)).toMatchObject({ main: [] });

    const later = await new Editor(await context.newPage()).open(`/en/decks/${slug}/edit`);
    await later.expectCount(code, 2);
    await later.expectSaved();
    expect(await storedDeck(context.request, id)).toMatchObject({ main: [{ code, count: 2 }] });
  });

  test('sign-out leaves nothing of theirs behind, in any tab', async ({ page, context }) => {
    const { main } = await legalCards(page.request);
    const [code = '', saved = ''] = main.map((card) => card.code);
    const { slug, id } = await createDeck(page.request, { name: 'A secret plan' });
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    await editor.add(saved);
    await editor.expectSaved();
    expect(await stored(page)).toContain(id);
    await page.route(SAVES, (route) => route.abort());
    await editor.add(code);
    await expect(editor.saving).toContainText('Offline');
    expect(await draftsKept(page)).toHaveLength(1);

    const other = await context.newPage();
    await signOut(other);
    await expect(editor.saving).toContainText('signed out');
    expect(await draftsKept(other)).toEqual([]);
    expect(await stored(other)).not.toContain('A secret plan');
    await editor.add(code);
    await page.close();
    expect(await draftsKept(other)).toEqual([]);
    expect(await stored(other)).not.toContain(id);
  });
});

test.describe('one deck in two places', () => {
  test.beforeEach(async ({ page }) => openAccount(page.request, newPerson()));

  test('what one tab saves arrives in the other', async ({ page, context }) => {
    const { main } = await legalCards(page.request);
    const code = main[0]?.code ?? '';
    const { slug } = await createDeck(page.request);
    const first = await new Editor(page).open(`/en/decks/${slug}/edit`);
    const second = await new Editor(await context.newPage()).open(`/en/decks/${slug}/edit`);
    await first.add(code, 2);
    await first.expectSaved();
    await second.expectCount(code, 2);
  });

  for (const { choice, name, keeps } of [
    { choice: 'Keep mine', name: 'mine', keeps: ['mine'] },
    { choice: 'Use the other version', name: 'the other', keeps: ['theirs'] },
    { choice: 'Keep both', name: 'both', keeps: ['theirs', 'mine'] },
  ] as const) {
    test(
      `a conflict is put to the person, who keeps ${name}`,
      { tag: name === 'both' ? '@both' : [] },
      async ({ page }) => {
        const { main } = await legalCards(page.request);
        const [mine = '', theirs = ''] = main.map(({ code }) => code);
        const { slug, id } = await createDeck(page.request, { name: 'Contested' });
        const here = await new Editor(page).open(`/en/decks/${slug}/edit`);
        await page.route(SAVES, (route) => route.abort());
        await here.add(mine);
        await expect(here.saving).toContainText('Offline');
        await saveCards(page.request, id, { main: [{ code: theirs, count: 1 }] });

        await page.unroute(SAVES);
        await expect(here.conflict).toBeVisible();
        await expect(here.conflict.getByRole('row', { name: new RegExp(mine) }).getByRole('cell')).toHaveText([
          '1',
          '0',
        ]);
        await expect(here.conflict.getByRole('row', { name: new RegExp(theirs) }).getByRole('cell')).toHaveText([
          '0',
          '1',
        ]);
        // Nothing has been overwritten so far.
        expect(await storedDeck(page.request, id)).toMatchObject({ main: [{ code: theirs, count: 1 }] });

        await here.conflict.getByRole('button', { name: choice }).click();
        await expect(here.conflict).toBeHidden();
        await here.expectSaved();
        const codes = { mine, theirs };
        const lines = keeps.map((who) => [{ code: codes[who], count: 1 }]);
        const decks = [id, ...(keeps.length > 1 ? [await slugOtherThan(here, slug)] : [])];
        expect(await Promise.all(decks.map(async (deck) => (await storedDeck(page.request, deck))?.main))).toEqual(
          lines,
        );
      },
    );
  }

  test('a conflict may wait, also over a reload', async ({ page, context }) => {
    const { main } = await legalCards(page.request);
    const [mine = '', theirs = ''] = main.map(({ code }) => code);
    const { slug } = await createDeck(page.request);
    const here = await new Editor(page).open(`/en/decks/${slug}/edit`);
    await page.route(SAVES, (route) => route.abort());
    await here.add(mine);
    await expect(here.saving).toContainText('Offline');
    await elsewhereSaves(context, slug, theirs);
    await page.unroute(SAVES);
    await here.conflict.getByRole('button', { name: 'Decide later' }).click();
    await expect(here.saving).toContainText('Changed elsewhere');
    await here.expectCount(mine, 1);
    await page.reload();
    await expect(here.conflict).toBeVisible();
    await here.conflict.getByRole('button', { name: 'Decide later' }).click();
    await here.expectCount(mine, 1);
    await here.expectCount(theirs, 0);
  });

  test('deleted elsewhere: the work can be kept as a new deck', async ({ page }) => {
    const { main } = await legalCards(page.request);
    const code = main[0]?.code ?? '';
    const { slug, id } = await createDeck(page.request, { name: 'Phoenix' });
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    expect((await page.request.delete(`/api/decks/${id}`)).status()).toBe(204);
    await editor.add(code);
    await editor.saving.getByRole('button', { name: 'Save as a new deck' }).click();
    await editor.expectSaved();
    expect(await storedDeck(page.request, await slugOtherThan(editor, slug))).toMatchObject({
      main: [{ code, count: 1 }],
    });
  });
});

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

async function chooseFormat(editor: Editor, format: string) {
  await editor.page.getByRole('combobox', { name: 'Format' }).selectOption({ label: format });
}

/** Another tab of the same person, whose saves come through. */
async function elsewhereSaves(context: BrowserContext, slug: string, code: string) {
  const other = await new Editor(await context.newPage()).open(`/en/decks/${slug}/edit`);
  await other.add(code);
  await other.expectSaved();
  await other.page.close();
}

/** The address of the copy that the editor has gone over to. */
async function slugOtherThan(editor: Editor, slug: string): Promise<string> {
  await expect(editor.page).not.toHaveURL(new RegExp(slug));
  return editor.slug();
}

function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

/** Decks that lie in this browser's storage. */
function draftsKept(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kage.draft/')));
}
