import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { check } from './check';
import { type DeckCard, type DeckLine, type DeckList, toDeckCard } from './deck-list';
import { DEFAULT_FORMAT, type DeckFormat, formatById } from './format';

const cards = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards.map((card) => toDeckCard(card)));
const catalogue = new Map<string, DeckCard>(cards.map((card) => [card.code, card]));
catalogue.set('KS-108-RA', catalogue.get('KS-108')!);
catalogue.set('KS-M01-GOLD', catalogue.get('KS-M01')!);
catalogue.set('XX-001', {
  code: 'XX-001',
  type: 'character',
  name: 'Tomorrow',
  keywords: [],
  releasedOn: '2026-12-01',
});
catalogue.set('XX-002', { code: 'XX-002', type: 'character', name: 'Gone', keywords: [], withdrawn: true });

const standard = formatById(DEFAULT_FORMAT)!;
const open = formatById('mythos/open')!;
const today = '2026-11-30';
const missions = lines('KS-M01', 'KS-M02', 'KS-M03');
/** 15 characters twice: 30 cards. */
const thirty = cards
  .filter((card) => card.type === 'character')
  .slice(0, 15)
  .map((card) => ({ code: card.code, count: 2 }));

function lines(...codes: string[]): DeckLine[] {
  return codes.map((code) => ({ code, count: 1 }));
}

/** The thirty with so many of them taken away again and other lines added. */
function deck(change: Partial<DeckList> & { without?: number } = {}): DeckList {
  return { main: change.main ?? thirty.slice(change.without ?? 0), missions: change.missions ?? missions };
}

const codesOf = (list: DeckList, format: DeckFormat = standard) =>
  check(list, format, catalogue, { today }).map((v) => v.code);

describe('check', () => {
  it.each<[string, DeckList, DeckFormat, string[]]>([
    ['30 cards in pairs and 3 missions', deck(), standard, []],
    [
      'no upper limit (D3)',
      deck({ main: cards.filter((c) => c.type !== 'mission').map((c) => ({ code: c.code, count: 2 })) }),
      standard,
      [],
    ],
    [
      'attachments count as cards (D3)',
      deck({ main: [...thirty.slice(1), { code: 'SS-080', count: 2 }] }),
      standard,
      [],
    ],
    ['28 cards', deck({ without: 1 }), standard, ['too-few-cards']],
    ['29 cards (P017)', deck({ main: [...thirty.slice(1), ...lines('KS-108')] }), standard, ['too-few-cards']],
    ['an empty deck', { main: [], missions: [] }, standard, ['too-few-cards', 'too-few-missions']],
    ['two missions (P019)', deck({ missions: missions.slice(1) }), standard, ['too-few-missions']],
    ['four missions (P019)', deck({ missions: [...missions, ...lines('SS-M01')] }), standard, ['too-many-missions']],
    [
      'a mission twice (P019)',
      deck({ missions: [{ code: 'KS-M01', count: 2 }, ...lines('KS-M02')] }),
      standard,
      ['mission-repeated'],
    ],
    [
      'two artworks of a mission (P019)',
      deck({ missions: lines('KS-M01', 'KS-M01-GOLD', 'KS-M02') }),
      standard,
      ['mission-repeated'],
    ],
    [
      'a mission on two lines',
      deck({ missions: [...lines('KS-M01'), ...lines('KS-M01', 'KS-M02')] }),
      open,
      ['mission-repeated'],
    ],
    ['three of a card (D2)', deck({ main: [...thirty, { code: 'KS-108', count: 3 }] }), standard, ['too-many-copies']],
    [
      '2 and a Rare Art of it (P020)',
      deck({ main: [...thirty, { code: 'KS-108', count: 2 }, ...lines('KS-108-RA')] }),
      standard,
      ['too-many-copies'],
    ],
    [
      'two codes of one name and version (D2)',
      deck({ main: [...thirty, { code: 'KS-108', count: 2 }, { code: 'SS-005', count: 2 }] }),
      standard,
      [],
    ],
    ['three of a card in open', deck({ main: [...thirty, { code: 'KS-108', count: 3 }] }), open, []],
    [
      'a mission among the cards does not count (D3)',
      deck({ main: [...thirty.slice(1), { code: 'KS-M04', count: 2 }] }),
      standard,
      ['too-few-cards', 'mission-in-main'],
    ],
    [
      'a character among the missions',
      deck({ missions: [...missions.slice(1), ...lines('KS-108')] }),
      standard,
      ['too-few-missions', 'not-a-mission'],
    ],
    [
      'an unknown code does not count (P022)',
      deck({ main: [...thirty.slice(1), ...lines('KS-999', 'KS-998')] }),
      standard,
      ['too-few-cards', 'unknown-card'],
    ],
    [
      'a withdrawn card does not count (P022)',
      deck({ main: [...thirty.slice(1), { code: 'XX-002', count: 2 }] }),
      standard,
      ['too-few-cards', 'withdrawn-card'],
    ],
    ['a card not yet out', deck({ main: [...thirty, ...lines('XX-001')] }), standard, ['not-released']],
    [
      'everything at once is all named (P025)',
      { main: [{ code: 'KS-108', count: 3 }, ...lines('KS-999', 'KS-M01')], missions: lines('KS-001') },
      standard,
      ['too-few-cards', 'too-few-missions', 'mission-in-main', 'not-a-mission', 'too-many-copies', 'unknown-card'],
    ],
  ])('%s', (_name, list, format, expected) => {
    expect(codesOf(list, format)).toEqual(expected);
  });

  it('says how many are missing and which rule asks for them', () => {
    expect(check(deck({ without: 1 }), standard, catalogue, { today })).toEqual([
      { code: 'too-few-cards', severity: 'error', params: { count: 28, min: 30, missing: 2 }, ruleRef: 'D3' },
    ]);
  });

  it('names every unknown card once, with all its copies', () => {
    const list = deck({ main: [...thirty, { code: 'KS-998', count: 2 }, ...lines('KS-999', 'KS-998')] });
    expect(check(list, standard, catalogue, { today })).toEqual([
      {
        code: 'unknown-card',
        severity: 'error',
        cards: ['KS-998', 'KS-999'],
        params: { count: 4 },
        ruleRef: 'catalogue',
      },
    ]);
  });

  it('lets a card in on its day', () => {
    expect(
      check(deck({ main: [...thirty, ...lines('XX-001')] }), standard, catalogue, { today: '2026-12-01' }),
    ).toEqual([]);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'throws on a count of %s: input is parsed before',
    (count) => {
      expect(() => codesOf(deck({ main: [{ code: 'KS-108', count }] }))).toThrow(RangeError);
    },
  );
});

describe('formats that are only data', () => {
  const singleton: DeckFormat = {
    ...standard,
    id: 'mythos/highlander',
    parts: { ...standard.parts, main: { ...standard.parts.main, min: 40, copies: 1 } },
  };
  const points: DeckFormat = {
    ...standard,
    id: 'mythos/points',
    points: { budget: 5, costs: { 'KS-108': 3, 'KS-M01': 1 } },
  };
  const banned: DeckFormat = {
    ...standard,
    id: 'mythos/ban',
    restrictions: [
      { card: 'KS-108', limit: 0 },
      { card: 'KS-109', limit: 1 },
      { card: 'KS-110', limit: 0, from: '2027-01-01' },
    ],
  };
  const konoha: DeckFormat = { ...standard, id: 'mythos/ks', sets: ['KS'] };
  const capped: DeckFormat = {
    ...standard,
    id: 'mythos/capped',
    parts: { ...standard.parts, main: { ...standard.parts.main, max: 31 } },
  };

  it.each<[string, DeckFormat, DeckLine[], string[]]>([
    [
      'singleton: pairs are too many',
      { ...singleton, parts: { ...singleton.parts, main: { ...singleton.parts.main, min: 30 } } },
      [],
      Array<string>(15).fill('too-many-copies'),
    ],
    ['points within the budget', points, lines('KS-108'), []],
    ['points over it', points, [{ code: 'KS-108', count: 2 }], ['over-points']],
    ['a ban', banned, lines('KS-108'), ['banned-card']],
    ['a restriction to one: one', banned, lines('KS-109'), []],
    ['a restriction to one: two', banned, [{ code: 'KS-109', count: 2 }], ['restricted-card']],
    ['a ban yet to come', banned, lines('KS-110'), []],
    ['a set that is not allowed', konoha, lines('SS-001'), ['set-not-allowed']],
    ['an upper limit', capped, [{ code: 'KS-108', count: 2 }], ['too-many-cards']],
  ])('%s', (_name, format, extra, expected) => {
    expect(codesOf(deck({ main: [...thirty, ...extra] }), format)).toEqual(expected);
  });
});

describe('laws', () => {
  const line = fc.record({
    code: fc.constantFrom(...catalogue.keys(), 'KS-999'),
    count: fc.integer({ min: 1, max: 4 }),
  });
  const anyDeck = fc.record({ main: fc.array(line, { maxLength: 40 }), missions: fc.array(line, { maxLength: 6 }) });

  it('the order of lines decides nothing', () => {
    fc.assert(
      fc.property(anyDeck, (list) => {
        const turned = { main: list.main.toReversed(), missions: list.missions.toReversed() };
        const sorted = (l: DeckList) => codesOf(l).toSorted();
        expect(sorted(turned)).toEqual(sorted(list));
      }),
    );
  });

  it('splitting a line changes nothing', () => {
    fc.assert(
      fc.property(anyDeck, (list) => {
        const split = (part: readonly DeckLine[]) =>
          part.flatMap(({ code, count }) => Array.from({ length: count }, () => ({ code, count: 1 })));
        const splitDeck = { main: split(list.main), missions: split(list.missions) };
        expect(check(splitDeck, standard, catalogue, { today })).toEqual(check(list, standard, catalogue, { today }));
      }),
    );
  });

  it('the maybe list is nobody’s business', () => {
    fc.assert(
      fc.property(anyDeck, fc.array(line), (list, maybe) => {
        expect(codesOf({ ...list, maybe })).toEqual(codesOf(list));
      }),
    );
  });

  it('what standard allows, open allows', () => {
    fc.assert(fc.property(anyDeck, (list) => codesOf(list).length > 0 || codesOf(list, open).length === 0));
  });
});
