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
    ['the mark of our own examples', { madeUp: true }],
    ['a field that only the site may set', { own: true }],
    ['whose it is', { ownerId: 'somebody' }],
  ])('is refused with %s', (_, fields) => {
    expect(ownCardSchema.safeParse({ ...client, ...fields }).success).toBe(false);
  });

  it.each([
    [{ entranceCost: -5 }, 'entranceCost', 'expected at least 0; found -5'],
    [{ entranceCost: 1e9 }, 'entranceCost', 'expected at most 99; found 1000000000'],
    [{ handCost: Number.NaN }, 'handCost', 'expected number, received NaN'],
    [{ handCost: '2' }, 'handCost', 'expected number, received string'],
    [{ name: { en: 'x'.repeat(5000) } }, 'name.en', '<=200 characters'],
  ])('says at the field what is wrong: row %#', (fields, place, message) => {
    const issues = ownCardSchema.safeParse({ ...client, ...fields }).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join('.'))).toEqual([place]);
    expect(issues[0]?.message).toContain(message);
  });
});

it.each([
  Array.from({ length: 8 }, () => 0),
  Array.from({ length: 8 }, () => 255),
  [1, 40, 90, 130, 170, 200, 230, 251],
])('a code of any bytes is one', (...bytes) => {
  expect(isOwnCode(ownCode(Uint8Array.from(bytes)))).toBe(true);
});
