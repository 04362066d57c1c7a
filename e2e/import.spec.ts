import { readFile } from 'node:fs/promises';
import { createDeck, legalCards, storedDeck } from './support/decks';
import { Editor } from './support/editor';
import { newPerson, openAccount } from './support/people';
import { expect, test } from './support/test';

// Decks come in from wherever they are, and go back there.

const NAME = 'Name: Pasted\n';

test('every way to write a deck is found out and read', async ({ page, elsewhere, baseURL }) => {
  await openAccount(elsewhere.request, newPerson());
  const cards = await legalCards(elsewhere.request);
  const { slug } = await createDeck(elsewhere.request, { name: 'Travelled', visibility: 'unlisted', ...cards });
  const exported = async (format: string) => {
    const answer = await page.request.get(`/api/v1/decks/${slug}/export`, { params: { format, locale: 'pl' } });
    expect(answer.status(), format).toBe(200);
    return answer.text();
  };
  const code = await exported('code');
  const ways: [kind: string, text: string][] = [
    ['a list', await exported('text')],
    ['a list', NAME + [...cards.main, ...cards.missions].map((line) => `${line.code} x${line.count} // fine`).join('\r\n')],
    ['JSON', await exported('json')],
    ['a CSV table', await exported('csv')],
    ['a Tabletop Simulator file', await exported('tts')],
    ['a deck code', code.toLowerCase().replace(/(.{9})/g, '$1 \n')],
    ['a link to a deck', `${baseURL}/uk/decks/${slug}`],
  ];
  for (const [kind, text] of ways) {
    await page.goto('/en/decks/import');
    await page.getByLabel('List of cards').fill(text);
    await page.getByRole('button', { name: 'Read the list' }).click();
    const result = page.getByRole('region', { name: 'What was read' });
    await expect(result).toContainText(`Read as ${kind}. 30 cards, 3 missions`);
    await expect(result).toContainText('Legal');
    await expect(result).not.toContainText('your decision');
  }

  await page.getByLabel('List of cards').fill(code.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
  await page.getByRole('button', { name: /^Read/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'checksum' })).toBeVisible();

  await page.goto(`/en/decks/code/${code.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travelled');
}); // prettier-ignore

test('a file with wrong lines is put right by choosing', async ({ page }) => {
  await openAccount(page.request, newPerson());
  await page.goto('/en/decks/import');
  const csv = 'count,code,name\n2,KS-108,\n1,KS-999,Naruto Uzumaki - Rasengan\nmany,KS-001,\n';
  await page.getByLabel('Or choose a file').setInputFiles({ name: 'deck.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Read the list' }).click();
  await page.getByRole('group', { name: /Line 3/ }).getByLabel('Naruto Uzumaki - Rasengan (KS-133)').check();
  await page.getByRole('group', { name: /Line 4/ }).getByLabel('Leave this line out').check();
  await page.getByRole('button', { name: 'Use the choices' }).click();
  await page.getByRole('button', { name: 'Create the deck' }).click();
  const deck = await storedDeck(page.request, await new Editor(page).slug());
  expect(deck?.main).toEqual([{ code: 'KS-108', count: 2 }, { code: 'KS-133', count: 1 }]);
}); // prettier-ignore

test('all decks go into one file and come back as new ones', async ({ page }) => {
  await openAccount(page.request, newPerson());
  for (const name of ['First of mine', '=Second']) await createDeck(page.request, { name, ...(await legalCards(page.request)) });
  await page.goto('/en/decks/mine');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all my decks' }).click();
  const file = await readFile(await (await saved).path());
  await page.goto('/en/decks/import');
  await page.getByLabel('Or choose a file').setInputFiles({ name: 'decks.json', mimeType: 'application/json', buffer: file });
  await page.getByRole('button', { name: 'Read the list' }).click();
  const result = page.getByRole('region', { name: '2 decks in this file' });
  await expect(result.getByText('You have this deck already.')).toHaveCount(2);
  const second = result.getByRole('checkbox', { name: /=Second/ });
  await expect(second).not.toBeChecked();
  await second.check();
  await page.getByRole('button', { name: 'Import the chosen decks' }).click();
  await expect(page.getByRole('heading', { name: '1 deck was imported.' })).toBeVisible();
  await page.getByRole('link', { name: 'My decks' }).last().click();
  await expect(page.getByRole('link', { name: '=Second' })).toHaveCount(2);
}); // prettier-ignore
