import { describe, expect, it } from 'vitest';
import { compareAddress, compareParts, readReference } from './compare';

/** Of a deck with one card. */
const CODE = 'KAGE1100G02829D9G22B4VNJNC';
const line = (code: string, count: number) => ({ code, count });

describe('two decks', () => {
  it('differ by cards that come, go and change in number, part by part', () => {
    const a = { main: [line('C', 1), line('A', 2), line('B', 2), line('D', 2)], missions: [line('M', 1)], maybe: [] };
    const b = { main: [line('E', 1), line('A', 2), line('B', 1), line('C', 2)], missions: [line('M', 1)], maybe: [] };
    expect(compareParts(a, b)).toEqual([
      {
        part: 'main',
        added: [{ code: 'E', a: 0, b: 1 }],
        removed: [{ code: 'D', a: 2, b: 0 }],
        changed: [
          { code: 'B', a: 2, b: 1 },
          { code: 'C', a: 1, b: 2 },
        ],
        same: [{ code: 'A', a: 2, b: 2 }],
      },
      { part: 'missions', added: [], removed: [], changed: [], same: [{ code: 'M', a: 1, b: 1 }] },
    ]);
  });
});

describe('a reference to a deck', () => {
  it.each([
    ['A1b2C3d4E5f6G7', { slug: 'A1b2C3d4E5f6G7' }],
    [' A1b2C3d4E5f6G7@12 ', { slug: 'A1b2C3d4E5f6G7', revision: 12 }],
    ['https://cards.example/pl/decks/A1b2C3d4E5f6G7', { slug: 'A1b2C3d4E5f6G7' }],
    ['https://cards.example/pl/decks/A1b2C3d4E5f6G7/edit', { slug: 'A1b2C3d4E5f6G7' }],
    ['https://cards.example/en/decks/A1b2C3d4E5f6G7/hands?seed=4&round=2', { slug: 'A1b2C3d4E5f6G7' }],
    [`https://cards.example/en/decks/${CODE}/hands?seed=4`, { slug: CODE }],
    [CODE, { slug: CODE }],
    ['/en/decks/A1b2C3d4E5f6G7@3', { slug: 'A1b2C3d4E5f6G7', revision: 3 }],
  ])('is read from %s', (text, reference) => {
    expect(readReference(text)).toEqual(reference);
  });

  it.each(['', 'short', 'A1b2C3d4E5f6G7@', 'A1b2C3d4E5f6G7@x', 'two words here', 'https://cards.example/en/cards/KS-001', `${'x'.repeat(5000)}`])(
    'is not read from %j',
    (text) => {
      expect(readReference(text)).toBeUndefined();
    },
  ); // prettier-ignore

  it('makes an address', () => {
    const [a, b] = [{ slug: 'A1b2C3d4E5f6G7', revision: 3 }, { slug: 'A1b2C3d4E5f6G7' }];
    expect(compareAddress('mythos', a, b)).toBe('/decks/compare?a=A1b2C3d4E5f6G7@3&b=A1b2C3d4E5f6G7');
    expect(compareAddress('ccg', undefined, b)).toBe('/ccg/decks/compare?b=A1b2C3d4E5f6G7');
    expect(compareAddress('mythos')).toBe('/decks/compare');
  });
});
