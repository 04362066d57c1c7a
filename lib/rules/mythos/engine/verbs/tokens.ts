import { affect } from '../flow/fire';
import { hostFor } from '../interpret/able';
import { finish, nothing, type Verb } from '../interpret/finish';
import { gateOpen } from '../read/gate';
import { grantsOf } from '../read/play-index';
import { refCards } from '../read/scope';
import { ask, isNo, take } from '../state/ask';
import { card, type Game, tell } from '../state/game';
import type { Scope } from '../state/state';
import type { Step } from '../library/types';
import type { StepFrame } from '../state/frames';

export const powerup: Verb = (g, frame, step, scope) => {
  const amount = step.amount?.(g, scope, scope.you) ?? 0;
  const hosts = frame.picks.map((id) => hostFor(g, scope, step, id)).filter((id) => id >= 0);
  affect(g, hosts, scope.you);
  for (const id of hosts) {
    const gained = Math.max(0, amount + bonusFor(g, id));
    card(g, id).tokens += gained;
    tell(g, 'tokens', '001 Power tokens', { cards: [id], amount: gained, side: card(g, id).side, cause: scope.self });
  }
  finish(g, step, scope, amount > 0 ? hosts : [], 0);
};

function bonusFor(g: Game, id: number): number {
  let bonus = 0;
  for (const { grant, scope } of grantsOf(g, 'powerupBonus')) {
    if (grant.subject?.(g, scope, scope.you, id) && gateOpen(g, scope, grant.gate, grant.if)) {
      bonus += grant.amount?.(g, scope, scope.you) ?? 0;
    }
  }
  return bonus;
}

export const addPower: Verb = (g, frame, step, scope) => {
  const amount = step.amount?.(g, scope, scope.you) ?? 0;
  for (const id of frame.picks) {
    g.s.bonus.push(id, amount);
    tell(g, 'power', '001 Mission evaluation', { cards: [id], amount, cause: scope.self });
  }
  finish(g, step, scope, frame.picks);
};

export const removeTokens: Verb = (g, frame, step, scope) => {
  takeTokens(g, frame, step, scope, -1);
};

export const moveTokens: Verb = (g, frame, step, scope) => {
  const to = refCards(g, scope, step.onto?.ref ?? 'self').find((id) => card(g, id).zone === 'field');
  if (to === undefined) return nothing(g, step, scope);
  takeTokens(g, frame, step, scope, to);
};

/** From one character, all or up to so many; how many is asked where more than one number will do. */
function takeTokens(g: Game, frame: StepFrame, step: Step, scope: Scope, to: number): void {
  const [id] = frame.picks;
  if (id === undefined) return nothing(g, step, scope);
  const c = card(g, id);
  if (frame.at === 10) {
    const limit = step.amountKind === 'all' ? c.tokens : Math.min(c.tokens, step.amount?.(g, scope, scope.you) ?? 0);
    if (limit <= 0) return nothing(g, step, scope);
    frame.amount = limit;
    frame.at = 11;
    if (step.amountKind === 'upTo' && limit > 1) {
      const options = Array.from({ length: limit }, (_, i) => limit - i);
      return ask(g, {
        kind: 'number',
        of: 'number',
        player: frame.actor,
        options,
        source: scope.self,
        about: step.verb,
      });
    }
  } else {
    const answer = take(g);
    if (!isNo(answer) && answer[0] !== undefined) frame.amount = answer[0];
  }
  affect(g, [id], scope.you);
  c.tokens -= frame.amount;
  tell(g, 'tokens', '001 Power tokens', { cards: [id], amount: -frame.amount, side: c.side, cause: scope.self });
  if (to >= 0 && hostFor(g, scope, step, to) >= 0) {
    card(g, to).tokens += frame.amount;
    tell(g, 'tokens', '001 Power tokens', {
      cards: [to],
      amount: frame.amount,
      side: card(g, to).side,
      cause: scope.self,
    });
  }
  finish(g, step, scope, [id], frame.amount);
}
