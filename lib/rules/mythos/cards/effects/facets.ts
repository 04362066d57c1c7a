import { caresOf, traitsOf } from './cares';
import { DEEDS, doings } from './deeds';
import type { Effect } from './effect';
import { type Doer, REACHES } from './reach';

/** What a list of cards can be narrowed by, of all that effects say. */
export const EFFECT_FACETS = ['timing', 'does', 'affects', 'cares'] as const;
export type EffectFacet = (typeof EFFECT_FACETS)[number];

/** When lines act: their timing, or the gate that stands in its place. */
export const TIMING_VALUES = ['main', 'upgrade', 'ambush', 'score', 'duel', 'firststrike'] as const;
export type TimingValue = (typeof TIMING_VALUES)[number];

/** Values of each facet for a card, in the order lists show them. Of `cares`, traits go by their English names. */
export function effectFacets(card: Doer): Record<EffectFacet, string[]> {
  const { effects } = card;
  const done = doings(card);
  const deeds = new Set(done.flatMap((doing) => doing.deeds));
  const reached = new Set(done.flatMap((doing) => doing.reach));
  const timings = new Set(effects.flatMap(timingsOf));
  return {
    timing: TIMING_VALUES.filter((timing) => timings.has(timing)),
    does: DEEDS.filter((deed) => deeds.has(deed)),
    affects: REACHES.filter((reach) => reached.has(reach)),
    cares: [...new Set([...caresOf(effects), ...traitsOf(effects).flatMap((trait) => Object.values(trait))])],
  };
}

function timingsOf({ timing, gate }: Effect): TimingValue[] {
  if (!gate) return [timing];
  return [
    ...(timing === 'main' ? [] : [timing]),
    ...(gate.duel === undefined ? [] : ['duel' as const]),
    ...(gate.firstStrike ? ['firststrike' as const] : []),
  ];
}
