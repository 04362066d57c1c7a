import type { Change, Effect, Modifier, Replacement, Trigger, Triggered } from '../../cards/effects/effect';
import type { Characters } from '../../cards/effects/expression';
import type { EffectName, Step, Targets } from '../../cards/effects/step';
import { EFFECT_TERMS, heading, TIMING_TERMS } from '../heading';
import { listed, say, sentence, term, type Text } from '../pieces';
import { staticText } from './grant';
import { describe, describeCharacters, forEvery, valueOf } from './nouns/expression';
import { limit } from './nouns/filter';
import { reference } from './nouns/reference';
import { type Scope, scopeOf } from './scope';
import { amount } from './steps/object';
import { explained, sentences } from './steps/step';
import { adjective, ADJECTIVES, type Form, NOUNS, participle, single } from './words/inflection';
import { type Description, many, one, type Phrase, words } from './words/phrase';
import { conjugate, VERBS } from './words/verb';

// Whole lines, one kind of effect after the other.

export function lineText(effect: Effect, scope: Scope): Text {
  switch (effect.kind) {
    case 'instant':
      return sentences(effect.steps, scope);
    case 'triggered':
      return triggered(effect, scope);
    case 'replacement':
      return replaced(effect, scope);
    case 'modifier':
      return modified(effect, scope);
    case 'static':
      return staticText(effect, scope, (gained, holder) => {
        return say`${heading(gained, holder)} ${lineText(gained, scopeOf(holder, gained))}`;
      });
  }
}

// Triggers

/** What happens to a character that an event is about. */
const HAPPENS = { played: 'zagran', defeated: 'pokonan', moved: 'przeniesion' } as const;

function triggered({ on, steps }: Triggered, scope: Scope): Text {
  const lead = event(on, scope);
  const isMoment = on.event === 'startOfRound' || on.event === 'endOfRound';
  const comma = !isMoment || steps[0]?.if ? ',' : '';
  return sentences(steps, { ...scope, ...about(on, scope) }, say`${lead}${comma}`);
}

/** Who `it` is in the steps; in the first of them a pronoun will do. */
function about(on: Trigger, scope: Scope): Partial<Scope> {
  switch (on.event) {
    case 'played':
    case 'defeated':
    case 'moved': {
      if (on.what === 'self')
        return { it: undefined, spoken: 'self', ...(on.event === 'moved' ? { arrived: true } : {}) };
      const it = one({ noun: NOUNS.character, adjectives: [participle(HAPPENS[on.event])], after: [] });
      return { it, spoken: 'it' };
    }
    case 'attached':
      if (on.to === 'self') return { spoken: 'self' };
      return { it: reference('host', scope), spoken: 'it' };
    case 'affected':
      return on.what === 'self' ? { spoken: 'self' } : { it: reference('host', scope), spoken: 'it' };
    default:
      return {};
  }
}

function subject(what: 'self' | Characters, scope: Scope, place?: 'at' | 'from' | 'none'): Phrase {
  if (what === 'self') return reference('self', scope);
  const described = describeCharacters(what, scope, { place: place ?? (what.in ? 'at' : 'none') });
  return one(Object.keys(what).length > 0 ? described : { ...described, adjectives: [ADJECTIVES.any] });
}

function event(on: Trigger, scope: Scope): Text {
  switch (on.event) {
    case 'played': {
      const fromHand = on.from ? 'z ręki' : '';
      const where = on.what !== 'self' && on.what.in === 'here' ? 'na tę misję' : '';
      const what = subject(on.what, scope, where ? 'none' : undefined);
      if (on.by) return say`gdy zagrywasz ${fromHand} ${what.in('acc')} ${where}`;
      return say`gdy ${passive(what, HAPPENS.played)} ${fromHand} ${where}`;
    }
    case 'defeated': {
      const what = subject(on.what, scope);
      if (on.by) return say`gdy ${term('defeat', 'pokonujesz')} ${what.in('acc')}`;
      return say`gdy ${passive(what, HAPPENS.defeated)}`;
    }
    case 'moved': {
      const what = subject(on.what, scope, on.what !== 'self' && on.what.in ? 'from' : 'none');
      const several = on.together !== undefined && on.what !== 'self';
      const them = on.together && on.what !== 'self' ? oneOrMore(on.what, scope) : what.in('acc');
      // What follows happens where it has come to.
      if (on.what === 'self' && on.by) return say`po tym, jak ${term('move', 'przeniesiesz')} ${them}`;
      if (on.what === 'self') return say`po tym, jak ${what.in('nom')} zostanie ${done(HAPPENS.moved, what)}`;
      if (on.by) return say`gdy ${term('move', 'przenosisz')} ${them}`;
      return several ? say`gdy jeden efekt przenosi ${them}` : say`gdy ${passive(what, HAPPENS.moved)}`;
    }
    case 'attached': {
      const thing = one(describe({ from: 'attachments', ...on.attachment }, scope, { place: 'none' }));
      const to = subject(on.to, scope).in('loc');
      return on.by
        ? say`gdy umieszczasz ${thing.in('acc')} na ${to}`
        : say`gdy ${thing.in('nom')} zostaje umieszczone na ${to}`;
    }
    case 'affected':
      return say`gdy na ${subject(on.what, scope).in('acc')} działa efekt przeciwnika`;
    case 'passed':
      return say`gdy pasujesz`;
    case 'missionLost':
      return say`gdy przegrywasz tę misję w fazie oceny misji`;
    case 'startOfRound':
      return say`na początku rundy`;
    case 'endOfRound':
      return say`na koniec rundy`;
    case 'beforePower':
      return say`w fazie oceny misji, zanim zostanie ustalona ${single(NOUNS.power, 'nom')} na tej misji`;
  }
}

function oneOrMore(what: Characters, scope: Scope): Text {
  const those = many(describeCharacters(what, scope, { place: what.in ? 'from' : 'none', many: true }));
  return say`jedną lub więcej ${those.in('gen')}`;
}

/** `wroga postać zostaje pokonana`. */
function passive(what: Phrase, stem: string): Text {
  return say`${what.in('nom')} zostaje ${done(stem, what)}`;
}

/** A participle that agrees: postać zostaje `pokonana`. */
function done(stem: string, { gender, plural }: Phrase): Text {
  return adjective(participle(stem), { case: 'nom', gender, plural });
}

// Replacements

const WOULD = { defeated: 'pokonan', hidden: 'ukryt', moved: 'przeniesion' } as const;

function replaced({ would, what, by, instead, obligation }: Replacement, scope: Scope): Text {
  const who = subject(what, scope);
  const fate = listed(
    would.map((one) => done(WOULD[one], who)),
    'lub',
  );
  const lead = say`gdy ${who.in('nom')} ${who.gender === 'n' ? 'miałoby' : 'miałaby'} zostać ${fate} ${by ? 'efektem przeciwnika' : ''}, zamiast tego${instead[0]?.if ? ',' : ''}`;
  const steps = instead.map((step, index): Step => (index === 0 && obligation ? { obligation, ...step } : step));
  const it = what === 'self' ? undefined : reference('host', scope);
  return sentences(steps, { ...scope, it, spoken: what === 'self' ? 'self' : 'it' }, lead);
}

// Modifiers

function modified({ of, change }: Modifier, scope: Scope): Text {
  const effect = scope.card.effects.find((one) => one.kind !== 'modifier' && isCalled(one, of));
  const before = effect ? stepsOf(effect) : [];
  const lead = say`efekt ${EFFECT_TERMS[of]}:`;
  const at: Scope = { ...scope, before };
  if ('add' in change) return sentences(change.add, at, say`${lead} dodatkowo${change.add[0]?.if ? ',' : ''}`);
  if ('instead' in change)
    return sentences(change.instead, scope, say`${lead} zamiast tego${change.instead[0]?.if ? ',' : ''}`);
  if ('verb' in change) {
    const [hide, defeat] = [VERBS.hide.infinitive, conjugate(VERBS.defeat, { mood: 'order' })];
    return sentence(say`${lead} zamiast ${term('hide', hide)}, ${defeat} ${hidesMany(before) ? 'je' : 'ją'}`);
  }
  if ('becomes' in change)
    return sentence(say`efekt ${EFFECT_TERMS[of]} staje się efektem ${TIMING_TERMS[change.becomes]}`);
  if ('less' in change) {
    const every = forEvery(change.less, scope);
    const less = every ? every.unit : amount(change.less, scope);
    return sentence(
      say`${lead} zagrywana karta kosztuje o ${less} mniej ${every ? every.every : ''}${explained(scope)}`,
    );
  }
  return sentence(say`${lead} ${otherLimit(change, scope)}`);
}

const LIMITED: Record<'cost' | 'power' | 'totalCost', Pick<Description, 'noun' | 'adjectives'>> = {
  cost: { noun: NOUNS.cost, adjectives: [] },
  power: { noun: NOUNS.power, adjectives: [] },
  totalCost: { noun: NOUNS.cost, adjectives: [participle('łączn')] },
};

/** `limit kosztu wynosi 3`, `wymagana jest Power 5 lub wyższa`. */
function otherLimit({ limit: of, is }: Extract<Change, { limit: unknown }>, scope: Scope): Text {
  const description: Description = { ...LIMITED[of], after: [] };
  const whose = words(description, { case: 'gen', plural: false });
  if (is === null) return say`bez limitu ${whose}`;
  if ('atMost' in is && typeof is.atMost === 'number') return say`limit ${whose} wynosi ${is.atMost}`;
  const form: Form = { case: 'nom', plural: false, gender: description.noun.gender };
  const least = limit(is, form, (value) => ({ full: valueOf(value, scope) }));
  return say`${adjective(participle('wymagan'), form)} jest ${words(description, form)} ${least}`;
}

function isCalled({ timing, gate }: Effect, name: EffectName): boolean {
  if (name === 'duel') return gate?.duel !== undefined;
  if (name === 'firstStrike') return gate?.firstStrike === true;
  return timing === name && !gate;
}

function stepsOf(effect: Effect): readonly Step[] {
  return effect.kind === 'instant' || effect.kind === 'triggered' ? effect.steps : [];
}

/** Whether the effect hides more than one. */
function hidesMany(steps: readonly Step[]): boolean {
  const hides = steps.flatMap((step) => (step.do === 'hide' ? [step.what] : []));
  return hides.length > 1 || hides.some(isMany);
}

function isMany(what: Targets): boolean {
  return Array.isArray(what) || (typeof what !== 'string' && what.choose !== undefined && what.choose !== 1);
}
