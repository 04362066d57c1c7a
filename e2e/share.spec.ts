import { type Page } from '@playwright/test';
import { createDeck, legalCards, storedDeck } from './support/decks';
import { Editor } from './support/editor';
import { sidewaysScroll } from './support/looks';
import { newPerson, openAccount } from './support/people';
import { expect, test } from './support/test';

// Somebody shows a deck to whom they like, and others read, copy, print and take it over.

const main = (page: Page) => page.getByRole('main');
const listed = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Decks' }).getByRole('link', { name, exact: true });

/** A name nobody else gives a deck. */
const unique = (name: string) => `${name} ${newPerson().handle}`;

test.describe('who sees a deck', () => {
  test('private: nobody but its owner, not even that it exists', async ({ page, person, elsewhere }) => {
    const name = unique('Hidden leaf');
    const cards = await legalCards(page.request);
    const { slug } = await createDeck(page.request, { name, visibility: 'private', ...cards });
    await page.goto(`/en/decks/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    const expectNothing = async () => {
      for (const path of [`/en/decks/${slug}`, `/pl/decks/${slug}`]) {
        const response = await elsewhere.goto(path);
        expect(response?.status()).toBe(404);
        expect(await elsewhere.content()).not.toContain(name);
      }
      await elsewhere.goto(`/en/decks?author=${person.handle}`);
      await expect(main(elsewhere)).toContainText('No deck fits');
      await elsewhere.goto(`/en/cards/${cards.main[0]?.code}`);
      await expect(main(elsewhere)).not.toContainText(name);
      expect((await elsewhere.request.get(`/api/v1/decks/${slug}`)).status()).toBe(404);
      expect(await (await elsewhere.request.get('/sitemap.xml')).text()).not.toContain(slug);
    };
    await expectNothing();
    const edit = await elsewhere.goto(`/en/decks/${slug}/edit`);
    expect(edit?.url()).toContain('/account/sign-in');
    await openAccount(elsewhere.request, newPerson());
    await expectNothing();
    expect((await elsewhere.goto(`/en/decks/${slug}/edit`))?.status()).toBe(404);
  });

  test('unlisted: whoever has the link, and no list', async ({ page, person, elsewhere }) => {
    const name = unique('For friends');
    const { slug } = await createDeck(page.request, {
      name,
      visibility: 'unlisted',
      ...(await legalCards(page.request)),
    });
    await elsewhere.goto(`/en/decks/${slug}`);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main(elsewhere)).toContainText('Legal in Standard');
    await expect(main(elsewhere)).toContainText(`by ${person.handle}`);
    await expect(elsewhere.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(main(elsewhere).getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    // The address of the editor, passed on by mistake, leads readers to the page.
    await elsewhere.goto(`/en/decks/${slug}/edit`);
    await expect(elsewhere).toHaveURL(`/en/decks/${slug}`);
    await elsewhere.goto(`/en/decks?author=${person.handle}`);
    await expect(main(elsewhere)).toContainText('No deck fits');
    expect(await (await elsewhere.request.get('/sitemap.xml')).text()).not.toContain(slug);
  });

  test('public: everybody, in the list, by card, keyword, faction and author', async ({ page, person, elsewhere }) => {
    const name = unique('For all');
    const { slug } = await createDeck(page.request, {
      name,
      visibility: 'public',
      main: [{ code: 'KS-108', count: 2 }],
      missions: [],
    });
    await elsewhere.goto('/en/decks');
    await expect(listed(elsewhere, name)).toBeVisible();
    const filters = elsewhere.getByRole('search', { name: 'Search the public decks' });
    await filters.getByText('Search by fields').click();
    await filters.getByLabel('By the player').fill(person.handle);
    await filters.getByLabel('Plays the card').fill('naruto uzumaki');
    await filters.getByLabel('Plays the keyword').selectOption('Team 7');
    await filters.getByLabel('Plays the faction').selectOption({ label: 'Leaf Village' });
    await filters.getByRole('button', { name: 'Search' }).last().click();
    await expect(elsewhere).toHaveURL(/q=.*author/);
    await expect(listed(elsewhere, name)).toBeVisible();
    await expect(filters.getByLabel('Plays the card')).toHaveValue('naruto uzumaki');

    for (const [query, there] of [
      [`author=${person.handle}&card=KS-108`, true],
      [`author=${person.handle}&card=KS-001`, false],
      [`author=${person.handle}&keyword=Sannin`, false],
      [`author=${person.handle}&faction=Sand+Village`, false],
      [`author=${person.handle}&legal=1`, false],
    ] as const) {
      await elsewhere.goto(`/en/decks?${query}`);
      await expect(listed(elsewhere, name), query).toHaveCount(there ? 1 : 0);
    }
    await elsewhere.goto('/en/decks?card=zzzqqq');
    await expect(main(elsewhere)).toContainText('No card is called “zzzqqq”');

    await elsewhere.goto('/en/cards/KS-108');
    await expect(main(elsewhere).getByRole('link', { name })).toBeVisible();
    await elsewhere.goto(`/en/u/${person.handle}`);
    await expect(main(elsewhere)).toContainText('1 public deck');
    expect(await (await elsewhere.request.get('/sitemap.xml')).text()).toContain(slug);
  });

  test('changes when the owner says so, from the page and from the editor', async ({ page, context, elsewhere }) => {
    await openAccount(page.request, newPerson());
    const { slug } = await createDeck(page.request, { name: 'Coming out', visibility: 'private' });
    await page.goto(`/en/decks/${slug}`);
    const owner = page.getByRole('region', { name: 'Your deck' });
    await owner.getByRole('radio', { name: /^Everyone with the link/ }).check();
    await owner.getByRole('button', { name: 'Change' }).click();
    await expect.poll(async () => (await elsewhere.request.get(`/en/decks/${slug}`)).status()).toBe(200);

    // The link to pass on stands there, for readers too.
    const address = new URL(`/d/${slug}`, page.url()).href;
    await elsewhere.goto(`/en/decks/${slug}`);
    for (const visit of [page, elsewhere]) {
      await expect(visit.getByRole('textbox', { name: 'Link to this deck' })).toHaveValue(address);
    }
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(main(page).getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    await editor.tool('Notes and sharing');
    const who = page.getByRole('combobox', { name: 'Who can see it' });
    await expect(who).toHaveValue('unlisted');
    await who.selectOption('private');
    await editor.expectSaved();
    await expect.poll(async () => (await elsewhere.request.get(`/en/decks/${slug}`)).status()).toBe(404);
  });

  test('is deleted for good after being asked', async ({ page, elsewhere }) => {
    await openAccount(page.request, newPerson());
    const { slug } = await createDeck(page.request, { name: 'Farewell', visibility: 'public' });
    await page.goto(`/en/decks/${slug}`);
    await page.getByText('Delete this deck…').click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).not.toHaveURL(new RegExp(slug));
    expect((await elsewhere.request.get(`/en/decks/${slug}`)).status()).toBe(404);
  });
});

test.describe('taking a deck along', () => {
  test('as text, which reads back as the same deck in every language', async ({ page, context }) => {
    await openAccount(page.request, newPerson());
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const cards = await legalCards(page.request);
    const { slug } = await createDeck(page.request, { name: 'Round trip', ...cards });
    for (const [locale, label, copy] of [
      ['en', 'The deck as text', 'Copy as text'],
      ['uk', 'Колода як текст', undefined],
    ] as const) {
      await page.goto(`/${locale}/decks/${slug}`);
      let text = await page.getByLabel(label).inputValue();
      if (copy) {
        await page.getByRole('button', { name: copy }).click();
        await expect(main(page).getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
        text = await page.evaluate(() => navigator.clipboard.readText());
        // Where the browser refuses, the text stands there to be copied by hand, and nothing is called copied (P040).
        await page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
        });
        await page.getByRole('button', { name: copy }).click();
        await expect(page.getByRole('textbox', { name: 'The deck as text' })).toBeVisible();
        await expect(main(page).getByRole('status').filter({ hasText: 'Copied' })).toBeHidden();
      }
      expect(text).toContain('Round trip');
      await page.goto('/en/decks/import');
      await page.getByLabel('List of cards').fill(text);
      await page.getByRole('button', { name: 'Read the list' }).click();
      await expect(page.getByRole('region', { name: 'What was read' })).toContainText('30 cards, 3 missions');
      await page.getByRole('button', { name: 'Create the deck' }).click();
      const copySlug = await new Editor(page).slug();
      const twin = await storedDeck(page.request, copySlug);
      const sorted = (lines: { code: string }[] = []) => lines.toSorted((a, b) => a.code.localeCompare(b.code));
      expect(sorted(twin?.main)).toEqual(sorted(cards.main));
      expect(sorted(twin?.missions)).toEqual(sorted(cards.missions));
    }
  });

  test('a list is read with good will, and every line that is not is named', async ({ page }) => {
    await openAccount(page.request, newPerson());
    await page.goto('/en/decks/import');
    await page.getByLabel('Name of the deck').fill('Pasted');
    await page
      .getByLabel('List of cards')
      .fill(
        [
          '# my list',
          '2 KS-108',
          'ks-009 x2',
          '2x Shikamaru Nara - Shadow Possession',
          'no such card at all',
          '',
          '1 KS-M01',
          '0 KS-110',
          'KS-999',
          'Appel de soutien',
        ].join('\n'),
      );
    await page.getByRole('button', { name: 'Read the list' }).click();
    const result = page.getByRole('region', { name: 'What was read' });
    await expect(result).toBeFocused();
    for (const [line, text] of [
      [5, 'no such card at all'],
      [8, '0 KS-110'],
      [9, 'KS-999'],
    ] as const) {
      await expect(result.getByRole('group', { name: new RegExp(`Line ${line}:`) })).toContainText(text);
    }
    for (const line of [1, 2, 3, 7]) await expect(result.getByText(new RegExp(`^Line ${line}\\b`))).toHaveCount(0);
    await expect(result).toContainText('of 30 cards');
    await page.getByRole('button', { name: /^Create it without/ }).click();
    const deck = await storedDeck(page.request, await new Editor(page).slug());
    expect(deck?.main).toEqual(
      expect.arrayContaining([
        { code: 'KS-108', count: 2 },
        { code: 'KS-009', count: 2 },
      ]),
    );
    expect(deck?.missions.map(({ code }) => code)).toContain('KS-M01');
    await expect(new Editor(page).name).toHaveValue('Pasted');
  });

  test('a name that several cards have is asked about', async ({ page }) => {
    await openAccount(page.request, newPerson());
    await page.goto('/en/decks/import');
    await page.getByLabel('List of cards').fill('2 Naruto Uzumaki');
    await page.getByRole('button', { name: 'Read the list' }).click();
    const line = page.getByRole('group', { name: /Line 1:/ });
    await expect(line).toContainText('Which card is meant?');
    await line.getByRole('radio', { name: /KS-108/ }).check();
    await page.getByRole('button', { name: 'Use the choices' }).click();
    await expect(page.getByRole('region', { name: 'What was read' })).toContainText('2 cards');
    await page.getByRole('button', { name: 'Create the deck' }).click();
    expect(await storedDeck(page.request, await new Editor(page).slug())).toMatchObject({
      main: [{ code: 'KS-108', count: 2 }],
    });
  });

  test('a visitor imports into the browser', async ({ page }) => {
    await page.goto('/en/decks/import');
    await page.getByLabel('List of cards').fill('2 KS-108\n1 KS-M01');
    await page.getByRole('button', { name: 'Read the list' }).click();
    await page.getByRole('button', { name: 'Open in the editor' }).click();
    await expect(page).toHaveURL('/en/decks/new');
    const editor = new Editor(page);
    await editor.expectCount('KS-108', 2);
    await expect(editor.saving).toContainText('On this device');
  });

  test('the editor takes text over and gives it out', { tag: '@both' }, async ({ page }) => {
    await openAccount(page.request, newPerson());
    const { slug, id } = await createDeck(page.request, { main: [{ code: 'KS-009', count: 1 }] });
    const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
    await editor.paste(['2 KS-108', 'nonsense line here', '1 KS-M01']);
    const dialog = page.getByRole('dialog', { name: 'Paste a deck as text' });
    await expect(dialog).toContainText('Line 2');
    await dialog.getByRole('button', { name: 'Put in the rest' }).click();
    await expect(dialog).toBeHidden();
    await editor.expectSaved();
    const deck = await storedDeck(page.request, id);
    expect(deck?.main.toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
      { code: 'KS-009', count: 1 },
      { code: 'KS-108', count: 2 },
    ]);
    expect(deck?.missions).toEqual([{ code: 'KS-M01', count: 1 }]);
    // One step takes all of it back.
    await page.getByRole('button', { name: /^Undo/ }).click();
    await editor.expectCount('KS-108', 0);
    await editor.expectCount('KS-009', 1);
  });

  test('as a copy of one’s own, with an account', async ({ page, elsewhere }) => {
    await openAccount(page.request, newPerson());
    const cards = await legalCards(page.request);
    const { slug } = await createDeck(page.request, { name: 'Original', visibility: 'unlisted', ...cards });
    await openAccount(elsewhere.request, newPerson());
    await elsewhere.goto(`/en/decks/${slug}`);
    await elsewhere.getByRole('button', { name: 'Copy this deck' }).click();
    const editor = new Editor(elsewhere);
    await expect(editor.name).toHaveValue('Copy of Original');
    const copySlug = await editor.slug();
    expect(copySlug).not.toBe(slug);
    expect(await storedDeck(elsewhere.request, copySlug)).toMatchObject({ main: cards.main, legal: true });
    // The copy is its new owner's alone.
    expect((await page.goto(`/en/decks/${copySlug}`))?.status()).toBe(404);
  });

  test('as a copy in the browser, without one, and never over a deck that lies there', async ({ page, elsewhere }) => {
    await openAccount(page.request, newPerson());
    const { slug } = await createDeck(page.request, {
      name: 'Original',
      visibility: 'public',
      main: [{ code: 'KS-108', count: 2 }],
    });
    const editor = await new Editor(elsewhere).open();
    await editor.name.fill('Mine so far');
    await editor.add('KS-009');
    await elsewhere.goto(`/en/decks/${slug}`);
    await elsewhere.getByRole('button', { name: 'Copy this deck' }).click();
    await expect(elsewhere.getByRole('alert').filter({ hasText: '“Mine so far”' })).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Keep it' }).click();
    await editor.open();
    await editor.expectCount('KS-009', 1);

    await elsewhere.goto(`/en/decks/${slug}`);
    await elsewhere.getByRole('button', { name: 'Copy this deck' }).click();
    await elsewhere.getByRole('button', { name: 'Replace it' }).click();
    await expect(elsewhere).toHaveURL('/en/decks/new');
    await editor.expectCount('KS-108', 2);
    await expect(editor.name).toHaveValue('Copy of Original');
  });

  test('on paper: every card by name and count, and nothing of the site around it', async ({ page }) => {
    await openAccount(page.request, newPerson());
    const cards = await legalCards(page.request);
    const { slug } = await createDeck(page.request, { name: 'On paper', description: 'For the **table**', ...cards });
    await page.goto(`/en/decks/${slug}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page)).toContainText('Legal in Standard');
    for (const { code } of [...cards.main, ...cards.missions]) {
      await expect(main(page).getByRole('listitem').filter({ hasText: code, visible: true })).toHaveCount(1);
    }
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText('unofficial fan project');
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(main(page).locator('.face').filter({ visible: true })).toHaveCount(0);
  });
});

test('what people write stays text and stays in place', { tag: '@both' }, async ({ page, elsewhere }) => {
  await openAccount(page.request, newPerson());
  const name = `<b>x</b>&amp;\u2067${'W'.repeat(60)}🍥`;
  const { slug } = await createDeck(page.request, {
    name,
    description: `<script>document.title='hit'</script>\n${'🍥'.repeat(200)}\u202Ereversed\n${'n'.repeat(500)}`,
    visibility: 'public',
  });
  for (const path of [`/en/decks/${slug}`, '/en/decks', '/en']) {
    await elsewhere.goto(path);
    await expect(elsewhere.getByText(`${'W'.repeat(60)}🍥`).first()).toBeVisible();
    await expect(elsewhere).not.toHaveTitle('hit');
    await expect(elsewhere.locator('main b', { hasText: /^x$/ })).toHaveCount(0);
    expect(await sidewaysScroll(elsewhere), path).toBeLessThanOrEqual(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a deck is read and a list is imported', async ({ page }) => {
    await openAccount(page.request, newPerson());
    const { slug } = await createDeck(page.request, { name: 'Plain', main: [{ code: 'KS-108', count: 2 }] });
    await page.goto(`/en/decks/${slug}`);
    await expect(
      main(page)
        .getByRole('link', { name: /Naruto Uzumaki/ })
        .first(),
    ).toBeVisible();
    await page.getByText('As text', { exact: true }).click();
    await expect(page.getByLabel('The deck as text')).toHaveValue(/KS-108/);
    await page.goto('/en/decks/import');
    await page.getByLabel('List of cards').fill('2 KS-108\nnothing like a card');
    await page.getByRole('button', { name: 'Read the list' }).click();
    await expect(main(page)).toContainText('Line 2');
    await page.getByRole('button', { name: /^Create it without/ }).click();
    await expect(page).toHaveURL(/\/edit$/);
    await expect(main(page)).toContainText('The editor needs JavaScript');
  });
});
