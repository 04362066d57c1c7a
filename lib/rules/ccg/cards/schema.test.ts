import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExampleSet } from '@/lib/testing/set-files';
import { cardSchema, type CcgCard, setFileSchema } from './schema';
import { CARD_KINDS, SYMBOL_SIGNS, SYMBOLS } from './symbols';

const ninja = {
  kind: 'ninja', code: 'AB-001', name: { en: 'Somebody' }, symbol: 'fire', entranceCost: 0, handCost: 0,
  healthy: { combat: 1, support: 1 }, injured: { combat: 0, support: 0 }, effects: [],
}; // prettier-ignore
const jutsu = { kind: 'jutsu', code: 'AB-002', name: { en: 'A jutsu' }, symbol: 'fire', cost: { symbols: ['fire'], any: 1 }, text: { en: 'Something.' } }; // prettier-ignore

describe('a card', () => {
  it.each<[string, object, boolean]>([
    ['a ninja', ninja, true],
    ['with mental power', { ...ninja, mentalPower: 3 }, true],
    ['with an effect that works while injured', { ...ninja, effects: [{ valid: true, text: { en: 'So.' } }] }, true],
    ['values below 0', { ...ninja, injured: { combat: -1, support: -2 } }, true],
    ['a name in four languages', { ...ninja, name: { en: 'A', pl: 'B', uk: 'C', fr: 'D' } }, true],
    ['no English name', { ...ninja, name: { pl: 'B' } }, false],
    ['a name of 5,000 characters', { ...ninja, name: { en: 'x'.repeat(5000) } }, false],
    ['a name with a control character', { ...ninja, name: { en: 'a\u0000b' } }, false],
    ['a name of spaces', { ...ninja, name: { en: '  ' } }, false],
    ['a name with half a character', { ...ninja, name: { en: 'a\ud800' } }, false],
    ['a name with spaces at its ends', { ...ninja, name: { en: ' a' } }, false],
    ['an unknown field', { ...ninja, power: 3 }, false],
    ['no injured values', { ...ninja, injured: undefined }, false],
    ['a cost below 0', { ...ninja, entranceCost: -1 }, false],
    ['a cost of 100', { ...ninja, handCost: 100 }, false],
    ['a cost and a half', { ...ninja, handCost: 1.5 }, false],
    ['an unknown symbol', { ...ninja, symbol: 'wood' }, false],
    ['a code in small letters', { ...ninja, code: 'ab-001' }, false],
    ['a mark that is not true', { ...ninja, madeUp: false }, false],
    ['a jutsu', jutsu, true],
    ['a jutsu with a requirement', { ...jutsu, requirement: { name: 'Somebody' } }, true],
    ['a requirement of nothing', { ...jutsu, requirement: {} }, false],
    ['a jutsu with an entrance cost', { ...jutsu, entranceCost: 1 }, false],
    ['a target of nobody', { ...jutsu, target: { kind: 'ninja' } }, false],
    ['an unknown kind', { ...jutsu, kind: 'hero' }, false],
  ])('%s', (_, card, right) => expect(cardSchema.safeParse(card).success).toBe(right));
});

describe('a set file', () => {
  const set = { game: 'ccg', code: 'AB', position: 1, name: { en: 'A set' }, cards: [ninja, jutsu] };
  const issues = (value: object) =>
    setFileSchema.safeParse(value).error?.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);

  it.each<[string, object, string[] | undefined]>([
    ['is right', set, undefined],
    ['a code twice', { ...set, cards: [ninja, ninja] }, ['cards.1.code: AB-001 is given twice']],
    ['a card of another set', { ...set, code: 'XY', cards: [ninja] }, ['cards.0.code: AB-001 does not begin with XY-']],
    ['made up, its cards are marked', { ...set, madeUp: true, cards: [ninja] }, ['cards.0.madeUp: AB-001 of a made-up set is not marked as made up']],
    ['a number too large', { ...set, cards: [{ ...ninja, handCost: 100 }] }, ['cards.0.handCost: expected at most 99; found 100']],
    ['a number too small', { ...set, cards: [{ ...ninja, handCost: -1 }] }, ['cards.0.handCost: expected at least 0; found -1']],
  ])('%s', (_, value, expected) => expect(issues(value)).toEqual(expected)); // prettier-ignore

  it('of the younger game is another file', () => expect(issues({ ...set, game: 'mythos' })).toHaveLength(1));
});

describe('the made-up cards', () => {
  const { cards, madeUp } = readExampleSet();
  const has = (what: (card: CcgCard) => boolean) => expect(cards.some(what)).toBe(true);

  it('are twenty, all marked, in four languages', () => {
    expect([madeUp, cards.length]).toEqual([true, 20]);
    for (const card of cards) expect([card.code, card.madeUp, Object.keys(card.name)]).toEqual([card.code, true, ['en', 'pl', 'uk', 'fr']]); // prettier-ignore
  });

  it('show every kind, symbol and field', () => {
    for (const kind of CARD_KINDS) has((card) => card.kind === kind);
    for (const symbol of SYMBOLS) has((card) => card.symbol === symbol && SYMBOL_SIGNS[symbol].length === 1);
    has((card) => card.kind === 'ninja' && card.mentalPower !== undefined);
    has((card) => card.kind === 'ninja' && card.effects.some(({ valid }) => valid));
    has((card) => card.kind === 'ninja' && card.effects.some(({ valid }) => !valid));
    has((card) => card.kind === 'mission' && card.permanent === true);
    has((card) => card.kind === 'mission' && card.target !== undefined);
    has((card) => card.kind === 'jutsu' && card.requirement !== undefined && card.target?.kind === 'jutsu');
  });
});

describe('README', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, 'README.md'), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json) as object);

  it('has a right example of each kind and of a set file', () => {
    const cards = examples.flatMap((example) => ('kind' in example ? [cardSchema.parse(example).kind] : []));
    expect(cards).toEqual(CARD_KINDS);
    const files = examples.filter((example) => 'game' in example);
    expect(files).toHaveLength(1);
    expect(setFileSchema.safeParse(files[0]).error?.issues).toBeUndefined();
  });
});
