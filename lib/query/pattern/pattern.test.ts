import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matcher } from './match';
import { PatternError, readPattern } from './syntax';

const lower = (text: string) => text.toLowerCase();
const finds = (source: string, text: string) => matcher(readPattern(source, lower))(text);

describe('a pattern', () => {
  it.each([
    ['naruto', 'uzumaki naruto', true],
    ['^naruto', 'uzumaki naruto', false],
    ['naruto$', 'uzumaki naruto', true],
    ['^(naruto|sasuke)\\b?'.replace('\\b?', ''), 'sasuke uchiha', true],
    ['power \\+?\\d', 'gets power +3', true],
    ['powerup [2-4]', 'powerup 5', false],
    ['a.c', 'abc', true],
    ['^a{2,3}$', 'aaaa', false],
    ['^a{2,3}$', 'aaa', true],
    ['^(ab)*c?$', 'ababc', true],
    ['^[^0-9]+$', 'team 7', false],
    ['\\S\\s\\w', 'a b', true],
    ['[]x]', ']', true],
    ['NARUTO', 'naruto', true],
    ['', 'anything', true],
    ['x*', '', true],
    ['a**', 'b', true],
    ['(a|b|)c', 'c', true],
  ])('/%s/ in “%s”: %s', (source, text, found) => expect(finds(source, text)).toBe(found));

  it.each(['(', ')', '[a', 'a{3,1}', 'a{99}', '(?=a)', '(?<n>a)', '\\1', '\\b', '*', 'a{', '[z-a]', 'x'.repeat(101),
    '((a{50}){50}){50}', `${'('.repeat(40)}${')'.repeat(40)}`])('/%s/ is refused', (source) =>
    expect(() => readPattern(source, lower)).toThrow(PatternError)); // prettier-ignore

  it('takes time by the length of the text, whatever the pattern', () => {
    const started = performance.now();
    expect(finds('^(a+)+$', `${'a'.repeat(2000)}b`)).toBe(false);
    expect(finds('(a|a)*(a|a)*(a|a)*$b', 'a'.repeat(2000))).toBe(false);
    // A matcher that tries again would need longer than the sun burns.
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('finds what the language’s own finds', () => {
    const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '^', '$', '(a|b)', '(ab)');
    const source = fc
      .array(fc.tuple(atom, fc.constantFrom('', '', '*', '+', '?', '{1,2}')), { maxLength: 5 })
      .map((all) => all.map(([one, times]) => (one === '^' || one === '$' ? one : one + times)).join(''));
    fc.assert(
      fc.property(fc.oneof(source, fc.tuple(source, source).map(([a, b]) => `${a}|${b}`)), fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 8 }), (pattern, text) => {
        expect(finds(pattern, text)).toBe(new RegExp(pattern, 'u').test(text));
      }),
    ); // prettier-ignore
  });
});
