import { expect, it } from 'vitest';
import { toDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { readSetFile } from '@/lib/testing/set-files';
import { poolOf } from '../cards/pool-card';
import { importText, MAX_TEXT } from './import';
import { nameIndex } from './name-index';

const cards = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const index = nameIndex(poolOf(cards.map((definition) => ({ ...toDeckCard(definition), definition }))));

// A pattern that tries every split of a line takes minutes for texts like these; the runner's own limit ends it.
const pieces = [
  ' ',
  '1',
  ':',
  '(',
  '[',
  '-',
  ':1 ',
  '(1 ',
  '[1',
  '1 x',
  'x1 ',
  '# ',
  '// ',
  '[a](',
  '] ',
  '*',
  'Name: ',
  'Missions (',
  'naruto ',
  '"',
  '\t',
  '\u0301',
  'ｘ１',
];
const shapes: [string, (piece: string) => string][] = [
  ['one line', (piece) => piece.repeat(MAX_TEXT / piece.length)],
  ['one line with a word behind', (piece) => `${piece.repeat(MAX_TEXT / piece.length - 8)}x(`],
  ['one line that begins like a heading', (piece) => `:1${piece.repeat(MAX_TEXT / piece.length - 8)}x(`],
  ['lines just short enough to be read', (piece) => `${piece.repeat(390 / piece.length)}x(\n`.repeat(MAX_TEXT / 400)],
]; // prettier-ignore

it.each(shapes.flatMap(([name, shape]) => pieces.map((piece) => [name, piece, shape(piece)] as const)))(
  'a hostile list comes to an end: %s of %j',
  (_name, _piece, text) => {
    expect(importText(text, index).main).toEqual([]);
  },
);
