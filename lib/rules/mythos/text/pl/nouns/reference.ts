import { bindingOf } from '../../../cards/effects/bindings';
import type { Effect } from '../../../cards/effects/effect';
import type { Step } from '../../../cards/effects/step';
import { EFFECT_TERMS, TIMING_TERMS } from '../../heading';
import { type Part, type Piece, say, type Text } from '../../pieces';
import type { Scope } from '../scope';
import {
  adjective,
  ADJECTIVES,
  counted,
  type Form,
  type Noun,
  NOUNS,
  participle,
  plural,
  single,
} from '../words/inflection';
import { type Description, many, one, type Phrase, pronoun } from '../words/phrase';
import { isPlural, stepOf, thingOf } from './binding';

// Cards and numbers spoken of by name: "ta postać", "odrzucona karta", "karta odrzucona efektem MAIN".

/** What each verb leaves behind: pokonaj → pokonana. */
const PARTICIPLES: Partial<Record<Step['do'], string>> = {
  powerup: 'wzmocnion',
  removeTokens: 'wskazan',
  moveTokens: 'wskazan',
  addPower: 'wzmocnion',
  hide: 'ukryt',
  defeat: 'pokonan',
  move: 'przeniesion',
  takeControl: 'przejęt',
  takeBack: 'odzyskan',
  return: 'cofnięt',
  play: 'zagran',
  putHidden: 'położon',
  draw: 'dobran',
  discard: 'odrzucon',
  look: 'obejrzan',
  reveal: 'ujawnion',
  revealUntil: 'ujawnion',
  take: 'wzięt',
  putBack: 'odłożon',
  attach: 'dołączon',
  moveAttachment: 'przeniesion',
};

const THIS: Record<'f' | 'n', Record<Form['case'], string>> = {
  f: { nom: 'ta', gen: 'tej', dat: 'tej', acc: 'tę', ins: 'tą', loc: 'tej' },
  n: { nom: 'to', gen: 'tego', dat: 'temu', acc: 'to', ins: 'tym', loc: 'tym' },
};

/** `ta postać`, `to dołączenie`. */
function thisOne(word: Noun): Phrase {
  const gender = word.gender === 'n' ? 'n' : 'f';
  return {
    gender,
    plural: false,
    in: (wanted) => say`${THIS[gender][wanted]} ${single(word, wanted)}`,
  };
}

function theOneActing(wanted: Form['case']): Text {
  return say`${single(NOUNS.character, wanted)} z tej karty`;
}

/** A card by its name, or by a pronoun where it was just spoken of. */
export function reference(name: string, scope: Scope): Phrase {
  const phrase = named(name, scope);
  return scope.spoken === name ? pronoun(phrase) : phrase;
}

function named(name: string, scope: Scope): Phrase {
  switch (name) {
    case 'self':
      // Beside another character that something happens to, "ta postać" would be either.
      if (scope.it && scope.card.type === 'character') return { ...thisOne(NOUNS.character), in: theOneActing };
      return thisOne(NOUNS[scope.card.type]);
    case 'host':
      return thisOne(NOUNS.character);
    case 'it':
      return scope.it ?? thisOne(NOUNS.character);
    case 'partner': {
      const duel = scope.effect.gate?.duel;
      if (duel === undefined) return one({ noun: NOUNS.character, adjectives: [ADJECTIVES.chosen], after: [] });
      const name: Piece = { kind: 'name', name: duel, text: scope.card.nameOf(duel) };
      return one({ noun: NOUNS.character, adjectives: [], after: [name] });
    }
    case 'covered':
      return one({ noun: NOUNS.character, adjectives: [ADJECTIVES.upgradedNow], after: [] });
    case 'target':
      return one({ noun: NOUNS.character, adjectives: [ADJECTIVES.chosen], after: [] });
    default:
      return bound(name, scope);
  }
}

function bound(name: string, scope: Scope): Phrase {
  const things = boundThings(name, scope);
  return things.plural ? many(things.description) : one(things.description);
}

interface Things {
  description: Description;
  plural: boolean;
}

/** What a name stands for, by the step that binds it. */
export function boundThings(name: string, scope: Scope): Things {
  const step = stepOf(name, scope);
  if (!step) return { description: { noun: NOUNS.card, adjectives: [ADJECTIVES.chosen], after: [] }, plural: false };
  const isPile = step.do === 'revealUntil' && step.found !== name;
  const found = { noun: isPile ? NOUNS.card : thingOf(name, scope).noun, plural: isPlural(name, step, scope) };
  if (step.do === 'forEach' && step.member === name) {
    const single = typeof step.of !== 'string' && (step.of.choose === undefined || step.of.choose === 1);
    const friendly = typeof step.of !== 'string' && 'side' in step.of && step.of.side === 'friendly';
    const adjectives = single ? [ADJECTIVES.chosen] : [ADJECTIVES.given, ...(friendly ? [ADJECTIVES.friendly] : [])];
    return { description: { noun: found.noun, adjectives, after: [] }, plural: false };
  }
  const stem = stemOf(step, name);
  const past = participle(stem);
  const how = way(name, step, scope);
  if (!how) return { description: { noun: found.noun, adjectives: [past], after: [] }, plural: found.plural };
  const after = [(form: Form) => say`${adjective(past, form)} ${how}`];
  return { description: { noun: found.noun, adjectives: [], after }, plural: found.plural };
}

function stemOf(step: Step, name: string): string {
  if (step.do === 'revealUntil' && step.found === name) return 'znalezion';
  if (step.do === 'putBack' && step.where === 'shuffled') return 'wtasowan';
  return PARTICIPLES[step.do] ?? 'wybran';
}

/** A hidden card is one that lies hidden: the one an effect has hidden needs more words. */
function way(name: string, step: Step, { card, effect }: Scope): Part {
  const inHere = bindingOf([effect], name) !== undefined;
  if (inHere) return step.do === 'hide' ? 'w ten sposób' : '';
  const source = card.effects.find((one) => bindingOf([one], name) !== undefined);
  if (!source || effect.kind === 'modifier') return 'w ten sposób';
  return say`efektem ${nameOfEffect(source)}`;
}

function nameOfEffect({ gate, timing }: Effect): Part {
  if (gate?.duel !== undefined) return EFFECT_TERMS.duel;
  return gate?.firstStrike ? EFFECT_TERMS.firstStrike : TIMING_TERMS[timing];
}

/** Whether the step that bound this name is of the past by the time it is asked about. */
export function isGone(name: string, scope: Scope): boolean {
  const step = stepOf(name, scope);
  return name === 'covered' || step?.do === 'defeat' || step?.do === 'discard' || step?.do === 'hide';
}

/** Whether it is in play no longer. */
export function hasLeft(name: string, scope: Scope): boolean {
  const fate = stepOf(name, scope)?.do;
  return fate === 'return' || fate === 'defeat' || fate === 'discard';
}

/** A whole deck looked through. */
export function isWholeDeck(name: string, scope: Scope): boolean {
  const step = stepOf(name, scope);
  return step?.do === 'look' && typeof step.at !== 'string' && step.at.from === 'deck' && step.at.top === undefined;
}

/** A number remembered under a name. */
export function amountName(name: string, scope: Scope): Phrase {
  const step = stepOf(name, scope);
  const number = (after: Part): Phrase => one({ noun: NOUNS.number, adjectives: [], after: [after] });
  const quantity = (done: string): Phrase => ({
    gender: 'f',
    plural: false,
    in: (wanted) => {
      const amount = { nom: 'ilość', gen: 'ilości', dat: 'ilości', acc: 'ilość', ins: 'ilością', loc: 'ilości' }[
        wanted
      ];
      const past = adjective(participle(done), { case: 'gen', gender: 'f', plural: false });
      const chakra = single(NOUNS.chakra, 'gen');
      const how = step ? way(name, step, scope) : '';
      return how ? say`${amount} ${chakra} ${past} ${how}` : say`${amount} ${past} ${chakra}`;
    },
  });
  const tokens = (done: string): Phrase => {
    const past = adjective(participle(done), { case: 'gen', gender: 'm', plural: true });
    return number(say`${past} ${plural(NOUNS.token, 'gen')}`);
  };
  switch (step?.do) {
    case undefined:
    case 'declare':
      return one({ noun: NOUNS.number, adjectives: [participle('podan')], after: [] });
    case 'payChakra':
      return quantity('zapłacon');
    case 'gainChakra':
      return quantity('zyskan');
    case 'stealChakra':
      return quantity('ukradzion');
    case 'gainPoints':
      return number(counted('zyskanych', NOUNS.point, 'gen'));
    case 'powerup':
    case 'addPower':
      return tokens('położon');
    case 'removeTokens':
      return tokens('usunięt');
    case 'moveTokens':
      return tokens('przełożon');
    default:
      return number(many(boundThings(name, scope).description).in('gen'));
  }
}

/** `jej`, `ich`, `jego`: whose it is, before a noun. */
export function possessive({ gender, plural }: Phrase): Text {
  return say`${plural ? 'ich' : gender === 'f' ? 'jej' : 'jego'}`;
}
