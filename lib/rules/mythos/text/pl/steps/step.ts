import type { Target } from '../../../cards/effects/expression';
import type { Choose, ForEach, Later, Pay, Step } from '../../../cards/effects/step';
import { joined, type Part, plain, say, sentence, type Text } from '../../pieces';
import { condition, introduced, whileTooMany } from '../condition';
import { spokenBy } from '../nouns/binding';
import { describe, valueOf } from '../nouns/expression';
import { boundThings } from '../nouns/reference';
import { target } from '../nouns/target';
import { type Actor, letter, type Scope } from '../scope';
import { counted, NOUNS } from '../words/inflection';
import { each } from '../words/phrase';
import { conjugate, VERBS, type Voice } from '../words/verb';
import { clause, isSimple } from './clause';
import { backPlace } from './deck';
import { discards, joins, type Placed, samePutBack, toOrFrom } from './shape';

// Steps as sentences: who does them, whether they must, on what condition.

/** Sentences for steps in order; what leads in stands before the first: `Na koniec rundy`. */
export function sentences(steps: readonly Step[], scope: Scope, lead: Part = ''): Text {
  const wares = discards(steps);
  if (wares) return sentence(say`${lead} ${oneOfEach(wares, scope)}`);
  const placed = inOrder(steps, scope);
  const texts = placed.flatMap((one, index) => {
    const { step, at } = one;
    const [before, next] = [placed[index - 1], placed[index + 1]];
    if (before && joins(before, one, placed.length)) return [];
    if (next && joins(one, next, placed.length)) return [inOne(one, next)];
    // What must be done after the rest is part of the same moment.
    const then =
      index > 0 && scope.effect.kind === 'triggered' && step.obligation && step.obligation !== 'may' && !step.if;
    return sentencesOf(step, at).map((text) => (then ? say`następnie ${text}` : text));
  });
  return joined(texts.map((text, index) => sentence(index === 0 ? say`${lead} ${text}` : text)));
}

function inOne(first: Placed, { step, at }: Placed): Text {
  const actor = step.who ?? at.actor;
  const scope: Scope = { ...first.at, unknowns: [] };
  const end = wording(step, { ...at, actor, unknowns: scope.unknowns }, { mood: actor === 'you' ? 'order' : 'tell' });
  // One "i" is enough: ujawnij i weź.
  const link = step.do === 'take' && step.reveal ? ',' : ' i';
  return say`${withSubject(first.step, scope)}${link} ${end}${explained(scope)}`;
}

/** `możesz odrzucić z ręki: kartę Jirobo, aby wykonać POWERUP 3; kartę Tayuya, aby zyskać 2 chakry`. */
function oneOfEach(sold: readonly { card: Target; pay: Pay }[], scope: Scope): Text {
  const at: Scope = { ...scope, spoken: undefined, unknowns: [] };
  const each = sold.map(({ card, pay }) => {
    const to = together(pay.for, { ...at, before: [...scope.before, ...pay.cost] }, { mood: 'infinitive' });
    return say`${target(card, at, { place: 'none' }).in('acc')}, aby ${to}`;
  });
  const discard = conjugate(VERBS.discard, { mood: 'infinitive' });
  return say`możesz ${discard} z ręki: ${joined(each, '; ')}${explained(at)}`;
}

/** Each step with what it can look back on. */
function inOrder(steps: readonly Step[], scope: Scope): Placed[] {
  return steps.map((step, index) => {
    const last = steps[index - 1];
    const spoken = last ? spokenBy(last) : scope.spoken;
    return { step, at: { ...scope, spoken, before: [...scope.before, ...steps.slice(0, index)] } };
  });
}

/** A step is one sentence, save where it only frames others. */
function sentencesOf(step: Step, scope: Scope): Text[] {
  if (step.do === 'later') return [later(step, scope)];
  if (step.do === 'forEach' && picksOne(step) && !step.if && !step.until) {
    const at: Scope = { ...scope, spoken: step.member, actor: step.who ?? scope.actor };
    const picked = said({ ...step, steps: [] }, scope);
    return [picked, ...inOrder(step.steps, at).flatMap((inner) => sentencesOf(inner.step, inner.at))];
  }
  return [said(step, scope)];
}

/** A whole sentence but for its capital and full stop, with the letters it uses explained. */
function said(step: Step, scope: Scope): Text {
  const at: Scope = { ...scope, unknowns: [] };
  const text = withSubject(step, at);
  return say`${text}${explained(at)}`;
}

/** `, gdzie X to liczba wrogich postaci w grze`. */
export function explained(scope: Scope): Text {
  const parts: Text[] = [];
  // Explaining one letter may bring in another.
  for (let index = 0; index < scope.unknowns.length && index < 6; index++) {
    const value = scope.unknowns[index];
    if (value !== undefined) parts.push(say`${letter(index)} to ${valueOf(value, scope).in('nom')}`);
  }
  return parts.length > 0 ? say`, gdzie ${joined(parts, ', a ')}` : [];
}

const SUBJECTS: Record<Actor, { name: string; may: string; must: string; ifAble: string }> = {
  you: { name: '', may: 'możesz', must: 'musisz', ifAble: 'jeśli możesz' },
  opponent: { name: 'przeciwnik', may: 'może', must: 'musi', ifAble: 'jeśli może' },
  each: { name: 'każdy gracz', may: 'może', must: 'musi', ifAble: 'jeśli może' },
};

function withSubject(step: Step, scope: Scope): Text {
  const actor = step.who ?? scope.actor;
  const { name, may, must, ifAble } = SUBJECTS[actor];
  const { obligation } = step;
  const modal = obligation === undefined ? '' : obligation === 'may' ? may : must;
  const mood = modal ? 'infinitive' : actor === 'you' ? 'order' : 'tell';
  const text = wording(
    step,
    { ...after(step, scope), actor, again: step.until !== undefined },
    { mood, again: step.until !== undefined },
  );
  const able = obligation === 'mustIfAble' ? `, ${ifAble}` : '';
  return say`${onCondition(step, scope)} ${name} ${modal} ${text}${price(step, scope)}${until(step, scope)}${able}`;
}

function onCondition(step: Step, scope: Scope): Text {
  return step.if ? say`jeśli ${condition(step.if, scope)},` : [];
}

/** What the step's own condition has just spoken of. */
function after(step: Step, scope: Scope): Scope {
  return step.if ? { ...scope, ...introduced(step.if, scope) } : scope;
}

function until(step: Step, scope: Scope): Text {
  if (!step.until) return [];
  const acting = { ...scope, actor: step.who ?? scope.actor };
  const left = 'what' in step ? whileTooMany(step.until, step.what, acting) : undefined;
  return say`, ${left ?? say`aż ${condition(step.until, scope, 'then')}`}`;
}

function price({ price: value }: Step, scope: Scope): Text {
  if (value === undefined) return [];
  if (typeof value === 'number') return say`, płacąc ${counted(value, NOUNS.chakra)}`;
  return say`, płacąc tyle chakry, ile wynosi ${valueOf(value, scope).in('nom')}`;
}

/** A step within a sentence about others: aby `ukryć wrogą postać`. */
function within(step: Step, scope: Scope, voice: Voice): Text {
  if (step.obligation || (step.who && step.who !== scope.actor)) return withSubject(step, scope);
  const text = wording(
    step,
    { ...after(step, scope), again: step.until !== undefined },
    { mood: voice.mood, again: step.until !== undefined },
  );
  return say`${onCondition(step, scope)} ${text}${price(step, scope)}${until(step, scope)}`;
}

function together(steps: readonly Step[], scope: Scope, voice: Voice): Text {
  return joined(
    inOrder(steps, scope).map(({ step, at }) => within(step, at, voice)),
    ' i ',
  );
}

function wording(step: Step, scope: Scope, voice: Voice): Text {
  if (isSimple(step)) return clause(step, scope, voice);
  switch (step.do) {
    case 'choose':
      return choose(step, scope, voice);
    case 'pay':
      return pay(step, scope, voice);
    case 'forEach':
      return forEach(step, scope, voice);
    case 'later':
      return say`na koniec tej rundy ${together(step.steps, scope, voice)}`;
  }
}

function choose({ options }: Choose, scope: Scope, voice: Voice): Text {
  const way = toOrFrom(options);
  if (way)
    return say`${conjugate(VERBS.move, voice)} ${target(way, scope, { place: 'none' }).in('acc')} na tę misję albo z tej misji`;
  return options
    .map((option, index) => {
      // Of one card that goes to one place or another, only the place is said again: na wierzch albo na spód.
      const place = index > 0 ? samePutBack(options[0], option) : undefined;
      return place ? backPlace(place, scope) : together(option, scope, voice);
    })
    .reduce((before, option) => say`${before}${plain(before).includes(',') ? ',' : ''} albo ${option}`);
}

function pay(step: Pay, scope: Scope, voice: Voice): Text {
  const cost = together(step.cost, scope, voice);
  const at: Scope = { ...scope, before: [...scope.before, ...step.cost], spoken: undefined };
  if (step.for.every((one) => !one.if && !one.obligation && (!one.who || one.who === scope.actor))) {
    return say`${cost}, aby ${together(step.for, at, { mood: 'infinitive' })}`;
  }
  const done = scope.actor === 'you' ? 'jeśli to zrobisz' : 'jeśli to zrobi';
  return say`${cost}; ${done}, ${joined(
    inOrder(step.for, at).map((one) => withSubject(one.step, one.at)),
    ' i ',
  )}`;
}

function picksOne({ of }: ForEach): boolean {
  return (
    typeof of !== 'string' && (of.choose === undefined || of.choose === 1) && !of.perMission && !('top' in of && of.top)
  );
}

const PICK = { order: 'wybierz', tell: 'wybiera', infinitive: 'wybrać' } as const;

function forEach(step: ForEach, scope: Scope, voice: Voice): Text {
  const { of } = step;
  const inner: Scope = { ...scope, spoken: undefined, actor: step.who ?? scope.actor };
  const steps = step.steps.length > 0 ? together(step.steps, inner, voice) : [];
  if (typeof of === 'string') return say`za ${each(boundThings(of, scope).description).in('acc')} ${steps}`;
  if (of.choose === 'all' && of.from === 'missions') {
    const here = of.orHere ? 'tej misji i' : '';
    const missions = each(describe({ ...of, orHere: undefined }, scope, { acting: true })).in('gen');
    return say`dla ${here} ${missions}: ${steps}`;
  }
  if (of.choose === 'all') return say`za ${each(describe(of, scope, { acting: true })).in('acc')} ${steps}`;
  const picked = say`${PICK[voice.mood]} ${target(of, scope).in('acc')}`;
  return step.steps.length > 0
    ? say`${picked}; za ${each(boundThings(step.member, scope).description).in('acc')} ${steps}`
    : picked;
}

function later(step: Later, scope: Scope): Text {
  const inner = inOrder(step.steps, { ...scope, actor: step.who ?? scope.actor }).flatMap(({ step: one, at }) =>
    sentencesOf(one, at),
  );
  return say`${onCondition(step, scope)} na koniec tej rundy${step.steps[0]?.if ? ',' : ''} ${joined(inner, '; ')}`;
}
