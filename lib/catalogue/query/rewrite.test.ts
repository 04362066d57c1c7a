import { describe, expect, it } from 'vitest';
import { EVERY_CARD } from '../card-query';
import { heldChoice, withFilter, withHeld, withoutOrder, withoutPart } from './rewrite';

it.each([
  ['naruto', 'type', { type: ['character'] }, 'naruto type:character'],
  ['Naruto  t:mission', 'type', { type: ['character', 'mission'] }, 'Naruto type:character,mission'],
  ['naruto t:mission c>3', 'type', { type: [] }, 'naruto c>3'],
  ['naruto', 'keyword', { keyword: ['Team 7', 'Summon'] }, 'naruto keyword:"Team 7",Summon'],
  ['naruto c>3 c<5', 'cost', { cost: { min: 2, max: 4 } }, 'naruto chakra:2..4'],
  ['c>3', 'cost', { cost: {} }, ''],
  ['naruto or sasuke', 'type', { type: ['character'] }, '(naruto or sasuke) type:character'],
  ['naruto hides an enemy', 'does', { does: ['draw'] }, 'naruto does:draw'],
  ['-t:mission', 'type', { type: ['character'] }, '-t:mission type:character'],
  ['"rock lee" nmae:x', 'set', { set: ['KS'] }, '"rock lee" nmae:x set:KS'],
] as const)('%s with %s', (q, name, filters, expected) => {
  const asked = { ...EVERY_CARD, ...structuredClone(filters) } as typeof EVERY_CARD;
  expect(withFilter(q, name, asked)).toBe(expected);
});

it.each([
  ['naruto t:mission -f:leaf', 1, 'naruto -f:leaf'],
  ['naruto t:mission -f:leaf', 2, 'naruto type:mission'],
  ['naruto t:mission', 0, 'type:mission'],
  ['naruto', 0, ''],
])('%s without its part %i', (q, index, expected) => expect(withoutPart(q, index)).toBe(expected));

it.each([
  ['naruto sort:cost dir:desc', 'naruto'],
  ['naruto unique:prints', 'naruto unique:prints'],
])('%s without its order', (q, expected) => expect(withoutOrder(q)).toBe(expected));

describe('a choice of one’s own collection', () => {
  it.each([
    ['', 'owned', 'owned>=1'],
    ['naruto', 'missing', 'naruto owned:0'],
    ['naruto owned>=1 power>=3', 'wish', 'naruto power>=3 wish>=1'],
    ['owned:2..3', undefined, ''],
    ['trade>=1 wish>=1 sasuke', 'trade', 'sasuke trade>=1'],
  ] as const)('%j with %s is %j', (q, choice, expected) => {
    expect(withHeld(q, choice)).toBe(expected);
    expect(heldChoice(expected)).toBe(choice);
  });

  it('outlives changes to the rest of the query', () => {
    expect(withoutPart('owned>=1 naruto', 0)).toBe('owned>=1');
  });
});
