import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK_PARTS } from '../games/parts';
import { MAX_COPIES, VISIBILITIES } from '../limits';
import { copiesIn, emptyDraft, type DeckDraft } from './draft';
import { apply, changesBetween, move, type Edit } from './edit';
import { DEPTH, nextUndo, perform, redo, startHistory, undo, type History } from './history';

const card = fc.constantFrom('KS-001', 'KS-002', 'KS-108', 'SS-010', 'KS-M01', 'KS-M02');
const part = fc.constantFrom(...DECK_PARTS);
const at = fc.nat({ max: 100_000 });

const cardEdit = fc.record({
  kind: fc.constant('card' as const),
  card,
  delta: fc.integer({ min: -120, max: 120 }),
  part,
  at,
});
const printingEdit = fc.record({
  kind: fc.constant('printing' as const),
  card,
  part,
  printing: fc.option(fc.constantFrom('KS-108-RA', 'KS-001-C'), { nil: undefined }),
  at,
});
const fieldEdit = fc.oneof(
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constantFrom('name', 'description', 'format'),
    value: fc.string(),
    at,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constant('visibility' as const),
    value: fc.constantFrom(...VISIBILITIES),
    at,
  }),
);
const batchEdit = fc.record({
  kind: fc.constant('batch' as const),
  edits: fc.array(fc.oneof(cardEdit, printingEdit, fieldEdit), { maxLength: 5 }),
  at,
});
const edit: fc.Arbitrary<Edit> = fc.oneof(cardEdit, printingEdit, fieldEdit, batchEdit);
const edits = fc.array(edit, { maxLength: 40 });

const start = startHistory(emptyDraft({ name: 'New deck', format: 'mythos/standard' }));
const after = (list: readonly Edit[]): History => list.reduce(perform, start);
const add = (code: string, delta = 1, when = 0): Edit => ({ kind: 'card', card: code, delta, part: 'main', at: when });
const rename = (value: string, when: number): Edit => ({ kind: 'field', field: 'name', value, at: when });

describe('laws of undo and redo', () => {
  it('undo takes back exactly what an edit did', () => {
    fc.assert(
      fc.property(edits, edit, (before, next) => {
        const history = after(before);
        const done = perform(history, next);
        if (done === history || done.past.length === history.past.length) return; // nothing done, or typing went on
        expect(undo(done).present).toBe(history.present);
      }),
    );
  });

  it('redo brings back exactly what undo took', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const history = after(list);
        if (history.past.length === 0) return;
        expect(redo(undo(history))).toEqual(history);
      }),
    );
  });

  it('undo as often as there are steps leads to the beginning, redo as often to the end', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const history = after(list);
        const back = history.past.reduce(undo, history);
        expect(back.present).toBe(start.present);
        expect(back.future.reduce(redo, back).present).toBe(history.present);
      }),
    );
  });

  it('every entry holds 1 to 99 copies, and a card stands once in a part', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const draft = after(list).present;
        for (const name of DECK_PARTS) {
          const codes = draft[name].map((line) => line.code);
          expect(new Set(codes).size).toBe(codes.length);
          for (const { count } of draft[name]) expect(count > 0 && count <= MAX_COPIES).toBe(true);
        }
      }),
    );
  });

  it('the changes told of a draft lead from the one before to it', () => {
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const before = after(first).present;
        const now = after([...first, ...second]).present;
        const told = changesBetween(before, now, 7).reduce<DeckDraft>(
          (draft, change) => apply(draft, { kind: 'card', ...change }),
          before,
        );
        const counts = (draft: DeckDraft) =>
          DECK_PARTS.map((name) => draft[name].map(({ code, count }) => `${count} ${code}`).sort());
        expect(counts(told)).toEqual(counts(now));
      }),
    );
  });
});

describe('steps of undo', () => {
  it.each([
    ['typing a name without a pause', [rename('A', 0), rename('Ab', 200), rename('Abc', 900)], 1],
    ['typing after a pause', [rename('A', 0), rename('Ab', 5000)], 2],
    ['typing with a card between', [rename('A', 0), add('KS-001'), rename('Ab', 300)], 3],
    ['two copies of one card', [add('KS-001'), add('KS-001')], 2],
    ['taking away what is not there', [add('KS-001', -1)], 0],
    ['a name as it was', [rename('New deck', 0)], 0],
    ['adding beyond 99', [add('KS-001', 99), add('KS-001')], 1],
  ])('%s', (_, list, steps) => {
    expect(after(list).past).toHaveLength(steps);
  });

  it('typing after an undo begins a step of its own', () => {
    const typed = perform(undo(after([rename('A', 0), add('KS-001', 1, 10)])), rename('Ab', 20));
    expect(undo(typed).present.name).toBe('A');
  });

  it('an edit forgets what was undone', () => {
    const history = perform(undo(after([add('KS-001')])), add('KS-002'));
    expect(redo(history)).toBe(history);
  });

  it('only so many steps are kept', () => {
    const many = Array.from({ length: DEPTH + 20 }, (_, index) => rename(String(index), index * 10_000));
    expect(after(many).past).toHaveLength(DEPTH);
    expect(nextUndo(after(many))).toEqual(many.at(-1));
  });

  it('taking over another version can be undone', () => {
    const mine = after([add('KS-001', 2)]);
    const theirs = emptyDraft({ name: 'Theirs', format: 'mythos/open' });
    expect(undo(perform(mine, { kind: 'replace', draft: theirs, at: 1 })).present).toBe(mine.present);
  });
});

describe('moving a card', () => {
  it('takes all copies and the printing along, in one step', () => {
    const before = after([
      add('KS-108', 2),
      { kind: 'printing', card: 'KS-108', part: 'main', printing: 'KS-108-RA', at: 1 },
    ]);
    const moved = perform(before, move(before.present, 'KS-108', 'main', 'maybe', 2));
    expect(moved.present.maybe).toEqual([{ code: 'KS-108', count: 2, printing: 'KS-108-RA' }]);
    expect(copiesIn(moved.present, 'main', 'KS-108')).toBe(0);
    expect(undo(moved).present).toBe(before.present);
  });

  it('a printing stays through changes of the count', () => {
    const history = after([
      add('KS-108'),
      { kind: 'printing', card: 'KS-108', part: 'main', printing: 'KS-108-RA', at: 1 },
      add('KS-108'),
    ]);
    expect(history.present.main).toEqual([{ code: 'KS-108', count: 2, printing: 'KS-108-RA' }]);
  });
});
