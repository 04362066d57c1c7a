import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexWords, matchLexicon, matchWord, tokens, withoutUnmatched } from './words';

describe('matchWord', () => {
  it.each([
    ['naruto', 'naruto', 'exact'],
    ['naru', 'naruto', 'prefix'],
    ['n', 'naruto', 'prefix'],
    ['shikamru', 'shikamaru', 'typo'],
    ['naurto', 'naruto', 'typo'],
    ['narutoo', 'naruto', 'typo'],
    ['naroto', 'naruto', 'typo'],
    ['ginata', 'hinata', 'typo'],
    ['gara', 'gaara', 'typo'],
    ['gara', 'nara', null],
    ['inp', 'ino', null],
    ['naorot', 'naruto', null],
    ['shkamru', 'shikamaru', null],
    ['shikkamru', 'shikamaru', 'typo'],
    ['shikkamrruu', 'shikamaru', null],
    ['naruto', 'naru', null],
    ['108', '108', 'exact'],
    ['10', '108', null],
    ['1008', '1009', null],
    ['ks10', 'ks108', 'prefix'],
    ['ks108', 'ks109', null],
    ['シカマル', 'シカマロ', null],
  ] as const)('%s finds %s: %s', (token, word, match) => expect(matchWord(token, word)).toBe(match));

  const letters = fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 4, maxLength: 14 });

  it('forgives one swap, one letter too many and one too few in any word', () => {
    fc.assert(
      fc.property(letters, fc.nat(), (word, seed) => {
        // The first letter of the shortest words is not forgiven.
        const at = 1 + (seed % (word.length - 2));
        const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
        const longer = `${word.slice(0, at)}z${word.slice(at)}`;
        for (const slip of [swapped, longer]) expect(matchWord(slip, word)).not.toBeNull();
        const shorter = word.slice(0, at) + word.slice(at + 1);
        if (shorter.length >= 5) expect(matchWord(shorter, word)).not.toBeNull();
      }),
    );
  });
});

describe('matchLexicon', () => {
  it('forgives nothing when the very word is there', () => {
    expect([...matchLexicon('haku', ['haku', 'hakus', 'hagu', 'zaku'])]).toEqual([
      ['haku', 'exact'],
      ['hakus', 'prefix'],
    ]);
  });
});

describe('tokens', () => {
  it.each([
    ['Gaara of the Sand', ['gaara', 'sand']],
    ['Sabaku no Gaara', ['sabaku', 'gaara']],
    ['of the', ['of', 'the']],
    ['gaara GAARA Ґаара', ['gaara']],
    ['ks-108', ['ks108']],
    ['KS-M01', ['ksm01']],
    ['KS-108-RA', ['ks108', 'ra']],
    ['KS 108', ['ks', '108']],
    ['Nine-Tailed', ['nine', 'tailed']],
    ['équipe-7', ['equipe', '7']],
  ])('%s', (query, expected) => expect(tokens(query).map(({ word }) => word)).toEqual(expected));

  it('looks at so much and no more', () => {
    expect(tokens('a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12')).toHaveLength(10);
    expect(tokens(`${' '.repeat(200)}naruto`)).toEqual([]);
  });

  it('remembers how a word was typed', () => {
    expect(tokens('Ґаара «Qqq»')).toEqual([
      { word: 'gaara', raw: 'Ґаара' },
      { word: 'qqq', raw: '«Qqq»' },
    ]);
  });
});

it('leaves out whole what stands together', () => {
  const typed = tokens('gaara Team-99').map((token) => ({ token, found: token.word !== '99' }));
  const { kept, unmatched } = withoutUnmatched(typed);
  expect([kept.map(({ token }) => token.word), unmatched]).toEqual([['gaara'], ['Team-99']]);
});

it('finds a run of Japanese from each of its characters on', () => {
  expect(indexWords('千手柱間 Hashirama')).toEqual(['千手柱間', '手柱間', '柱間', '間', 'hashirama']);
});
