import { expect, it } from 'vitest';
import { paperName } from './paper-cards';

const deck = (name: string) => ({ name, author: 'kaori', slug: 'A1b2C3d4E5f6G7' });

it.each([
  ['Листя 5', 'Листя 5'],
  ['Team 第七班', 'Team'],
  ['?!', '?!'],
  ['7', '7'],
])('calls a deck by its name, as far as paper can write it: %s', (name, expected) => {
  expect(paperName(deck(name))).toBe(expected);
});

it.each(['なると', '🔥🔥', '🔥 !', 'مرحبا', 'שלום', '木ノ葉・忍者'])(
  'names %s by its author and its short link',
  (name) => {
    expect(paperName(deck(name))).toBe('kaori /d/A1b2C3d4E5f6G7');
  },
);
