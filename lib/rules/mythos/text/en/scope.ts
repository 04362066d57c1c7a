import type { Effect } from '../../cards/effects/effect';
import type { Chosen, Group } from '../../cards/effects/expression';
import type { Speaker } from '../grammar';

export type Actor = 'you' | 'opponent' | 'each';

/** Where a phrase stands, as far as its words depend on it. */
export interface Scope {
  card: Speaker;
  /** The line at hand; an attachment's condition is none. */
  effect?: Effect;
  /** Who carries the step out: sides and zones of its targets are theirs. */
  actor: Actor;
  /** The name bound by the step just before, for which a pronoun will do. */
  last?: string | undefined;
  /** The card whose name was just asked for. */
  named?: string | undefined;
  /** The one of this group that the condition just found. */
  only?: Group;
  /** What "this mission" is called: a condition about a mission yet to be chosen says "there". */
  here: 'in this mission' | 'there';
}

/** Values and conditions are seen from the player whose card it is. */
export function ownView(scope: Scope): Scope {
  return scope.actor === 'you' ? scope : { ...scope, actor: 'you' };
}

/** Whose hand, deck or discard pile. */
export function owner({ actor }: Scope, whose?: 'opponent'): string {
  if (actor === 'you') return whose ? 'the opponent’s' : 'your';
  if (!whose) return 'their';
  return actor === 'opponent' ? 'your' : 'the other player’s';
}

/** Whether it is the one the condition just found. */
export function isOnly(group: Group | Chosen, { only }: Scope): boolean {
  return only !== undefined && inOrder(group) === inOrder(only);
}

function inOrder(group: Group | Chosen): string {
  return JSON.stringify(Object.entries(group).sort(([a], [b]) => a.localeCompare(b)));
}
