import type { Characters } from './vocabulary';
import type { Compiler } from './compiler';
import { traitKey, traitNumber } from '../library/traits';
import { card, defOf, type Game } from '../state/game';
import type { PlayerId, Scope } from '../state/state';
import { grantsOf } from '../read/play-index';
import { gateOpen } from '../read/gate';
import { missionOf } from '../read/scope';
import { costOf, powerRead } from '../read/stats';

/** Adds those of `fit` that stand at the end of the scale read over `scale` (001, "Weakest / Strongest"). */
export function extremeOf(
  g: Game,
  is: NonNullable<Characters['is']>,
  scale: readonly number[],
  fit: readonly number[],
  out: number[],
): void {
  const value = is === 'cheapest' ? costOf : powerRead;
  const low = is === 'weakest' || is === 'cheapest';
  let end: number | null = null;
  let ties = 0;
  for (const id of scale) {
    const found = value(g, id);
    if (end === null || (low ? found < end : found > end)) {
      end = found;
      ties = 1;
    } else if (found === end) ties++;
  }
  if (end === null || (is === 'soleStrongest' && ties > 1)) return;
  for (const id of fit) if (value(g, id) === end) out.push(id);
}

/**
 * "For effects of your cards with this trait: one more such friendly character here." It counts where such characters
 * are asked for by that trait, and cannot be chosen.
 */
export function phantomsOf(t: Compiler, data: Characters) {
  const asked = (data.anyOf ?? []).map((trait) => traitNumber(t.traits, traitKey(trait)));
  const possible = asked.length > 0 && data.side !== 'enemy' && data.hidden !== true;
  const where = data.in === undefined ? null : t.where(data.in);
  return (g: Game, scope: Scope, you: PlayerId, out: number[]): void => {
    if (!possible) return;
    for (const { grant, scope: source } of grantsOf(g, 'phantom')) {
      if (source.you !== you || !asked.includes(grant.trait) || !gateOpen(g, source, grant.gate, grant.if)) continue;
      if (!defOf(g, scope.self).traits.has(grant.trait) || card(g, scope.self).zone === 'row') continue;
      const mission = missionOf(g, source.self);
      if (where === null || where(g, scope, mission)) out.push(source.self);
    }
  };
}
