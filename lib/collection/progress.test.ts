import { describe, expect, it } from 'vitest';
import { progressOf } from './progress';
import { pool } from '@/lib/decks/formats/testing';

describe('progress', () => {
  it('is nothing of everything at first', () => {
    for (const set of progressOf([], pool)) {
      expect(set).toMatchObject({ owned: 0, copies: 0 });
      expect(set.printings).toBe(
        pool.cards
          .filter(({ code }) => code.startsWith(`${set.set}-`))
          .flatMap(({ definition }) => definition.printings).length,
      );
    }
  });

  it('counts printings once and copies all, in their set and rarity', () => {
    const [ks, ss] = progressOf([['KS-001-C', 3], ['KS-003-C', 1], ['KS-108-RA', 2], ['XX-001-C', 9]], pool); // prettier-ignore
    expect(ks).toMatchObject({ set: 'KS', owned: 3, copies: 6 });
    expect(ks?.rarities.find(({ rarity }) => rarity === 'C')).toMatchObject({ owned: 2, copies: 4 });
    expect(ks?.rarities.find(({ rarity }) => rarity === 'RA')).toMatchObject({ owned: 1, copies: 2 });
    expect(ss).toMatchObject({ set: 'SS', owned: 0 });
  });

  it('is complete with one of each', () => {
    const every = pool.cards.flatMap(({ definition }) => definition.printings.map(({ id }) => [id, 1] as const));
    for (const { printings, owned, rarities } of progressOf(every, pool)) {
      expect(owned).toBe(printings);
      for (const rarity of rarities) expect(rarity.owned).toBe(rarity.printings);
    }
  });
});
