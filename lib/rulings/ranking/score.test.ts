import { describe, expect, it } from 'vitest';
import { words } from '@/lib/catalogue/fold';
import { rank, type RankedDocument } from './score';

function document(key: string, title: string, short = '', more: Partial<RankedDocument> = {}): RankedDocument {
  return { key, title: words(title), short: words(short), text: [], names: [], official: true, ...more };
}
const name = (text: string, whole = false) => ({ words: words(text), whole });

const DOCUMENTS = [
  document('cost', 'What does an upgrade cost?', 'The difference of the two costs.'),
  document('ino', 'May Ino upgrade the character she took control of, and at what cost?', 'Yes.', {
    names: [name('Ino Yamanaka')],
  }),
  document('duel', 'Honorable Duel gives a bonus. To whom?', 'To the only one.', {
    names: [name('Honorable Duel', true)],
  }),
  document('duel-works', 'Does DUEL work on a hidden rival?', 'No.'),
  document('under', 'What becomes of the cards under an upgrade?', 'They are discarded with it.'),
  document('text', 'Does the text of a card under an upgrade apply?', 'No.'),
  document('points', 'Who scores?', 'Whoever has most Power.', { official: false }),
  document('points-official', 'Who scores?', 'Whoever has most Power.'),
  document('control', 'What becomes of a character under my control?', 'It goes home.'),
];
const keys = (question: string) => rank(question, DOCUMENTS, 'en').ranked.map(({ key }) => key);

describe('of texts with the same words', () => {
  it('the general one stands before the one about a card that nobody named', () => {
    expect(keys('upgrade cost').slice(0, 2)).toEqual(['cost', 'ino']);
  });

  it('the one about a named card stands first, though its name be misspelt', () => {
    expect(keys('upgrade cost ino')[0]).toBe('ino');
    expect(keys('upgrade cost yamanakka')[0]).toBe('ino');
  });

  it('a word out of a mission’s name does not name it', () => {
    expect(keys('duel')[0]).toBe('duel-works');
    expect(keys('honorable duel')[0]).toBe('duel');
  });

  it('the one that has them beside each other as typed stands first', () => {
    expect(keys('what becomes of cards under an upgrade')[0]).toBe('under');
  });

  it('what a source says stands before what is derived', () => {
    expect(keys('who scores').slice(0, 2)).toEqual(['points-official', 'points']);
  });
});

it('reads other endings, slips and everyday words', () => {
  expect(keys('upgrading costs')[0]).toBe('cost');
  expect(keys('upgarde price')[0]).toBe('cost');
  expect(keys('how much is an upgrade')[0]).toBe('cost');
  expect(keys('stolen character')[0]).toBe('control');
});

it('names the words that no text has', () => {
  expect(rank('upgrade xyzzyplugh', DOCUMENTS, 'en').unknown).toEqual(new Set(['xyzzyplugh']));
  expect(rank('xyzzyplugh', DOCUMENTS, 'en').ranked).toEqual([]);
});

it('scores from 0 to 1, and bears what is no question', () => {
  for (const { score } of rank('what does an upgrade cost', DOCUMENTS, 'en').ranked) {
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThanOrEqual(1);
  }
  for (const question of ['', ' ?!', '\0', '$& $1', 'a'.repeat(10_000), 'upgrade '.repeat(2_000)])
    expect(() => rank(question, DOCUMENTS, 'fr')).not.toThrow();
});
