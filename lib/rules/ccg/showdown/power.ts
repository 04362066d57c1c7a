import type { Values } from '../cards/schema';
import type { RuleRef } from '../rules';

// Team power, with each number told apart: its parts sum to the total.

/** A ninja as a showdown sees it. `id` is whatever the caller knows it by. */
export interface Fighter<Id = number> {
  id: Id;
  healthy: Values;
  injured: Values;
  isInjured: boolean;
  /** Left out: none is printed, and 0 is counted (R13). */
  mentalPower?: number;
  /** What effects have added this turn, by hand. */
  bonus?: { combat?: number; support?: number; mental?: number };
}

/** `head` is null when it is gone: nobody takes its place (R15). */
export interface FightingTeam<Id = number> {
  head: Fighter<Id> | null;
  supports: readonly Fighter<Id>[];
}

export const CONTESTS = ['combat', 'mental'] as const;
/** What is compared: combat and support, or mental power where an effect says so. */
export type Contest = (typeof CONTESTS)[number];

export interface PowerPart<Id = number> {
  of: Id;
  as: 'head' | 'support';
  value: 'combat' | 'support' | 'mental' | 'bonus';
  /** The value comes from the injured side. */
  injured: boolean;
  amount: number;
  rule: RuleRef;
}

export interface TeamPower<Id = number> {
  total: number;
  /** Head first. A bonus has a part of its own. */
  parts: PowerPart<Id>[];
}

export function teamPower<Id>({ head, supports }: FightingTeam<Id>, contest: Contest): TeamPower<Id> {
  const parts = [
    ...(head ? partsOf(head, 'head', contest) : []),
    ...supports.flatMap((fighter) => partsOf(fighter, 'support', contest)),
  ];
  return { total: parts.reduce((sum, { amount }) => sum + amount, 0), parts };
}

function partsOf<Id>(fighter: Fighter<Id>, as: 'head' | 'support', contest: Contest): PowerPart<Id>[] {
  const { id: of, isInjured, bonus = {} } = fighter;
  // Only combat and support have two values; an injured ninja keeps its mental power (R12).
  const value = contest === 'mental' ? 'mental' : as === 'head' ? 'combat' : 'support';
  const side = isInjured ? fighter.injured : fighter.healthy;
  const amount = value === 'mental' ? (fighter.mentalPower ?? 0) : side[value];
  const rule: RuleRef = value === 'mental' ? 'power.mental' : isInjured ? 'injured.values' : 'power.combat';
  const parts: PowerPart<Id>[] = [{ of, as, value, injured: isInjured && value !== 'mental', amount, rule }];
  const added = bonus[value];
  if (added) parts.push({ of, as, value: 'bonus', injured: false, amount: added, rule: 'table.effects' });
  return parts;
}
