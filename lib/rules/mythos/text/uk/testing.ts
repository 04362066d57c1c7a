import { expect } from 'vitest';
import { type Effect, effectSchema, type Grant } from '../../cards/effects/effect';
import type { Step } from '../../cards/effects/step';
import type { CardType } from '../../cards/schema';
import type { Speaker } from '../grammar';
import { plain } from '../pieces';
import { ukrainian } from './grammar';

/** A line's Ukrainian sentence on a card of this type, or of this speaker; `effects`: all lines of the card. */
export function saidBy(
  card: CardType | (Partial<Speaker> & Pick<Speaker, 'type'>),
  effect: Effect,
  effects: readonly Effect[] = [effect],
): string {
  expect(effectSchema.parse(effect)).toEqual(effect);
  const self = typeof card === 'string' ? { type: card } : card;
  return plain(ukrainian.effect(effect, { nameOf: (name) => name, effects, ...self }));
}

export const said = (effect: Effect) => saidBy('character', effect);
export const instant = (steps: Step[]): Effect => ({ kind: 'instant', timing: 'main', steps });
export const granting = (...grants: Grant[]): Effect => ({ kind: 'static', timing: 'main', grants });
