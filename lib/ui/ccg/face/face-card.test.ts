import { describe, expect, it } from 'vitest';
import { readExampleSet } from '@/lib/testing/set-files';
import { ccgSentence } from './face';
import { ccgFaceOf, printed, printedCost } from './face-card';

const cards = new Map(readExampleSet().cards.map((card) => [card.code, card]));
const face = (code: string, locale: 'en' | 'pl' = 'pl') => {
  const card = cards.get(code);
  if (!card) throw new Error(code);
  return ccgFaceOf(card, locale);
};
const WORDS = {
  entrance: 'Entrance', hand: 'Hand', cost: 'Cost', healthy: 'Healthy', injured: 'Injured', combat: 'combat', support: 'support',
  mental: 'Mental', permanent: 'permanent', madeUp: 'made up', valid: 'Valid', requirement: 'User',
}; // prettier-ignore

describe('ccgFaceOf', () => {
  it('shows what is printed of each kind', () => {
    expect(face('EX-003')).toMatchObject({ kind: 'ninja', entranceCost: 4, handCost: 1, healthy: { combat: 6, support: 2 }, injured: { combat: 4, support: 1 }, lines: [{ kind: 'valid' }] });
    // The picture follows from the English name, whatever the language.
    expect(face('EX-003')).toMatchObject({ identity: 'Furnace Captain', name: { locale: 'pl' } });
    expect(face('EX-015')).toMatchObject({ kind: 'jutsu', jutsuCost: '火1', user: '火 Ogień', name: { locale: 'pl' } });
    expect(face('EX-017')).toMatchObject({ user: 'Scholar' });
    expect(face('EX-014')).toMatchObject({ kind: 'mission', permanent: true });
    expect(face('EX-019')).toMatchObject({ kind: 'client', permanent: false, madeUp: true });
    expect(face('EX-016')).not.toHaveProperty('user');
  }); // prettier-ignore

  it('is in English, and says so, where a card has no other name', () => {
    const card = cards.get('EX-019');
    if (card?.kind !== 'client') throw new Error('no client');
    expect(ccgFaceOf({ ...card, name: { en: 'X' }, text: { en: 'y' } }, 'pl')).toMatchObject({
      name: { text: 'X', locale: 'en' },
      lines: [{ text: 'y', locale: 'en' }],
    });
  });
});

it.each([
  [{ symbols: [], any: 0 }, '0'],
  [{ symbols: [], any: 3 }, '3'],
  [{ symbols: ['fire' as const, 'fire' as const], any: 1 }, '火火1'],
  [{ symbols: ['water' as const], any: 0 }, '水'],
])('a cost of %j is printed as %s', (cost, text) => expect(printedCost(cost)).toBe(text));

it('reads a face out as one sentence', () => {
  expect(printed(-2)).toBe('−2');
  expect(ccgSentence(face('EX-003', 'en'), WORDS, 'en')).toBe(
    'Furnace Captain. Ninja. Fire. Entrance 4. Hand 1. Healthy: combat 6, support 2. Injured: combat 4, support 1. made up',
  );
});
