import { describe, expect, it } from 'vitest';
import type { DeckCard } from './deck-list';
import { statistics } from './statistics';

const catalogue = new Map<string, DeckCard>(
  [
    {
      code: 'A',
      type: 'character',
      name: 'A',
      chakra: 1,
      power: 2,
      faction: 'Akatsuki',
      keywords: ['Jutsu', 'Weapon'],
    } as const,
    {
      code: 'B',
      type: 'character',
      name: 'B',
      chakra: 9,
      power: 5,
      faction: 'Leaf Village',
      keywords: ['Jutsu'],
    } as const,
    { code: 'C', type: 'attachment', name: 'C', chakra: 0, power: -1, faction: 'Leaf Village', keywords: [] } as const,
    { code: 'M', type: 'mission', name: 'M', keywords: [] } as const,
    { code: 'W', type: 'character', name: 'W', chakra: 1, power: 1, keywords: [], withdrawn: true } as const,
  ].map((card) => [card.code, card]),
);

describe('statistics', () => {
  it('counts copies, and leaves out what is unknown, withdrawn or misplaced', () => {
    const main = [
      { code: 'A', count: 2 },
      { code: 'B', count: 1 },
      { code: 'C', count: 1 },
      { code: 'M', count: 1 },
      { code: 'W', count: 2 },
      { code: '?', count: 2 },
    ];
    expect(
      statistics(
        {
          main,
          missions: [
            { code: 'M', count: 1 },
            { code: 'A', count: 1 },
          ],
        },
        catalogue,
      ),
    ).toEqual({
      cards: 4,
      missions: 1,
      curve: [1, 2, 0, 0, 0, 0, 0, 1],
      averageChakra: 2.75,
      averagePower: 2,
      types: { character: 4, attachment: 1, mission: 2 },
      factions: [
        { name: 'Akatsuki', count: 2 },
        { name: 'Leaf Village', count: 2 },
      ],
      keywords: [
        { name: 'Jutsu', count: 3 },
        { name: 'Weapon', count: 2 },
      ],
    });
  });

  it('counts what has no numbers as 0, and names of one count by the alphabet', () => {
    const bare: DeckCard = {
      code: 'N',
      type: 'character',
      name: 'N',
      faction: 'Sand Village',
      keywords: ['Zeal', 'Art'],
    };
    const deck = { main: [{ code: 'N', count: 2 }], missions: [{ code: '?', count: 1 }, { code: 'W', count: 1 }] }; // prettier-ignore
    const found = statistics(deck, new Map([...catalogue, ['N', bare]]));
    expect([found.averageChakra, found.averagePower, found.curve[0], found.missions]).toEqual([0, 0, 2, 0]);
    expect(found.keywords.map(({ name }) => name)).toEqual(['Art', 'Zeal']);
  });

  it('an empty deck has averages of 0', () => {
    expect(statistics({ main: [], missions: [] }, catalogue)).toMatchObject({
      cards: 0,
      averageChakra: 0,
      averagePower: 0,
    });
  });
});
