import type { Effect } from '../../cards/effects/effect';
import type { Chosen, Group, Target } from '../../cards/effects/expression';
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
  here: 'in this mission' | 'there' | 'in its new mission';
  /** The step is done again and again: its targets are several. */
  goesOn?: boolean;
  /** Steps done for each of a group, where "another" could mean not the one before. */
  inTurn?: boolean;
  /** The player who carried out the step before. */
  before?: Actor | undefined;
  /** What a search of the deck is for. */
  sought?: Target | undefined;
  /** The name of what such a search has just found. */
  found?: string | undefined;
}

/** Values and conditions are seen from the player whose card it is, and hold for all at once. */
export function ownView(scope: Scope): Scope {
  return { ...scope, actor: 'you', inTurn: false };
}

/** Whose hand, deck or discard pile. */
export function owner({ actor }: Scope, whose?: 'opponent'): string {
  if (actor === 'you') return whose ? 'the opponent’s' : 'your';
  if (!whose) return 'their';
  return actor === 'opponent' ? 'your' : 'the other player’s';
}

/** Whether it is the one the condition just found. */
export function isOnly(group: Group | Chosen, { only }: Scope): boolean {
  return only !== undefined && sameGroup(group, only);
}

export function sameGroup(one: Group | Chosen, other: Group | Chosen): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(group: Group | Chosen): string {
  return JSON.stringify(
    Object.entries(group)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}
