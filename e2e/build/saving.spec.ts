import { EventEmitter, once } from 'node:events';
import { type Page } from '@playwright/test';
import { createDeck, legalCards, storedDeck } from '../support/decks';
import { draftsKept, Editor, SAVES } from '../support/editor';
import { newPerson, openAccount } from '../support/people';
import { expect, test } from '../support/test';

// Somebody with an account loses nothing they built, whatever happens, and leaves nothing behind.

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
    await other.goto('/en/account');
    await other.getByRole('button', { name: 'Sign out', exact: true }).click();
    const question = other.getByRole('dialog', { name: 'Sign out now?' });
    await expect(question).toContainText('1 deck has changes that only this device has');
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(question).toBeHidden();
    expect(await draftsKept(other)).toHaveLength(1);
    await other.getByRole('button', { name: 'Sign out', exact: true }).click();
    await question.getByRole('button', { name: 'Sign out and delete them' }).click();
    await expect(editor.saving).toContainText('signed out');
    expect(await draftsKept(other)).toEqual([]);
    expect(await stored(other)).not.toContain('A secret plan');
    await editor.add(code);
    await page.close();
    expect(await draftsKept(other)).toEqual([]);
    expect(await stored(other)).not.toContain(id);
  });
});

function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}
