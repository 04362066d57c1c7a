import type { RuleRef } from '../rules';
import { afterDamage, type Condition } from './damage';
import { type Contest, type FightingTeam, teamPower, type TeamPower } from './power';

/** Power up to which an unblocked team wins one reward, and differences up to which a team is beaten by little. */
export const WEAK = 4;

export interface Fight<Id = number> {
  attack: FightingTeam<Id>;
  /** null: nobody blocks. */
  block: FightingTeam<Id> | null;
  contest: Contest;
}

export interface Damage<Id = number> {
  side: 'attack' | 'block';
  of: Id;
  as: 'head' | 'support';
  amount: 1 | 2;
  /** What becomes of it. */
  condition: Condition;
  /** Why it takes the damage, and why that has this end. */
  rules: [RuleRef, RuleRef];
}

/**
 * `unblocked`: rewards. `less`, `more`: the team with less power is beaten, by up to 4 or by 5 and more. `tie`: equal.
 * `empty`: one of the teams that met is gone, so nothing is compared (R14).
 */
export type ShowdownOutcome = 'unblocked' | 'less' | 'more' | 'tie' | 'empty';

export interface ShowdownResult<Id = number> {
  attack: TeamPower<Id>;
  block: TeamPower<Id> | null;
  outcome: ShowdownOutcome;
  /** Never below 0; 0 where there is nothing to compare. */
  difference: number;
  winner: 'attack' | 'block' | null;
  /** For the attacker. */
  rewards: 0 | 1 | 2;
  damage: Damage<Id>[];
  /** The rule that decided, where one did. */
  rule: RuleRef | null;
}

/** What a showdown of two teams, or of one that is not blocked, comes to. Pure: the table and the page both ask it. */
export function showdown<Id>({ attack, block, contest }: Fight<Id>): ShowdownResult<Id> {
  const powers = { attack: teamPower(attack, contest), block: block && teamPower(block, contest) };
  const nothing = { ...powers, difference: 0, winner: null, rewards: 0, damage: [], rule: null } as const;
  if (isEmpty(attack) || (block && isEmpty(block)))
    return { ...nothing, damage: [], outcome: 'empty', rule: block && 'fight.gone' };
  if (!block || !powers.block) {
    const strong = powers.attack.total > WEAK;
    const rule: RuleRef = strong ? 'reward.strong' : 'reward.weak';
    return { ...nothing, damage: [], outcome: 'unblocked', winner: 'attack', rewards: strong ? 2 : 1, rule };
  }

  const lead = powers.attack.total - powers.block.total;
  const difference = Math.abs(lead);
  if (lead === 0) {
    const damage = [...hurt('attack', attack, 1, 0, 'fight.tie'), ...hurt('block', block, 1, 0, 'fight.tie')];
    return { ...nothing, damage, outcome: 'tie', rule: 'fight.tie' };
  }
  const [winner, loser, beaten] =
    lead > 0 ? (['attack', 'block', block] as const) : (['block', 'attack', attack] as const);
  const more = difference > WEAK;
  const rule: RuleRef = more ? 'fight.more' : 'fight.less';
  const damage = more ? hurt(loser, beaten, 2, 1, rule) : hurt(loser, beaten, 1, 0, rule);
  return { ...nothing, damage, outcome: more ? 'more' : 'less', difference, winner, rule };
}

function isEmpty({ head, supports }: FightingTeam<never> | FightingTeam<unknown>): boolean {
  return head === null && supports.length === 0;
}

function hurt<Id>(
  side: 'attack' | 'block',
  { head, supports }: FightingTeam<Id>,
  toHead: 1 | 2,
  toSupports: 0 | 1,
  rule: RuleRef,
): Damage<Id>[] {
  const one = (of: Id, isInjured: boolean, as: 'head' | 'support', amount: 1 | 2): Damage<Id> => {
    const { condition, rule: end } = afterDamage(isInjured, amount);
    return { side, of, as, amount, condition, rules: [rule, end] };
  };
  // A head that is gone takes its damage with it (R15).
  return [
    ...(head ? [one(head.id, head.isInjured, 'head', toHead)] : []),
    ...(toSupports ? supports.map(({ id, isInjured }) => one(id, isInjured, 'support', toSupports)) : []),
  ];
}
