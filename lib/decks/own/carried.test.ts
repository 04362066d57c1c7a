import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { ownCardSchema } from '@/lib/rules/ccg/cards/own-card';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { SYMBOLS } from '@/lib/rules/ccg/cards/symbols';
import { readExampleSet } from '@/lib/testing/set-files';
import { ccgPoolCard, poolOf, withOwnCards } from '../cards/pool-card';
import type { DeckContent } from '../contract';
import { parseCsv } from '../formats/csv/table';
import type { WriteContext } from '../formats/file-format';
import { fileFormat, readDecks } from '../formats/registry';
import { olderContent, ownNinja } from '../testing/people';
import { nameIndex } from '../text/name-index';

// A deck with its owner's own cards leaves in a file, and is read by its owner, by a stranger, and by somebody who has
// cards of these codes or of these names already.

const catalogue = poolOf(readExampleSet().cards.map((card) => ccgPoolCard(card)));
const SITE = 'https://kage.test';
const context = { locale: 'en', site: SITE, picture: () => '', linesOf: () => [] } as const;

/** What people call cards, and what a list could take for something else. */
const NASTY = [
  '-1+2', '−3', '2', '2x', 'x2', '3 x 4', '1.5', '½', '(2)', '[x]', '[ ] 2', '1.', '1)', '#1', '# 7', '//', 'a // b', 'http://x/y', '/', '*F*',
  '`q`', '"q"', '=1+1', '+1', '@home', "'quoted", 'Missions', 'Main', 'Maybe', 'Misje', 'Name: x', 'Format: ccg/standard', 'Deck (50)', 'two',
  'EX-001', '(EX-001)', 'KS-108', '(OWN-ZZZZZZZZ)', 'OWN-ZZZZZZZZ', 'Ember Page', 'Żarowy Paź', 'Паж', 'a\u00A0b', 'a\u3000b', 'a  b', '１２', '٣', 'ﬁre',
  'Ａ', 'a,b;c\td', 'KAGE1ABC', '{"type":"kage-deck/1"}', '🃏', '日本', '–', '>', '> 2', '- 2', '• 1', 'x'.repeat(200),
]; // prettier-ignore
const isName = (en: string) => ownCardSchema.safeParse({ ...ownNinja(), name: { en } }).success;
const name = fc.oneof(
  fc.constantFrom(...NASTY.filter(isName)),
  fc.string({ unit: fc.constantFrom(...'-+0123456789x×()[]#/*:=. aĄ½１'), minLength: 1, maxLength: 12 }).filter(isName),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(isName),
);
const code = fc.stringMatching(/^OWN-[A-Z0-9]{8}$/);
const text = fc.record({ en: name });
const ownCard: fc.Arbitrary<CcgCard> = fc.oneof(
  fc.record({ code, name: text }).map((given) => ownNinja(given)),
  fc.record({ kind: fc.constant('jutsu' as const), code, name: text, symbol: fc.constantFrom(...SYMBOLS), cost: fc.record({ symbols: fc.array(fc.constantFrom(...SYMBOLS), { maxLength: 3 }), any: fc.nat(9) }), text }),
  fc.record({ kind: fc.constant('client' as const), code, name: text, symbol: fc.constantFrom(...SYMBOLS), entranceCost: fc.nat(9), handCost: fc.nat(9), text }),
); // prettier-ignore

/** A deck with own cards in both parts, and those cards. */
const packed = fc
  .uniqueArray(ownCard, { selector: (card) => card.code, minLength: 1, maxLength: 6 })
  .chain((cards) =>
    fc.tuple(fc.constant(cards), fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 6, maxLength: 6 }), fc.nat(2)),
  )
  .map(([cards, counts, aside]) => {
    const lines = cards.map((card, index) => ({ code: card.code, count: counts[index] ?? 1 }));
    const main = [...olderContent().main, ...lines.slice(aside)];
    return { cards, deck: olderContent({ main, maybe: lines.slice(0, aside), description: '' }) };
  });

const written = (format: string, deck: DeckContent, cards: readonly CcgCard[], more: Partial<WriteContext> = {}) =>
  fileFormat(format)?.write(deck, { ...context, pool: withOwnCards(catalogue, cards), ...more }) ?? '';

function readBy(had: readonly CcgCard[], file: string) {
  const read = readDecks(file, nameIndex(withOwnCards(catalogue, had)), SITE);
  if (!read.ok || !read.decks[0]) throw new Error(JSON.stringify(read));
  return read.decks[0];
}
const linesOf = ({ main, maybe }: Pick<DeckContent, 'main' | 'maybe'>) => ({
  main: [...main].sort((a, b) => (a.code < b.code ? -1 : 1)),
  maybe: [...maybe].sort((a, b) => (a.code < b.code ? -1 : 1)),
});

describe.each(['json', 'csv', 'text', 'code', 'tts'])('a deck with own cards as %s', (format) => {
  it('is the same deck to its owner, whatever they call their cards', () => {
    fc.assert(
      fc.property(packed, fc.constantFrom(...LOCALES), ({ cards, deck }, locale) => {
        const read = readBy(cards, written(format, deck, cards, { locale }));
        expect(read.problems).toEqual([]);
        expect(read.notes).toEqual([]);
        expect(read.ownCards).toBeUndefined();
        expect(linesOf(read)).toEqual(linesOf(deck));
      }),
      { numRuns: format === 'text' ? 100 : 20 },
    );
  });
});

describe.each(['json', 'csv'])('a deck with own cards as %s', (format) => {
  it('brings them to somebody who has none', () => {
    fc.assert(
      fc.property(packed, ({ cards, deck }) => {
        const read = readBy([], written(format, deck, cards));
        expect(read.problems).toEqual([]);
        expect(linesOf(read)).toEqual(linesOf(deck));
        expect(new Set(read.ownCards)).toEqual(new Set(cards));
      }),
      { numRuns: 20 },
    );
  });

  it('gives new codes where the reader calls other cards so, the same at each reading', () => {
    fc.assert(
      fc.property(packed, ({ cards, deck }) => {
        const had = cards.map((card) => ownNinja({ code: card.code, name: { en: 'Mine, and another' } }));
        const file = written(format, deck, cards);
        const read = readBy(had, file);
        expect(read.problems).toEqual([]);
        expect(read.ownCards?.map(({ code: _, ...card }) => card)).toEqual(expect.arrayContaining(cards.map(({ code: _, ...card }) => card)));
        const codes = read.ownCards?.map((card) => card.code) ?? [];
        expect(codes.filter((one) => cards.some((card) => card.code === one))).toEqual([]);
        expect(new Set(codes).size).toBe(cards.length);
        // What has come is there: read again, it is the same deck, and nothing comes twice.
        const again = readBy([...had, ...(read.ownCards ?? [])], file);
        expect(again.ownCards).toBeUndefined();
        expect(linesOf(again)).toEqual(linesOf(read));
      }),
      { numRuns: 15 },
    );
  }); // prettier-ignore

  it('finds the reader’s own card that says all the same under another code', () => {
    const mine = ownNinja({ code: 'OWN-MMMMMMMM' });
    const deck = olderContent({ main: [{ code: ownNinja().code, count: 3 }] });
    const read = readBy([mine], written(format, deck, [ownNinja()]));
    expect(read.main).toEqual([{ code: mine.code, count: 3 }]);
    expect(read.ownCards).toBeUndefined();
  });

  it('names the field of a card that is none, and takes the rest', () => {
    const card = ownNinja({ code: 'OWN-BADBADBA', entranceCost: 1e9 });
    const deck = olderContent({
      main: [
        { code: card.code, count: 1 },
        { code: ownNinja().code, count: 2 },
      ],
    });
    const read = readBy([], written(format, deck, [card, ownNinja()]));
    expect(read.main).toEqual([{ code: ownNinja().code, count: 2 }]);
    expect(read.problems).toMatchObject([
      { reason: 'bad-own-card', place: expect.stringMatching(/^own.*\.entranceCost$/) },
      { reason: 'own-card', count: 1 },
    ]);
  });
});

describe('a list with own cards', () => {
  const deck = olderContent({ main: [{ code: ownNinja().code, count: 3 }] });
  const list = written('text', deck, [ownNinja()]);
  it('means the card of its name to who has another of the same', () => {
    const mine = ownNinja({ code: 'OWN-MMMMMMMM', name: { en: 'GRANDMOTHER  of the gate' } });
    expect(readBy([mine], list)).toMatchObject({ main: [{ code: mine.code, count: 3 }], problems: [] });
    expect(readBy([mine], '3 Grandmother of the Gate')).toMatchObject({ main: [{ code: mine.code, count: 3 }] });
  });

  it('asks who has several of that name, and tells who has none', () => {
    const mine = ['OWN-MMMMMMMM', 'OWN-NNNNNNNN'].map((code) => ownNinja({ code }));
    expect(readBy(mine, list).problems).toMatchObject([{ reason: 'own-card', count: 3, candidates: mine.map((card) => card.code) }]);
    expect(readBy([], list).problems).toMatchObject([{ reason: 'own-card', count: 3, candidates: [] }]);
  }); // prettier-ignore
});

describe('a file of all decks', () => {
  const [one, two] = [ownNinja(), ownNinja({ code: 'OWN-LOOSELOO', name: { en: 'In no deck' } })];
  const deck = { ...olderContent({ main: [{ code: one.code, count: 2 }] }), ownCards: [one] };
  const other = { ...deck, name: 'Second', ownCards: [{ ...one, name: { en: 'Another under the same code' } }] };
  const read = (text: string, had: readonly CcgCard[] = []) =>
    readDecks(text, nameIndex(withOwnCards(catalogue, had)), SITE);

  it('brings each deck its cards, and those that lie in none', () => {
    const file = { type: 'kage-decks/1', decks: [deck, deck, other], ownCards: [one, two] };
    const found = read(JSON.stringify(file));
    expect(found).toMatchObject({ ok: true, ownCards: [two], decks: [{ ownCards: [one] }, { ownCards: [one] }, {}] });
    const third = found.ok ? found.decks[2] : undefined;
    expect(third?.ownCards).toMatchObject([{ name: other.ownCards[0]?.name }]);
    expect(third?.main).toEqual([{ code: third?.ownCards?.[0]?.code, count: 2 }]);
    expect(third?.main[0]?.code).not.toBe(one.code);
    expect(read(JSON.stringify(file), [one, two])).not.toHaveProperty('ownCards');
  });

  it('is read part by part, its end too', () => {
    const end = `],"ownCards":[${JSON.stringify(two)}]}`;
    const part = read(`${JSON.stringify(deck)},\n${JSON.stringify(deck)}\n${end}\n`);
    expect(part).toMatchObject({ ok: true, ownCards: [two], decks: [{ ownCards: [one] }, { ownCards: [one] }] });
  });
});

it('a table with own cards called like formulas has no cell that begins like one', () => {
  const names = ['=1+1', '=HYPERLINK("https://elsewhere.test";"look")', '+1', '-1+2', '@SUM(A1)', '＝1'];
  const cards = names.map((en, index) => ownNinja({ code: `OWN-FORMULA${index}`, name: { en }, effects: [{ text: { en } }] })); // prettier-ignore
  const deck = olderContent({ name: '=1+1', main: cards.map(({ code }) => ({ code, count: 1 })) });
  const cells = parseCsv(written('csv', deck, cards), cards.length + 1, ',').data.flat();
  expect(cells).toEqual(expect.arrayContaining(names.map((en) => `'${en}`)));
  expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
});
