import { expect, it } from 'vitest';
import { failureWords } from './failure-words';

it.each([
  ['/pl/cards/KS-001', 'pl'],
  ['/uk', 'uk'],
  ['/', 'en'],
  ['/constructor', 'en'],
])('%s fails in %s', (path, locale) => expect(failureWords(path).locale).toBe(locale));
