import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSetFile } from '@/lib/testing/set-files';
import { cardText } from './card-text';
import { plain } from './pieces';
import type { TextLocale } from './traits';

// Every text of every shipped card, in files a person can read. They are renewed by `npx vitest run golden -u`; what
// changed in them is then read line by line before it is committed.

const LOCALES: readonly TextLocale[] = ['en', 'pl', 'uk', 'fr'];

const cards = [readSetFile('ks'), readSetFile('ss')].flatMap((set) => set.cards);
const names = new Map(cards.map((card) => [card.name.en, card.name]));

const glossaryFile = path.resolve(import.meta.dirname, '../../../../prisma/data/glossary/terms.json');
const glossary = z
  .object({ terms: z.array(z.object({ slug: z.string() })) })
  .parse(JSON.parse(readFileSync(glossaryFile, 'utf8')));
const slugs = new Set(glossary.terms.map((term) => term.slug));

function nameIn(locale: TextLocale) {
  return (english: string) => names.get(english)?.[locale] ?? english;
}

describe.each(LOCALES)('the texts of all cards in %s', (locale) => {
  const texts = cards.flatMap((card) =>
    cardText(card, { locale, nameOf: nameIn(locale) }).map((text) => ({ card, text })),
  );

  it('are those in the file', async () => {
    const lines = texts.map(({ card, text }) => `${card.code} ${plain(text)}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(path.join(import.meta.dirname, 'golden', `${locale}.txt`));
  });

  it('speak in terms the glossary has', () => {
    const terms = texts.flatMap(({ text }) => text.flatMap((piece) => (piece.kind === 'term' ? [piece.term] : [])));
    expect([...new Set(terms)].filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('speak of names the cards have', () => {
    const named = texts.flatMap(({ text }) => text.flatMap((piece) => (piece.kind === 'name' ? [piece.name] : [])));
    expect([...new Set(named)].filter((name) => !names.has(name))).toEqual([]);
  });
});
