import type { Stat, StatOf } from '../../../cards/effects/expression';
import type { Scope } from '../scope';
import { stepOf } from './binding';

// Which number of a card is meant, where effects have changed what there is to see.

/** What a look under a hidden character shows is printed: to effects it has neither cost nor Power. */
export function asSeen(stat: Stat, name: string, scope: Scope): Stat {
  const step = stepOf(name, scope);
  const seen = step?.do === 'look' ? step.at : step?.do === 'reveal' ? step.what : undefined;
  if (seen === undefined || typeof seen === 'string' || Array.isArray(seen)) return stat;
  if (seen.from !== undefined && seen.from !== 'play' && seen.from !== 'hidden') return stat;
  return stat === 'cost' ? 'printedCost' : stat === 'power' ? 'printedPower' : stat;
}

/** The number of a card that has lost it: its own Power before it was hidden or defeated. */
export function had(stat: Stat, of: string, scope: Scope): boolean {
  if (stat !== 'cost' && stat !== 'power') return false;
  const fate = stepOf(of, scope)?.do;
  return of === 'covered' || fate === 'hide' || (fate === 'defeat' && stat === 'power');
}

/** Whether it is more than the number of the card it belongs to, which then does not stand for it. */
export function needsWords({ stat, of }: StatOf, scope: Scope): boolean {
  return stat === 'tokens' || (typeof of === 'string' && (had(stat, of, scope) || asSeen(stat, of, scope) !== stat));
}
