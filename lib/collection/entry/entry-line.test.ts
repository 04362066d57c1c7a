import { describe, expect, it } from 'vitest';
import { readEntry, type EntryCard, type EntryCatalogue } from './entry-line';

const cards: EntryCard[] = [
  card('KS-108', 'R', 'MV', 'RA'),
  card('KS-009', 'C', 'RA'),
  { code: 'KS-M03', printings: [{ id: 'KS-003-MMS', rarity: 'MMS' }] },
  card('KS-003', 'C'),
  card('SS-108', 'C'),
];
const named: Record<string, string[]> = {
  'naruto rasengan': ['KS-108'],
  naruto: ['KS-009', 'KS-108', 'SS-108'],
  наруто: ['KS-009', 'KS-108', 'SS-108'],
  'genin of team 10': ['SS-108'],
  'naruto mv': [],
};
const catalogue: EntryCatalogue = {
  sets: new Set(['KS', 'SS']),
  card: (code) => cards.find((one) => one.code === code || one.printings.some(({ id }) => id === code)),
  search: (words) => (named[words.toLowerCase()] ?? []).flatMap((code) => cards.find((one) => one.code === code) ?? []),
};

function card(code: string, ...rarities: string[]): EntryCard {
  const printings = rarities.map((rarity) => ({ id: `${code}-${rarity}`, rarity }));
  if (code === 'KS-108') printings.push({ id: 'KS-108_2-MV', rarity: 'MV' });
  return { code, printings };
}

const read = (line: string, set = 'KS') => {
  const { printings, count, sure } = readEntry(line, catalogue, set);
  return [printings[0], count, sure];
};

describe('one line of quick entry', () => {
  it.each([
    ['KS 108 2', 'KS-108-R', 2],
    ['ks-108', 'KS-108-R', 1],
    ['ks108 x3', 'KS-108-R', 3],
    ['108 RA', 'KS-108-RA', 1],
    ['108ra 4', 'KS-108-RA', 4],
    ['KS-108-RA 2', 'KS-108-RA', 2],
    ['KS-108_2-MV 2', 'KS-108_2-MV', 2],
    ['9 2', 'KS-009-C', 2],
    ['2x KS 9', 'KS-009-C', 2],
    ['m3', 'KS-003-MMS', 1],
    ['KS M03 2', 'KS-003-MMS', 2],
    ['KS-003-MMS 2', 'KS-003-MMS', 2],
    ['3 mms', 'KS-003-MMS', 1],
    ['3', 'KS-003-C', 1],
    ['108 -1', 'KS-108-R', -1],
    ['108 −1', 'KS-108-R', -1],
    ['ss 108', 'SS-108-C', 1],
    ['Naruto Rasengan', 'KS-108-R', 1],
    ['naruto rasengan 2', 'KS-108-R', 2],
    ['3× naruto rasengan', 'KS-108-R', 3],
    ['naruto rasengan ra x2', 'KS-108-RA', 2],
    ['Genin of Team 10', 'SS-108-C', 1],
    ['genin of team 10 2', 'SS-108-C', 2],
  ])('%j is %s, %i times', (line, printing, count) => {
    expect(read(line)).toEqual([printing, count, true]);
  });

  it('takes a bare number for one of the set that is being entered', () => {
    expect(read('108', 'SS')).toEqual(['SS-108-C', 1, true]);
  });

  it.each([
    ['naruto', 1, ['KS-009-C', 'KS-108-R', 'SS-108-C']],
    ['наруто 2', 2, ['KS-009-C', 'KS-108-R', 'SS-108-C']],
    // Two artworks share the rarity.
    ['108 mv', 1, ['KS-108-MV', 'KS-108_2-MV']],
    // No such rarity of this card: the ones there are.
    ['108 sv 2', 2, ['KS-108-R', 'KS-108-MV', 'KS-108-RA', 'KS-108_2-MV']],
  ])('%j leaves a choice', (line, count, printings) => {
    expect(readEntry(line, catalogue, 'KS')).toEqual({ printings, count, sure: false });
  });

  it.each(['', '  ', '999', 'KS 108 0', 'XX 108', 'orochimaru', '0x KS 108', '١٠٨'])('%j means nothing', (line) => {
    expect(readEntry(line, catalogue, 'KS')).toMatchObject({ printings: [], sure: false });
  });

  it('takes any text', () => {
    for (const line of ['-'.repeat(5000), '1 '.repeat(2000), 'ks'.repeat(2000), '\u0000\uD800 1'])
      expect(readEntry(line, catalogue, 'KS').printings).toEqual([]);
  });
});
