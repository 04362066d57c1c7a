import { attachTo } from '../board/attach';
import { toPile } from '../board/zones';
import { discardAttachment } from '../board/leave';
import { hostsFor } from '../interpret/able';
import { finish, declined, nothing, type Verb } from '../interpret/finish';
import { affect, fire } from '../flow/fire';
import { refCards } from '../read/scope';
import { ask, isNo, take } from '../state/ask';
import { card, tell } from '../state/game';

/** A character becomes an attachment of another one: it is no character while it is attached. */
export const attach: Verb = (g, frame, step, scope) => {
  const [id] = frame.picks;
  if (id === undefined) return nothing(g, step, scope);
  if (frame.at === 10) {
    const options: number[] = [];
    if (step.onto?.ref) options.push(...refCards(g, scope, step.onto.ref));
    else step.onto?.group?.collect(g, scope, frame.actor, options);
    frame.at = 11;
    const hosts = options.filter((host) => host !== id);
    const min = Math.min(1, hosts.length);
    const { may: no, actor: player } = frame;
    return ask(g, { kind: 'targets', player, options: hosts, min, max: min, no, source: scope.self, about: 'attach' });
  }
  const answer = take(g);
  if (isNo(answer)) return declined(g, step, scope);
  const [host] = answer;
  if (host === undefined) return nothing(g, step, scope);
  affect(g, [host], scope.you);
  const c = card(g, id);
  for (const worn of c.attached.slice()) discardAttachment(g, worn);
  for (const below of c.under.slice()) toPile(g, below, 'discard');
  attachTo(g, id, host, frame.actor);
  c.worn = step.worn ?? undefined;
  c.controller = -1;
  g.index = null;
  tell(g, 'attached', '001 Attachments', { player: frame.actor, cards: [id, host], cause: scope.self });
  fire(g, 'attached', { cards: [host], by: frame.actor, attachment: id });
  finish(g, step, scope, [id]);
};

/** From host to host; whose attachment it is does not change. */
export const moveAttachment: Verb = (g, frame, step, scope) => {
  if (frame.at === 11) {
    const answer = take(g);
    if (isNo(answer)) return declined(g, step, scope);
    frame.more.push(answer[0] as number);
    frame.at = 10;
  }
  while (frame.more.length < frame.picks.length) {
    const id = frame.picks[frame.more.length] as number;
    const options = hostsFor(g, step, scope, frame.actor, id);
    const [only] = options;
    if (only === undefined) frame.picks.splice(frame.more.length, 1);
    else if (options.length === 1 && !frame.may) frame.more.push(only);
    else {
      frame.at = 11;
      const { may: no, actor: player } = frame;
      return ask(g, { kind: 'targets', player, options, no, source: scope.self, about: 'moveAttachment' });
    }
  }
  if (frame.picks.length === 0) return nothing(g, step, scope);
  affect(g, frame.more, scope.you);
  frame.picks.forEach((id, i) => {
    const host = frame.more[i] as number;
    attachTo(g, id, host, card(g, id).side);
    tell(g, 'attachmentMoved', '001 Attachments', { cards: [id, host], cause: scope.self });
    fire(g, 'attached', { cards: [host], by: frame.actor, attachment: id });
  });
  finish(g, step, scope, frame.picks);
};
