import { describe, expect, it } from 'vitest';
import { emptyDraft, type DeckDraft } from './draft';
import { apply } from './edit';
import { takeOver } from './take-over';

const draft: DeckDraft = {
  ...emptyDraft({ name: 'Mine', format: 'mythos/standard' }),
  main: [
    { code: 'KS-001', count: 1 },
    { code: 'KS-108', count: 1, printing: 'KS-108-R' },
  ],
};
const list = {
  name: 'Theirs',
  format: 'mythos/open',
  main: [{ code: 'KS-108', count: 2, printing: 'KS-108-RA' }],
  missions: [{ code: 'KS-M01', count: 1 }],
  maybe: [],
};

describe('taking over a pasted list', () => {
  it('add: beside what is there, and the deck keeps its name', () => {
    expect(apply(draft, takeOver(draft, list, 'add', 1))).toEqual({
      ...draft,
      main: [
        { code: 'KS-001', count: 1 },
        { code: 'KS-108', count: 3, printing: 'KS-108-RA' },
      ],
      missions: list.missions,
    });
  });

  it('replace: the deck becomes what the list says', () => {
    expect(apply(draft, takeOver(draft, list, 'replace', 1))).toEqual({ ...draft, ...list });
  });
});
