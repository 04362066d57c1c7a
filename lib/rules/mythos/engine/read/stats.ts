import { card, defOf, type Game } from '../state/game';
import type { Bound, Scope } from '../state/state';
import type { Stat } from '../../cards/effects/expression';
import { grantsOf } from './play-index';
import { powerOf } from './power';
import { gateOpen } from './gate';
import { missionOf, STAT_AT, STATS_PER_CARD } from './scope';

// What a card is at the moment. A hidden character has no cost, no name, no keyword and no faction, and its printed
// Power counts as 0 (001, "Hidden"; D27).

export const isHidden = (g: Game, id: number): boolean => {
  const c = card(g, id);
  return c.hidden && c.zone === 'field' && !g.face;
};

export function costOf(g: Game, id: number): number {
  if (g.known?.id === id) return g.known.stats[g.known.at + STAT_AT.cost] as number;
  return isHidden(g, id) ? 0 : defOf(g, id).cost;
}

export function printedPowerOf(g: Game, id: number): number {
  if (g.known?.id === id) return g.known.stats[g.known.at + STAT_AT.printedPower] as number;
  const c = card(g, id);
  return c.hidden && c.zone === 'field' ? 0 : defOf(g, id).power;
}

/** Power as effects read it: of a card that is not in play the printed one. */
export function powerRead(g: Game, id: number): number {
  if (g.known?.id === id) return g.known.stats[g.known.at + STAT_AT.power] as number;
  return powerOf(g, id);
}

export function statOf(g: Game, id: number, stat: Stat): number {
  switch (stat) {
    case 'cost':
    case 'printedCost':
      return costOf(g, id);
    case 'power':
      return powerRead(g, id);
    case 'printedPower':
      return printedPowerOf(g, id);
    case 'tokens':
      return card(g, id).tokens;
  }
}

export function hasTrait(g: Game, id: number, trait: number): boolean {
  if (isHidden(g, id)) return false;
  if (defOf(g, id).traits.has(trait)) return true;
  if (g.printed || card(g, id).zone !== 'field') return false;
  const grants = grantsOf(g, 'trait');
  if (grants.length === 0) return false;
  g.printed = true;
  const given = grants.some(
    ({ grant, scope }) =>
      grant.trait === trait && grant.subject?.(g, scope, scope.you, id) && gateOpen(g, scope, grant.gate, grant.if),
  );
  g.printed = false;
  return given;
}

/** Binds cards with what they are now; `face`: read by what is printed on them. */
export function boundOf(g: Game, cards: readonly number[], amount: number, done: boolean, face = false): Bound {
  const stats: number[] = [];
  for (const id of cards) pushStats(g, id, stats, face);
  const first = cards[0];
  return { cards: cards.slice(), amount, done, zone: first === undefined ? 'field' : card(g, first).zone, stats };
}

export function pushStats(g: Game, id: number, stats: number[], face: boolean): void {
  const def = defOf(g, id);
  const shown = face || !isHidden(g, id);
  stats.push(
    shown ? def.cost : 0,
    powerOf(g, id),
    shown ? def.cost : 0,
    def.power,
    card(g, id).tokens,
    missionOf(g, id),
  );
}

/** A stat of all cards under a name together, as they were when they were bound. */
export function statOfBound(g: Game, scope: Scope, name: string, stat: Stat): number {
  if (name === 'self') return selfStat(g, scope, stat);
  if (name === 'host') {
    const c = card(g, scope.self);
    return c.zone === 'attached' ? statOf(g, c.host, stat) : 0;
  }
  const bound = scope.binds[name];
  if (!bound) return 0;
  let sum = 0;
  for (let i = 0; i < bound.cards.length; i++) sum += bound.stats[i * STATS_PER_CARD + STAT_AT[stat]] as number;
  return sum;
}

function selfStat(g: Game, scope: Scope, stat: Stat): number {
  return statOf(g, scope.self, stat);
}
