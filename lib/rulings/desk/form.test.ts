import { expect, it } from 'vitest';
import { readForm } from './form';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

it('reads lists however they are parted, and languages as far as they are written', () => {
  const read = readForm(
    form({
      'pl.question': ' Kto wygrywa? ',
      'pl.answer': 'Pierwszy.\r\n\r\nDrugi.',
      cards: 'ks-108, SS-005',
      rules: '7.3;8.1',
      keywords: 'Team 7, Sound Four',
      chapter: '7',
    }),
  );
  expect(read.wrong).toEqual([]);
  expect(read.content).toMatchObject({
    cards: ['KS-108', 'SS-005'],
    rules: ['7.3', '8.1'],
    keywords: ['Team 7', 'Sound Four'],
    chapter: 7,
    status: 'reading',
    texts: { pl: { question: 'Kto wygrywa?', answer: 'Pierwszy.\n\nDrugi.', other: '' } },
  });
  expect(Object.keys(read.content?.texts ?? {})).toEqual(['pl']);
});

it.each<[string, Record<string, string>, string]>([
  ['nothing at all', {}, 'question'],
  ['an answer without its question', { 'en.answer': 'Yes.' }, 'en.question'],
  ['an address that is none', { 'en.question': 'Who?', slug: '../x' }, 'slug'],
  ['a card that cannot be', { 'en.question': 'Who?', cards: '<b>' }, 'cards'],
  ['a question of a novel', { 'en.question': 'Who? '.repeat(100) }, 'en.question'],
  ['a scenario too large', { 'en.question': 'Who?', scenario: 'x'.repeat(70_000) }, 'scenario'],
  ['a note too long', { 'en.question': 'Who?', note: 'x'.repeat(600) }, 'note'],
  ['a chapter that is not there', { 'en.question': 'Who?', chapter: '99' }, 'chapter'],
  ['a standing that judges do not give', { 'en.question': 'Who?', status: 'superseded' }, 'status'],
])('names the field of %s', (_, fields, wrong) => {
  expect(readForm(form(fields)).wrong).toEqual([wrong]);
});

it('names the entries of a list that cannot be', () => {
  const read = readForm(
    form({ 'en.question': 'Who?', cards: 'KS-108 zz-9, SS-005 zz-9', rules: '7.3', terms: `edge ${'X'.repeat(90)}` }),
  );
  expect(read.wrong).toEqual(['cards', 'terms']);
  expect(read.entries).toEqual({ cards: ['ZZ-9'], terms: ['X'.repeat(40)] });
});

it('names no entry where there are only too many', () => {
  const read = readForm(form({ 'en.question': 'Who?', cards: 'KS-108 '.repeat(21) }));
  expect([read.wrong, read.entries]).toEqual([['cards'], {}]);
});
