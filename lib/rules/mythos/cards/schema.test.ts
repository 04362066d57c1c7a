import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { hasKeywordLabel } from '../text/traits';
import { titleSchema } from './bounds';
import { setFileSchema } from './schema';

const sets = [readSetFile('ks'), readSetFile('ss')];

describe('the shipped sets', () => {
  it.each([
    ['KS', { character: 148, attachment: 0, mission: 10 }, 208],
    ['SS', { character: 118, attachment: 32, mission: 10 }, 257],
  ])('%s holds all cards and printings the sources list', (code, types, printings) => {
    const set = sets.find((s) => s.code === code)!;
    const count = (type: string) => set.cards.filter((card) => card.type === type).length;
    expect({ character: count('character'), attachment: count('attachment'), mission: count('mission') }).toEqual(
      types,
    );
    expect(set.cards.flatMap((card) => card.printings)).toHaveLength(printings);
  });

  it('says every effect of every card as data', () => {
    const cards = sets.flatMap((set) => set.cards);
    // These have nothing printed but, for the attachment, its condition. A card left out for another reason is listed
    // here with that reason.
    const printedWithoutEffects = ['KS-009', 'KS-086', 'SS-019', 'SS-020', 'SS-048', 'SS-080'];
    expect(cards.filter(({ effects }) => effects.length === 0).map(({ code }) => code)).toEqual(printedWithoutEffects);
    // 442 lines are printed; the four headbands say what their host is considered to be too, which is a line here.
    expect(cards.flatMap(({ effects }) => effects)).toHaveLength(446);
  });

  it('round trip: what is read is what is written', () => {
    const written: unknown = JSON.parse(JSON.stringify(sets));
    expect(sets.map((_, index) => setFileSchema.parse((written as unknown[])[index]))).toEqual(written);
  });

  it('every keyword has its words in all languages', () => {
    const keywords = new Set(sets.flatMap((set) => set.cards.flatMap((card) => card.keywords)));
    expect([...keywords].filter((keyword) => !hasKeywordLabel(keyword))).toEqual([]);
  });
});

describe('a bad set file', () => {
  const good = {
    code: 'TT-001',
    type: 'character',
    name: { en: 'A', fr: 'A' },
    chakra: 1,
    power: 1,
    faction: 'Akatsuki',
    keywords: [],
    effects: [],
    printings: [{ id: 'TT-001-C', rarity: 'C', number: '001' }],
  };
  const mission = {
    code: 'TT-M01',
    type: 'mission',
    name: { en: 'M', fr: 'M' },
    points: 2,
    keywords: [],
    effects: [],
    printings: [{ id: 'TT-001-MMS', rarity: 'MMS', number: '001' }],
  };
  const attachment = { ...good, type: 'attachment', attach: { to: 'mission' } };
  const numbered = (index: number) => {
    const number = String(index).padStart(3, '0');
    return { ...good, code: `TT-${number}`, printings: [{ id: `TT-${number}-C`, rarity: 'C', number }] };
  };
  const issuesOf = (...cards: unknown[]) => {
    const result = setFileSchema.safeParse({ game: 'mythos', code: 'TT', position: 9, name: { en: 'Test' }, cards });
    return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
  };

  it.each<[string, object, string[]]>([
    ['the highest numbers', { position: 9999, releasedOn: '2026-01-31' }, []],
    ['a position the database cannot hold', { position: 2_147_483_648 }, ['position']],
    ['position 0', { position: 0 }, ['position']],
    ['a date that is none', { releasedOn: '31.1.2026' }, ['releasedOn']],
    ['a day that is none', { releasedOn: '2026-02-30' }, ['releasedOn']],
    ['the year 0', { releasedOn: '0000-01-01' }, ['releasedOn']],
    ['an illegible name', { name: { en: 'A\u0000' } }, ['name.en']],
    ['a thousand cards', { cards: Array.from({ length: 1000 }, (_, index) => numbered(index)) }, ['cards']],
  ])('a set with %s', (_name, fields, paths) => {
    const set = { game: 'mythos', code: 'TT', position: 9, name: { en: 'Test' }, cards: [good], ...fields };
    const { error } = setFileSchema.safeParse(set);
    expect((error?.issues ?? []).map((issue) => issue.path.join('.'))).toEqual(paths);
  });

  it.each<[string, string, RegExp | undefined]>([
    ['Japanese', 'うずまきナルト「螺旋丸」', undefined],
    ['Ukrainian', 'Наруто Узумакі — «Расенґан»', undefined],
    ['a letter beyond the first plane', '𠮷野家', undefined],
    ['a combining mark', 'Sai\u0302', undefined],
    ['NUL', 'A\u0000B', /control/],
    ['a line break', 'A\nB', /control/],
    ['an escape sequence', '\u001b[2JA', /control/],
    ['a bidi override', 'A\u202eB', /invisible/],
    ['a zero-width space', 'A\u200bB', /invisible/],
    ['a byte order mark', '\ufeffA', /invisible/],
    ['a line separator', 'A\u2028B', /invisible/],
    ['a lone high surrogate', 'A\ud83d', /surrogate/],
    ['a lone low surrogate', '\ude00A', /surrogate/],
    ['nothing but spaces', '\u00a0 \u3000', /more than spaces/],
    ['a space in front', ' A', /spaces at its ends/],
    ['a space behind', 'A\u3000', /spaces at its ends/],
    ['201 characters', 'x'.repeat(201), /<=200/],
  ])('a text of %s', (_name, text, message) => {
    const { error } = titleSchema.safeParse(text);
    expect(error?.issues.map((issue) => issue.message).join()).toEqual(message && expect.stringMatching(message));
    const effects = [{ kind: 'instant', timing: 'main', steps: [{ do: 'hide', what: { anyOf: [{ name: text }] } }] }];
    for (const fields of [{ name: { en: text, fr: 'A' } }, { version: { en: 'A', fr: text } }, { keywords: [text] }, { effects }])
      expect(issuesOf({ ...good, ...fields }).length > 0).toBe(message !== undefined);
  }); // prettier-ignore

  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));
  const drawing = (amount: unknown) => ({ kind: 'instant', timing: 'main', steps: [{ do: 'draw', amount }] });

  it.each<[path: string, most: number, filled: (count: number) => object]>([
    ['effects', 20, (count) => ({ effects: many(count, () => drawing(1)) })],
    ['effects.0.steps', 20, (count) => ({ effects: [{ ...drawing(1), steps: many(count, () => ({ do: 'shuffle' })) }] })],
    ['keywords', 20, (count) => ({ keywords: many(count, (index) => `Keyword ${index}`) })],
    ['aliases.name', 20, (count) => ({ aliases: { name: many(count, (index) => `Name ${index}`) } })],
    ['printings', 50, (count) => ({ printings: many(count, (index) => numbered(index).printings[0]) })],
    ['doubts', 10, (count) => ({ doubts: many(count, () => ({ about: 'meaning' })) })],
  ])('%s has at most %i entries', (path, most, filled) => {
    expect(issuesOf({ ...good, ...filled(most) })).toEqual([]);
    expect(issuesOf({ ...good, ...filled(most + 1) })).toEqual([`cards.0.${path}`]);
  }); // prettier-ignore

  it.each<[string, unknown[], string[]]>([
    ['the highest cost and Power', [{ ...good, chakra: 99, power: 99 }], []],
    ['a cost of 100', [{ ...good, chakra: 100 }], ['cards.0.chakra']],
    ['a cost the database cannot hold', [{ ...good, chakra: 2_147_483_648 }], ['cards.0.chakra']],
    ['Power of 100', [{ ...good, power: 100 }], ['cards.0.power']],
    ['points of 100', [{ ...mission, points: 100 }], ['cards.0.points']],
    ['points below 0', [{ ...mission, points: -1 }], ['cards.0.points']],
    ['an attachment of Power -99', [{ ...attachment, power: -99 }], []],
    ['an attachment of Power -100', [{ ...attachment, power: -100 }], ['cards.0.power']],
    ['an effect of 99', [{ ...good, effects: [drawing(99)] }], []],
    ['an effect of a thousand million', [{ ...good, effects: [drawing(1e9)] }], ['cards.0.effects.0.steps.0.amount']],
    [
      'a thousand times',
      [{ ...good, effects: [drawing({ times: [1000, 1] })] }],
      ['cards.0.effects.0.steps.0.amount.times.0'],
    ],
  ])('numbers: %s', (_name, cards, paths) => {
    expect(issuesOf(...cards)).toEqual(paths);
  });

  it.each<[string, unknown[], string[]]>([
    ['nothing wrong', [good, mission], []],
    ['a missing French name', [{ ...good, name: { en: 'A' } }], ['cards.0.name.fr']],
    ['a negative cost', [{ ...good, chakra: -1 }], ['cards.0.chakra']],
    ['negative Power on a character', [{ ...good, power: -1 }], ['cards.0.power']],
    ['an unknown faction', [{ ...good, faction: 'Mist Village' }], ['cards.0.faction']],
    ['a cost on a mission', [{ ...mission, chakra: 1 }], ['cards.0']],
    ['a mission with the number of a character (P007)', [{ ...mission, code: 'TT-001' }], ['cards.0.code']],
    ['no printing', [{ ...good, printings: [] }], ['cards.0.printings']],
    [
      'a code twice',
      [good, { ...good, printings: [{ id: 'TT-001-R', rarity: 'R', number: '001' }] }],
      ['cards.1.code'],
    ],
    ['a printing twice', [good, { ...good, code: 'TT-002' }], ['cards.1.printings']],
    ['a card of another set', [{ ...good, code: 'KS-001' }], ['cards.0.code']],
    ['an attachment without its condition', [{ ...good, type: 'attachment' }], ['cards.0.attach']],
  ])('%s', (_name, cards, paths) => {
    expect(issuesOf(...cards)).toEqual(paths);
  });
});
