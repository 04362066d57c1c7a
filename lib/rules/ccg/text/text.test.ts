import { describe, expect, it } from 'vitest';
import { readExampleSet } from '@/lib/testing/set-files';
import { CARD_KINDS, SYMBOLS } from '../cards/symbols';
import { kindLabel, signedSymbolLabel, symbolLabel } from './labels';
import { cardLines } from './lines';

const cards = readExampleSet().cards;

describe('cardLines', () => {
  it('tells effects that work while injured from the others', () => {
    const kinds = new Set(cards.flatMap((card) => cardLines(card, 'pl').map(({ kind }) => kind)));
    expect(kinds).toContain('valid');
    expect(kinds).toContain('effect');
  });

  it('says what a user must be before what the jutsu does, in English where there is no other', () => {
    const jutsu = cards.find((card) => card.kind === 'jutsu');
    if (jutsu?.kind !== 'jutsu') throw new Error('no jutsu among the examples');
    const asked = { ...jutsu, requirement: { text: { en: 'A ninja of the water' } } };
    expect(cardLines(asked, 'pl').map(({ kind, locale }) => [kind, locale])).toEqual([
      ['requirement', 'en'],
      ['effect', 'pl'],
    ]);
  });
});

it('names every kind and symbol in each language', () => {
  for (const locale of ['en', 'pl', 'uk', 'fr'] as const) {
    for (const kind of CARD_KINDS) expect(kindLabel(kind, locale)).toMatch(/^\p{Lu}/u);
    for (const symbol of SYMBOLS) expect(signedSymbolLabel(symbol, locale)).toContain(symbolLabel(symbol, locale));
  }
});
