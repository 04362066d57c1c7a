import { expect, it } from 'vitest';
import type { Text } from '@/lib/rules/mythos/text/pieces';
import type { LinkedPiece } from './effect-text';
import { linkedLines } from './linked-lines';

const MAIN = { kind: 'term', term: 'main', text: 'MAIN' } as const;
const SIGN = { kind: 'icon', icon: 'instant' } as const;
const words = (text: string) => ({ kind: 'text', text }) as const;
const leaf = { kind: 'trait', trait: { faction: 'Leaf Village' }, text: 'Leaf Village' } as const;

const linkOf = (piece: LinkedPiece) =>
  piece.kind === 'term' ? { href: `/terms/${piece.term}`, glimpse: `term/${piece.term}` } : undefined;

it('sends each link once, and words without one in one piece', () => {
  const line: Text = [MAIN, words(' '), SIGN, words(' Hide a '), leaf, words(' character.')];
  const { lines, links } = linkedLines(
    [
      ['KS-001', [line, [MAIN]]],
      ['KS-002', [[words('As '), { ...MAIN, text: 'main' }]]],
      ['KS-003', []],
    ],
    linkOf,
  );
  expect(links).toEqual([{ kind: 'term', href: '/terms/main', glimpse: 'term/main' }]);
  expect(Object.fromEntries(lines)).toEqual({
    'KS-001': [[['MAIN', 0], ' ↯ Hide a Leaf Village character.'], [['MAIN', 0]]],
    'KS-002': [['As ', ['main', 0]]],
    'KS-003': [],
  });
});
