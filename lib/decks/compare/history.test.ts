import { describe, expect, it } from 'vitest';
import { type HistoryEntry, sittings } from './history';

const minutes = 60_000;
const entry = (revision: number, at: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  revision,
  at: new Date(at * minutes),
  cards: [{ part: 'main', card: `KS-00${revision}`, delta: 1 }],
  fields: [],
  ...more,
});
const shape = (entries: HistoryEntry[]) => sittings(entries).map((one) => one.entries.map(({ revision }) => revision));

describe('sittings', () => {
  it.each<[string, HistoryEntry[], number[][]]>([
    ['no history', [], []],
    ['saves one after the other', [entry(3, 50), entry(2, 25), entry(1, 0)], [[3, 2, 1]]],
    ['a pause over lunch', [entry(3, 90), entry(2, 10), entry(1, 0)], [[3], [2, 1]]],
    [
      'a version that was named ends what led to it',
      [entry(4, 4), entry(3, 3), entry(2, 2, { version: { name: 'A', note: '' } }), entry(1, 1)],
      [[4, 3], [2, 1]],
    ],
  ])('of %s', (_, entries, expected) => {
    expect(shape(entries)).toEqual(expected);
  }); // prettier-ignore

  it('tell what came of them: steps that undo each other are none', () => {
    const step = (delta: number, card = 'KS-001') => [{ part: 'main' as const, card, delta }];
    const [one] = sittings([
      entry(3, 3, { cards: step(-2), fields: ['name'] }),
      entry(2, 2, { cards: step(1, 'KS-002'), fields: ['name', 'format'] }),
      entry(1, 1, { cards: step(2) }),
    ]);
    expect(one?.cards).toEqual(step(1, 'KS-002'));
    expect(one?.fields).toEqual(['name', 'format']);
  });
});
