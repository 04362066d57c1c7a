import { describe, expect, it } from 'vitest';
import { emptyDraft, type DeckDraft } from './draft';
import { apply } from './edit';
import { takeOver, takeOverChanges } from './take-over';

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

describe('taking over a text written over the deck as it was', () => {
  const line = (code: string, count: number) => ({ code, count });
  const basis: DeckDraft = { ...draft, main: [line('KS-001', 1), line('KS-108', 1), line('KS-075', 2)] };
  const written = { main: [line('KS-108', 2), line('KS-075', 2)], missions: [line('KS-M01', 1)], maybe: [] };
  const after = (present: DeckDraft, list: Parameters<typeof takeOver>[1] = written) =>
    apply(present, takeOverChanges(present, list, basis, 1));
  const cards = ({ main, missions, maybe }: DeckDraft) => [main, missions, maybe].map((part) => part.toSorted(byCode));
  const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1);

  it('is the text where the deck has stayed as it was', () => {
    expect(cards(after(basis))).toEqual([[line('KS-075', 2), line('KS-108', 2)], written.missions, []]);
  });

  it('keeps what came and what went in the meantime', () => {
    const present = {
      ...basis,
      main: [line('KS-001', 1), line('KS-108', 1), line('KS-133', 2)],
      maybe: [line('KS-002', 1)],
    };
    expect(cards(after(present))).toEqual([
      [line('KS-108', 2), line('KS-133', 2)],
      written.missions,
      [line('KS-002', 1)],
    ]);
  });

  it('has the last word on a card that both have changed', () => {
    const present = { ...basis, main: [line('KS-001', 2), line('KS-108', 2), line('KS-075', 2)] };
    expect(cards(after(present))[0]).toEqual([line('KS-075', 2), line('KS-108', 2)]);
  });

  it('keeps a name given in the meantime unless the text changes it too', () => {
    const present = { ...basis, name: 'Given now' };
    expect(after(present, { ...written, name: basis.name }).name).toBe('Given now');
    expect(after(present, { ...written, name: 'Written' }).name).toBe('Written');
  });

  it('keeps artwork chosen in the meantime', () => {
    const chosen = { code: 'KS-075', count: 2, printing: 'KS-075-RA' };
    expect(after({ ...basis, main: [chosen] }).main).toContainEqual(chosen);
  });
});
