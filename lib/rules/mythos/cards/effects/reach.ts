import { bindingOf } from './bindings';
import type { Effect } from './effect';
import type { Chosen, Group } from './expression';
import type { Step, Targets } from './step';

/** Whom or what an effect can act on, seen from the player whose card it is; in the order lists show them. */
export const REACHES = [
  'self', 'friendly', 'enemy', 'attachment', 'mission',
  'hand', 'deck', 'discard', 'opponent-hand', 'opponent-deck', 'opponent-discard',
] as const; // prettier-ignore
export type Reach = (typeof REACHES)[number];

/** Everything a target may turn out to be. `byOpponent`: the opponent carries it out, so sides and zones are theirs. */
export function reachOf(target: Targets | Group, effects: readonly Effect[], byOpponent = false): Reach[] {
  if (Array.isArray(target)) return [...new Set(target.flatMap((one) => reachOf(one, effects, byOpponent)))];
  if (typeof target === 'string') return reachOfName(target, effects);
  const found = reachOfGroup(target, effects);
  return byOpponent ? found.map(fromTheOtherSide) : found;
}

function reachOfGroup(group: Group | Chosen, effects: readonly Effect[]): Reach[] {
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
      return reachOf(group.of, effects);
    case 'bound':
      return reachOfName(group.name, effects);
    case 'hidden':
      return ['friendly'];
    default:
      return [group.whose === 'opponent' ? (`opponent-${group.from}` as const) : group.from];
  }
}

/** What a name stands for is what the step that binds it acts on. */
function reachOfName(name: string, effects: readonly Effect[]): Reach[] {
  if (name === 'self') return ['self'];
  if (name === 'host') return ['friendly'];
  const binding = bindingOf(effects, name);
  const target = binding && targetOf(binding);
  return target === undefined || target === name ? [] : reachOf(target, effects, binding?.who === 'opponent');
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
