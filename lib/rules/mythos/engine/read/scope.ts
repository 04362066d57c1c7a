import { card, defOf, type Game } from '../state/game';
import type { Bound, PlayerId, Scope } from '../state/state';

export function newScope(self: number, you: PlayerId, here: number): Scope {
  return { self, you, here, upgrade: false, revealed: false, first: false, binds: {} };
}

/** The mission an attachment or a character is in; -1: none. */
export function missionOf(g: Game, id: number): number {
  const c = card(g, id);
  if (c.zone === 'field' || c.zone === 'row') return c.mission;
  if (c.zone === 'attached' || c.zone === 'under') return missionOf(g, c.host);
  return -1;
}

/** "This mission": where the card is, or was. */
export function hereOf(g: Game, scope: Scope): number {
  const now = missionOf(g, scope.self);
  return now >= 0 ? now : scope.here;
}

export function hostOf(g: Game, scope: Scope): number {
  const c = card(g, scope.self);
  return c.zone === 'attached' ? c.host : -1;
}

const NONE: readonly number[] = [];

/** The cards a name stands for. */
export function refCards(g: Game, scope: Scope, name: string): readonly number[] {
  if (name === 'self') return [scope.self];
  if (name === 'host') {
    const host = hostOf(g, scope);
    return host < 0 ? NONE : [host];
  }
  return scope.binds[name]?.cards ?? NONE;
}

export const STATS_PER_CARD = 6;
export const STAT_AT = { cost: 0, power: 1, printedCost: 2, printedPower: 3, tokens: 4, mission: 5 } as const;

export function bind(scope: Scope, name: string, bound: Bound): void {
  scope.binds[name] = bound;
}

/** A face-up character of this name in a mission, on either side (D17). */
export function namedHere(g: Game, mission: number, name: number): number[] {
  const found: number[] = [];
  const row = g.s.row[mission];
  if (!row) return found;
  for (const side of row.sides) {
    for (const id of side) if (!card(g, id).hidden && defOf(g, id).name === name) found.push(id);
  }
  return found;
}
