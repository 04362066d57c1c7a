import type { CardPool, MythosPoolCard } from '@/lib/decks/cards/pool-card';
import { RARITIES, type Rarity } from '@/lib/rules/mythos/cards/traits';

export interface Progress {
  /** Different printings there are, and of those that one owns. */
  printings: number;
  owned: number;
  /** Copies of all that one owns. */
  copies: number;
}

export interface SetProgress extends Progress {
  set: string;
  /** Those that the set has, from the most common to the scarcest. */
  rarities: (Progress & { rarity: Rarity })[];
}

interface Place {
  set: string;
  rarity: Rarity;
}

/** Where each printing belongs, and how many there are: worked out once for a catalogue, as it does not depend on who asks. */
function placesOf(pool: CardPool<MythosPoolCard>) {
  const places = new Map<string, Place>();
  const totals = new Map<string, Map<Rarity, number>>();
  for (const { definition, withdrawn } of pool.cards) {
    if (withdrawn) continue;
    const set = definition.code.slice(0, definition.code.indexOf('-'));
    const rarities = totals.get(set) ?? new Map<Rarity, number>();
    totals.set(set, rarities);
    for (const { id, rarity } of definition.printings) {
      places.set(id, { set, rarity });
      rarities.set(rarity, (rarities.get(rarity) ?? 0) + 1);
    }
  }
  return { places, totals };
}

const known = new WeakMap<CardPool<MythosPoolCard>, ReturnType<typeof placesOf>>();

/** How far each set is collected, as a whole and by rarity. What the catalogue does not have does not count. */
export function progressOf(
  owned: Iterable<readonly [printing: string, count: number]>,
  pool: CardPool<MythosPoolCard>,
): SetProgress[] {
  let catalogue = known.get(pool);
  if (!catalogue) known.set(pool, (catalogue = placesOf(pool)));
  const held = new Map<string, { owned: number; copies: number }>();
  for (const [printing, count] of owned) {
    const place = catalogue.places.get(printing);
    if (!place) continue;
    const key = `${place.set}/${place.rarity}`;
    const sum = held.get(key) ?? { owned: 0, copies: 0 };
    held.set(key, { owned: sum.owned + 1, copies: sum.copies + count });
  }
  return [...catalogue.totals].map(([set, totals]) => {
    const rarities = RARITIES.flatMap((rarity) => {
      const printings = totals.get(rarity);
      return printings ? [{ rarity, printings, ...(held.get(`${set}/${rarity}`) ?? { owned: 0, copies: 0 }) }] : [];
    });
    const sum = (of: keyof Progress) => rarities.reduce((all, one) => all + one[of], 0);
    return { set, printings: sum('printings'), owned: sum('owned'), copies: sum('copies'), rarities };
  });
}
