import type { CompiledGrant } from '../library/types';
import { defOf, type Game } from '../state/game';
import type { PlayerId, Scope } from '../state/state';
import { gateHolds } from './gate';
import { grantsOf } from './play-index';
import { hostOf, missionOf, newScope } from './scope';

/** Face down a card costs this, whatever is printed on it (001, "Hidden" rule 1). */
export const HIDDEN_COST = 1;

export interface Price {
  player: PlayerId;
  card: number;
  /** Mission it is played to. */
  mission: number;
  reveal: boolean;
  /** The character it upgrades, or -1. */
  covered: number;
  /** What the effect that plays it takes off or adds. */
  less: number;
  more: number;
}

/**
 * Chakra to play a card face up. Printed cost, or the difference to the printed cost of the card it covers (D9), then
 * increases, then discounts; a minimum limits the discount it is written on, and nothing goes below 0 (D8).
 */
export function priceOf(g: Game, price: Price): number {
  const def = defOf(g, price.card);
  let cost = def.cost - (price.covered >= 0 ? defOf(g, price.covered).cost : 0) + price.more;
  let less = price.less;
  const limited: { less: number; min: number }[] = [];
  const add = (grant: CompiledGrant, scope: Scope) => {
    const { grant: data } = grant;
    if (data.grant !== 'cost') return;
    if (data.played === 'revealed' && !price.reveal) return;
    if (data.played === 'faceUp' && price.reveal && g.s.contested.D28 === 'other') return;
    if (!opens(g, grant, scope)) return;
    const amount = grant.amount?.(g, scope, scope.you) ?? 0;
    if (data.more !== undefined) cost += amount;
    else if (data.min === undefined) less += amount;
    else limited.push({ less: amount, min: data.min });
  };
  ownChanges(g, price, add);
  for (const { grant, scope } of grantsOf(g, 'cost')) {
    const { grant: data } = grant;
    if (data.grant !== 'cost' || grant.self) continue;
    if (data.of === 'host') {
      if (hostOf(g, scope) === price.card) add(grant, scope);
      continue;
    }
    if (data.who === undefined ? scope.you !== price.player : data.who === 'opponent' && scope.you === price.player)
      continue;
    if (data.to === 'here' && missionOf(g, scope.self) !== price.mission) continue;
    const before = g.face;
    g.face = true;
    const about = grant.subject?.(g, scope, scope.you, price.card) ?? false;
    g.face = before;
    if (about) add(grant, scope);
  }
  cost -= less;
  for (const one of limited) cost -= Math.max(0, Math.min(one.less, cost - one.min));
  if (g.s.contested.D8 === 'other') for (const one of limited) cost = Math.max(cost, one.min);
  return Math.max(0, cost);
}

function opens(g: Game, grant: CompiledGrant, scope: Scope): boolean {
  return gateHolds(g, scope, grant.gate) && (grant.if === null || grant.if(g, scope, scope.you));
}

/** What the card itself says of its cost, wherever it lies; with AMBUSH only when it is revealed (001, "Hidden" rule 5). */
function ownChanges(g: Game, price: Price, add: (grant: CompiledGrant, scope: Scope) => void): void {
  const { grants } = defOf(g, price.card);
  if (grants.length === 0) return;
  for (const grant of grants) {
    if (grant.kind !== 'cost' || !grant.self) continue;
    if (grant.timing === 'ambush' && !price.reveal) continue;
    add(grant, asPlayed(g, price));
  }
}

/** The scope of a card about to be played. */
export function asPlayed(g: Game, price: { player: PlayerId; card: number; mission: number; reveal?: boolean }): Scope {
  const scope = newScope(price.card, price.player, price.mission);
  scope.first = windowOpen(g, price.player);
  scope.revealed = price.reveal === true;
  return scope;
}

/** FIRST STRIKE: no character played this round by this player (D16). */
export function windowOpen(g: Game, player: PlayerId): boolean {
  const { played, attached } = g.s.players[player];
  return played === 0 && (g.s.contested.D16 !== 'other' || attached === 0);
}

/** Which named characters a card may be played over, whatever its own name ("upgradeOver"). */
export function mayCover(g: Game, id: number, over: number, player: PlayerId, mission: number): boolean {
  if (defOf(g, id).name === defOf(g, over).name) return true;
  for (const grant of defOf(g, id).grants) {
    if (grant.kind !== 'upgradeOver') continue;
    const scope = asPlayed(g, { player, card: id, mission });
    if (opens(g, grant, scope) && grant.subject?.(g, scope, player, over)) return true;
  }
  return false;
}

/** "Can be played only in …". */
export function playableIn(g: Game, id: number, player: PlayerId, mission: number): boolean {
  for (const grant of defOf(g, id).grants) {
    if (grant.kind !== 'playOnly' || grant.where === null) continue;
    const scope = asPlayed(g, { player, card: id, mission });
    if (!grant.where(g, scope, player)) return false;
  }
  return true;
}
