import type { Effect } from '../../cards/effects/effect';
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
