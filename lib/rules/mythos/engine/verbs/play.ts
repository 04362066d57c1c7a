import { declined, finish, type Verb } from '../interpret/finish';
import { playing } from '../interpret/able';
import { slotsOf } from '../interpret/slots';
import { ask, isNo, take } from '../state/ask';
import { push, takeResult } from '../state/stack';

/** Plays the chosen card; "any number" goes on asking until it is enough. */
export const play: Verb = (g, frame, step, scope) => {
  const any = step.targets[0]?.group != null && step.targets[0].choose === 'any';
  if (frame.at === 11) {
    frame.done.push(...takeResult(g));
    if (!any) return finish(g, step, scope, frame.done);
    const [slot] = slotsOf(g, step, scope, frame.actor);
    if (!slot || slot.options.length === 0) return finish(g, step, scope, frame.done);
    frame.at = 12;
    const { actor: player } = frame;
    return ask(g, { kind: 'card', player, options: slot.options, min: 0, source: scope.self, about: 'play' });
  }
  if (frame.at === 12) {
    const answer = take(g);
    if (isNo(answer) || answer.length === 0) return finish(g, step, scope, frame.done);
    frame.picks = [...answer];
  }
  const [id] = frame.picks;
  if (id === undefined) return frame.done.length > 0 ? finish(g, step, scope, frame.done) : declined(g, step, scope);
  frame.at = 11;
  const { less, more } = playing(g, step, scope, frame.actor);
  push(g, {
    k: 'play',
    at: 0,
    scope: frame.scope,
    block: frame.block,
    index: frame.index,
    actor: frame.actor,
    card: id,
    less,
    more,
    mission: -1,
    how: -1,
  });
};
