import { describe, expect, it } from 'vitest';
import { crestAddress, crestSlug } from './address';
import { crest, CREST_TIERS, CREST_TINTS } from './crest';

describe('crest', () => {
  it('is the same picture for the same name, tint and tier', () => {
    expect(crest('shino-aburame', 'leaf', 2)).toBe(crest('shino-aburame', 'leaf', 2));
  });

  it('is another picture for another name', () => {
    expect(crest('shino-aburame', 'leaf', 2)).not.toBe(crest('kiba-inuzuka', 'leaf', 2));
  });

  it('keeps the ink strokes of a character whatever the rarity and faction: its versions are kin', () => {
    const ink = (svg: string) => /<g transform="[^"]*rotate[^"]*">(.*?)<\/g><\/g>/.exec(svg)?.[1];
    const plain = ink(crest('gaara', 'sand', 0));
    expect(plain).toMatch(/<path d="M/);
    for (const tier of CREST_TIERS) expect(ink(crest('gaara', 'independent', tier))).toBe(plain);
  });

  it('grows richer with the tier', () => {
    const parts = CREST_TIERS.map((tier) => crest('tayuya', 'sound', tier).split('<').length);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });

  it.each(CREST_TINTS)('draws whole numbers only, no NaN, in %s', (tint) => {
    for (const name of ['', 'a', 'rock-lee', 'the-scroll-of-sealing', 'x'.repeat(60)])
      for (const tier of CREST_TIERS) expect(crest(name, tint, tier)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('crestSlug', () => {
  it.each([
    ['Might Guy', 'might-guy'],
    ['Demon’s Island Laboratory', 'demons-island-laboratory'],
    ["Demon's Island", 'demons-island'],
    ['Chôji', 'choji'],
    ['Make-Out Paradise Book', 'make-out-paradise-book'],
    ['?!', ''],
  ])('%s → %s', (name, slug) => expect(crestSlug(name)).toBe(slug));
});

it('gives a card the address of its crest', () => {
  const card = { identity: 'Rock Lee', faction: 'Leaf Village', rarity: 'M' } as const;
  expect(crestAddress(card)).toBe('/crest/rock-lee.svg?tint=leaf&tier=4&v=1');
});
