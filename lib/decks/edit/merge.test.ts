import { describe, expect, it } from 'vitest';
import { difference } from './difference';
import { emptyDraft, type DeckDraft } from './draft';
import { merge, proposedPicks } from './merge';

const basis: DeckDraft = {
  ...emptyDraft({ name: 'Sand', format: 'mythos/standard' }),
  main: [
    { code: 'A', count: 1 },
    { code: 'B', count: 2 },
    { code: 'C', count: 1 },
  ],
};

function proposed(mine: DeckDraft, theirs: DeckDraft, begun: DeckDraft | undefined = basis): DeckDraft {
  const points = difference(mine, theirs);
  return merge(mine, theirs, points, proposedPicks(points, begun));
}

describe('two versions of a deck become one', () => {
  it('with what each side has changed alone', () => {
    const mine: DeckDraft = {
      ...basis,
      name: 'Dune',
      main: [{ code: 'A', count: 2 }, { code: 'B', count: 2 }, { code: 'C', count: 1 }, { code: 'D', count: 1 }],
    }; // prettier-ignore
    const theirs: DeckDraft = {
      ...basis,
      description: 'Windy',
      main: [{ code: 'A', count: 1 }, { code: 'C', count: 1, printing: 'C-R' }],
      maybe: [{ code: 'E', count: 1 }],
    }; // prettier-ignore
    expect(proposed(mine, theirs)).toEqual({
      ...basis,
      name: 'Dune',
      description: 'Windy',
      main: [{ code: 'A', count: 2 }, { code: 'C', count: 1, printing: 'C-R' }, { code: 'D', count: 1 }],
      maybe: [{ code: 'E', count: 1 }],
    }); // prettier-ignore
  });

  it('with mine where both have changed the same, or nobody knows what it was', () => {
    const mine = { ...basis, main: [{ code: 'A', count: 2 }] };
    const theirs = { ...basis, main: [{ code: 'A', count: 3 }] };
    expect(proposed(mine, theirs).main).toEqual([{ code: 'A', count: 2 }]);
    expect(proposed(mine, theirs, undefined).main).toEqual([{ code: 'A', count: 2 }]);
  });

  it('as the person says, card by card', () => {
    const mine = { ...basis, name: 'Mine', main: [{ code: 'A', count: 2 }] };
    const theirs = { ...basis, name: 'Theirs', main: [{ code: 'B', count: 1 }] };
    const points = difference(mine, theirs);
    const none = { name: 'theirs', 'main A': 'theirs', 'main B': 'theirs' } as const;
    expect(merge(mine, theirs, points, none)).toEqual(theirs);
    expect(merge(mine, theirs, points, { ...none, 'main A': 'mine' })).toMatchObject({
      name: 'Theirs',
      main: [
        { code: 'B', count: 1 },
        { code: 'A', count: 2 },
      ],
    });
    expect(merge(mine, theirs, points, {})).toEqual(mine);
  });
});
