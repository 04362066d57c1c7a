import { bindingOf } from './bindings';
import type { AttachCondition } from '../schema';
import type { Effect } from './effect';
import type { Reach } from './facet-values';
import type { Chosen, Group } from './expression';
import type { Step, Targets } from './step';

/** What is asked about a card to tell what it does. */
export interface Doer {
  effects: readonly Effect[];
  attach?: AttachCondition;
}

/** Everything a target may turn out to be. `byOpponent`: the opponent carries it out, so sides and zones are theirs. */
export function reachOf(target: Targets | Group, card: Doer, byOpponent = false): Reach[] {
  if (Array.isArray(target)) return [...new Set(target.flatMap((one) => reachOf(one, card, byOpponent)))];
  if (typeof target === 'string') return reachOfName(target, card);
  const found = reachOfGroup(target, card);
  return byOpponent ? found.map(fromTheOtherSide) : found;
}

function reachOfGroup(group: Group | Chosen, card: Doer): Reach[] {
  switch (group.from) {
    case undefined:
    case 'play':
      if (group.side === undefined) return ['friendly', 'enemy'];
      return [group.side === 'enemy' ? 'enemy' : 'friendly'];
    case 'attachments':
      return ['attachment'];
    case 'missions':
      return ['mission'];
    case 'stack':
      return reachOf(group.of, card);
    case 'bound':
      return reachOfName(group.name, card);
    case 'hidden':
      return ['friendly'];
    default:
      return [group.whose === 'opponent' ? (`opponent-${group.from}` as const) : group.from];
  }
}

/** What a name stands for is what the step that binds it acts on. */
function reachOfName(name: string, card: Doer): Reach[] {
  if (name === 'self') return ['self'];
  if (name === 'host') return hostOf(card);
  const binding = bindingOf(card.effects, name);
  const target = binding && targetOf(binding);
  return target === undefined || target === name ? [] : reachOf(target, card, binding?.who === 'opponent');
}

function hostOf({ attach }: Doer): Reach[] {
  if (attach?.to !== 'character') return [];
  return attach.side === 'any' ? ['friendly', 'enemy'] : [attach.side];
}

/** What a step acts on, for those that act on cards. */
function targetOf(step: Step): Targets | undefined {
  if ('what' in step) return step.what;
  if (step.do === 'look') return step.at;
  if (step.do === 'removeTokens' || step.do === 'moveTokens') return step.from;
  if (step.do === 'forEach' || step.do === 'copy' || step.do === 'activate') return step.of;
  return undefined;
}

const OTHER_SIDE: Partial<Record<Reach, Reach>> = {
  friendly: 'enemy',
  enemy: 'friendly',
  hand: 'opponent-hand',
  deck: 'opponent-deck',
  discard: 'opponent-discard',
  'opponent-hand': 'hand',
  'opponent-deck': 'deck',
  'opponent-discard': 'discard',
};

function fromTheOtherSide(reach: Reach): Reach {
  return OTHER_SIDE[reach] ?? reach;
}
