import { bindingOf } from '../../../cards/effects/bindings';
import type { Effect } from '../../../cards/effects/effect';
import type { Chosen, Group, Stat, Target } from '../../../cards/effects/expression';
import type { Step, Targets } from '../../../cards/effects/step';
import type { Speaker } from '../../grammar';
import { EFFECT_TERMS } from '../../heading';
import { type Piece, say, type Text } from '../../pieces';
import { kindOf as kindOfGroup } from '../../targets';
import { definite, type Noun } from '../words/noun';
import { namePiece } from '../words/trait';
import { ADJECTIVES, type Agreement, agree, CHAKRA, the, tokens } from '../words/words';

/** What a phrase is said in: the card, its line, who acts, and what the sentence before was about. */
export interface Scope {
  card: Speaker;
  /** None for the condition of an attachment. */
  effect: Effect | undefined;
  actor: 'you' | 'opponent' | 'each';
  /** The sentence or the clause before had the same subject. */
  again?: boolean;
  /** Another character was spoken of before: this one is `ce personnage-ci`. */
  crowded?: boolean;
  /** Of the opponent's characters, the opponent is said to have them. */
  theirs?: boolean;
  /** References a pronoun is clear for. */
  last: readonly string[];
  /** A group of which the condition says that it is one card. */
  sole?: Group | undefined;
  /** What X, Y … of this sentence stand for. */
  unknowns: Text[];
}

/** Whether the condition of this sentence says that there is exactly one of this group: then a pronoun is enough. */
export function isSole(group: unknown, { sole }: Scope): boolean {
  return sole !== undefined && JSON.stringify(group) === JSON.stringify(sole);
}

export function pronounOf({ gender, plural }: Agreement): string {
  return `${gender === 'f' ? 'elle' : 'il'}${plural ? 's' : ''}`;
}

type Kind = 'character' | 'attachment' | 'card' | 'mission';
/** What kind of thing some words stand for, and how others agree with it. */
interface Shape extends Agreement {
  kind: Kind;
}
interface Referent extends Shape {
  text: Text;
}

export const NOUNS = {
  character: { stem: 'personnage', gender: 'm' },
  attachment: { stem: 'attachement', gender: 'm' },
  card: { stem: 'carte', gender: 'f' },
  mission: { stem: 'mission', gender: 'f' },
} as const satisfies Record<Kind, { stem: string; gender: Agreement['gender'] }>;

export function nounOfKind(kind: Kind, plural: boolean): string {
  return `${NOUNS[kind].stem}${plural ? 's' : ''}`;
}

/** A card spoken of by name, as words: `ce personnage`, `la carte défaussée`. */
export function referent(ref: string, scope: Scope): Referent {
  const shape = shapeOfRef(ref, scope, []);
  return { ...shape, text: refText(ref, shape, scope) };
}

function refText(ref: string, shape: Shape, scope: Scope): Text {
  const { kind } = shape;
  switch (ref) {
    case 'self':
    case 'host':
      if (kind === 'character') return say`ce personnage${scope.crowded ? '-ci' : ''}`;
      return say`${kind === 'mission' ? 'cette' : 'cet'} ${nounOfKind(kind, false)}`;
    case 'it':
      return say`le personnage ${itParticiple(scope.effect)}`;
    case 'partner': {
      const name = scope.effect?.gate?.duel;
      return name === undefined ? say`l’autre duelliste` : say`le personnage ${namePiece(name, scope.card)}`;
    }
    case 'covered':
      return say`le personnage recouvert par celui-ci`;
    case 'target':
      return say`la cible`;
  }
  const step = bindingOf(scope.card.effects, ref);
  if (step?.do === 'forEach' && step.member === ref) return memberText(step.of, shape);
  return definite(nounOfRef(ref, scope), shape.plural);
}

/** Cards bound under a name, as a noun to count: `carte défaussée`. */
export function nounOfRef(ref: string, scope: Scope): Noun {
  const { kind, gender } = shapeOfRef(ref, scope, []);
  const step = bindingOf(scope.card.effects, ref);
  const done = (plural: boolean) => (step ? participle(step, { gender, plural }) : agree('choisi', { gender, plural }));
  return { gender, words: (plural) => say`${nounOfKind(kind, plural)} ${done(plural)} ${byWhichEffect(ref, scope)}` };
}

/** What is asked of a card that was looked at stands on its face: while hidden it has no cost and no Power. */
export function asked(stat: Stat, ref: string, { card }: Scope): Stat {
  if (bindingOf(card.effects, ref)?.do !== 'look') return stat;
  return stat === 'cost' ? 'printedCost' : stat === 'power' ? 'printedPower' : stat;
}

/** What a card had before it was defeated or hidden. */
export function isPast(stat: Stat, ref: string, { card }: Scope): boolean {
  const fate = bindingOf(card.effects, ref)?.do;
  return stat === 'power' || stat === 'tokens'
    ? fate === 'hide' || fate === 'defeat'
    : stat === 'cost' && fate === 'hide';
}

/** A number bound under a name. */
export function amountNamed(ref: string, scope: Scope): Text {
  const step = bindingOf(scope.card.effects, ref);
  switch (step?.do) {
    case 'declare':
      return say`le nombre annoncé`;
    case 'payChakra': {
      const by = byWhichEffect(ref, scope, 'pour');
      return by.length > 0 ? say`le ${CHAKRA} payé ${by}` : say`le ${CHAKRA} ainsi payé`;
    }
    case 'removeTokens':
      return say`le nombre de ${tokens(true)} retirés ${byWhichEffect(ref, scope)}`;
    case 'moveTokens':
      return say`le nombre de ${tokens(true)} déplacés ${byWhichEffect(ref, scope)}`;
    default:
      return say`le nombre obtenu`;
  }
}

/** Done by another line of the card: `par l’effet MAIN`. */
function byWhichEffect(ref: string, { card, effect }: Scope, by = 'par'): Text {
  const source = card.effects.find((other) => bindingOf([other], ref));
  if (!source || (effect && bindingOf([effect], ref))) return [];
  const name = effectName(source);
  const changed = effect?.kind === 'modifier' ? EFFECT_TERMS[effect.of] : undefined;
  return name === undefined || name === changed ? [] : say`${by} l’effet ${name}`;
}

function effectName({ timing, gate }: Effect): Piece | undefined {
  if (gate) return gate.duel === undefined ? EFFECT_TERMS.firstStrike : EFFECT_TERMS.duel;
  return timing === 'score' ? undefined : EFFECT_TERMS[timing];
}

/** `ce personnage allié` beside the card itself, which is `ce personnage`. */
function memberText(target: Target, { kind, gender }: Shape): Text {
  const noun = NOUNS[kind].stem;
  if (typeof target !== 'string') {
    if (isOne(target))
      return say`${the(say`${noun} ${agree('choisi', { gender, plural: false })}`, { gender, plural: false })}`;
    const side = kind === 'character' && 'side' in target ? target.side : undefined;
    if (side) return say`ce ${noun} ${ADJECTIVES[side === 'enemy' ? 'enemy' : 'friendly'].stem}`;
  }
  return say`${gender === 'f' ? 'cette' : kind === 'attachment' ? 'cet' : 'ce'} ${noun}-là`;
}

const DONE: Readonly<Partial<Record<Step['do'], string>>> = {
  powerup: 'renforcé',
  addPower: 'renforcé',
  hide: 'ainsi caché',
  defeat: 'vaincu',
  move: 'déplacé',
  moveAttachment: 'déplacé',
  moveTokens: 'désigné',
  removeTokens: 'désigné',
  takeControl: 'pris',
  takeBack: 'repris',
  return: 'renvoyé',
  play: 'joué',
  putHidden: 'placé',
  draw: 'pioché',
  discard: 'défaussé',
  look: 'regardé',
  reveal: 'montré',
  revealUntil: 'montré',
  take: 'pris',
  attach: 'attaché',
};

function participle(step: Step, agreement: Agreement): string {
  if (step.do === 'putBack') return agree(step.where === 'shuffled' ? 'mélangé' : 'remis', agreement);
  return agree(DONE[step.do] ?? 'choisi', agreement);
}

function itParticiple(effect: Effect | undefined): string {
  if (effect?.kind !== 'triggered') return 'concerné';
  switch (effect.on.event) {
    case 'played':
      return 'joué';
    case 'defeated':
      return 'vaincu';
    case 'moved':
      return 'déplacé';
    case 'attached':
      return 'équipé';
    default:
      return 'concerné';
  }
}

function shapeOfRef(ref: string, scope: Scope, seen: readonly string[]): Shape {
  const character: Shape = { kind: 'character', gender: 'm', plural: false };
  if (ref === 'self') return { kind: scope.card.type, gender: NOUNS[scope.card.type].gender, plural: false };
  if (['host', 'it', 'partner', 'covered', 'target'].includes(ref) || seen.includes(ref)) return character;
  const step = bindingOf(scope.card.effects, ref);
  const inner = (target: Targets) => shapeOf(target, scope, [...seen, ref]);
  switch (step?.do) {
    case undefined:
    case 'draw':
      return { kind: 'card', gender: 'f', plural: step?.do === 'draw' && step.amount !== 1 };
    case 'forEach':
      return { ...inner(step.of), plural: false };
    case 'hide':
    case 'defeat':
    case 'move':
    case 'takeControl':
    case 'takeBack':
    case 'return':
    case 'play':
    case 'putHidden':
    case 'discard':
    case 'reveal':
    case 'take':
    case 'putBack':
    case 'attach':
    case 'moveAttachment':
      return inner(step.what);
    case 'revealUntil':
      return step.found === ref ? inner(step.what) : { kind: 'card', gender: 'f', plural: true };
    case 'look':
      return inner(step.at);
    case 'powerup':
      return step.to === undefined ? character : inner(step.to);
    case 'addPower':
      return inner(step.to);
    case 'removeTokens':
    case 'moveTokens':
      return inner(step.from);
    default:
      return character;
  }
}

/** Kind, gender and number of what a step acts on. */
export function shapeOf(target: Targets, scope: Scope, seen: readonly string[] = []): Shape {
  if (typeof target === 'string') return shapeOfRef(target, scope, seen);
  if (Array.isArray(target)) {
    const shapes = target.map((part) => shapeOf(part, scope, seen));
    return {
      ...(shapes.find(({ kind }) => kind === 'card') ?? shapes[0] ?? { kind: 'card', gender: 'f' }),
      plural: true,
    };
  }
  const kind = kindOf(target, scope, seen);
  return { kind, gender: NOUNS[kind].gender, plural: !isOne(target) };
}

/** What cards a reference means; those bound before are what they were then. */
export function kindOf(chosen: Chosen, scope: Scope, seen: readonly string[] = []): Kind {
  return chosen.from === 'bound' && !chosen.type ? shapeOfRef(chosen.name, scope, seen).kind : kindOfGroup(chosen);
}

function isOne(chosen: Chosen): boolean {
  if (chosen.perMission) return false;
  if (chosen.choose === undefined) return !('top' in chosen) || chosen.top === undefined || chosen.top === 1;
  return (
    chosen.choose === 1 || (typeof chosen.choose === 'object' && 'upTo' in chosen.choose && chosen.choose.upTo === 1)
  );
}
