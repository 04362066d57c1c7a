import { expect, it } from 'vitest';
import { readExampleSet } from '@/lib/testing/set-files';
import { cardStats } from './stats';

const stats = readExampleSet().cards.map((card) => ({ card, stats: cardStats(card) }));

it('counts a jutsu by all the chakra it costs', () => {
  for (const { card, stats: found } of stats)
    if (card.kind === 'jutsu') expect(found).toEqual({ jutsuCost: card.cost.symbols.length + card.cost.any });
});

it('gives a ninja both pairs of values, and mental power only where it is printed', () => {
  for (const { card, stats: found } of stats) {
    if (card.kind !== 'ninja') continue;
    expect(found).toMatchObject({ combat: card.healthy.combat, injuredSupport: card.injured.support });
    expect(found.mentalPower).toBe(card.mentalPower);
  }
});

it('gives missions and clients their costs alone', () => {
  for (const { card, stats: found } of stats)
    if (card.kind === 'mission' || card.kind === 'client')
      expect(Object.keys(found)).toEqual(['entranceCost', 'handCost']);
});
