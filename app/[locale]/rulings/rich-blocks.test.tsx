import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { RichBlocks } from './rich-blocks';

const signs = { instant: 'natychmiastowy', continuous: 'ciągły' };
const drawn = (text: string, locale: Locale = 'pl') =>
  renderToStaticMarkup(<RichBlocks text={text} locale={locale} signs={signs} />);

test('signs are drawn and read out, in sentences, lists and links', () => {
  const html = drawn('Przed ⧗:\n- [[instant|efekt ↯]]');
  expect(html).not.toMatch(/[↯⧗]/);
  expect(html).toMatch(/<p>Przed <svg[^>]*aria-label="ciągły".*<\/svg>:<\/p>/);
  expect(html).toMatch(/data-glimpse="term\/instant">efekt <svg[^>]*aria-label="natychmiastowy"/);
});
