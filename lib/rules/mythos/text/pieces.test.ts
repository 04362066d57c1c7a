import { describe, expect, it } from 'vitest';
import { joined, listed, plain, say, sentence, term, type Text } from './pieces';

const hide = term('hide', 'Hide');
const power = term('power', 'Power');
const naruto = { kind: 'name', name: 'Naruto Uzumaki', text: 'Наруто Узумакі' } as const;

describe('say', () => {
  it('keeps terms and names apart from the words around them', () => {
    expect(say`${hide} ${naruto}, then stop`).toEqual([
      hide,
      { kind: 'text', text: ' ' },
      naruto,
      { kind: 'text', text: ', then stop' },
    ]);
  });

  it.each<[string, Text, string]>([
    ['an empty part in the middle', say`a ${''} b`, 'a b'],
    ['an empty part before a comma', say`a ${''}, b`, 'a, b'],
    ['an empty part before a full stop', say`a ${say``}.`, 'a.'],
    ['an empty part before a bracket', say`(a ${''})`, '(a)'],
    ['empty parts at both ends', say`${''} a ${''}`, 'a'],
    ['an empty part beside a term', say`${power} ${''} ${3}`, 'Power 3'],
    ['texts within texts', say`${say`a ${power}`} b`, 'a Power b'],
    ['a negative number with its true sign', say`${-2} ${power}`, '−2 Power'],
    ['the comma that closes a clause before a full stop', say`${'a, which is b,'}.`, 'a, which is b.'],
    ['the commas of two clauses that end together', say`${'a, which is b,'}, c`, 'a, which is b, c'],
    ['nothing at all', say``, ''],
  ])('%s', (_name, text, words) => {
    expect(plain(text)).toBe(words);
  });

  it('makes one piece of words that meet', () => {
    expect(say`a ${'b'} ${1} ${say`c`}`).toEqual([{ kind: 'text', text: 'a b 1 c' }]);
  });

  it('leaves the pieces it is given as they were', () => {
    const part = say`b `;
    const before = structuredClone(part);
    expect(plain(say`a ${part}, c`)).toBe('a b, c');
    expect(part).toEqual(before);
  });
});

describe('lists', () => {
  it.each<[readonly string[], string]>([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
  ])('%j is listed as "%s"', (parts, words) => {
    expect(plain(listed(parts, 'or'))).toBe(words);
  });

  it('parts that are empty need no separator', () => {
    expect(plain(joined(['', power, say``, 'b'], ', '))).toBe('Power, b');
  });
});

describe('sentence', () => {
  it.each<[Text, string]>([
    [say`draw 1 card`, 'Draw 1 card.'],
    [say`draw 1 card.`, 'Draw 1 card.'],
    [say`${term('hide', 'hide')} it`, 'Hide it.'],
    [say`${power}`, 'Power.'],
    [say`żeby`, 'Żeby.'],
    [say`її`, 'Її.'],
    [say``, ''],
  ])('%#: %j', (text, words) => {
    expect(plain(sentence(text))).toBe(words);
  });
});

it('icons are told by their signs', () => {
  expect(plain(say`${{ kind: 'icon', icon: 'instant' }} a ${{ kind: 'icon', icon: 'continuous' }}`)).toBe('↯ a ⧗');
});
