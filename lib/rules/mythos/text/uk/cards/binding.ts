import { bindingOf } from '../../../cards/effects/bindings';
import type { Chosen, Target } from '../../../cards/effects/expression';
import type { Step, Verb } from '../../../cards/effects/step';
import { kindOf, targetsOf } from '../../targets';
import { ATTACHMENT, CARD, CHAKRA, CHARACTER, MISSION, type Noun, POINT, TOKEN } from '../words/vocabulary';
import type { Scope } from './scope';

// What the steps that bind a name make of the cards: what they are called and how many there are.

/** The step that binds a name: of this line if it has one, of the whole card otherwise. */
export function bindingFor(name: string, { card, effect }: Pick<Scope, 'card' | 'effect'>): Step | undefined {
  return bindingOf([effect], name) ?? bindingOf(card.effects, name);
}

export const NOUNS = { character: CHARACTER, attachment: ATTACHMENT, mission: MISSION } as const;

/** What a verb counts when it does not act on cards. */
export const COUNTED: Partial<Record<Verb, Noun>> = {
  powerup: TOKEN,
  removeTokens: TOKEN,
  moveTokens: TOKEN,
  gainChakra: CHAKRA,
  stealChakra: CHAKRA,
  payChakra: CHAKRA,
  gainPoints: POINT,
};

export const PARTICIPLES: Readonly<Record<Verb, string>> = {
  powerup: 'отриман',
  removeTokens: 'знят',
  moveTokens: 'перенесен',
  addPower: 'посилен',
  hide: 'прихован',
  defeat: 'переможен',
  move: 'переміщен',
  takeControl: 'перехоплен',
  takeBack: 'повернут',
  return: 'повернут',
  play: 'зігран',
  putHidden: 'викладен',
  draw: 'узят',
  discard: 'скинут',
  look: 'переглянут',
  reveal: 'показан',
  revealUntil: 'показан',
  take: 'узят',
  putBack: 'покладен',
  shuffle: 'перетасован',
  gainChakra: 'отриман',
  stealChakra: 'забран',
  payChakra: 'сплачен',
  gainPoints: 'отриман',
  gainEdge: 'обран',
  giveEdge: 'обран',
  copy: 'обран',
  activate: 'обран',
  repeat: 'обран',
  attach: 'долучен',
  moveAttachment: 'переміщен',
  declare: 'назван',
  choose: 'обран',
  pay: 'обран',
  forEach: 'обран',
  later: 'обран',
};

/** What a step acts on first. */
export function targetOf(step: Step): Target | undefined {
  const targets = targetsOf(step);
  return Array.isArray(targets) ? targets[0] : targets;
}

/** What that is called; the depth ends names that lead to each other. */
export function nounOf(step: Step, scope: Scope, depth = 0): Noun {
  const target = targetOf(step);
  if (target === undefined) return step.do === 'draw' ? CARD : CHARACTER;
  if (typeof target !== 'string') return chosenNoun(target);
  if (target === 'self') return NOUNS[scope.card.type];
  if (target === 'host' || target === 'it') return CHARACTER;
  const binding = bindingFor(target, scope);
  return binding && depth < 3 ? nounOf(binding, scope, depth + 1) : CARD;
}

/** What the cards of a group are called. */
export function chosenNoun(group: Chosen): Noun {
  const kind = kindOf(group);
  return kind === 'card' ? CARD : NOUNS[kind];
}

export function takesMany(step: Step): boolean {
  if ('what' in step && Array.isArray(step.what)) return true;
  if (step.do === 'draw') return step.amount !== 1;
  const target = targetOf(step);
  if (target === undefined || typeof target === 'string') return false;
  const { choose, perMission } = target;
  if (perMission) return true;
  if (choose === undefined) return 'top' in target && target.top !== undefined && target.top !== 1;
  if (typeof choose === 'object' && 'upTo' in choose) return choose.upTo !== 1;
  return choose !== 1 && !('top' in target && target.top === 1);
}

/** What the step did leaves a card without the Power it had. */
export function isGone(step: Step): boolean {
  return step.do === 'hide' || step.do === 'defeat';
}

/** Whether all of a hand or deck goes by that name. */
export function isWholeZone(name: string, scope: Scope): boolean {
  const step = bindingFor(name, scope);
  const target = step && targetOf(step);
  return (
    typeof target === 'object' &&
    (target.from === 'hand' || target.from === 'deck') &&
    target.choose === 'all' &&
    target.top === undefined
  );
}
