import { expect, it } from 'vitest';
import { ccgPoolCard } from '@/lib/decks/cards/pool-card';
import { deckGame } from '@/lib/decks/games/games';
import { GAMES } from '@/lib/catalogue/games';
import type { DeckPageLine } from '@/lib/decks/store/read';
import en from '@/lib/i18n/messages/en/paper.json';
import { cardSchema } from '@/lib/rules/ccg/cards/schema';
import { filesOf } from './export/addresses';
import { byType } from './groups';

it.each(GAMES)('has a heading on the deck sheet for every type of card of %s', (game) => {
  expect(Object.keys(en.sheet.types[game]).toSorted()).toEqual(deckGame(game).types.toSorted());
});

it('offers a file for a virtual table only where cards are drawn', () => {
  expect(filesOf('mythos/standard')).toContain('tts');
  expect(filesOf('ccg/standard')).toEqual(['text', 'json', 'csv']);
});

it('lists cards of the older game by their type', () => {
  const [ninja, other, jutsu] = [
    { kind: 'ninja', code: 'AB-001', ...shared, ...costs(2), ...fights },
    { kind: 'ninja', code: 'AB-002', ...shared, ...costs(1), ...fights },
    { kind: 'jutsu', code: 'AB-003', ...shared, cost: { symbols: ['fire'], any: 1 }, text: { en: 'Something.' } },
  ].map((card): DeckPageLine => ({
    code: card.code,
    count: 1,
    card: ccgPoolCard(cardSchema.parse(card), { own: true }),
  }));
  if (!ninja || !other || !jutsu) throw new Error('No cards');
  expect(byType([jutsu, ninja, other], deckGame('ccg').types)).toEqual([
    { type: 'ninja', lines: [other, ninja] },
    { type: 'jutsu', lines: [jutsu] },
  ]);
});

const shared = { name: { en: 'Somebody' }, symbol: 'fire' };
const costs = (entranceCost: number) => ({ entranceCost, handCost: 0 });
const fights = { healthy: { combat: 1, support: 1 }, injured: { combat: 0, support: 0 }, effects: [] };
