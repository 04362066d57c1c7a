import { bindingOf } from '../../../cards/effects/bindings';
import type { Effect } from '../../../cards/effects/effect';
import type { Chosen, Stat, Target } from '../../../cards/effects/expression';
import type { Step, Targets } from '../../../cards/effects/step';
import { EFFECT_TERMS, TIMING_TERMS } from '../../heading';
import { type Part, type Piece, say, type Text } from '../../pieces';
import type { Scope } from '../scope';
import { cardNoun, named, tokens, WORDS } from '../words';

/** A card spoken of by name. */
export interface Reference {
  text: Text;
  many: boolean;
  /** `'s` reads well after it. */
  short: boolean;
}

export function reference(name: string, scope: Scope): Reference {
  const { card } = scope;
  const one = (text: Text): Reference => ({ text, many: false, short: true });
  switch (name) {
    case 'self':
      return one(say`this ${cardNoun(card)}`);
    case 'host':
      return speaksOfSelf(scope)
        ? { ...one(say`the ${WORDS.character} it is attached to`), short: false }
        : one(say`this ${WORDS.character}`);
    case 'it':
    case 'target':
      return one(say`that ${WORDS.character}`);
    case 'covered':
      return { ...one(say`the ${WORDS.character} this one was played over`), short: false };
    case 'partner': {
      const duel = scope.effect?.gate?.duel;
      return one(duel === undefined ? say`that ${WORDS.character}` : say`that ${{ kind: 'name', name: duel, text: card.nameOf(duel) }}`); // prettier-ignore
    }
    default:
      return boundReference(name, scope);
  }
}

/** After its own step a pronoun will do. */
export function pronounOr(name: string, scope: Scope): Reference {
  if (name !== scope.last) return reference(name, scope);
  const { many } = reference(name, scope);
  return { text: say`${many ? 'them' : 'it'}`, many, short: false };
}

const PARTICIPLES: Partial<Record<Step['do'], string>> = {
  attach: 'attached',
  defeat: 'defeated',
  discard: 'discarded',
  hide: 'hidden',
  look: 'looked at',
  move: 'moved',
  moveAttachment: 'moved',
  play: 'played',
  putBack: 'put back',
  putHidden: 'put down',
  return: 'returned',
  reveal: 'revealed',
  revealUntil: 'revealed',
  take: 'taken',
  takeBack: 'taken back',
  takeControl: 'taken over',
};

const LEAVING: readonly Step['do'][] = ['defeat', 'hide', 'return'];

function participle(step: Step): string {
  if (step.do === 'putBack' && step.where === 'shuffled') return 'shuffled';
  if (step.do === 'reveal' && shows(step)) return 'shown';
  return PARTICIPLES[step.do] ?? 'chosen';
}

/** The step that binds this name, in the line at hand before all others. */
export function bindingFor(name: string, scope: Scope): Step | undefined {
  return bindingOf(spoken(scope), name);
}

function spoken({ card, effect }: Scope): readonly Effect[] {
  return effect ? [effect, ...card.effects] : card.effects;
}

function boundReference(name: string, scope: Scope): Reference {
  const step = bindingFor(name, scope);
  if (!step) return { text: say`that card`, many: false, short: true };
  if (step.do === 'forEach' && step.member === name) {
    return { text: say`that ${memberOf(step.of, scope)}`, many: false, short: true };
  }
  if (step.do === 'draw') return { text: say`the cards drawn ${way(name, scope)}`, many: true, short: false };
  if (step.do === 'revealUntil') {
    return step.found === name
      ? { text: say`the card found ${way(name, scope)}`, many: false, short: false }
      : { text: say`the cards revealed ${way(name, scope)}`, many: true, short: false };
  }
  const many = targetsOf(step).length > 1 || targetsOf(step).some((target) => isMany(target));
  return {
    text: say`the ${kindOf(targetsOf(step)[0], many, scope)} ${participle(step)} ${way(name, scope)}`,
    many,
    short: false,
  };
}

/** Turned to both players for a moment, not played: a character in play is shown, other cards are revealed. */
export function shows(step: Extract<Step, { do: 'reveal' }>): boolean {
  return typeof step.what === 'object' && (step.what.from === undefined || step.what.from === 'play');
}

/** `Sound Four character`: one of the group, without its place. */
function memberOf(group: Target, scope: Scope): Part {
  const kind = kindOf(group, false, scope);
  const traits = typeof group === 'object' && 'anyOf' in group ? group.anyOf : undefined;
  return named(traits, false, scope.card, kind, true);
}

/** Cards that have left play or are hidden by now are spoken of as they were. */
export function isPast(name: string, scope: Scope, stat?: Stat): boolean {
  if (stat !== undefined && (stat.startsWith('printed') || name === 'covered')) return name === 'covered';
  const verb = bindingFor(name, scope)?.do;
  if (stat === 'cost') return verb === 'hide';
  return name === 'covered' || (verb !== undefined && LEAVING.includes(verb));
}

/** Looked at while it lies hidden, where its cost and Power are none (D26). */
export function isSeen(name: string, scope: Scope): boolean {
  const step = bindingFor(name, scope);
  return step?.do === 'look' && (typeof step.at === 'string' || step.at.from === undefined || step.at.from === 'play');
}

/** `this character’s Power`, `the Power of the card discarded this way`. */
export function belonging(what: Part, name: string, scope: Scope): Text {
  const { text, short } = reference(name, scope);
  return short ? say`${text}’s ${what}` : say`the ${what} of ${text}`;
}

/** What is bound under a name, after `the number of` or `every`: `characters moved this way`. */
export function boundNoun(name: string, scope: Scope, many: boolean): Text {
  const step = bindingFor(name, scope);
  if (!step) return reference(name, scope).text;
  if (step.do === 'revealUntil') return say`${many ? 'cards' : 'card'} revealed ${way(name, scope)}`;
  if (step.do === 'draw') return say`${many ? 'cards' : 'card'} drawn ${way(name, scope)}`;
  return say`${kindOf(targetsOf(step)[0], many, scope)} ${participle(step)} ${way(name, scope)}`;
}

/** A number remembered under a name. */
export function numberName(name: string, scope: Scope): Text {
  const step = bindingFor(name, scope);
  switch (step?.do) {
    case 'declare':
      return say`the declared number`;
    case 'payChakra':
      return say`the ${WORDS.chakra} paid ${way(name, scope)}`;
    case 'gainChakra':
      return say`the ${WORDS.chakra} gained ${way(name, scope)}`;
    case 'stealChakra':
      return say`the ${WORDS.chakra} stolen ${way(name, scope)}`;
    case 'removeTokens':
      return say`the number of ${tokens('')} removed ${way(name, scope)}`;
    case 'moveTokens':
      return say`the number of ${tokens('')} moved ${way(name, scope)}`;
    default:
      return step ? say`the number of ${boundNoun(name, scope, true)}` : say`that number`;
  }
}

/** How it was done: by this line, or by another one of the card. */
export function way(name: string, scope: Scope): Part {
  const { effect } = scope;
  const source = spoken(scope).find((one) => bindingOf([one], name));
  if (!source || source === effect || effect?.kind === 'modifier' || source.kind === 'modifier') return 'this way';
  return say`by the ${effectName(source)} effect`;
}

export function effectName({ gate, timing }: Effect): Part {
  if (gate?.duel !== undefined) return EFFECT_TERMS.duel;
  return gate?.firstStrike ? EFFECT_TERMS.firstStrike : TIMING_TERMS[timing];
}

/** What the step that bound this name chose from. */
export function sourceOf(name: string, scope: Scope): Chosen | undefined {
  const step = bindingFor(name, scope);
  const [target] = step ? targetsOf(step) : [];
  return typeof target === 'object' ? target : undefined;
}

/** What a step acts on. */
export function targetsOf(step: Step): Target[] {
  if ('what' in step) return list(step.what);
  if (step.do === 'look') return [step.at];
  if (step.do === 'copy' || step.do === 'activate' || step.do === 'forEach') return [step.of];
  if (step.do === 'removeTokens' || step.do === 'moveTokens') return [step.from];
  if (step.do === 'powerup' || step.do === 'addPower') return step.to === undefined ? [] : list(step.to);
  return [];
}

export function list(targets: Targets): Target[] {
  return Array.isArray(targets) ? targets : [targets];
}

export function isMany(target: Target): boolean {
  if (typeof target === 'string') return false;
  if (target.perMission) return true;
  if (target.choose === undefined) return 'top' in target && target.top !== undefined && target.top !== 1;
  if (target.choose === 'all' && 'top' in target && target.top === 1) return false;
  return target.choose !== 1 && !(isUpTo(target.choose) && target.choose.upTo === 1);
}

function isUpTo(choose: Chosen['choose']): choose is { upTo: number } {
  return typeof choose === 'object' && 'upTo' in choose;
}

/** What kind of cards these are; a name is as good as what it was given to, however often it was given on. */
function kindOf(target: Target | undefined, many: boolean, scope: Scope, seen: readonly string[] = []): Part {
  const s = many ? 's' : '';
  if (target === undefined) return `card${s}`;
  if (typeof target === 'string') {
    const step = seen.includes(target) ? undefined : bindingFor(target, scope);
    if (step) return kindOf(targetsOf(step)[0], many, scope, [...seen, target]);
    return many ? WORDS.characters : WORDS.character;
  }
  if ('type' in target && target.type) return cardKind(target.type, many);
  switch (target.from) {
    case undefined:
    case 'play':
    case 'hidden':
      return many ? WORDS.characters : WORDS.character;
    case 'attachments':
      return many ? WORDS.attachments : WORDS.attachment;
    case 'missions':
      return many ? WORDS.missions : WORDS.mission;
    default:
      return `card${s}`;
  }
}

export function cardKind(type: 'character' | 'attachment', many: boolean): Piece {
  if (type === 'character') return many ? WORDS.characters : WORDS.character;
  return many ? WORDS.attachments : WORDS.attachment;
}

function speaksOfSelf({ effect }: Scope): boolean {
  return JSON.stringify(effect ?? '').includes('"self"');
}
