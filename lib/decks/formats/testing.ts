import fc from 'fast-check';
import { toDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { readSetFile } from '@/lib/testing/set-files';
import { poolOf } from '../cards/pool-card';
import type { DeckContentLine } from '../contract';
import { cleanLine, cleanText } from '../plain-text';
import { nameIndex } from '../text/name-index';

// What the tests of the formats share: the real catalogue, and any deck that can be made of it.

export const pool = poolOf(
  ['ks', 'ss'].flatMap((set) =>
    readSetFile(set).cards.map((definition) => ({ ...toDeckCard(definition), definition })),
  ),
);
export const names = nameIndex(pool);

const everyCard = pool.cards.flatMap(({ code, definition }): Omit<DeckContentLine, 'count'>[] => [
  { code },
  ...definition.printings.map(({ id }) => ({ code, printing: id })),
]);

function lines(missions: boolean, most: number): fc.Arbitrary<DeckContentLine[]> {
  const cards = everyCard.filter(({ code }) => (pool.get(code)?.type === 'mission') === missions);
  const line = fc
    .record({ card: fc.constantFrom(...cards), count: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 99 })) })
    .map(({ card, count }) => ({ ...card, count })); // prettier-ignore
  return fc.uniqueArray(line, { selector: ({ code }) => code, maxLength: most });
}

const words = fc.string({ unit: 'grapheme', maxLength: 30 }).map(cleanLine);

/** A deck as it may be stored: any cards and printings, any name, in its part by type. */
export const anyDeck = fc.record({
  name: words.filter((name) => name !== ''),
  description: fc.array(words, { maxLength: 4 }).map((all) => cleanText(all.join('\n'))),
  format: fc.constantFrom('mythos/standard', 'mythos/open'),
  visibility: fc.constantFrom('private' as const, 'unlisted' as const, 'public' as const),
  main: lines(false, 40),
  missions: lines(true, 12),
  maybe: lines(false, 10),
});
