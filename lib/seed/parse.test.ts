import { describe, expect, it } from 'vitest';
import { setFileSchema } from '@/lib/rules/mythos/cards/schema';
import { DataFileError } from './data-file-error';
import { parseDataFile } from './parse';
import { readSets } from './sets';

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

function errorOf(action: () => unknown): DataFileError {
  try {
    action();
  } catch (error) {
    if (error instanceof DataFileError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown');
}

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

  it('counts a flood of faults in several files together, and cuts it once', () => {
    const cards = Array.from({ length: 150 }, (_, index) => ({ ...good, code: index }));
    const error = errorOf(() => readSets([file(...cards), { ...file(...cards), path: 'sets/ss.json' }]));
    expect(error.lines).toHaveLength(300);
    expect(error.message.split('\n')).toHaveLength(101);
    expect(error.message).toMatch(/\n… and 200 more$/);
  });

  it('says each fault on one line that a terminal shows as it is', () => {
    const bad = file({ ...good, code: 'A\u001b[2J\n\u202e', name: { en: 'A\u{e0001}', fr: 'A' } });
    expect(errorOf(() => parseDataFile(bad, setFileSchema)).message.split('\n')).toEqual([
      String.raw`sets/ks.json, card A\u001b[2J\u000a\u202e, field name.en: expected a text without control characters and invisible ones; found "A\u{e0001}"`,
      String.raw`sets/ks.json, card A\u001b[2J\u000a\u202e, field code: expected a code like KS-001; found "A\u001b[2J\n\u202e"`,
    ]);
  }); // prettier-ignore

  it('is taken with a byte order mark', () => {
    const marked = { ...file(good), text: `\uFEFF${file(good).text}` };
    expect(parseDataFile(marked, setFileSchema).cards).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['a date', { releasedOn: '31.1.2026' }, 'field releasedOn: expected a date like 2026-01-31; found "31.1.2026"'],
    ['a day that is none', { releasedOn: '2026-02-30' }, 'field releasedOn: expected a date like 2026-01-31; found "2026-02-30"'],
    ['a position', { position: 2_147_483_648 }, 'field position: expected at most 9999; found 2147483648'],
    ['a list of cards', { cards: Array.from({ length: 1000 }, () => good) }, 'field cards: expected at most 999 entries; found a list of 1000'],
  ])('says in one line what is wrong with %s of a set', (_, fields, fault) => {
    const text = JSON.stringify({ ...(JSON.parse(file(good).text) as object), ...fields });
    expect(errorOf(() => parseDataFile({ ...file(), text }, setFileSchema)).lines).toEqual([`sets/ks.json, ${fault}`]);
  }); // prettier-ignore

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

  it.each<[string, string, string]>([
    ['empty', ' \n', 'sets/ks.json is not JSON: it is empty'],
    ['UTF-16', '\uFFFD\uFFFD{\0"\0', 'sets/ks.json is not JSON in UTF-8; save it in that encoding'],
  ])('says so when it is %s', (_, text, message) => {
    expect(errorOf(() => parseDataFile({ path: 'sets/ks.json', hash: '', text }, setFileSchema)).message).toBe(message);
  });

  it('says so when it is not JSON', () => {
    expect(() => parseDataFile({ path: 'sets/ks.json', hash: '', text: '{' }, setFileSchema)).toThrow(
      'sets/ks.json is not JSON',
    );
  });
});
