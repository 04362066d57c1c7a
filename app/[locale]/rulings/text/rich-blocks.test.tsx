import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { RichBlocks } from './rich-blocks';

const english = new Map([['XX-001', ['Guy (Ferocious Fist)', 'Ferocious Fist', 'Guy']]]);
const signs = { instant: 'natychmiastowy', continuous: 'ciągły' };
const drawn = (text: string, locale: Locale = 'pl') =>
  renderToStaticMarkup(<RichBlocks text={text} locale={locale} signs={signs} english={english} />);

test('signs are drawn and read out, in sentences, lists and links', () => {
  const html = drawn('Przed ⧗:\n- [[instant|efekt ↯]]');
  expect(html).not.toMatch(/[↯⧗]/);
  expect(html).toMatch(/<p>Przed <svg[^>]*aria-label="ciągły".*<\/svg>:<\/p>/);
  expect(html).toMatch(/data-glimpse="term\/instant">efekt <svg[^>]*aria-label="natychmiastowy"/);
});

test.each([
  [
    '[[XX-001|Guy (Ferocious Fist)]]',
    '<a href="/pl/cards/XX-001" data-glimpse="card/XX-001" lang="en">Guy (Ferocious Fist)</a>',
  ],
  [
    '[[XX-001|Guya (Ferocious Fist)]]',
    '<a href="/pl/cards/XX-001" data-glimpse="card/XX-001">Guya (<span lang="en">Ferocious Fist</span>)</a>',
  ],
  ['[[XX-001|tej karty]]', '<a href="/pl/cards/XX-001" data-glimpse="card/XX-001">tej karty</a>'],
])('English names of cards are marked: %s', (text, html) => expect(drawn(text)).toBe(`<p>${html}</p>`));
