import { expect, it } from 'vitest';
import { leftOver } from './left-over';

it.each([
  ['what was sent', 'Nice deck', 'Nice deck', ''],
  ['more behind it', 'Nice deck\nAnd why no Gaara?', 'Nice deck', 'And why no Gaara?'],
  ['something new', 'And why no Gaara?', 'Nice deck', 'And why no Gaara?'],
  ['the same, mended', 'Nice decks', 'Nice  deck', 'Nice decks'],
  ['nothing', '', 'Nice deck', ''],
])('of %s', (_, typed, sent, expected) => {
  expect(leftOver(typed, sent)).toBe(expected);
});
