import { caresOf, traitsOf } from './cares';
import { doings } from './deeds';
import type { Effect } from './effect';
import { DEEDS, type EffectFacet, REACHES, TIMING_VALUES, type TimingValue } from './facet-values';
import type { Doer } from './reach';

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
