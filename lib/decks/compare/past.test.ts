import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK_PARTS } from '../games/parts';
import type { DeckContent, DeckContentLine } from '../contract';
import { VISIBILITIES } from '../limits';
import { changesColumn, revisionChanges } from '../store/history';
import { contentAt, type Past, readChanges, visibilityAt } from './past';

const lines = fc
  .dictionary(fc.constantFrom('KS-001', 'KS-002', 'KS-003', 'KS-004'), fc.integer({ min: 1, max: 3 }))
  .map((counts): DeckContentLine[] => Object.entries(counts).map(([code, count]) => ({ code, count })));
const content: fc.Arbitrary<DeckContent> = fc.record({
  name: fc.constantFrom('Leaf', 'Sound'),
  description: fc.constantFrom('', 'Words'),
  format: fc.constantFrom('mythos/standard', 'mythos/open'),
  visibility: fc.constantFrom(...VISIBILITIES),
  main: lines,
  missions: lines,
  maybe: lines,
});

/** The records that saves of these contents leave behind, one after the other. */
function pastOf(states: readonly DeckContent[], kept = states.length): Past {
  const records = states.map((state, at) => ({
    revision: at + 1,
    at: new Date(at),
    changes: readChanges(JSON.parse(JSON.stringify(changesColumn(revisionChanges(states[at - 1], state))))),
  }));
  return { content: states.at(-1)!, revision: states.length, records: records.reverse().slice(0, kept) };
}

const sorted = (deck: DeckContent | undefined) =>
  deck && {
    ...deck,
    ...Object.fromEntries(DECK_PARTS.map((part) => [part, deck[part].toSorted((a, b) => (a.code < b.code ? -1 : 1))])),
  };

describe('a deck as it was', () => {
  it('follows from what it is and its records, at every revision', () => {
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 8 }), (states) => {
        const past = pastOf(states);
        states.forEach((state, at) => {
          expect(sorted(contentAt(past, at + 1))).toEqual(sorted(state));
          expect(visibilityAt(past, at + 1)).toBe(state.visibility);
        });
        for (const revision of [-1, 0, states.length + 1, 0.5]) expect(contentAt(past, revision)).toBeUndefined();
      }),
    );
  });

  it('is not told where records are gone', () => {
    const states = fc.sample(content, { numRuns: 6, seed: 1 });
    const past = pastOf(states, 3);
    expect(sorted(contentAt(past, 3))?.main).toEqual(sorted(states[2])?.main);
    expect(contentAt(past, 2)).toBeUndefined();
  });

  it('counts as private as long as it is not known to have been shared', () => {
    const [deck] = fc.sample(content, { numRuns: 1, seed: 2 }) as [DeckContent];
    const states = [...VISIBILITIES, 'public' as const, 'private' as const].map((visibility, at) => ({ ...deck, visibility, name: `${at}` })); // prettier-ignore
    expect(visibilityAt(pastOf(states, 1), 4)).toBe('private');
    expect(visibilityAt(pastOf(states), 4)).toBe('public');
  });
});
