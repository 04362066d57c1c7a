import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownCardSchema } from '@/lib/rules/ccg/cards/own-card';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { CARD_KINDS, SYMBOLS } from '@/lib/rules/ccg/cards/symbols';
import { EMPTY_CARD, formOf, type OwnCardForm, readForm, withKind } from './own-card-form';

const CODE = 'OWN-7K2M9QXA';
const effect = { key: 0, text: 'Draw a card. ', valid: true };
const filled = { ...EMPTY_CARD, name: ' Old  Ferryman ', text: 'Draw a card. ', effects: [effect], entranceCost: '2', combat: '-1', any: '1', symbols: ['fire', 'fire'] as const }; // prettier-ignore

function cardOf(form: OwnCardForm, before?: CcgCard): CcgCard {
  const read = readForm(form, CODE, before);
  if (!('card' in read)) throw new Error([...read.wrong].join());
  return read.card;
}

it.each(CARD_KINDS)('a %s is read, and shown again as it was typed', (kind) => {
  const target = { kind: 'ninja', whose: 'opponent' } as const;
  const card = cardOf({ ...filled, kind, permanent: true, mental: '3', traits: 'Guard,  Leaf', userSymbol: 'wind', target });
  expect(card).toMatchObject({ kind, code: CODE, name: { en: 'Old Ferryman' } });
  expect(cardOf(formOf(card))).toEqual(card);
}); // prettier-ignore

it.each([
  ['name', { name: '  ' }],
  ['entranceCost', { entranceCost: '1.5' }],
  ['combat', { combat: 'many' }],
  ['injuredSupport', { injuredSupport: '100' }],
  ['mental', { mental: '-1' }],
  ['traits', { traits: Array.from({ length: 11 }, (_, index) => `Trait ${index}`).join() }],
  ['effect-2', { effects: [effect, { ...effect, key: 1, text: ' ' }, { ...effect, key: 2, text: 'a\u202Eb' }] }],
  ['text', { kind: 'client', text: '' }],
  ['any', { kind: 'jutsu', any: '' }],
  ['userName', { kind: 'jutsu', userName: 'a\u202Eb' }],
  ['userTrait', { kind: 'jutsu', userTrait: 'x'.repeat(61) }],
  ['userText', { kind: 'jutsu', userText: 'a\u202Eb' }],
] as const)('names the field that is wrong: %s', (field, change) => {
  expect(readForm({ ...filled, ...change }, CODE)).toEqual({ wrong: new Set([field]) });
});

// Any card the schema allows, with spaces, commas and signs that a form could lose.
const isName = (en: string) => ownCardSchema.safeParse({ ...cardOf(filled), name: { en } }).success;
const line = fc
  .oneof(
    fc.string({ unit: fc.constantFrom('a', ' ', ',', '\u00A0', '=', ':', 'Valid'), minLength: 1, maxLength: 8 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  )
  .filter(isName);
const text = fc.record({ en: line, pl: line, uk: line, fr: line }, { requiredKeys: ['en'] });
const symbol = fc.constantFrom(...SYMBOLS);
const printed = fc.integer({ min: 0, max: 99 });
const value = fc.integer({ min: -99, max: 99 });
const values = fc.record({ combat: value, support: value });
const common = { code: fc.constant(CODE), name: text, symbol };
const costs = { entranceCost: printed, handCost: printed };
const yes = fc.constant(true as const);
const target = fc.record({ kind: fc.constantFrom(...CARD_KINDS), whose: fc.constantFrom('own', 'opponent', 'any') });
const requirement = fc
  .record({ name: line, symbol, trait: line, text }, { requiredKeys: [] })
  .filter((asked) => Object.keys(asked).length > 0);
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 10 });
const ninja = fc.record(
  { kind: fc.constant('ninja' as const), ...common, ...costs, healthy: values, injured: values, mentalPower: printed, traits: some(line), effects: some(fc.record({ valid: yes, text }, { requiredKeys: ['text'] })) },
  { requiredKeys: ['kind', 'code', 'name', 'symbol', 'entranceCost', 'handCost', 'healthy', 'injured', 'effects'] },
); // prettier-ignore
const mission = fc.record(
  { kind: fc.constant('mission' as const), ...common, ...costs, permanent: yes, target, text },
  { requiredKeys: ['kind', 'code', 'name', 'symbol', 'entranceCost', 'handCost', 'text'] },
);
const jutsu = fc.record(
  { kind: fc.constant('jutsu' as const), ...common, cost: fc.record({ symbols: some(symbol), any: printed }), requirement, target, text },
  { requiredKeys: ['kind', 'code', 'name', 'symbol', 'cost', 'text'] },
); // prettier-ignore
const client = fc.record({ kind: fc.constant('client' as const), ...common, ...costs, text });
const anyCard: fc.Arbitrary<CcgCard> = fc.oneof(ninja, mission, jutsu, client);

describe('a card that is opened', () => {
  it('and kept without a change is the same card, whatever it has', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        expect(ownCardSchema.safeParse(card).success).toBe(true);
        expect(cardOf(formOf(card), card)).toEqual(card);
      }),
      { numRuns: 300 },
    );
  });

  it('and given another English name and symbol keeps everything else', () => {
    fc.assert(
      fc.property(anyCard, symbol, (card, other) => {
        const changed = cardOf({ ...formOf(card), name: 'Another', symbol: other }, card);
        expect(changed).toEqual({ ...card, symbol: other, name: { ...card.name, en: 'Another' } });
      }),
    );
  });

  it('and relieved of an effect keeps the others, each with its own languages', () => {
    fc.assert(
      fc.property(ninja, fc.nat(9), (card, nth) => {
        fc.pre(nth < card.effects.length);
        const form = formOf(card);
        const left = cardOf({ ...form, effects: form.effects.filter((_, index) => index !== nth) }, card);
        expect(left).toEqual({ ...card, effects: card.effects.filter((_, index) => index !== nth) });
      }),
    );
  });

  it('loses what is emptied', () => {
    const card = cardOf({ ...filled, kind: 'jutsu', userName: 'Somebody', userText: 'A guard.', target: { kind: 'client', whose: 'any' } }); // prettier-ignore
    const left = cardOf({ ...formOf(card), userName: '', userText: ' ', target: undefined }, card);
    expect(left).toEqual(cardOf({ ...filled, kind: 'jutsu' }));
    const guard = cardOf({ ...filled, traits: 'Guard' });
    expect(cardOf({ ...formOf(guard), traits: ' , ' }, guard)).toEqual(cardOf(filled));
  });
});

it('what is typed over several lines is one line', () => {
  expect(cardOf({ ...filled, kind: 'client', text: 'Draw\r\n a card.\n' })).toMatchObject({ text: { en: 'Draw a card.' } }); // prettier-ignore
});

it('what is typed goes along into another kind and back', () => {
  const two = { ...EMPTY_CARD, name: 'Page', effects: [effect, { key: 1, text: 'Discard it.', valid: false }] };
  const asClient = withKind(two, 'client');
  expect(cardOf(asClient)).toMatchObject({ kind: 'client', text: { en: 'Draw a card. Discard it.' } });
  expect(cardOf(withKind(asClient, 'ninja'))).toMatchObject({ effects: [{ valid: true, text: { en: 'Draw a card.' } }, { text: { en: 'Discard it.' } }] }); // prettier-ignore
  const ninjaOfText = withKind({ ...EMPTY_CARD, kind: 'mission', name: 'Page', text: 'Draw.' }, 'ninja');
  expect(cardOf(ninjaOfText)).toMatchObject({ effects: [{ text: { en: 'Draw.' } }] });
  expect(withKind(asClient, 'mission').text).toBe(asClient.text);
});
