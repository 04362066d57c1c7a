import { describe, expect, it } from 'vitest';
import { labelParts, namesLeftInEnglish } from './name-labels';

const name = { en: 'Guy', fr: 'Gaï' };
const version = { en: 'Ferocious Fist', fr: 'Poing Fort' };

describe('namesLeftInEnglish', () => {
  it.each([
    ['neither in the language', { name, version }, 'uk', ['Guy (Ferocious Fist)', 'Ferocious Fist', 'Guy']],
    ['both in the language', { name, version }, 'fr', []],
    ['only the name in the language', { name: { ...name, pl: 'Guy' }, version }, 'pl', ['Ferocious Fist']],
    ['no version', { name: { en: 'Call for Support', fr: 'Appel de soutien' } }, 'pl', ['Call for Support']],
  ] as const)('%s', (_, card, locale, names) => expect(namesLeftInEnglish(card, locale)).toEqual(names));
});

describe('labelParts', () => {
  const names = namesLeftInEnglish({ name, version }, 'pl');
  const shown = (label: string) =>
    labelParts(label, names).map(({ text, english }) => (english ? `<${text}>` : text)).join(''); // prettier-ignore

  it.each([
    ['Guy (Ferocious Fist)', '<Guy (Ferocious Fist)>'],
    ['Guya (Ferocious Fist)', 'Guya (<Ferocious Fist>)'],
    ['karta Guy', 'karta <Guy>'],
    ['Guyowi', 'Guyowi'],
    ['Guy’a', 'Guy’a'],
    ['ta postać', 'ta postać'],
  ])('%s', (label, parts) => expect(shown(label)).toBe(parts));

  it('has no names to look for', () => expect(labelParts('a (b)', [])).toEqual([{ text: 'a (b)', english: false }]));

  it('takes names as they are written', () =>
    expect(labelParts('100% (No.1)', ['100% (No.1)'])).toEqual([{ text: '100% (No.1)', english: true }]));
});
