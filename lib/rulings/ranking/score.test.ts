import { describe, expect, it } from 'vitest';
import { words } from '@/lib/catalogue/fold';
import { rank, type RankedDocument } from './score';

function document(key: string, title: string, short = '', more: Partial<RankedDocument> = {}): RankedDocument {
  return { key, title: words(title), short: words(short), about: [], text: [], names: [], official: true, ...more };
}
const name = (text: string, whole = false, card = text) => ({ words: words(text), whole, card });

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
  document('namesakes', 'May I have two Narutos on one mission?', 'No.', {
    about: words('Namesake'),
    names: [name('Naruto Uzumaki', false, 'genin'), name('Naruto Uzumaki', false, 'clones')],
  }),
  document('naruto-captured', 'May I take a Naruto on a mission with two others?', 'Yes.', {
    names: [name('Naruto Uzumaki')],
  }),
  document('first', 'The first player', 'Let chance decide.'),
  document('counts', 'What does a duel with a rival under my side count as?', 'A duel.'),
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

describe('a question', () => {
  it('is also read for what a text is about and does not say', () => {
    expect(keys('same name twice')[0]).toBe('namesakes');
  });

  it('need not name the card that stands in a text’s question for an example only', () => {
    const [first, second] = rank('two on one mission', DOCUMENTS, 'en').ranked;
    expect([first?.key, second?.key]).toEqual(['namesakes', 'naruto-captured']);
    expect(first?.score).toBeGreaterThan(2 * (second?.score ?? 1));
  });

  it('that asks two things is answered by the texts on either', () => {
    expect(keys('what does an upgrade cost and does the text under it apply').slice(0, 2).sort()).toEqual(['cost', 'text']); // prettier-ignore
  });

  it('may say in several words what the texts say in others, in any form', () => {
    for (const asked of ['who starts the game', 'who goes first', 'who started']) expect(keys(asked)[0]).toBe('first');
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
