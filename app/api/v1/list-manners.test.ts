import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { membersOf, nextAddress, readCursor, readFields } from './list-manners';

const asked = (query: string) => new URLSearchParams(query);
const after = (address: string | null) => asked(address?.split('?')[1] ?? '');

describe('a cursor', () => {
  const next = nextAddress('/api/v1/cards', asked('q=naruto&sort=name&page=2'), '3');

  it('leads on in the same question, with any members', () => {
    const params = after(next);
    expect([params.get('q'), params.has('page')]).toEqual(['naruto', false]);
    params.set('fields', 'code');
    expect(readCursor('/api/v1/cards', params)).toEqual({ place: '3', errors: [] });
  });

  it('leads on in one list', () => {
    expect(readCursor('/api/v1/printings', after(next)).errors).toMatchObject([{ path: 'cursor' }]);
  });

  it('is good for the language by either name', () => {
    const polish = after(nextAddress('/api/v1/cards', asked('lang=pl'), '3'));
    polish.delete('lang');
    polish.set('locale', 'pl');
    expect(readCursor('/api/v1/cards', polish)).toEqual({ place: '3', errors: [] });
  });

  it('ends with the list', () => expect(nextAddress('/api/v1/cards', asked(''), undefined)).toBeNull());

  it.each([
    ['another question', `q=sasuke&sort=name&cursor=${after(next).get('cursor')}`],
    ['another language', `q=naruto&sort=name&lang=pl&cursor=${after(next).get('cursor')}`],
    ['a page by its number besides', `q=naruto&sort=name&page=2&cursor=${after(next).get('cursor')}`],
    ['nobody’s making', 'cursor=abc'],
    ['JSON of another form', `cursor=${Buffer.from('[1,2]').toString('base64url')}`],
    ['nothing', 'cursor='],
    ['great length', `cursor=${'A'.repeat(100_000)}`],
    ['two', 'cursor=a&cursor=b'],
  ])('of %s is refused by its name', (_, query) => {
    expect(readCursor('/api/v1/cards', asked(query)).errors).toMatchObject([{ path: 'cursor' }]);
  });
});

describe('fields', () => {
  const card = { code: 'AA-001', name: 'A', cost: 1 };

  it('leave of an entry what was asked for', () => {
    expect(readFields(asked('fields=code,%20cost'), Object.keys(card)).pick(card)).toEqual({ code: 'AA-001', cost: 1 });
    expect(readFields(asked(''), Object.keys(card)).pick(card)).toBe(card);
  });

  it.each(['fields=colour', 'fields=', 'fields=code,', 'fields=__proto__', 'fields=code&fields=name'])(
    'that no entry has are refused: %s',
    (query) => expect(readFields(asked(query), Object.keys(card)).errors).toMatchObject([{ path: 'fields' }]),
  );

  it('may be those of any kind of entry', () => {
    const [a, b] = [z.object({ kind: z.literal('a'), x: z.int() }), z.object({ kind: z.literal('b'), y: z.int() })];
    expect(membersOf(z.discriminatedUnion('kind', [a, b]))).toEqual(['kind', 'x', 'y']);
  });
});
