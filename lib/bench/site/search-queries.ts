import type { Snapshot } from '@/lib/catalogue/snapshot';
import { seededNumbers } from '@/lib/synth/dice';

/**
 * Addresses of so many different searches as people make them: names, parts of them, misspelt ones, words of several
 * languages, with and without filters, other orders and later pages. No two are alike, so none is answered from memory.
 */
export function searchAddresses(snapshot: Snapshot, count: number): string[] {
  const random = seededNumbers(318);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const { cards } = snapshot;
  const texts = [
    () => pick(cards).name,
    () => Object.values(pick(cards).names).join(' '),
    () => pick(cards).name.slice(0, 3 + Math.floor(random() * 5)),
    () => misspelt(pick(cards).name, random),
    () => pick(pick(cards).words.split(' ')),
    () => `${pick(cards).name.split(' ')[0]} ${pick(pick(cards).keywords) ?? ''}`,
    () => pick(cards).code,
    () => '',
  ];
  const filters = [
    () => ({}),
    () => ({}),
    () => ({ set: pick(snapshot.sets).code }),
    () => ({ type: pick(cards).type }),
    () => ({ faction: pick(cards).faction ?? '' }),
    () => ({ keyword: pick(pick(cards).keywords) ?? '' }),
    () => ({ costMin: `${Math.floor(random() * 4)}`, costMax: `${4 + Math.floor(random() * 4)}` }),
    () => ({ rarity: pick(snapshot.rarities) }),
  ];
  const orders = [{}, {}, { sort: 'cost' }, { sort: 'name' }, { sort: 'power-desc' }, { page: '2' }];
  const addresses = new Set<string>();
  while (addresses.size < count) {
    const asked = { q: pick(texts)(), ...pick(filters)(), ...pick(filters)(), ...pick(orders) };
    const given = Object.entries(asked).filter(([, value]) => value !== '');
    addresses.add(`/en/cards?${new URLSearchParams(given)}`);
  }
  return [...addresses];
}

/** Two neighbours swapped, or a letter left out. */
function misspelt(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, name.length - 2));
  return random() < 0.5
    ? name.slice(0, at) + name.slice(at + 1)
    : name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
}
