import { addScope } from '../flow/fire';
import { feasible } from '../interpret/feasible';
import { copyable, usage } from '../interpret/copyable';
import { declined, finish, nothing, type Verb } from '../interpret/finish';
import { slotsOf } from '../interpret/slots';
import type { Step } from '../library/types';
import { instantsOf } from '../read/instants';
import { bind, hereOf } from '../read/scope';
import { boundOf } from '../read/stats';
import { ask, isNo, take } from '../state/ask';
import type { StepFrame } from '../state/frames';
import { type Game, tell } from '../state/game';
import { EFFECTS_PER_CARD } from '../state/prompt';
import { DECLINED_ALL, DONE, pushBlock, takeResult } from '../state/stack';
import { cloneScope } from '../state/clone';
import type { Scope } from '../state/state';

/** An effect of another card is used by this one (copy), or by its own card (activate). */
export const useEffect: Verb = (g, frame, step, scope) => {
  if (frame.at === 12) {
    const [status] = takeResult(g);
    if (status === DECLINED_ALL && frame.done.length === 0) return declined(g, step, scope);
    return finish(g, step, scope, [], 0, true);
  }
  if (frame.at === 10) {
    const ids = slotsOf(g, step, scope, frame.actor).flatMap((slot) => slot.options);
    const options = ids.flatMap((id) => copyable(g, step, scope, id));
    if (options.length === 0) return nothing(g, step, scope);
    if (step.pick?.all) return start(g, frame, step, scope, options, true);
    frame.at = 11;
    const { may: no, actor: player } = frame;
    return ask(g, { kind: 'targets', of: 'effect', player, options, no, source: scope.self, about: step.verb });
  }
  const answer = take(g);
  if (isNo(answer)) return declined(g, step, scope);
  frame.done.push(...answer);
  start(g, frame, step, scope, answer, false);
};

function start(g: Game, frame: StepFrame, step: Step, scope: Scope, keys: readonly number[], offer: boolean): void {
  frame.at = 12;
  // The one pushed last goes first.
  for (const key of [...keys].reverse()) {
    const id = Math.floor(key / EFFECTS_PER_CARD);
    const effect = instantsOf(g, id).find((one) => one.number === key % EFFECTS_PER_CARD);
    if (!effect) continue;
    const use = usage(g, step, scope, frame.actor, id, effect);
    tell(g, 'effect', 'D25', { player: frame.actor, cards: [id], cause: scope.self, amount: effect.number });
    pushBlock(g, use.block, addScope(g, use.scope), use.actor, { offer, agreed: !offer });
  }
}

/** An earlier effect once more. */
export const repeat: Verb = (g, frame, step, scope) => {
  if (frame.at === 10) {
    frame.at = 11;
    for (const block of [...step.blocks].reverse()) {
      pushBlock(g, block, frame.scope, frame.actor, { offer: frame.may, agreed: !frame.may });
    }
    return;
  }
  inner(g, step, scope);
};

function inner(g: Game, step: Step, scope: Scope): void {
  const [status] = takeResult(g);
  if (status === DECLINED_ALL) return declined(g, step, scope);
  finish(g, step, scope, [], 0, status === DONE);
}

/** One of several lists of steps; those with nothing to do are not offered. */
export const choose: Verb = (g, frame, step, scope) => {
  if (frame.at === 10) {
    const options = step.blocks
      .map((_, i) => i + 1)
      .filter((n) => feasible(g, step.blocks[n - 1] as number, scope, frame.actor));
    if (options.length === 0) return nothing(g, step, scope);
    frame.at = 11;
    const { may: no, actor: player } = frame;
    return ask(g, { kind: 'mode', of: 'number', player, options, no, source: scope.self, about: 'choose' });
  }
  if (frame.at === 11) {
    const answer = take(g);
    if (isNo(answer)) return declined(g, step, scope);
    frame.at = 12;
    return pushBlock(g, step.blocks[(answer[0] as number) - 1] as number, frame.scope, frame.actor, { agreed: true });
  }
  inner(g, step, scope);
};

/** Both or neither: what is done first, then the rest. */
export const payFor: Verb = (g, frame, step, scope) => {
  const [cost, gain] = step.blocks as [number, number];
  if (frame.at === 10) {
    frame.at = 11;
    return pushBlock(g, cost, frame.scope, frame.actor, { offer: frame.may, agreed: !frame.may });
  }
  if (frame.at === 11) {
    const [status] = takeResult(g);
    if (status === DECLINED_ALL) return declined(g, step, scope);
    if (status !== DONE) return nothing(g, step, scope);
    frame.at = 12;
    return pushBlock(g, gain, frame.scope, frame.actor, { agreed: true });
  }
  takeResult(g);
  finish(g, step, scope, [], 0, true);
};

/** The steps once for each of the group. */
export const forEach: Verb = (g, frame, step, scope) => {
  const [status] = takeResult(g);
  if (frame.i > 0 && status === DONE) frame.done.push(frame.picks[frame.i - 1] as number);
  const id = frame.picks[frame.i];
  if (id === undefined) return finish(g, step, scope, frame.done, 0, frame.done.length > 0 || frame.agreed);
  frame.i++;
  if (step.member !== null) bind(scope, step.member, boundOf(g, [id], 0, true));
  pushBlock(g, step.blocks[0] as number, frame.scope, frame.actor, { offer: frame.may, agreed: !frame.may });
};

/** A duty for the end of the round, with all that is known now. */
export const later: Verb = (g, frame, step, scope) => {
  g.s.duties.push({ block: step.blocks[0] as number, scope: cloneScope({ ...scope, here: hereOf(g, scope) }) });
  const { effect = 0 } = g.lib.blocks[frame.block] ?? {};
  tell(g, 'duty', 'D18', { player: scope.you, cause: scope.self, amount: effect });
  finish(g, step, scope, [], 0, true);
};
