import { describe, expect, it } from 'vitest';
import { fieldErrors } from '@/lib/http/problem';
import { createRequestSchema, saveRequestSchema } from './contract';
import { MAX_LINES } from './limits';

const line = { code: 'KS-001', count: 2 };
const content = { name: 'Leaf', format: 'mythos/standard', main: [line] };

function wrong(fields: object): string[] {
  const parsed = saveRequestSchema.safeParse({ baseRevision: 1, content: { ...content, ...fields } });
  return parsed.success ? [] : fieldErrors(parsed.error).map(({ path }) => path);
}

describe('a deck in a request', () => {
  it('is cleaned and completed', () => {
    const { content: read } = createRequestSchema.parse({ content: { ...content, name: '  Leaf\u202E ' } });
    const rest = { description: '', visibility: 'private', missions: [], maybe: [] };
    expect(read).toEqual({ ...content, name: 'Leaf', ...rest });
  });

  it.each([
    ['a negative count', { main: [{ ...line, count: -1 }] }, 'content.main[0].count'],
    ['no copies', { main: [{ ...line, count: 0 }] }, 'content.main[0].count'],
    ['half a card', { main: [{ ...line, count: 1.5 }] }, 'content.main[0].count'],
    ['a huge count', { main: [{ ...line, count: 1e15 }] }, 'content.main[0].count'],
    ['a count in words', { main: [{ ...line, count: '2' }] }, 'content.main[0].count'],
    ['a code that can be none', { missions: [{ code: "'; DROP", count: 1 }] }, 'content.missions[0].code'],
    ['a card twice in one part', { main: [line, line] }, 'content.main[1].code'],
    [
      'too many cards',
      { maybe: Array.from({ length: MAX_LINES }, (_, n) => ({ code: `KS-${n}`, count: 1 })) },
      'content.main',
    ],
    ['a long name', { name: '🍥'.repeat(81) }, 'content.name'],
    ['a long description', { description: 'x'.repeat(4001) }, 'content.description'],
    ['an unknown format', { format: 'mythos/none' }, 'content.format'],
    ['an unknown visibility', { visibility: 'everyone' }, 'content.visibility'],
    ['a field of ours', { ownerId: 'me' }, 'content.ownerId'],
  ])('is refused for %s', (_, fields, path) => expect(wrong(fields)).toEqual([path]));

  it('may have a name of 80 characters of any kind', () => expect(wrong({ name: '🍥'.repeat(80) })).toEqual([]));
});
