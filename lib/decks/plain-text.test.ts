import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, lengthOf, shorten } from './plain-text';

describe('one line', () => {
  it.each([
    ['is trimmed and evenly spaced', '  Leaf \t\n  rush \u00A0 ', 'Leaf rush'],
    ['is composed', 'Cho\u0302ji', 'Chôji'],
    ['loses right-to-left overrides', 'deck\u202Egpj.exe', 'deckgpj.exe'],
    ['loses direction marks and isolates', '\u200Fa\u2067b\u2069\u061Cc', 'abc'],
    ['loses zero-width characters', 'n\u200Ba\u2060r\uFEFFu\u00ADto', 'naruto'],
    ['loses control characters', 'a\u0000b\u0007c\u001B[31m', 'abc[31m'],
    ['loses what is invisible by default', 'a\u3164\u115F\u034Fb\u{E0041}', 'ab'],
    ['loses halves of characters', 'a\uD83Db', 'ab'],
    ['keeps right-to-left letters', 'שלום', 'שלום'],
    ['keeps emoji of four bytes', '🍥🦊', '🍥🦊'],
    ['keeps emoji that are joined, tinted or chosen', '👨‍👩‍👧 👍🏽 ❤️ 1️⃣', '👨‍👩‍👧 👍🏽 ❤️ 1️⃣'],
    ['loses joiners that join nothing', 'a\u200Db👍\u200D', 'ab👍'],
    ['loses heaps of marks', `Z${'\u0351'.repeat(50)}!`, `Z${'\u0351'.repeat(4)}!`],
    ['keeps markup as the text it is', '<b>& "x"</b>', '<b>& "x"</b>'],
    ['may be nothing', ' \u200B\u202E ', ''],
  ])('%s', (_, raw, clean) => expect(cleanLine(raw)).toBe(clean));

  it('is clean once cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanLine(text);
        expect(cleanLine(once)).toBe(once);
        expect(once).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u);
      }),
    );
  });
});

describe('several lines', () => {
  it.each([
    ['keep their breaks', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['are at most one empty line apart', 'a\n\n\n\n\nb', 'a\n\nb'],
    ['are cleaned each', '  a \u202E \n\tb', 'a\n b'],
  ])('%s', (_, raw, clean) => expect(cleanText(raw)).toBe(clean));
});

it('counts and cuts by code points', () => {
  expect(lengthOf('🍥a')).toBe(2);
  expect(shorten('🍥🍥🍥🍥', 3)).toBe('🍥🍥…');
  expect(shorten('🍥🍥🍥', 3)).toBe('🍥🍥🍥');
});
