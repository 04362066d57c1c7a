import { describe, expect, it } from 'vitest';
import { aside } from './aside';
import { emptyDraft, type DeckDraft } from './draft';
import { apply, move } from './edit';

const code = 'KS-108';
const deck: DeckDraft = { ...emptyDraft({ name: '', format: 'mythos/standard' }), main: [{ code, count: 2 }] };

function press(draft: DeckDraft, place: Parameters<typeof aside>[1]['place']): DeckDraft {
  const done = aside(draft, { code, place, home: 'main' });
  if (done.kind === 'count') return apply(draft, { kind: 'card', card: code, part: 'maybe', delta: done.delta, at: 0 });
  return place === 'search' ? draft : apply(draft, move(draft, code, place, done.to, 0));
}

describe('setting aside', () => {
  it('a card found in the search: one copy, and pressed again it is taken back, however often', () => {
    const once = press(deck, 'search');
    expect(once).toEqual({ ...deck, maybe: [{ code, count: 1 }] });
    expect(press(once, 'search')).toEqual(deck);
    expect(press(press(press(deck, 'search'), 'search'), 'search').maybe).toEqual([{ code, count: 1 }]);
  });

  it('a card of the deck: all its copies, and from there they come back', () => {
    const once = press(deck, 'main');
    expect(once).toEqual({ ...deck, main: [], maybe: [{ code, count: 2 }] });
    expect(press(once, 'maybe')).toEqual(deck);
  });

  it('comes back to the part it belongs to', () => {
    expect(aside(deck, { code: 'KS-M01', place: 'maybe', home: 'missions' })).toEqual({ kind: 'move', to: 'missions' });
    expect(aside(deck, { code: 'KS-M01', place: 'missions', home: 'missions' })).toEqual({ kind: 'move', to: 'maybe' });
  });
});
