import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { toDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { readNamedSet } from '@/lib/testing/set-files';
import { poolOf } from '../cards/pool-card';
import { cardTitle } from '../cards/title';
import type { DeckContentLine } from '../contract';
import { cleanLine } from '../plain-text';
import { exportText } from './export';
import { importText, MAX_TEXT } from './import';
import { nameIndex } from './name-index';

const pool = poolOf(
  ['ks', 'ss'].flatMap((set) =>
    readNamedSet(set).cards.map((definition) => ({ ...toDeckCard(definition), definition })),
  ),
);
const index = nameIndex(pool);
const read = (text: string) => importText(text, index);
const cards = (text: string) => {
  const { main, missions, maybe, problems } = read(text);
  return { lines: [...main, ...missions, ...maybe], problems };
};

describe('export and import', () => {
  const every = pool.cards.flatMap(({ definition, code }) => [
    { code },
    ...definition.printings.map(({ id }) => ({ code, printing: id })),
  ]);

  it.each(LOCALES)('gives back every card and printing of the catalogue, written in %s', (locale) => {
    for (const part of ['main', 'missions', 'maybe'] as const) {
      for (const line of every) {
        if (part !== 'maybe' && (part === 'missions') !== (pool.get(line.code)?.type === 'mission')) continue;
        const deck = {
          name: 'One',
          format: 'mythos/open',
          main: [],
          missions: [],
          maybe: [],
          [part]: [{ ...line, count: 2 }],
        };
        expect(read(exportText(deck, pool, locale))).toEqual({ ...deck, problems: [], notes: [] });
      }
    }
  });

  const partOf = (missions: boolean) =>
    fc
      .uniqueArray(fc.constantFrom(...every.filter(({ code }) => (pool.get(code)?.type === 'mission') === missions)), {
        selector: ({ code }) => code,
        maxLength: 40,
      })
      .chain((lines) =>
        fc.tuple(
          ...lines.map((line) => fc.integer({ min: 1, max: 99 }).map((count): DeckContentLine => ({ ...line, count }))),
        ),
      );

  it('gives back any deck', () => {
    const deck = fc.record({
      name: fc
        .string({ unit: 'grapheme', maxLength: 30 })
        .map(cleanLine)
        .filter((name) => name !== ''),
      format: fc.constantFrom('mythos/standard', 'mythos/open'),
      main: partOf(false),
      missions: partOf(true),
      maybe: partOf(false),
    });
    fc.assert(
      fc.property(deck, fc.constantFrom(...LOCALES), (original, locale) => {
        expect(read(exportText(original, pool, locale))).toEqual({ ...original, problems: [], notes: [] });
      }),
      { numRuns: 60 },
    );
  });
});

describe('habits of writing', () => {
  it.each([
    '2 KS-108',
    '2x KS-108',
    '2X KS-108',
    'x2 KS-108',
    '2xKS-108',
    '2×KS-108',
    '(2) KS-108',
    '[2x] KS-108',
    'KS-108 x2',
    'KS-108x2',
    'KS-108 2x',
    'KS-108 (2)',
    'KS-108 2',
    'KS-108: 2',
    'KS-108, 2',
    'KS-108;2;Naruto Uzumaki',
    '"KS-108","2"',
    '2\tKS-108\tNaruto Uzumaki',
    '2 ks-108',
    '2 KS108',
    '2 KS–108',
    '- 2 KS-108',
    '* 2x KS-108',
    '• 2 KS-108',
    '1. 2x KS-108',
    '- [ ] 2 KS-108',
    '> 2 KS-108',
    '**2x** `KS-108`',
    '| 2 | Naruto Uzumaki | KS-108 |',
    '2 [Naruto Uzumaki](https://example.test/cards/KS-108) KS-108',
    '2 KS-108 // the good one',
    '2 KS-108 # the good one',
    '  2   KS-108  ',
    '2x Shadow Clone Jutsu (Naruto Uzumaki) KS-108',
    '2 naruto uzumaki fureur du rasengan',
    '2 Naruto Uzumaki (KS) 108',
    '2 Naruto Uzumaki [KS] #108',
  ])('reads %j', (line) => {
    expect(cards(line)).toEqual({ lines: [{ code: 'KS-108', count: 2 }], problems: [] });
  });

  it.each([
    ['KS-108', { code: 'KS-108', count: 1 }],
    ['２ KS-108', { code: 'KS-108', count: 2 }],
    ['ＫＳ－１０８ ×２', { code: 'KS-108', count: 2 }],
    ['٢ KS-108', { code: 'KS-108', count: 2 }],
    ['KS-१०८ 𝟛', { code: 'KS-108', count: 3 }],
    ['1 Examen Chûnin', { code: 'KS-M02', count: 1 }],
    ['2 KS-108-RA', { code: 'KS-108', count: 2, printing: 'KS-108-RA' }],
    ['ks-108-ra x2', { code: 'KS-108', count: 2, printing: 'KS-108-RA' }],
    ['2 KS-108 RA', { code: 'KS-108', count: 2, printing: 'KS-108-RA' }],
    ['2 KS-108 (KS-108-RA)', { code: 'KS-108', count: 2, printing: 'KS-108-RA' }],
    ['KS-001-MMS', { code: 'KS-M01', count: 1, printing: 'KS-001-MMS' }],
    ['KS-M1', { code: 'KS-M01', count: 1 }],
    ['Chunin Exam', { code: 'KS-M02', count: 1 }],
    ['Call for Support (KS) 001', { code: 'KS-M01', count: 1 }],
    ['Shikamaru Nara - Genin of Team 10', { code: 'KS-021', count: 1 }],
    ['Shikamaru Nara Genin of Team 10 2', { code: 'KS-021', count: 2 }],
    ['KS-021 Shikamaru Nara - Genin of Team 10', { code: 'KS-021', count: 1 }],
    ['Nowe Siły', { code: 'SS-M01', count: 1 }],
    ['新戦力', { code: 'SS-M01', count: 1 }],
    ['2 Might Guy - Ferocious Fist', { code: 'KS-043', count: 2 }],
    ['Might Guy, Ferocious Fist x2', { code: 'KS-043', count: 2 }],
    ['Might Guy - Ferocious Fist 2', { code: 'KS-043', count: 2 }],
    ['2 Guy Might: Ferocious Fist', { code: 'KS-043', count: 2 }],
    ['2x Poing Fort (Gaï Maito)', { code: 'KS-043', count: 2 }],
    ['2 Шікамару Нара - Genin of Team 10', { code: 'KS-021', count: 2 }],
  ])('reads %j', (line, expected) => {
    expect(cards(line)).toEqual({ lines: [expected], problems: [] });
  });

  it('finds every card by name and version in every language it has, or asks', () => {
    for (const { definition, code } of pool.cards) {
      for (const locale of LOCALES) {
        const { main, missions, problems } = read(`2 ${cardTitle(definition, locale)}`);
        const found = [...main, ...missions]
          .map((line) => line.code)
          .concat(problems.flatMap(({ candidates }) => candidates));
        expect(found, `${code} ${locale}`).toContain(code);
      }
    }
  });

  it('reads a whole list with headings, comments, blank lines and Windows line ends', () => {
    const text = [
      '# my list',
      'Name: Leaf rush',
      '',
      '## Missions (3)',
      '1 KS-M01',
      '1 KS-M02',
      '1 KS-M03',
      '---',
      'Personnages : 4',
      '2 KS-001',
      '// and',
      '2 KS-002',
      'Może:',
      '1 KS-003',
    ].join('\r\n');
    expect(read(text)).toEqual({
      name: 'Leaf rush',
      missions: ['KS-M01', 'KS-M02', 'KS-M03'].map((code) => ({ code, count: 1 })),
      main: ['KS-001', 'KS-002'].map((code) => ({ code, count: 2 })),
      maybe: [{ code: 'KS-003', count: 1 }],
      problems: [],
      notes: [],
    });
  });
});

describe('what is asked or told', () => {
  it('asks which version a shared name means', () => {
    const { main, problems } = read('1 KS-001\n2 Naruto Uzumaki');
    expect(main).toHaveLength(1);
    expect(problems).toMatchObject([{ line: 2, text: '2 Naruto Uzumaki', reason: 'ambiguous', count: 2 }]);
    const namesakes = pool.cards.filter(({ name }) => name === 'Naruto Uzumaki').map(({ code }) => code);
    expect(problems[0]?.candidates).toEqual(namesakes);
    // Two sets may bring the same name and version: they are two cards (D2).
    expect(read('2 Naruto Uzumaki - Shadow Clone Jutsu').problems[0]?.candidates).toEqual(['KS-108', 'SS-005']);
    expect(read('2 Naruto Uzumaki (KS)').problems[0]?.candidates).toEqual(
      namesakes.filter((code) => code.startsWith('KS')),
    );
  });

  it('asks whether a bare number is a character or a mission, unless a heading tells', () => {
    expect(read('2 (KS) 009').problems).toMatchObject([{ reason: 'ambiguous', candidates: ['KS-009', 'KS-M09'] }]);
    expect(read('Missions\n1 KS 009').missions).toEqual([{ code: 'KS-M09', count: 1 }]);
  });

  it.each([
    ['2 Gaara (KS) 075', { main: ['KS-075'], notes: ['moved-to-main'] }],
    ['2 KS 075', { main: ['KS-075'], notes: ['moved-to-main'] }],
    ['2 KS-009', { main: ['KS-009'], notes: ['moved-to-main'] }],
    ['2 Naruto Uzumaki (KS) 009', { main: ['KS-009'], notes: ['moved-to-main'] }],
    ['2 (KS) 009', { missions: ['KS-M09'] }],
    ['2 KS-M09', { missions: ['KS-M09'] }],
    ['2 KS 999', { problems: ['unknown-code'] }],
    ['2 KS-M01 KS-108', { problems: ['ambiguous'] }],
    ['2 Naruto Uzumaki', { problems: ['ambiguous'] }],
  ])('finds %j under a heading for missions as anywhere else, and prefers a mission on a tie', (line, expected) => {
    const { main, missions, problems, notes } = read(`Missions\n${line}`);
    expect({
      main: main.map(({ code }) => code),
      missions: missions.map(({ code }) => code),
      problems: problems.map(({ reason }) => reason),
      notes: notes.map(({ kind }) => kind),
    }).toEqual({ main: [], missions: [], problems: [], notes: [], ...expected });
  });

  it.each([
    ['Naruto', 'Наруто', 'naruto', 'NARUTO', '1 Naruto', 'Naruto x1'],
    ['Shikamaru', 'Шікамару', '1 Шікамару', '1 nara shikamaru'],
    ['Gaara', 'Ґаара', 'Гаара', '1x Gaara', 'Gaara of the Desert'],
    ['Kakashi', 'Какаші', '1 Какаші'],
  ])('asks alike which card a part of a name means: %s, %s, %s', (first, ...others) => {
    const asked = (line: string) => read(line).problems.map(({ reason, candidates }) => ({ reason, candidates }));
    expect(asked(first)).toMatchObject([{ reason: 'ambiguous' }]);
    for (const other of others) expect(asked(other), other).toEqual(asked(first));
    const bearers = pool.cards.filter(({ name }) => name.split(' ').includes(first)).map(({ code }) => code);
    expect(asked(first)[0]?.candidates).toEqual(bearers);
  });

  it('never takes the only card with a part of a name for what was meant', () => {
    expect(read('1 Ogres')).toMatchObject({
      main: [],
      problems: [{ reason: 'unknown-name', candidates: ['KS-066'] }],
    });
  });

  it('suggests what a misspelt name resembles', () => {
    expect(read('2 Shikamru Nara').problems).toMatchObject([
      { line: 1, reason: 'unknown-name', candidates: expect.arrayContaining(['KS-021']) },
    ]);
  });

  it.each([
    ['0 KS-108', 'bad-count'],
    ['-2 KS-108', 'bad-count'],
    ['1.5 KS-108', 'bad-count'],
    ['KS-108 -1', 'bad-count'],
    ['100 KS-108', 'bad-count'],
    ['1e1 KS-108', 'bad-count'],
    ['two KS-108', 'bad-count'],
    ['KS-108 (дві)', 'bad-count'],
    ['½ KS-108', 'bad-count'],
    ['KS-108 (2 copies?)', 'bad-count'],
    ['99999999999999999999 KS-108', 'bad-count'],
    ['0 Chunin Exam', 'bad-count'],
    ['2 KS-999', 'unknown-code'],
    ['2 KS-108 2 KS-109', 'ambiguous'],
    ['hello there', 'unknown-name'],
    ['Total: 30 cards', 'unknown-name'],
    ['x'.repeat(500), 'too-long'],
    ['Format: chess', 'unknown-format'],
    ['constructor', 'unknown-name'],
  ])('names the line %j as a problem: %s', (line, reason) => {
    const result = read(`1 KS-001\n\n${line}\n1 KS-002`);
    expect(result.main.map(({ code }) => code)).toEqual(['KS-001', 'KS-002']);
    expect(result.problems).toMatchObject([{ line: 3, reason }]);
  });

  it('adds up the same card on several lines', () => {
    expect(read('1 KS-009\n1 KS-009\n1 ks-009').main).toEqual([{ code: 'KS-009', count: 3 }]);
    expect(read('60 KS-009\n60 KS-009')).toMatchObject({
      main: [{ count: 60 }],
      problems: [{ line: 2, reason: 'too-many' }],
    });
  });

  it('sorts by type and says so', () => {
    expect(read('Main\n1 KS-M01\nMissions\n2 KS-108')).toMatchObject({
      main: [{ code: 'KS-108', count: 2 }],
      missions: [{ code: 'KS-M01', count: 1 }],
      notes: [
        { line: 2, kind: 'moved-to-missions', code: 'KS-M01' },
        { line: 4, kind: 'moved-to-main', code: 'KS-108' },
      ],
    });
  });

  it('says when code and name do not agree, or two printings cannot be told apart', () => {
    expect(read('2 Sasuke Uchiha KS-108').notes).toMatchObject([{ kind: 'other-name', code: 'KS-108' }]);
    expect(read('1 KS-108-RA\n1 KS-108-MV')).toMatchObject({
      main: [{ code: 'KS-108', count: 2, printing: 'KS-108-RA' }],
      notes: [{ line: 2, kind: 'one-printing' }],
    });
  });

  it('says which printing a card does not have, and takes the card', () => {
    for (const line of ['2 KS-135-SV', '2 KS-135 SV', '2 KS-135-xyz']) {
      const { main, notes } = read(line);
      expect(main, line).toEqual([{ code: 'KS-135', count: 2 }]);
      expect(notes, line).toMatchObject([
        { kind: 'unknown-printing', printing: line.slice(-3).replace(/^[- ]/, '').toUpperCase() },
      ]);
    }
  });

  it.each(['2 KS-108 (good)', '2 KS-108 *F*', '[foil] 2 KS-108', '2 KS-108-Naruto'])(
    'takes no remark for a name: %j',
    (line) => {
      expect(read(line)).toMatchObject({ main: [{ code: 'KS-108', count: 2 }], notes: [], problems: [] });
    },
  );

  it('takes a name in brackets for a name', () => {
    expect(read('2 KS-108 (Sasuke Uchiha)').notes).toMatchObject([{ kind: 'other-name' }]);
    expect(read('Three-Tails KS-108')).toMatchObject({ problems: [], notes: [{ kind: 'other-name' }] });
  });

  it('understands a format in capitals', () => {
    expect(read('FORMAT: MYTHOS/STANDARD')).toMatchObject({ format: 'mythos/standard', problems: [] });
  });

  it.each(LOCALES)('lets the whole name of a mission win over titles of characters, in %s', (locale) => {
    for (const { definition, code, type } of pool.cards) {
      if (type !== 'mission') continue;
      const { missions, problems } = read(`1 ${cardTitle(definition, locale)}`);
      const candidates = problems.flatMap((problem) => problem.candidates);
      expect([...missions.map((line) => line.code), ...candidates], code).toContain(code);
      for (const candidate of candidates) expect(pool.get(candidate)?.type).toBe('mission');
    }
  });

  it('never throws and never loses a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { main, missions, maybe, problems } = read(text);
        for (const { count } of [...main, ...missions, ...maybe]) expect(count).toBeGreaterThan(0);
        for (const { line } of problems) expect(line).toBeGreaterThan(0);
      }),
    );
    expect(() => read('2 Naruto '.repeat(MAX_TEXT))).not.toThrow();
  });
});
