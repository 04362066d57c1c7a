import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { check } from '../deck/check';
import { toDeckCard } from '../deck/deck-list';
import { DEFAULT_FORMAT, formatById } from '../deck/format';
import { dice } from './dice';
import { randomDeck } from './random-deck';

const cards = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);

describe('a random deck', () => {
  it('is legal, and another one for each number', () => {
    const catalogue = new Map(cards.map((card) => [card.code, toDeckCard(card)]));
    const lines = (codes: readonly string[]) => codes.map((code) => ({ code, count: 1 }));
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const deck = randomDeck(cards, dice(seed));
      const list = { main: lines(deck.cards), missions: lines(deck.missions) };
      expect(check(list, formatById(DEFAULT_FORMAT)!, catalogue, { today: '2026-11-30' })).toEqual([]);
      seen.add(JSON.stringify(deck));
    }
    expect(seen.size).toBe(200);
    expect(randomDeck(cards, dice(5))).toEqual(randomDeck(cards, dice(5)));
  });

  it('needs enough cards', () => {
    expect(() => randomDeck(cards.slice(0, 14), dice(1))).toThrow('30 cards are needed, and there are 28');
  });
});

describe('dice', () => {
  it('fall on each side about as often, for neighbouring seeds too', () => {
    const counts = Array.from({ length: 6 }, () => 0);
    for (let seed = 0; seed < 6000; seed++) counts[dice(seed, 1)(6)]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
