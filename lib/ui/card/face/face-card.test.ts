import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { faceOf, printedPower } from './face-card';

const lee: CardDefinition = {
  code: 'XX-001',
  type: 'character',
  name: { en: 'Rock Lee', fr: 'Rock Lee', uk: 'Рок Лі' },
  version: { en: 'Loopy Fist', fr: 'Poing ivre' },
  chakra: 2,
  power: 3,
  faction: 'Leaf Village',
  keywords: ['Team Guy'],
  effects: [],
  printings: [
    { id: 'XX-001-C', rarity: 'C', number: '001' },
    { id: 'XX-001-M', rarity: 'M', number: '101', version: { en: 'Proud Lotus', fr: 'Lotus fier' } },
  ],
};

describe('faceOf', () => {
  it('shows names in the language asked, and says where one is English', () => {
    const face = faceOf(lee, 'uk');
    expect(face.name).toEqual({ text: 'Рок Лі', locale: 'uk' });
    expect(face.version).toEqual({ text: 'Loopy Fist', locale: 'en' });
    expect(face.identity).toBe('Rock Lee');
  });

  it('shows the title and rarity of a printing that has its own', () => {
    expect(faceOf(lee, 'fr', lee.printings[1])).toMatchObject({
      version: { text: 'Lotus fier' },
      rarity: 'M',
      printing: 'XX-001-M',
    });
  });
});

describe('printedPower', () => {
  it.each([
    ['character', 4, '4'],
    ['character', 0, '0'],
    ['attachment', 2, '+2'],
    ['attachment', 0, '+0'],
    ['attachment', -1, '−1'],
  ] as const)('%s with %i → %s', (type, power, shown) => expect(printedPower({ type, power })).toBe(shown));
});
