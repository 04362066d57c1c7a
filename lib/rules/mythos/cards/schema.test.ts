import { describe, expect, it } from 'vitest';
import { hasKeywordLabel } from '../text/traits';
import { readSetFile } from '../testing/set-files';
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
  const issuesOf = (...cards: unknown[]) => {
    const result = setFileSchema.safeParse({ game: 'mythos', code: 'TT', position: 9, name: { en: 'Test' }, cards });
    return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
  };

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
