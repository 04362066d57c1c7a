import { describe, expect, it } from 'vitest';
import { linkTargets, parseBlocks, plainText, splitAnswer } from './markup';

const answer = 'No: [[edge|the Edge]] decides.\n\n[[KS-054|Kabuto]] has 5 Power.\n\nSasuke drops to 4.';

describe('markup of rulings', () => {
  it('parts the short answer from the reason', () => {
    expect(splitAnswer(answer)).toEqual({
      short: 'No: [[edge|the Edge]] decides.',
      why: '[[KS-054|Kabuto]] has 5 Power.\n\nSasuke drops to 4.',
    });
    expect(splitAnswer('Yes.')).toEqual({ short: 'Yes.', why: '' });
  });

  it('reads links to cards by their code and to terms by their slug', () => {
    const paragraph = (...segments: object[]) => ({ kind: 'paragraph', segments });
    expect(parseBlocks(answer)).toEqual([
      paragraph(
        { kind: 'text', text: 'No: ' },
        { kind: 'term', slug: 'edge', text: 'the Edge' },
        { kind: 'text', text: ' decides.' },
      ),
      paragraph({ kind: 'card', code: 'KS-054', text: 'Kabuto' }, { kind: 'text', text: ' has 5 Power.' }),
      paragraph({ kind: 'text', text: 'Sasuke drops to 4.' }),
    ]);
    expect(linkTargets(answer)).toEqual(['edge', 'KS-054']);
  });

  it.each([
    ['[[edge|the Edge]] decides', 'the Edge decides'],
    ['no link [edge|x] here', 'no link [edge|x] here'],
    ['half a [[link', 'half a [[link'],
    ['[[a|b|c]]', '[[a|b|c]]'],
  ])('%j is read as %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

describe('blocks', () => {
  it('are paragraphs and lists, a list also right after its sentence', () => {
    const text = 'Three things\nmatter:\n- [[edge|Edge]]\n- rank, see [[11.2|there]]\n\nAfter that, nothing.';
    expect(parseBlocks(text)).toEqual([
      { kind: 'paragraph', segments: ['Three things', ' ', 'matter:'].map((text) => ({ kind: 'text', text })) },
      {
        kind: 'list',
        items: [
          [{ kind: 'term', slug: 'edge', text: 'Edge' }],
          [
            { kind: 'text', text: 'rank, see ' },
            { kind: 'rule', number: '11.2', text: 'there' },
          ],
        ],
      },
      { kind: 'paragraph', segments: [{ kind: 'text', text: 'After that, nothing.' }] },
    ]);
  });
});
