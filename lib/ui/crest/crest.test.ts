import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crestAddress, crestSlug } from './address';
import { crest } from './crest';
import { CREST_TIERS, drawCrest } from './drawing';
import { CREST_TINTS } from './palette';

const NAMES = ['naruto-uzumaki', 'itachi-uchiha', 'orochimaru', 'call-for-support', '', 'x'.repeat(60)];

describe('crest', () => {
  it('is what it was: a changed drawing needs a new CREST_VERSION and `vitest -u`', async () => {
    const hashes = NAMES.flatMap((name) =>
      CREST_TINTS.map((tint, index): [string, string] => {
        const tier = CREST_TIERS[index % CREST_TIERS.length] ?? 0;
        const hash = createHash('sha256')
          .update(crest(name, tint, tier))
          .digest('hex')
          .slice(0, 16);
        return [`${name}/${tint}/${tier}`, hash];
      }),
    );
    const golden = JSON.stringify(Object.fromEntries(hashes), null, 2);
    await expect(`${golden}\n`).toMatchFileSnapshot('crest.golden.json');
  });

  it('is another picture for another name', () => {
    expect(crest('shino-aburame', 'leaf', 2)).not.toBe(crest('kiba-inuzuka', 'leaf', 2));
  });

  it('keeps the strokes and the seal of a character whatever the rarity and faction: its versions are kin', () => {
    const kin = (tint: 'sand' | 'independent', tier: 0 | 2 | 4) =>
      drawCrest('gaara', tint, tier).layers.filter(({ ink }) => ['ink', 'seal', 'carving'].includes(ink));
    expect(kin('sand', 0).length).toBeGreaterThan(3);
    expect(kin('independent', 2)).toEqual(kin('sand', 0));
    expect(kin('sand', 4)).toEqual(kin('sand', 0));
  });

  it('grows richer with the tier', () => {
    const layers = CREST_TIERS.map((tier) => drawCrest('tayuya', 'sound', tier).layers);
    const counts = layers.map(({ length }) => length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    const inks = layers.map((of) => new Set(of.map(({ ink }) => ink)));
    expect(inks.map((of) => [of.has('sun'), of.has('gold')])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [true, true],
      [true, true],
    ]);
  });

  it.each(CREST_TINTS)('draws with numbers only, in %s', (tint) => {
    for (const name of NAMES)
      for (const tier of CREST_TIERS) expect(crest(name, tint, tier)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('stays small: a grid of sixty is a few pictures’ worth', () => {
    const names = Array.from({ length: 60 }, (_, index) => `name-${index}`);
    const bytes = names.map((name, index) => gzipSync(crest(name, 'leaf', CREST_TIERS[index % 3] ?? 0)).length);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(240_000);
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
  expect(crestAddress(card)).toBe('/crest/rock-lee.svg?tint=leaf&tier=4&v=2');
});
