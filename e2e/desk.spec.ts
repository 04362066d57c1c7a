import { findings } from './support/looks';
import { giveRole } from './support/roles';
import { expect, test } from './support/test';

// Readers ask for a ruling, judges publish it, everybody reads it.

test('a visitor is asked to sign in, and comes back', async ({ page }) => {
  await page.goto('/en/rulings/suggest');
  await expect(page).toHaveURL(/\/en\/account\/sign-in\?callbackUrl=/);
});

test('somebody suggests a ruling and sees what becomes of it', async ({ page, person }) => {
  await page.goto('/en/rulings/suggest');
  await page.getByRole('button', { name: 'Send to the judges' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Write the question' })).toBeVisible();

  const question = `What if ${person.handle} drops a card?`;
  await page.getByLabel('Question').fill(question);
  await page.getByLabel('Cards', { exact: true }).fill('ks-108');
  await page.getByRole('button', { name: 'Send to the judges' }).click();
  await expect(page.getByRole('status')).toContainText('A judge will read it');
  await expect(page.getByRole('listitem').filter({ hasText: question })).toContainText('Open');
  expect(await findings(page)).toEqual([]);

  // The desk is for judges: for others it is not there.
  await page.goto('/en/rulings/desk');
  await expect(page.getByRole('link', { name: 'Write a ruling' })).toHaveCount(0);
  await expect(page.getByText(question)).toHaveCount(0);
});

test('a judge publishes a ruling whose scenario holds, amends it and takes it back', async ({
  page,
  elsewhere,
  person,
}) => {
  test.slow();
  await giveRole(person.handle, 'judge');
  const slug = `of-${person.handle}`;
  const word = person.handle.replaceAll('-', '');
  await page.goto('/en/rulings/suggest');
  await page.getByLabel('Question').first().fill(`Does ${word} win?`);
  await page.getByLabel('Answer').first().fill('Yes.\n\nSee [[edge|the Edge]] and [[nowhere|nothing]].');
  await page.getByLabel('Scenario').fill('{"title": "Round two", "expect": {"round": 2}}');
  await page.getByRole('button', { name: 'Send to the judges' }).click();

  // What stands in the way is said, and nothing can be published before it is mended.
  const main = page.getByRole('main');
  await expect(main).toContainText('It has no address yet.');
  await expect(main).toContainText('The link to nowhere leads nowhere');
  await expect(main).toContainText('The scenario does not hold. round: expected 2, found 1.');
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  const save = async () => {
    await page.getByRole('button', { name: 'Save as a new revision' }).click();
    await expect(page.getByRole('status')).toContainText('Saved.');
  };
  await page.getByLabel('Answer').first().fill('Yes.\n\nSee [[edge|the Edge]].');
  await page.getByLabel('Address').fill(slug);
  await page.getByLabel('Scenario').fill('{"title": "Round two", "round": 2, "expect": {"round": 2}}');
  await save();
  await expect(main).toContainText('The scenario holds');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('Published.');

  await elsewhere.goto(`/pl/rulings?q=${word}`);
  await elsewhere.getByRole('link', { name: `Does ${word} win?` }).click();
  await expect(elsewhere).toHaveURL(`/pl/rulings/${slug}`);
  await expect(elsewhere.getByRole('main')).toContainText('Opublikowane na tej stronie przez jej sędziów.');
  expect(await (await elsewhere.request.get('/en/rulings/feed')).text()).toContain(`Does ${word} win?`);

  // Two judges at once: the second is told and loses nothing.
  const second = await page.context().newPage();
  await second.goto(page.url());
  await page.getByLabel('What changed, and why').fill('Clearer.');
  await save();
  await second.getByLabel('Answer').first().fill('Something else.');
  await second.getByRole('button', { name: 'Save as a new revision' }).click();
  await expect(second.getByRole('alert').filter({ hasText: 'Somebody else has saved' })).toBeVisible();
  await expect(second.getByLabel('Answer').first()).toHaveValue('Something else.');
  await second.close();

  await expect(main.getByRole('link', { name: 'Revision 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('status')).toContainText('Done.');
  expect((await elsewhere.request.get(`/en/rulings/${slug}`)).status()).toBe(404);
});

test('the feed of changes is Atom in every language', async ({ request }) => {
  for (const locale of ['en', 'pl', 'uk', 'fr']) {
    const answer = await request.get(`/${locale}/rulings/feed`);
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const text = await answer.text();
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    expect(text.match(/<entry>/g)?.length).toBe(50);
    expect(text).toContain(`/${locale}/rulings/`);
  }
});
