import { bindingOf } from '../../cards/effects/bindings';
import type { Effect } from '../../cards/effects/effect';
import type { Chosen, Target, Value } from '../../cards/effects/expression';
import type { Step, Targets } from '../../cards/effects/step';
import { EFFECT_TERMS, TIMING_TERMS } from '../heading';
import { type Part, say, type Text } from '../pieces';
import { type Description, many, one, type Phrase, pronoun } from './phrase';
import type { Scope } from './scope';
import { adjective, ADJECTIVES, counted, type Form, type Noun, noun, NOUNS, participle } from './words';

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
    in: (wanted) => say`${THIS[gender][wanted]} ${noun(word, { case: wanted, plural: false })}`,
  };
}

function theOneActing(wanted: Form['case']): Text {
  return say`${noun(NOUNS.character, { case: wanted, plural: false })} z tym efektem`;
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
      return one({ noun: NOUNS.character, adjectives: [], after: [{ kind: 'name', name: duel, text: scope.card.nameOf(duel) }] }); // prettier-ignore
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
    const adjectives = [single ? ADJECTIVES.chosen : ADJECTIVES.given];
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

export function stepOf(name: string, { card, effect }: Scope): Step | undefined {
  return bindingOf([effect, ...card.effects], name);
}

/** Whether the step that bound this name is of the past by the time it is asked about. */
export function isGone(name: string, scope: Scope): boolean {
  const step = stepOf(name, scope);
  return name === 'covered' || step?.do === 'defeat' || step?.do === 'discard' || step?.do === 'hide';
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
      const chakra = noun(NOUNS.chakra, { case: 'gen', plural: false });
      const how = step ? way(name, step, scope) : '';
      return how ? say`${amount} ${chakra} ${past} ${how}` : say`${amount} ${past} ${chakra}`;
    },
  });
  const tokens = (done: string): Phrase =>
    number(say`${adjective(participle(done), { case: 'gen', gender: 'm', plural: true })} ${noun(NOUNS.token, { case: 'gen', plural: true })}`); // prettier-ignore
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

// What kind of thing is meant, and whether it is one.

function thingOf(target: Targets | undefined, scope: Scope, seen: readonly string[] = []): { noun: Noun } {
  if (target === undefined) return { noun: NOUNS.card };
  if (Array.isArray(target)) return thingOf(target[0], scope, seen);
  if (typeof target !== 'string') return { noun: nounOf(target, scope, seen) };
  if (target === 'self') return { noun: NOUNS[scope.card.type] };
  const step = seen.includes(target) ? undefined : stepOf(target, scope);
  if (step) return thingOf(targetOf(step), scope, [...seen, target]);
  return { noun: ['host', 'it', 'partner', 'covered', 'target'].includes(target) ? NOUNS.character : NOUNS.card };
}

function nounOf(chosen: Chosen, scope: Scope, seen: readonly string[]): Noun {
  switch (chosen.from) {
    case undefined:
    case 'play':
    case 'hidden':
      return NOUNS.character;
    case 'attachments':
      return NOUNS.attachment;
    case 'missions':
      return NOUNS.mission;
    case 'stack':
      return NOUNS.card;
    case 'hand':
    case 'deck':
    case 'discard':
      return NOUNS[chosen.type ?? 'card'];
    case 'bound':
      return chosen.type ? NOUNS[chosen.type] : thingOf(chosen.name, scope, seen).noun;
  }
}

/** The cards a step leaves its name on. */
export function targetOf(step: Step): Targets | undefined {
  switch (step.do) {
    case 'powerup':
    case 'addPower':
      return step.to;
    case 'removeTokens':
    case 'moveTokens':
      return step.from;
    case 'look':
      return step.at;
    case 'copy':
    case 'activate':
    case 'forEach':
      return step.of;
    default:
      return 'what' in step ? step.what : undefined;
  }
}

/** The card a step has just spoken of. */
export function spokenBy(step: Step): string | undefined {
  const acted = targetOf(step);
  if (step.do === 'revealUntil') return step.found;
  return step.as ?? (typeof acted === 'string' ? acted : undefined);
}

function isPlural(name: string, step: Step, scope: Scope): boolean {
  if (step.do === 'draw') return step.amount !== 1;
  if (step.do === 'revealUntil') return step.found !== name;
  const target = targetOf(step);
  return Array.isArray(target) || (target !== undefined && takesMany(target, scope, [name]));
}

/** Whether more than one can be taken. */
function takesMany(target: Target, scope: Scope, seen: readonly string[]): boolean {
  if (typeof target === 'string') {
    const step = seen.includes(target) ? undefined : stepOf(target, scope);
    const inner = step && targetOf(step);
    return Array.isArray(inner) || (inner !== undefined && takesMany(inner, scope, [...seen, target]));
  }
  if ('perMission' in target && target.perMission) return true;
  if ('top' in target && target.top !== undefined && (target.choose === undefined || target.choose === 'all')) {
    return isMore(typeof target.top === 'object' && 'upTo' in target.top ? target.top.upTo : target.top);
  }
  const { choose } = target;
  if (choose === undefined) return false;
  if (choose === 'all' || choose === 'any') return true;
  return isMore(typeof choose === 'object' && 'upTo' in choose ? choose.upTo : choose);
}

function isMore(value: Value): boolean {
  return typeof value !== 'number' || value > 1;
}

/** `jej`, `ich`, `jego`: whose it is, before a noun. */
export function possessive({ gender, plural }: Phrase): Text {
  return say`${plural ? 'ich' : gender === 'f' ? 'jej' : 'jego'}`;
}
