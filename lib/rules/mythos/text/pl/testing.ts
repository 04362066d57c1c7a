import { expect } from 'vitest';
import { type Effect, effectSchema } from '../../cards/effects/effect';
import type { CardType } from '../../cards/schema';
import type { Speaker } from '../grammar';
import { plain } from '../pieces';
import { polish } from './grammar';

// What tests of this grammar share. Effects are written as they stand in a set file.

export const read = (json: string): Effect => effectSchema.parse(JSON.parse(json));
export const instant = (steps: string): Effect => read(`{"kind":"instant","timing":"main","steps":${steps}}`);

/** `self`: what the card is, for words like "inna". */
export function speaker(
  effects: readonly Effect[],
  type: CardType = 'character',
  self: Pick<Speaker, 'name' | 'traits' | 'on'> = {},
): Speaker {
  return { ...self, type, effects, nameOf: (name) => name };
}

export function expectText(effect: Effect, text: string, card = speaker([effect])): void {
  expect(plain(polish.effect(effect, card))).toBe(text);
}
