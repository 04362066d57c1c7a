import { expect, it } from 'vitest';
import { languageOf } from './language';

it.each([
  ['pl', 'pl'],
  ['uk-UA,uk;q=0.9,en;q=0.8', 'uk'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['de-DE, fr-CH;q=0.7, en;q=0.3', 'fr'],
  ['pl;q=0, fr', 'fr'],
  ['FR-ca', 'fr'],
  ['ja', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=x,,', 'en'],
])('%j is answered in %s', (header, locale) => {
  expect(languageOf(new Request('http://site.test', { headers: { 'accept-language': header } }))).toBe(locale);
});

it('is English where nothing is asked for', () => {
  expect(languageOf(new Request('http://site.test'))).toBe('en');
});
