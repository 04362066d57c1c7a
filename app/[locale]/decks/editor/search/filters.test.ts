import { describe, expect, it } from 'vitest';
import { readAsked } from '@/lib/catalogue/query/asked';
import { EMPTY_FORM, toQuery, typedMistakes, typedPart, type SearchForm } from './filters';

const nobody = { owned: false, deck: true };
const wrongIn = (change: Partial<SearchForm>, fetching = false) => {
  const form = { ...EMPTY_FORM, ...change };
  return typedMistakes(readAsked(toQuery(form), 'en', nobody).mistakes, form, fetching).map(({ code }) => code);
};

describe('what is wrong in what was typed into the search of the editor', () => {
  it.each([
    ['foo:1', 'unknown-field'],
    ['power>=', 'value-missing'],
    ['(', 'bracket-open'],
    ['  naruto foo:1 ', 'unknown-field'],
  ])('%s: %s', (q, code) => {
    expect(wrongIn({ q })).toEqual([code]);
  });

  it('is nothing where all was understood, and nothing that a choice of the form asks for', () => {
    expect(wrongIn({ q: 'naruto cost<=3' })).toEqual([]);
    expect(wrongIn({ held: 'owned' })).toEqual([]);
    expect(wrongIn({ q: 'naruto', held: 'owned' })).toEqual([]);
    expect(wrongIn({ q: 'foo:1', held: 'owned' })).toEqual(['unknown-field']);
  });

  it('is not a collection that is still being fetched', () => {
    expect(wrongIn({ q: 'owned>0' })).toEqual(['not-here']);
    expect(wrongIn({ q: 'owned>0' }, true)).toEqual([]);
  });

  it('made better leaves the choices of the form where they are', () => {
    const form: SearchForm = { ...EMPTY_FORM, q: 'powr:3', held: 'owned' };
    expect(typedPart(toQuery(form).q.replace('powr', 'power'), form)).toBe('power:3');
    expect(typedPart('power:3', { ...form, held: '' })).toBe('power:3');
  });
});
