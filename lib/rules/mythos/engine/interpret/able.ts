import type { Step } from '../library/types';
import { mayGain, mayWear } from '../board/attach';
import { destinations, forbidden } from '../read/permission';
import { defOf, card, type Game } from '../state/game';
import type { PlayerId, Scope } from '../state/state';
import { waysByEffect } from '../legal/ways';
import { copyable } from './copyable';
import { missionOf } from '../read/scope';

/** What a step can be done to: a card that it would change nothing about is no target. */
export function able(g: Game, step: Step, scope: Scope, actor: PlayerId, id: number): boolean {
  const c = card(g, id);
  const { you } = scope;
  switch (step.verb) {
    case 'powerup':
      return hostFor(g, scope, step, id) >= 0;
    case 'addPower':
      return c.zone === 'field';
    case 'removeTokens':
    case 'moveTokens':
      return c.zone === 'field' && c.tokens > 0;
    case 'hide':
      return c.zone === 'field' && !c.hidden && !forbidden(g, id, 'hidden', you);
    case 'defeat':
      return c.zone === 'field' && !forbidden(g, id, 'defeated', you);
    case 'move':
      if (c.zone === 'under') return canSplit(g, id, step, scope);
      return c.zone === 'field' && !forbidden(g, id, 'moved', you) && destinationsOf(g, step, scope, id).length > 0;
    case 'takeControl':
      return c.zone === 'field' && c.side !== actor;
    case 'takeBack':
      return c.zone === 'field' && c.owner === actor && c.side !== actor;
    case 'return':
      return c.zone === 'field' || c.zone === 'discard';
    case 'play':
      return waysByEffect(g, playing(g, step, scope, actor), id).length > 0;
    case 'putHidden':
      return g.s.row.length > 0 && (c.zone === 'deck' || c.zone === 'hand' || c.zone === 'discard');
    case 'copy':
    case 'activate':
      return copyable(g, step, scope, id).length > 0;
    case 'attach':
      return c.zone === 'field';
    case 'moveAttachment':
      return c.zone === 'attached' && hostsFor(g, step, scope, actor, id).length > 0;
    case 'take':
      return c.zone !== 'hand' && c.zone !== 'field';
    default:
      return true;
  }
}

/** Who gets the tokens of a POWERUP: with no other target the character itself, or the host of an attachment. */
export function hostFor(g: Game, scope: Scope, step: Step, id: number): number {
  const c = card(g, id);
  const to = c.zone === 'attached' && id === scope.self && step.targets[0]?.ref === 'self' ? c.host : id;
  return card(g, to).zone === 'field' && mayGain(g, to, 'gainTokens') ? to : -1;
}

export function destinationsOf(g: Game, step: Step, scope: Scope, id: number): number[] {
  return destinations(g, id, (mission) => step.place === null || step.place(g, scope, mission));
}

/** A card from beneath a stack becomes a character of its own in another mission. */
function canSplit(g: Game, id: number, step: Step, scope: Scope): boolean {
  return splitDestinations(g, id, step, scope).length > 0;
}

export function splitDestinations(g: Game, id: number, step: Step, scope: Scope): number[] {
  const top = card(g, card(g, id).host);
  const found: number[] = [];
  for (let m = 0; m < g.s.row.length; m++) {
    if (m === top.mission || (step.place !== null && !step.place(g, scope, m))) continue;
    const row = g.s.row[m] as Game['s']['row'][number];
    const name = defOf(g, id).name;
    if (row.sides[top.side].every((one) => card(g, one).hidden || defOf(g, one).name !== name)) found.push(m);
  }
  return found;
}

export interface Playing {
  scope: Scope;
  actor: PlayerId;
  less: number;
  more: number;
  allowed: (mission: number) => boolean;
  notAsUpgrade: boolean;
}

export function playing(g: Game, step: Step, scope: Scope, actor: PlayerId): Playing {
  return {
    scope,
    actor,
    less: step.less?.(g, scope, scope.you) ?? 0,
    more: step.more?.(g, scope, scope.you) ?? 0,
    allowed: (mission) => step.place === null || step.place(g, scope, mission),
    notAsUpgrade: step.notAsUpgrade,
  };
}

/** Characters or missions an attachment can be moved to. */
export function hostsFor(g: Game, step: Step, scope: Scope, actor: PlayerId, id: number): number[] {
  const found: number[] = [];
  const { onto } = step;
  if (onto?.group) onto.group.collect(g, scope, actor, found);
  else if (onto?.ref === 'self') found.push(scope.self);
  else if (onto?.ref === 'host') found.push(card(g, scope.self).host);
  const c = card(g, id);
  return found.filter(
    (host) =>
      host !== c.host && mayWear(g, id, host, c.side) && mayGain(g, host, 'gainAttachments') && missionOf(g, host) >= 0,
  );
}
