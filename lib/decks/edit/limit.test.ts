import { describe, expect, it } from 'vitest';
import type { DeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { FORMATS, type DeckFormat } from '@/lib/rules/mythos/deck/format';
import { emptyDraft, type DeckDraft, type DraftLine } from './draft';
import { reachable, refusal } from './limit';

const card = (code: string, type: DeckCard['type'] = 'character', more: Partial<DeckCard> = {}): DeckCard => ({
  code,
  type,
  name: code,
  keywords: [],
  ...more,
});
const catalogue = new Map(
  [
    card('KS-108'),
    card('KS-001'),
    card('XX-001', 'character', { releasedOn: '2027-01-01' }),
    ...['KS-M01', 'KS-M02', 'KS-M03', 'KS-M04'].map((code) => card(code, 'mission')),
  ].map((entry) => [entry.code, entry]),
);
const [standard, open] = FORMATS;
const singleton: DeckFormat = { ...standard, id: 'mythos/singleton', parts: { ...standard.parts, main: { ...standard.parts.main, copies: 1, max: 2 } } }; // prettier-ignore
const banning: DeckFormat = {
  ...standard,
  id: 'mythos/bans',
  restrictions: [
    { card: 'KS-108', limit: 1 },
    { card: 'KS-001', limit: 0 },
  ],
};
const points: DeckFormat = { ...standard, id: 'mythos/points', points: { budget: 3, costs: { 'KS-108': 2 } } };

const of = (...codes: string[]): DraftLine[] => {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count }));
};
const draft = (parts: Partial<Pick<DeckDraft, 'main' | 'missions' | 'maybe'>>): DeckDraft => ({
  ...emptyDraft({ name: '', format: 'mythos/standard' }),
  ...parts,
});
const none = draft({});

describe('one more copy', () => {
  it.each<[string, DeckFormat, DeckDraft, string, 'main' | 'missions', string | undefined]>([
    ['first copy', standard, none, 'KS-108', 'main', undefined],
    ['second copy', standard, draft({ main: of('KS-108') }), 'KS-108', 'main', undefined],
    ['third copy', standard, draft({ main: of('KS-108', 'KS-108') }), 'KS-108', 'main', 'too-many-copies'],
    ['third copy where any number may be', open, draft({ main: of('KS-108', 'KS-108') }), 'KS-108', 'main', undefined],
    ['another card beside one that is over its limit', standard, draft({ main: of('KS-108', 'KS-108', 'KS-108') }), 'KS-001', 'main', undefined],
    ['a second copy in a format of single ones', singleton, draft({ main: of('KS-108') }), 'KS-108', 'main', 'too-many-copies'],
    ['a card beyond the size of the deck', singleton, draft({ main: of('KS-108', 'KS-001') }), 'XX-001', 'main', 'too-many-cards'],
    ['a mission twice', standard, draft({ missions: of('KS-M01') }), 'KS-M01', 'missions', 'mission-repeated'],
    ['a third mission', standard, draft({ missions: of('KS-M01', 'KS-M02') }), 'KS-M03', 'missions', undefined],
    ['a fourth mission', standard, draft({ missions: of('KS-M01', 'KS-M02', 'KS-M03') }), 'KS-M04', 'missions', 'too-many-missions'],
    ['a banned card', banning, none, 'KS-001', 'main', 'banned-card'],
    ['a restricted card within its number', banning, none, 'KS-108', 'main', undefined],
    ['a restricted card beyond its number', banning, draft({ main: of('KS-108') }), 'KS-108', 'main', 'restricted-card'],
    ['a card that costs more points than are left', points, draft({ main: of('KS-108') }), 'KS-108', 'main', 'over-points'],
    ['a card not yet released: a fault, but no limit', standard, none, 'XX-001', 'main', undefined],
    ['an unknown card: a fault, but no limit', standard, none, 'ZZ-999', 'main', undefined],
  ])('%s', (_, format, deck, code, part, reason) => {
    expect(refusal(deck, code, part, format, catalogue, { today: '2026-11-30' })?.reason).toBe(reason);
  }); // prettier-ignore

  it('names the most there may be', () => {
    const full = draft({ main: of('KS-108', 'KS-108') });
    expect(refusal(full, 'KS-108', 'main', standard, catalogue, { today: '2026-11-30' })).toEqual({
      reason: 'too-many-copies',
      max: 2,
    });
  });

  it('no rule looks at the maybe part, but 99 is the most it holds', () => {
    const ask = (count: number) =>
      refusal(draft({ maybe: [{ code: 'KS-108', count }] }), 'KS-108', 'maybe', standard, catalogue, {
        today: '2026-11-30',
      });
    expect(ask(98)).toBeUndefined();
    expect(ask(99)).toEqual({ reason: 'most-a-part-holds', max: 99 });
  });

  it('a format that is gone limits nothing', () => {
    expect(refusal(none, 'KS-108', 'main', undefined, catalogue, { today: '2026-11-30' })).toBeUndefined();
  });
});

describe('a number of copies', () => {
  it.each<[string, DeckDraft, string, number, number, string | undefined]>([
    ['two', none, 'KS-108', 2, 2, undefined],
    ['none', draft({ main: of('KS-108', 'KS-108') }), 'KS-108', 0, 0, undefined],
    ['more than there may be goes as far as it may', draft({ main: of('KS-108') }), 'KS-108', 4, 2, 'too-many-copies'],
    ['fewer is always possible', draft({ main: [{ code: 'KS-108', count: 5 }] }), 'KS-108', 3, 3, undefined],
  ])('%s', (_, deck, code, count, reached, reason) => {
    const result = reachable(deck, { card: code, part: 'main', count }, standard, catalogue, { today: '2026-11-30' });
    expect([result.count, result.refused?.reason]).toEqual([reached, reason]);
  });
});
