import type { Step } from '../library/types';
import { refCards } from '../read/scope';
import { card, type Game } from '../state/game';
import { other, type PlayerId, type Scope } from '../state/state';
import { mostOf, slotsOf } from './slots';

/** Something in the block can be done now: an effect with nothing to do is not offered (D35). */
export function feasible(g: Game, block: number, scope: Scope, actor: PlayerId): boolean {
  const { steps } = g.lib.blocks[block] as Game['lib']['blocks'][number];
  return steps.some((step) => canDo(g, step, scope, actor));
}

/** The step would do something: its condition holds, it has a target, its amount is not 0. */
export function canDo(g: Game, step: Step, scope: Scope, actor: PlayerId): boolean {
  if (step.if !== null && !step.if(g, scope, scope.you)) return false;
  if (step.until?.(g, scope, scope.you)) return false;
  if (step.who === 'each') return canAct(g, step, scope, actor) || canAct(g, step, scope, other(actor));
  return canAct(g, step, scope, actorOf(step, scope, actor));
}

/** Who carries the step out, the decider. */
export function actorOf(step: Step, scope: Scope, actor: PlayerId): PlayerId {
  return step.who === 'opponent' ? other(scope.you) : actor;
}

function canAct(g: Game, step: Step, scope: Scope, actor: PlayerId): boolean {
  const player = g.s.players[actor];
  const amount = (): number => step.amount?.(g, scope, scope.you) ?? 0;
  const some = (block: number | undefined): boolean => block !== undefined && feasible(g, block, scope, actor);
  switch (step.verb) {
    case 'draw':
      return player.deck.length > 0 && amount() > 0;
    case 'gainChakra':
    case 'gainPoints':
      return amount() > 0;
    case 'stealChakra':
      return g.s.players[other(actor)].chakra > 0 && amount() > 0;
    case 'payChakra':
      return step.amountKind === 'any' ? player.chakra > 0 : player.chakra >= amount();
    case 'gainEdge':
      return g.s.edge !== actor;
    case 'giveEdge':
      return g.s.edge === actor;
    case 'revealUntil':
      return player.deck.length > 0;
    case 'shuffle':
    case 'declare':
    case 'later':
    case 'repeat':
      return step.verb !== 'repeat' || step.blocks.some(some);
    case 'choose':
      return step.blocks.some(some);
    case 'pay':
      return some(step.blocks[0]) && some(step.blocks[1]);
    case 'attach':
      return hasHost(g, step, scope, actor) && hasTargets(g, step, scope, actor);
    case 'powerup':
    case 'addPower':
      return amount() !== 0 && hasTargets(g, step, scope, actor);
    case 'removeTokens':
    case 'moveTokens':
      return hasTargets(g, step, scope, actor);
    default:
      return hasTargets(g, step, scope, actor);
  }
}

function hasTargets(g: Game, step: Step, scope: Scope, actor: PlayerId): boolean {
  return mostOf(slotsOf(g, step, scope, actor)) > 0;
}

function hasHost(g: Game, step: Step, scope: Scope, actor: PlayerId): boolean {
  const { onto } = step;
  if (onto === null) return false;
  if (onto.ref !== null) return refCards(g, scope, onto.ref).some((id) => card(g, id).zone === 'field');
  const found: number[] = [];
  onto.group?.collect(g, scope, actor, found);
  return found.length > 0;
}
