import { finish, nothing, declined, type Verb } from '../interpret/finish';
import { ask, isNo, take } from '../state/ask';
import { type Game, tell } from '../state/game';
import { other, type PlayerId } from '../state/state';

export const gainChakra: Verb = (g, frame, step, scope) => {
  const amount = Math.max(0, step.amount?.(g, scope, scope.you) ?? 0);
  g.s.players[frame.actor].chakra += amount;
  tell(g, 'chakraGained', '001 Chakra', { player: frame.actor, amount, cause: scope.self });
  finish(g, step, scope, [], amount);
};

export const stealChakra: Verb = (g, frame, step, scope) => {
  const from = g.s.players[other(frame.actor)];
  const amount = Math.min(from.chakra, Math.max(0, step.amount?.(g, scope, scope.you) ?? 0));
  from.chakra -= amount;
  g.s.players[frame.actor].chakra += amount;
  tell(g, 'chakraStolen', '001 Chakra', { player: frame.actor, amount, cause: scope.self });
  finish(g, step, scope, [], amount);
};

/** The actor of a step names one of some numbers, or none where the step may be left. */
function askNumber([g, { actor: player, may: no }, { verb }, { self }]: Parameters<Verb>, options: number[]): void {
  ask(g, { kind: 'number', of: 'number', player, options, no, source: self, about: verb });
}

export const payChakra: Verb = (g, frame, step, scope) => {
  const { chakra } = g.s.players[frame.actor];
  if (step.amountKind === 'any' && frame.at === 10) {
    frame.at = 11;
    return askNumber(
      [g, frame, step, scope],
      Array.from({ length: chakra + 1 }, (_, i) => chakra - i),
    );
  }
  let amount = step.amount?.(g, scope, scope.you) ?? 0;
  if (frame.at === 11) {
    const answer = take(g);
    if (isNo(answer)) return declined(g, step, scope);
    amount = answer[0] ?? 0;
  }
  if (amount > chakra) return nothing(g, step, scope);
  pay(g, frame.actor, amount, scope.self, 'effect');
  finish(g, step, scope, [], amount);
};

export function pay(g: Game, player: PlayerId, amount: number, cause: number, price: 'card' | 'effect'): void {
  if (amount <= 0) return;
  g.s.players[player].chakra -= amount;
  tell(g, 'chakraPaid', '001 Chakra', { player, amount, cause, price });
}

export const gainPoints: Verb = (g, frame, step, scope) => {
  const amount = Math.max(0, step.amount?.(g, scope, scope.you) ?? 0);
  g.s.players[frame.actor].points += amount;
  tell(g, 'points', '001 Mission points', { player: frame.actor, amount, cause: scope.self });
  finish(g, step, scope, [], amount);
};

function toEdge(g: Game, player: PlayerId, cause: number): boolean {
  if (g.s.edge === player) return false;
  g.s.edge = player;
  g.index = null;
  tell(g, 'edge', '001 Edge', { player, cause });
  return true;
}

export const gainEdge: Verb = (g, frame, step, scope) => {
  finish(g, step, scope, [], 0, toEdge(g, frame.actor, scope.self));
};

export const giveEdge: Verb = (g, frame, step, scope) => {
  finish(g, step, scope, [], 0, g.s.edge === frame.actor && toEdge(g, other(frame.actor), scope.self));
};

/** Highest number worth declaring: no card costs more. */
const HIGHEST = 10;

export const declare: Verb = (g, frame, step, scope) => {
  if (frame.at === 10) {
    frame.at = 11;
    return askNumber(
      [g, frame, step, scope],
      Array.from({ length: HIGHEST + 1 }, (_, i) => i),
    );
  }
  const answer = take(g);
  if (isNo(answer)) return declined(g, step, scope);
  tell(g, 'declared', '001 Card effects', { player: frame.actor, amount: answer[0] ?? 0, cause: scope.self });
  finish(g, step, scope, [], answer[0] ?? 0, true);
};
