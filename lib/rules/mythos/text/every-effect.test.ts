import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Effect, effectSchema } from '../cards/effects/effect';
import { BUILT_IN_REFS, refSchema } from '../cards/effects/expression';
import { CARD_TYPES } from '../cards/traits';
import { arbitraryOf } from '../testing/schema-arbitrary';
import { english } from './en/grammar';
import { french } from './fr/grammar';
import type { Grammar } from './grammar';
import { plain } from './pieces';
import { polish } from './pl/grammar';
import { ukrainian } from './uk/grammar';

// What holds for every effect the schema allows, sense or nonsense: a card of a set to come may be written at any time.

const GRAMMARS: readonly [string, Grammar][] = [
  ['en', english],
  ['pl', polish],
  ['uk', ukrainian],
  ['fr', french],
];

/** Names as cards bind them, so that some lead to a step of the same card. */
const refs = fc.constantFrom(...BUILT_IN_REFS, 'hidden', 'seen', 'spent', 'chosen');
const effects = arbitraryOf(effectSchema, { depth: 9, instead: new Map([[refSchema, refs]]) });
const cards = fc.record({
  type: fc.constantFrom(...CARD_TYPES),
  effects: fc.array(effects, { minLength: 1, maxLength: 3 }),
});

it('an effect is the same after a round trip through JSON', () => {
  fc.assert(
    fc.property(effects, (effect) => {
      expect(effectSchema.parse(JSON.parse(JSON.stringify(effect)))).toEqual(effect);
    }),
  );
});

it('every kind of effect is made', () => {
  const kinds = new Set<Effect['kind']>(fc.sample(effects, 200).map((effect) => effect.kind));
  expect([...kinds].sort()).toEqual(['instant', 'modifier', 'replacement', 'static', 'triggered']);
});

describe.each(GRAMMARS)('every effect in %s', (_locale, grammar) => {
  it('is a text without flaws of form', () => {
    fc.assert(
      fc.property(cards, ({ type, effects: lines }) => {
        const card = { type, effects: lines, nameOf: (name: string) => name };
        for (const line of lines) expect(flaws(plain(grammar.effect(line, card)))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** What no sentence of any language may have. */
const FLAWS: readonly [string, RegExp][] = [
  ['a value that is none', /undefined|null|NaN|\[object|=>/],
  ['two spaces', / {2}/],
  ['a space at an end', /^\s|\s$/],
  ['a space before a mark', / [,.;)]/],
  ['a space after a bracket', /\( /],
  ['two marks in a row', /[,;][,;.]|\.\.|\. *,/],
  ['nothing in brackets or quotes', /\(\)|«»|“”|„”/],
];

function flaws(text: string): string[] {
  const found = FLAWS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return [
    ...found,
    ...(balanced(text) ? [] : ['an open bracket or quote']),
    ...(text.endsWith('.') ? [] : ['no full stop at the end']),
  ].map((flaw) => `${flaw}: ${text}`);
}

function balanced(text: string): boolean {
  const pairs: readonly [string, string][] = [['(', ')'], ['“', '”'], ['«', '»']]; // prettier-ignore
  return pairs.every(([open, close]) => text.split(open).length === text.split(close).length);
}
