import { createDeck, legalCards } from './support/decks';
import { enter, newPerson, openAccount } from './support/people';
import { giveRole } from './support/roles';
import { expect, test } from './support/test';

test('a comment is reported, hidden with a reason that its author reads, and restored', async ({ page }) => {
  const [author, owner, judge] = [newPerson(), newPerson(), newPerson()];
  const { request } = page.context();
  const become = async (person: typeof author, how: typeof enter) => {
    await page.context().clearCookies();
    await how(request, person);
  };

  await become(owner, openAccount);
  const deck = await createDeck(request, {
    name: 'Much discussed',
    visibility: 'public',
    ...(await legalCards(request)),
  });
  const deckPage = `/en/decks/${deck.slug}`;
  const comments = page.getByRole('region', { name: /^Comments/ });
  const said = comments.getByRole('paragraph').filter({ hasText: '<b>Rude</b> words' });

  await become(author, openAccount);
  await page.goto(deckPage);
  await comments.getByLabel('Your comment').fill('<b>Rude</b> words\nsee https://example.org/x.');
  await comments.getByRole('button', { name: 'Comment' }).click();
  await expect(said).toBeVisible();
  await expect(comments.getByRole('link', { name: 'https://example.org/x' })).toHaveAttribute('rel', /nofollow/);
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByText('1 like')).toBeVisible();

  await become(judge, openAccount);
  await page.goto(deckPage);
  await comments.getByRole('link', { name: 'Report' }).click();
  await page.getByLabel('Insulting or threatening').check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Thank you. A moderator will look at it.')).toBeVisible();
  await page.goto('/en/moderation');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Moderation');

  await giveRole(judge.handle, 'moderator');
  await page.goto('/en/moderation');
  const reported = page.getByRole('listitem').filter({ hasText: author.handle }).first();
  await reported.getByLabel('Reason, which the author reads').fill('Please be kind.');
  await reported.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('Done.')).toBeVisible();

  await become(owner, enter);
  await page.goto(deckPage);
  await expect(comments.getByText('No comments yet.')).toBeVisible();

  await become(author, enter);
  await page.goto(deckPage);
  await expect(comments.getByText('The reason: Please be kind.')).toBeVisible();

  await become(judge, enter);
  await page.goto('/en/moderation/log');
  const entry = page.getByRole('listitem').filter({ hasText: author.handle }).first();
  await expect(entry).toContainText(judge.handle);
  await entry.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Done.')).toBeVisible();

  await become(owner, enter);
  await page.goto(deckPage);
  await expect(said).toBeVisible();
});
