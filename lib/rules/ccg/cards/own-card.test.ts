import { describe, expect, it } from 'vitest';
import { ownCardSchema } from './own-card';
import { isOwnCode, ownCode } from './own-code';

const client = { kind: 'client', code: 'OWN-7K2M9QXA', name: { en: 'Ferryman' }, symbol: 'water', entranceCost: 1, handCost: 0, text: { en: 'Draw a card.' } }; // prettier-ignore

describe('a card that somebody types in', () => {
  it('is any card of the game, under a code no set can have', () => {
    expect(ownCardSchema.safeParse(client).success).toBe(true);
    expect(ownCardSchema.safeParse({ ...client, code: 'EX-001' }).success).toBe(false);
  });

  it.each([
    ['a name of 5,000 characters', { name: { en: 'x'.repeat(5000) } }],
    ['no name', { name: { en: '' } }],
    ['a text of 1,001 characters', { text: { en: 'x'.repeat(1001) } }],
    ['half a card from the hand', { handCost: 0.5 }],
    ['a cost of 100', { entranceCost: 100 }],
    ['a symbol that there is not', { symbol: 'wood' }],
    ['a field of another kind', { healthy: { combat: 1, support: 1 } }],
    ['a sign that turns the line around', { name: { en: 'a\u202Eb' } }],
  ])('is refused with %s', (_, fields) => {
    expect(ownCardSchema.safeParse({ ...client, ...fields }).success).toBe(false);
  });
});

it.each([
  Array.from({ length: 8 }, () => 0),
  Array.from({ length: 8 }, () => 255),
  [1, 40, 90, 130, 170, 200, 230, 251],
])('a code of any bytes is one', (...bytes) => {
  expect(isOwnCode(ownCode(Uint8Array.from(bytes)))).toBe(true);
});
