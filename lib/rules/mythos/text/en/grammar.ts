import type { Effect, Gains, Replacement, Static, Trigger } from '../../cards/effects/effect';
import type { AttachCondition } from '../../cards/schema';
import type { Grammar, Speaker } from '../grammar';
import { heading } from '../heading';
import { speakerOf } from '../itself';
import { joined, listed, say, sentence, type Text } from '../pieces';
import { modification } from './change';
import { condition, onlyOne } from './condition';
import { anyOne } from './cards/group';
import { granted, who } from './grant';
import type { Scope } from './scope';
import { deeds, sentences } from './step';
import { subject, trigger } from './trigger';
import { WORDS } from './words';

export const english: Grammar = {
  effect: (effect, card) => line(effect, scopeOf(effect, card)),
  attach: (condition, card) => sentence(say`attach to ${host(condition, card)}`),
};

function scopeOf(effect: Effect, card: Speaker): Scope {
  return { card, effect, actor: 'you', here: 'in this mission' };
}

function line(effect: Effect, scope: Scope): Text {
  switch (effect.kind) {
    case 'instant':
      return sentences(effect.steps, scope);
    case 'triggered':
      return sentences(effect.steps, after(effect.on, scope), say`${trigger(effect.on, scope)},`, 'then');
    case 'replacement':
      return replacement(effect, scope);
    case 'modifier':
      return modification(effect, scope);
    case 'static':
      return standing(effect, scope);
  }
}

/** What has moved is in its new mission when the steps are done. */
function after(on: Trigger, scope: Scope): Scope {
  return on.event === 'moved' && on.what === 'self' ? { ...scope, here: 'in its new mission' } : scope;
}

function standing({ if: asked, grants }: Static, scope: Scope): Text {
  const inMind = asked && 'card' in asked ? { ...scope, last: asked.card } : onlyOne(asked, scope);
  const [first, ...rest] = grants.map((grant, index) =>
    grant.grant === 'gains' ? gains(grant, scope) : granted(grant, index === 0 ? inMind : onlyOne(asked, scope)),
  );
  const when = asked ? say`if ${condition(asked, scope)},` : '';
  return joined([say`${when} ${first ?? ''}`, ...rest].map(sentence));
}

/** The effect given is told as it would be printed. */
function gains({ to, effect }: Gains, scope: Scope): Text {
  const { text, has } = who(to, scope);
  const card = speakerOf(to, scope.card);
  return say`after ${has === 'have' ? 'their' : 'its'} other effects, ${text} also ${has}: ${heading(effect, card)} ${line(effect, scopeOf(effect, card))}`;
}

const WOULD = { defeated: WORDS.defeated, hidden: WORDS.hidden, moved: WORDS.moved } as const;

function replacement({ would, what, by, instead, obligation }: Replacement, scope: Scope): Text {
  const be = listed(would.map((each) => WOULD[each]), 'or'); // prettier-ignore
  const modal = obligation === undefined ? '' : obligation === 'may' ? 'you may' : 'you must';
  const ifAble = obligation === 'mustIfAble' ? ', if able' : '';
  return sentence(
    say`if ${subject(what, scope)} would be ${be} ${by ? 'by enemy effects' : ''}, ${modal} ${deeds(instead, what === 'self' ? { ...scope, last: 'self' } : scope, undefined, ' and ')} instead${ifAble}`,
  );
}

function host(condition: AttachCondition, card: Speaker): Text {
  if (condition.to === 'mission') return say`a ${WORDS.mission}`;
  const { side, faceUp, anyOf, noneOf } = condition;
  const scope: Scope = { card, actor: 'you', here: 'in this mission' };
  return anyOne(
    {
      ...(side === 'any' ? {} : { side }),
      ...(faceUp ? { hidden: false } : {}),
      ...(anyOf ? { anyOf } : {}),
      ...(noneOf ? { noneOf } : {}),
    },
    scope,
  );
}
