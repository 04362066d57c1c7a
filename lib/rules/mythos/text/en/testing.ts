import type { Effect } from '../../cards/effects/effect';
import type { Value } from '../../cards/effects/expression';
import type { Step } from '../../cards/effects/step';
import type { Speaker } from '../grammar';
import { plain } from '../pieces';
import { english } from './grammar';

/** A line's English sentence; `before`: other lines of the card. */
export function told(effect: Effect, { before = [], ...card }: Partial<Speaker> & { before?: Effect[] } = {}): string {
  return plain(
    english.effect(effect, { type: 'character', nameOf: (name) => name, ...card, effects: [...before, effect] }),
  );
}

export const instant = (...steps: [Step, ...Step[]]): Effect => ({ kind: 'instant', timing: 'main', steps });

// Groups that many lines speak of.
export const enemy = { side: 'enemy', in: 'here' } as const;
export const friend = { side: 'friendly', in: 'here' } as const;
export const soundFour = [{ keyword: 'Sound Four' }];
export const count: Value = { count: friend };
export const seen = { from: 'bound', name: 'seen' } as const;

/** The grammar as a table: what the data says, and the sentence. */
export type Cases<T> = readonly (readonly [T, string])[];
