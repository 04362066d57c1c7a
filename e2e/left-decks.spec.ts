import { createDeck } from './support/decks';
import { Editor } from './support/editor';
import { newPerson, signUp } from './support/people';
import { expect, test } from './support/test';

// Decks that are on the device alone find their way into the account: no work is lost on the way.

test('the last changes to a deck that was deleted elsewhere are saved as a new one', async ({ page, person }) => {
  expect(person.handle).not.toBe('');
  const { id, slug } = await createDeck(page.request);
  const editor = await new Editor(page).open(`/en/decks/${slug}/edit`);
  await page.request.delete(`/api/decks/${id}`);
  await editor.name.fill('Still here');
  await expect(editor.saving).toContainText('Deleted elsewhere');

  const missing = await page.goto(`/en/decks/${slug}/edit`);
  expect(missing?.status()).toBe(404);
  const offer = page.getByRole('complementary', { name: 'A deleted deck is still on this device' });
  await expect(offer).toContainText('Still here');
  await page.goto('/en/decks/mine');
  await offer.getByRole('button', { name: 'Save as a new deck' }).click();
  await expect(editor.name).toHaveValue('Still here');
  expect(page.url()).not.toContain(slug);

  await page.getByRole('banner').getByRole('link', { name: 'Decks' }).click();
  await expect(page.getByRole('heading', { name: 'Decks', level: 1 })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a guest who opens an account is asked about the deck on the device, wherever that leads', async ({ page }) => {
  const editor = await new Editor(page).open();
  await editor.name.fill('Built before');
  await expect(editor.saving).toContainText('On this device');
  await page.goto('/en');
  await signUp(page, newPerson());
  const offer = page.getByRole('complementary', { name: 'You have a deck on this device' });
  for (const path of ['/en/decks/mine', '/en/account', '/en']) {
    await page.goto(path);
    await expect(offer).toContainText('“Built before” (0 cards)');
  }
  await offer.getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(editor.name).toHaveValue('Built before');
});
