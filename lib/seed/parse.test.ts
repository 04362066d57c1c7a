import { describe, expect, it } from 'vitest';
import { setFileSchema } from '@/lib/rules/mythos/cards/schema';
import { parseDataFile } from './parse';

const good = {
  code: 'KS-001',
  type: 'character',
  name: { en: 'A', fr: 'A' },
  chakra: 1,
  power: 1,
  faction: 'Akatsuki',
  keywords: [],
  effects: [],
  printings: [{ id: 'KS-001-C', rarity: 'C', number: '001' }],
};
const file = (...cards: unknown[]) => ({
  path: 'sets/ks.json',
  hash: '',
  text: JSON.stringify({ game: 'mythos', code: 'KS', position: 1, name: { en: 'Set' }, cards }),
});

describe('a set file', () => {
  it('is taken when all is well', () => {
    expect(parseDataFile(file(good), setFileSchema).cards).toHaveLength(1);
  });

  it.each([
    ['a number', { ...good, power: 'x' }, 'sets/ks.json, card KS-001, field power: '],
    ['a field within a field', { ...good, name: { en: 'A' } }, 'sets/ks.json, card KS-001, field name.fr: '],
    [
      'a field that is not one',
      { ...good, colour: 1 },
      'sets/ks.json, card KS-001: no such field: "colour"; expected one of type, name, ',
    ],
    [
      'a printing',
      { ...good, printings: [{ id: '?', rarity: 'C', number: '001' }] },
      'card KS-001, field printings.0.id: ',
    ],
    ['a type', { ...good, type: 'x' }, 'sets/ks.json, card KS-001, field type: '],
    ['the code itself', { ...good, code: 7 }, 'sets/ks.json, card number 1, field code: '],
    ['a code of another set', { ...good, code: 'SS-001' }, 'card SS-001, field code: SS-001 does not begin with KS-'],
  ])('names file, card and field of %s', (_, card, message) => {
    expect(() => parseDataFile(file(card), setFileSchema)).toThrow(message);
  });

  it('names every fault, one a line', () => {
    const bad = file({ ...good, power: -1, chakra: -1 });
    expect(() => parseDataFile(bad, setFileSchema)).toThrow(/field chakra.*\n.*field power/);
  });

  it('cuts a flood of faults', () => {
    const bad = file(...Array.from({ length: 150 }, (_, index) => ({ ...good, code: index })));
    expect(() => parseDataFile(bad, setFileSchema)).toThrow(/\n… and 50 more$/);
  });

  it.each<[string, string, string]>([
    ['too large to be looked at', ' '.repeat(10_000_000), 'sets/ks.json holds 10.0 million characters; expected at most 4'],
    ['nested without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'expected at most 60 levels of lists and objects'],
  ])('is refused when it is %s', (_, text, message) => {
    expect(() => parseDataFile({ path: 'sets/ks.json', hash: '', text }, setFileSchema)).toThrow(message);
  }); // prettier-ignore

  it('says so when it is not JSON', () => {
    expect(() => parseDataFile({ path: 'sets/ks.json', hash: '', text: '{' }, setFileSchema)).toThrow(
      'sets/ks.json is not JSON',
    );
  });
});
