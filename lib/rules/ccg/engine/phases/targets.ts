import type { Requirement, Target } from '../../cards/schema';
import { sameNameKey } from '../../deck/deck-list';
import type { RuleRef } from '../../rules';
import { definition, type Game, isInPlay, nameKey, ownerOf } from '../game';
import { type Refusal, refuse } from '../reasons';
import type { PlayerId } from '../state/state';

/** A jutsu in use, or another card in play, of the side asked for. */
export function fits(g: Game, player: PlayerId, target: Target, id: number): boolean {
  if (!g.s.cards[id]) return false;
  const there = target.kind === 'jutsu' ? g.s.chain.some(({ card }) => card === id) : isInPlay(g, id);
  if (!there || definition(g, id).kind !== target.kind) return false;
  return target.whose === 'any' || (ownerOf(g, id) === player) === (target.whose === 'own');
}

export function judgeTarget(
  g: Game,
  player: PlayerId,
  asked: Target | undefined,
  id: number | undefined,
  ruleRef: RuleRef,
): Refusal | null {
  if (!asked) return id === undefined ? null : refuse('target-not-asked', ruleRef, {}, [id]);
  if (id === undefined) return refuse('target-needed', ruleRef, { kind: asked.kind, whose: asked.whose });
  return fits(g, player, asked, id) ? null : refuse('target-wrong', ruleRef, { ...asked }, [id]);
}

/** As far as fields can say; what stands in words is for the players. */
export function meets(g: Game, requirement: Requirement | undefined, user: number): boolean {
  const ninja = definition(g, user);
  if (ninja.kind !== 'ninja') return false;
  if (!requirement) return true;
  const { name, symbol, trait } = requirement;
  if (name !== undefined && sameNameKey(name) !== nameKey(g, user)) return false;
  if (symbol !== undefined && ninja.symbol !== symbol) return false;
  return trait === undefined || (ninja.traits ?? []).some((one) => sameNameKey(one) === sameNameKey(trait));
}
