import { type BrowserContext } from '@playwright/test';
import { createDeck, legalCards, saveCards, storedDeck } from '../support/decks';
import { Editor, SAVES } from '../support/editor';
import { newPerson, openAccount } from '../support/people';
import { expect, test } from '../support/test';

// Where one deck is edited in two places, nobody's work is overwritten unasked.

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
