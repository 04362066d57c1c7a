import path from 'node:path';
import { expect, it } from 'vitest';
import { readSetFile } from '../testing/set-files';
import { cardText } from './card-text';
import { plain } from './pieces';
import type { TextLocale } from './traits';

// Every text of every shipped card, in files a person can read. They are renewed by `npx vitest run -u golden`; what
// changed in them is then read line by line before it is committed.

const LOCALES: readonly TextLocale[] = ['en', 'pl', 'uk', 'fr'];

const cards = [readSetFile('ks'), readSetFile('ss')].flatMap((set) => set.cards);
const names = new Map(cards.map((card) => [card.name.en, card.name]));

it.each(LOCALES)('the texts of all cards in %s', async (locale) => {
  const nameOf = (english: string) => names.get(english)?.[locale] ?? english;
  const lines = cards.flatMap((card) =>
    cardText(card, { locale, nameOf }).map((text) => `${card.code} ${plain(text)}\n`),
  );
  await expect(lines.join('')).toMatchFileSnapshot(path.join(import.meta.dirname, 'golden', `${locale}.txt`));
});
