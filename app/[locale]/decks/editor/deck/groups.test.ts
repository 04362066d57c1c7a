import { describe, expect, it } from 'vitest';
import type { SnapshotCard } from '@/lib/catalogue/snapshot';
import { grouped, groupLabel, inOrder, type Grouping } from './groups';

const card = (code: string, more: Partial<SnapshotCard>): SnapshotCard => ({
  code,
  type: 'character',
  setCode: code.slice(0, 2),
  number: code.slice(3),
  name: code,
  names: { en: more.name ?? code },
  keywords: [],
  timing: [],
  does: [],
  affects: [],
  cares: [],
  printings: [{ id: `${code}-C`, rarity: 'C' }],
  nameWords: [],
  versionWords: [],
  lines: [],
  is: [],
  has: [],
  titleWords: '',
  words: '',
  ...more,
});
const cards = new Map(
  [
    card('KS-001', { name: 'Hiruzen', chakra: 8, power: 6, faction: 'Leaf Village', keywords: ['Hokage'] }),
    card('KS-002', { name: 'Gaara', chakra: 2, power: 3, faction: 'Sand Village', timing: ['score', 'main'] }),
    card('KS-003', {
      name: 'Gaara',
      names: { en: 'Gaara', uk: 'Ґаара' },
      chakra: 4,
      power: 5,
      faction: 'Sand Village',
      keywords: ['Team 7', 'Jutsu'],
      printings: [
        { id: 'KS-003-R', rarity: 'R' },
        { id: 'KS-003-RA', rarity: 'RA' },
      ],
    }),
    card('KS-M01', { name: 'A mission', type: 'mission' }),
  ].map((entry) => [entry.code, entry]),
);
const lines = ['KS-001', 'KS-M01', 'KS-003', 'KS-002', 'ZZ-999'].map((code) => ({ code, count: 1 }));

describe('a deck in groups', () => {
  it.each<[Grouping, [string | undefined, string[]][]]>([
    ['cost', [['2', ['KS-002']], ['4', ['KS-003']], ['8', ['KS-001']], [undefined, ['KS-M01', 'ZZ-999']]]],
    ['character', [['A mission', ['KS-M01']], ['Gaara', ['KS-002', 'KS-003']], ['Hiruzen', ['KS-001']], [undefined, ['ZZ-999']]]],
    ['faction', [['Leaf Village', ['KS-001']], ['Sand Village', ['KS-002', 'KS-003']], [undefined, ['KS-M01', 'ZZ-999']]]],
    ['keyword', [['Hokage', ['KS-001']], ['Jutsu', ['KS-003']], ['Team 7', ['KS-003']], [undefined, ['KS-M01', 'KS-002', 'ZZ-999']]]],
    ['timing', [['main', ['KS-002']], ['score', ['KS-002']], [undefined, ['KS-M01', 'KS-003', 'KS-001', 'ZZ-999']]]],
    ['rarity', [['C', ['KS-M01', 'KS-002', 'KS-001']], ['R', ['KS-003']], [undefined, ['ZZ-999']]]],
    ['none', [[undefined, ['KS-M01', 'KS-002', 'KS-003', 'KS-001', 'ZZ-999']]]],
  ])('by %s', (by, groups) => {
    const found = grouped(lines, cards, by, 'name').map(({ value, lines: own }) => [value, own.map(({ code }) => code)]);
    expect(found).toEqual(groups);
  }); // prettier-ignore

  it('of none has none', () => expect(grouped([], cards, 'cost', 'name')).toEqual([]));

  it('by the rarity of the artwork that was chosen', () => {
    const chosen = [{ code: 'KS-003', count: 1, printing: 'KS-003-RA' }];
    expect(grouped(chosen, cards, 'rarity', 'name').map(({ value }) => value)).toEqual(['RA']);
  });

  it('is called in the reader’s language', () => {
    const [group] = grouped([{ code: 'KS-003', count: 1 }], cards, 'character', 'name');
    expect(group && groupLabel(group, 'character', cards, 'uk')).toBe('Ґаара');
    const [faction] = grouped([{ code: 'KS-003', count: 1 }], cards, 'faction', 'name');
    expect(faction && groupLabel(faction, 'faction', cards, 'fr')).toBe('Village du Sable');
  });
});

describe('a deck in order', () => {
  it.each([
    ['name', ['KS-M01', 'KS-002', 'KS-003', 'KS-001', 'ZZ-999']],
    ['cost', ['KS-002', 'KS-003', 'KS-001', 'KS-M01', 'ZZ-999']],
    ['power', ['KS-001', 'KS-003', 'KS-002', 'KS-M01', 'ZZ-999']],
    ['number', ['KS-001', 'KS-002', 'KS-003', 'KS-M01', 'ZZ-999']],
  ] as const)('by %s', (order, codes) => {
    expect(inOrder(lines, cards, order).map(({ code }) => code)).toEqual(codes);
  });
});
