import { expect, it } from 'vitest';
import { CARD_KINDS } from '@/lib/rules/ccg/cards/symbols';
import { EMPTY_CARD, formOf, readForm } from './own-card-form';

const CODE = 'OWN-7K2M9QXA';
const filled = { ...EMPTY_CARD, name: ' Old  Ferryman ', text: 'Draw a card. ', entranceCost: '2', combat: '-1', any: '1', symbols: ['fire', 'fire'] as const }; // prettier-ignore

it.each(CARD_KINDS)('a %s is read, and shown again as it was typed', (kind) => {
  const read = readForm({ ...filled, kind, valid: true, permanent: true, mental: '3' }, CODE);
  if (!('card' in read)) throw new Error([...read.wrong].join());
  expect(read.card).toMatchObject({ kind, code: CODE, name: { en: 'Old Ferryman' } });
  expect(readForm(formOf(read.card), CODE)).toEqual(read);
});

it.each([
  ['name', { name: '  ' }],
  ['entranceCost', { entranceCost: '1.5' }],
  ['combat', { combat: 'many' }],
  ['injuredSupport', { injuredSupport: '100' }],
  ['mental', { mental: '-1' }],
  ['text', { kind: 'client', text: '' }],
  ['any', { kind: 'jutsu', any: '' }],
] as const)('names the field that is wrong: %s', (field, change) => {
  expect(readForm({ ...filled, ...change }, CODE)).toEqual({ wrong: new Set([field]) });
});
