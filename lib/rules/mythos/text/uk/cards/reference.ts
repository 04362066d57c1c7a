import { steps } from '../../../cards/effects/bindings';
import type { Effect } from '../../../cards/effects/effect';
import type { ForEach, Step } from '../../../cards/effects/step';
import { EFFECT_TERMS } from '../../heading';
import { joined, type Part, say, type Text } from '../../pieces';
import { inflect, type Phrase } from '../words/phrase';
import {
  CARD,
  type Case,
  CHAKRA,
  CHARACTER,
  type Count,
  hard,
  type Noun,
  NUMBER,
  PRONOUN,
  QUANTITY,
  THAT,
  THIS,
  type Word,
} from '../words/vocabulary';
import { bindingFor, COUNTED, nounOf, NOUNS, PARTICIPLES, takesMany } from './binding';
import type { Scope } from './scope';
import { traitsText } from './trait';

/** A card spoken of by name, and how many there are of it. */
export interface Named {
  phrase: Phrase;
  count: Count;
}

export function named(ref: string, scope: Scope): Named {
  const one = (noun: Noun, ...before: Word[]): Named => ({ phrase: { noun, before }, count: 'one' });
  switch (ref) {
    case 'self':
      return one(NOUNS[scope.card.type], THIS);
    case 'host':
      return one(CHARACTER, THIS);
    case 'it':
      return one(CHARACTER, THAT);
    case 'partner':
      return partner(scope);
    case 'covered':
      return { phrase: { noun: CHARACTER, before: [], after: () => ', поверх якого зіграно цього,' }, count: 'one' };
    case 'target':
      return one(paidFor(scope), THAT);
    default:
      return bound(ref, scope);
  }
}

/** The card in a form, or a pronoun where it was named just before. */
export function refText(ref: string, wanted: Case, scope: Scope): Text {
  const { phrase, count } = named(ref, scope);
  if (ref === scope.recent) return say`${PRONOUN({ noun: phrase.noun, count, case: wanted })}`;
  return inflect(phrase, wanted, count);
}

/** What has a price of its own. */
function paidFor(scope: Scope): Noun {
  const step = steps([scope.effect]).find(({ price }) => price !== undefined);
  return step ? nounOf(step, scope) : CARD;
}

function partner({ card, effect }: Scope): Named {
  const name = effect.gate?.duel ?? card.effects.find(({ gate }) => gate?.duel !== undefined)?.gate?.duel;
  if (name === undefined) return { phrase: { noun: CHARACTER, before: [hard('назван')] }, count: 'one' };
  const piece = { kind: 'name', name, text: card.nameOf(name) } as const;
  return { phrase: { noun: CHARACTER, before: [], after: () => piece }, count: 'one' };
}

function bound(ref: string, scope: Scope): Named {
  const step = bindingFor(ref, scope);
  if (!step) return { phrase: { noun: CARD, before: [THAT] }, count: 'one' };
  const noun = nounOf(step, scope);
  if (step.do === 'forEach')
    return { phrase: { noun, before: [THAT], after: () => memberOf(step, scope) }, count: 'one' };
  if (step.do === 'revealUntil' && step.found !== ref)
    return { phrase: { noun: CARD, before: [done(step, scope)] }, count: 'many' };
  if (step.do === 'revealUntil') return { phrase: { noun, before: [hard('знайден')] }, count: 'one' };
  return {
    phrase: { noun, before: [done(step, scope)] },
    count: takesMany(step) ? 'many' : 'one',
  };
}

/** Tells the member at hand from whoever is met inside: `того персонажа «Четвірка Звуку»`. */
function memberOf({ of }: ForEach, scope: Scope): Part {
  return typeof of === 'object' && 'anyOf' in of ? traitsText(of.anyOf, scope) : '';
}

/** A number remembered under a name: a phrase in the singular. */
export function remembered(name: string, scope: Scope): Phrase {
  const step = bindingFor(name, scope);
  if (step?.do === 'declare') return { noun: NUMBER, before: [done(step, scope)] };
  if (!step) return { noun: NUMBER, before: [THAT] };
  const things: Phrase = {
    noun: COUNTED[step.do] ?? nounOf(step, scope),
    before: [done(step, scope)],
  };
  return { noun: QUANTITY, before: [], after: () => inflect(things, 'g', things.noun === CHAKRA ? 'one' : 'many') };
}

/** `прихованого`, with `щойно` since a card hidden before would be called so too; from another line, by that line. */
function done(step: Step, scope: Scope): Word {
  const stem = step.do === 'putBack' && step.where === 'shuffled' ? 'затасован' : PARTICIPLES[step.do];
  const line = scope.card.effects.find((effect) => steps([effect]).includes(step));
  const here = line === undefined || isHere(step, scope) || inSameEffect(line, scope.effect);
  return (form) =>
    here
      ? joined([step.do === 'hide' ? 'щойно' : '', hard(stem)(form)])
      : say`${hard(stem)(form)} ефектом ${nameOfLine(line)}`;
}

/** Whether the step is of the line that speaks. */
export function isHere(step: Step, { effect }: Scope): boolean {
  return steps([effect]).includes(step);
}

/** A modifier speaks within the effect it changes. */
function inSameEffect(line: Effect, speaking: Effect): boolean {
  const changed = (effect: Effect) => (effect.kind === 'modifier' ? effect.of : undefined);
  const name = changed(speaking);
  return name !== undefined && (name === changed(line) || name === effectName(line));
}

function effectName({ gate, timing }: Effect): keyof typeof EFFECT_TERMS | 'score' {
  if (timing !== 'main' || !gate) return timing;
  return gate.duel === undefined ? 'firstStrike' : 'duel';
}

function nameOfLine(line: Effect): Text {
  const name = line.kind === 'modifier' ? line.of : effectName(line);
  return name === 'score' ? say`SCORE` : [EFFECT_TERMS[name]];
}
