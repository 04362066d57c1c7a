import type { RuleRef } from '../../rules';
import { afterDamage } from '../../showdown/damage';
import type { Fighter, FightingTeam } from '../../showdown/power';
import { showdown, type ShowdownResult } from '../../showdown/showdown';
import { change, definition, drop, type Game, ownerOf, playerOf, put, takeRewards, tell } from '../game';
import type { Refusal } from '../reasons';
import type { FieldedTeam } from '../state/state';
import { beginEnd } from './turns';

/** What each attacking team would come to now, in order: powers first, for all of them. */
export function forecast(g: Game): ShowdownResult[] {
  return g.s.lanes.map(({ attack, block, contest }) =>
    showdown({ attack: teamOf(g, attack), block: block && teamOf(g, block), contest }),
  );
}

export function holdShowdown(g: Game): Refusal | null {
  const { attacker } = g.s;
  forecast(g).forEach((result, lane) => {
    const { attack, block, outcome, rewards, damage, rule } = result;
    const powers: [number, number | null] = [attack.total, block?.total ?? null];
    tell(g, { kind: 'showdown', lane, powers, outcome, amount: result.difference, ruleRef: rule ?? 'power.combat' });
    if (rewards > 0) {
      const amount = takeRewards(g, attacker, rewards);
      tell(g, { kind: 'rewards', player: attacker, amount, ruleRef: 'reward.cards' });
    }
    for (const { of, amount, rules } of damage) damageNinja(g, of, amount, rules[0]);
  });
  g.s.phase = 'return';
  return null;
}

/** Teams go home as they are; the injured stay injured. */
export function goHome(g: Game): Refusal | null {
  for (const p of g.s.players) p.village.push(...p.battlefield.splice(0));
  g.s.lanes = [];
  tell(g, { kind: 'returned', player: g.s.attacker, ruleRef: 'return' });
  beginEnd(g);
  return null;
}

/** Injured, or to the discard pile; `cause` is the rule that deals the damage. */
export function damageNinja(g: Game, id: number, amount: number, cause: RuleRef): void {
  const card = g.s.cards[id];
  if (!card) return;
  const { condition } = afterDamage(card.injured, amount);
  const kind = condition === 'injured' ? 'injured' : 'discarded';
  if (kind === 'injured') change(g, id, { injured: true });
  else put(g, id, 'discard');
  tell(g, { kind, player: ownerOf(g, id), cards: [id], amount, ruleRef: cause });
}

function teamOf(g: Game, { head, supports }: FieldedTeam): FightingTeam {
  return { head: head === null ? null : fighter(g, head), supports: supports.map((id) => fighter(g, id)) };
}

function fighter(g: Game, id: number): Fighter {
  const card = g.s.cards[id];
  const ninja = definition(g, id);
  if (!card || ninja.kind !== 'ninja') throw new Error(`card ${id} is no ninja`);
  const { healthy, injured, mentalPower } = ninja;
  return {
    id,
    healthy,
    injured,
    isInjured: card.injured,
    ...(mentalPower === undefined ? {} : { mentalPower }),
    ...(card.bonus ? { bonus: card.bonus } : {}),
  };
}

/** A ninja called back in the middle of a battle stays in its team. */
export function callBack(g: Game, id: number): void {
  const p = playerOf(g, ownerOf(g, id));
  if (drop(p.battlefield, id)) p.village.push(id);
}
