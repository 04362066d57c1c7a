import { expect, it } from 'vitest';
import type { RulingAtHand } from '../at-hand';
import { findAtHand } from './at-hand';

const ruling = (slug: string, question: string, short: string, cards: string[] = []): RulingAtHand => ({
  ...{ slug, question, short, cards, why: '', status: 'official', locale: 'en', chapter: 7, rules: [] },
});
const RULINGS = [
  ruling('hidden-cost', 'What does a hidden character cost?', 'Playing it hidden costs 1 chakra.'),
  ruling('tied-mission', 'Who wins a tied mission?', 'The player with the [[edge|Edge]].'),
  ruling('thief', 'May it take the card back?', 'Yes.', ['XX-001']),
];
const cardOf = (code: string) =>
  code === 'XX-001' ? { names: { en: 'Kabuto Yakushi', uk: 'Кабуто Якуші' }, type: 'character' } : undefined;
const found = (question: string) => findAtHand(question, RULINGS, 'en', cardOf).map(({ slug }) => slug);

it('finds the answer to a question, by its words and by the cards it concerns', () => {
  expect(found('who wins a tie')[0]).toBe('tied-mission');
  expect(found('hiden cost')[0]).toBe('hidden-cost');
  expect(found('кабуто')).toEqual(['thief']);
  expect(found('zzzqqq')).toEqual([]);
});

it('shows all in their order where nothing is asked', () =>
  expect(found('')).toEqual(['hidden-cost', 'tied-mission', 'thief']));
