import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExampleSet } from '@/lib/testing/set-files';
import type { CardKind } from '../cards/symbols';
import { check } from './check';
import { type DeckCard, type DeckLine, toDeckCard } from './deck-list';
import { DEFAULT_FORMAT, type DeckFormat, FORMATS, formatById } from './format';
import { statistics } from './statistics';

const standard = formatById(DEFAULT_FORMAT)!;
const catalogue = new Map<string, DeckCard>();
const make = (code: string, type: CardKind, name: string, more: Partial<DeckCard> = {}) =>
  catalogue.set(code, { code, type, name, symbol: 'fire', ...more });
for (let i = 1; i <= 20; i++) {
  make(`N-${i}`, 'ninja', `Ninja ${i}`, { entranceCost: i % 9 });
  make(`M-${i}`, 'mission', `Mission ${i}`, { entranceCost: 1, symbol: 'wind' });
  make(`J-${i}`, 'jutsu', `Jutsu ${i}`, { symbol: 'water' });
}
make('C-1', 'client', 'Client');
for (const [i, name] of ['Same', 'same', ' Same', 'SAME '].entries()) make(`S-${i + 1}`, 'jutsu', name);
make('W-1', 'ninja', 'Gone', { withdrawn: true });
make('P-1', 'jutsu', 'Page', { names: { en: 'Page', pl: 'Paź', uk: 'Паж', fr: 'Client' } });
make('P-2', 'jutsu', 'Guard', { names: { en: 'Guard', pl: 'Page', uk: 'Паж' } });

/** So many of a kind, three of each name. */
function some(kind: 'N' | 'M' | 'J', count: number): DeckLine[] {
  const lines: DeckLine[] = [];
  for (let i = 1; count > 0; i++, count -= 3) lines.push({ code: `${kind}-${i}`, count: Math.min(3, count) });
  return lines;
}
const deck = (ninja: number, missions: number, jutsu: number, ...more: DeckLine[]) => ({
  main: [...some('N', ninja), ...some('M', missions), ...some('J', jutsu), ...more],
});
const codes = (list: { main: DeckLine[] }, format: DeckFormat = standard) =>
  check(list, format, catalogue).map(({ code }) => code);

describe('check', () => {
  it.each([
    ['50 cards, 25 of them ninja', deck(25, 5, 20), []],
    ['50 cards with a client', deck(24, 5, 20, { code: 'C-1', count: 1 }), []],
    ['no ninja at all: the source asks for none', deck(0, 20, 30), []],
    ['49 cards', deck(24, 5, 20), ['too-few-cards']],
    ['51 cards', deck(25, 5, 21), ['too-many-cards']],
    ['no cards', deck(0, 0, 0), ['too-few-cards']],
    ['26 ninja', deck(26, 5, 19), ['too-many-of-kind']],
    ['three of one name', deck(24, 5, 18, { code: 'S-1', count: 3 }), []],
    ['three different cards of one name', deck(24, 5, 18, { code: 'S-1', count: 1 }, { code: 'S-2', count: 1 }, { code: 'S-3', count: 1 }), []],
    ['four of one name', deck(24, 5, 17, { code: 'S-1', count: 4 }), ['too-many-of-name']],
    ['four different cards of one name', deck(24, 5, 17, ...[1, 2, 3, 4].map((i) => ({ code: `S-${i}`, count: 1 }))), ['too-many-of-name']],
    ['the same card on two lines', deck(24, 5, 17, { code: 'S-1', count: 2 }, { code: 'S-1', count: 2 }), ['too-many-of-name']],
    ['an unknown card counts for nothing', deck(24, 5, 20, { code: 'X-1', count: 1 }), ['too-few-cards', 'unknown-card']],
    ['a withdrawn card counts for nothing', deck(24, 5, 20, { code: 'W-1', count: 1 }), ['too-few-cards', 'withdrawn-card']],
    ['everything at once', deck(26, 0, 0, { code: 'S-1', count: 4 }, { code: 'X-1', count: 9 }), ['too-few-cards', 'too-many-of-kind', 'too-many-of-name', 'unknown-card']],
  ])('%s', (_, list, expected) => expect(codes(list)).toEqual(expected)); // prettier-ignore

  it.each(['Page', 'PAGE', 'page\u3000', '  Page', 'Ｐａｇｅ', 'Pa\u00ADge', 'Page\u200B', 'PAŹ', 'paz\u0301', 'ＰＡŹ', 'Паж'])(
    'three and a fourth called %j are too many of one name, whichever comes first',
    (name) => {
      make('OWN-PPPPPPP9', 'jutsu', name, { names: { en: name } });
      const [three, fourth] = [{ code: 'P-1', count: 3 }, { code: 'OWN-PPPPPPP9', count: 1 }];
      expect(codes(deck(24, 5, 17, three, fourth))).toEqual(['too-many-of-name']);
      expect(codes(deck(24, 5, 17, fourth, three))).toEqual(['too-many-of-name']);
    },
  ); // prettier-ignore

  it.each(['Pageant', 'Pa ge', 'Расе', 'Page of Ash'])('a fourth called %j is another card', (name) => {
    make('OWN-PPPPPPP9', 'jutsu', name);
    expect(codes(deck(25, 5, 16, { code: 'P-1', count: 3 }, { code: 'OWN-PPPPPPP9', count: 1 }))).toEqual([]);
  });

  it('a name is taken for the English one it is, and not for what another card is called elsewhere', () => {
    expect(codes(deck(24, 5, 15, { code: 'P-1', count: 3 }, { code: 'P-2', count: 3 }))).toEqual([]);
    make('OWN-PPPPPPP9', 'jutsu', 'page');
    const all = ['P-1', 'P-2', 'OWN-PPPPPPP9'].map((code) => ({ code, count: 2 }));
    expect(check(deck(24, 5, 15, ...all), standard, catalogue)).toMatchObject([{ cards: ['P-1', 'OWN-PPPPPPP9'] }]);
  });

  it('says how many, which cards and by which rule', () => {
    expect(check(deck(24, 5, 17, ...[1, 2, 3, 4].map((i) => ({ code: `S-${i}`, count: 1 }))), standard, catalogue)).toEqual([
      { code: 'too-many-of-name', severity: 'error', cards: ['S-1', 'S-2', 'S-3', 'S-4'], params: { name: 'Same', count: 4, max: 3, surplus: 1 }, ruleRef: 'deck.names' },
    ]);
    expect(check(deck(26, 4, 20), standard, catalogue)).toMatchObject([
      { code: 'too-many-of-kind', params: { kind: 'ninja', count: 26, max: 25, surplus: 1 }, ruleRef: 'deck.ninja' },
    ]);
    expect(check(deck(24, 5, 20), standard, catalogue)).toMatchObject([{ params: { count: 49, min: 50, missing: 1 }, ruleRef: 'deck.size' }]);
    expect(check(deck(25, 6, 20), standard, catalogue)).toMatchObject([{ params: { count: 51, max: 50, surplus: 1 } }]);
  }); // prettier-ignore

  it('other formats are other data', () => {
    const open: DeckFormat = { id: 'ccg/open', parts: { main: { types: ['ninja'], min: 40, ruleRefs: standard.parts.main.ruleRefs } } }; // prettier-ignore
    expect(codes(deck(60, 0, 0), open)).toEqual([]);
    expect(codes(deck(41, 1, 0), open)).toEqual(['kind-not-allowed']);
  });

  it.each([0, -1, 1.5, NaN])('a count of %s is a mistake of the caller', (count) => {
    expect(() => codes({ main: [{ code: 'N-1', count }] })).toThrow(RangeError);
  });

  it('order and splitting of lines change nothing', () => {
    const line = fc.record({ code: fc.constantFrom(...catalogue.keys(), 'X-1'), count: fc.integer({ min: 1, max: 5 }) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (main) => {
        const said = codes({ main }).sort();
        expect(codes({ main: main.toReversed() }).sort()).toEqual(said);
        const split = main.flatMap(({ code, count }) => Array.from({ length: count }, () => ({ code, count: 1 })));
        expect(codes({ main: split }).sort()).toEqual(said);
      }),
    );
  }); // prettier-ignore

  it('knows its formats by id', () => {
    expect(FORMATS.map(({ id }) => id)).toEqual(['ccg/standard']);
    expect(formatById('mythos/standard')).toBeUndefined();
  });
});

it('counts over a deck', () => {
  const list = { main: [{ code: 'N-8', count: 2 }, { code: 'N-1', count: 1 }, { code: 'M-1', count: 2 }, { code: 'J-1', count: 1 }, { code: 'X-1', count: 3 }, { code: 'W-1', count: 1 }] }; // prettier-ignore
  expect(statistics(list, catalogue)).toEqual({
    cards: 6,
    types: { ninja: 3, mission: 2, jutsu: 1, client: 0 },
    symbols: [{ symbol: 'fire', count: 3 }, { symbol: 'wind', count: 2 }, { symbol: 'water', count: 1 }],
    curve: [0, 3, 0, 0, 0, 0, 0, 2],
  }); // prettier-ignore
});

it('reads what it needs from definitions', () => {
  const cards = readExampleSet().cards.map(toDeckCard);
  expect(cards.find(({ type }) => type === 'jutsu')).not.toHaveProperty('entranceCost');
  expect(cards[0]).toMatchObject({
    code: 'EX-001',
    type: 'ninja',
    name: 'Ember Page',
    names: { pl: 'Żarowy Paź' },
    symbol: 'fire',
    entranceCost: 0,
  });
});
