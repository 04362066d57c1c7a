import type { Choose, ForEach, Pay, Step } from '../../cards/effects/step';
import { joined, listed, type Part, say, sentence, type Text } from '../pieces';
import { amountOf, unknownsOf } from './amount';
import { clause, ifText, spokenIn } from './condition';
import { nounOf, valueText } from './expression';
import { each } from './words/noun';
import { type Form, phraseText } from './words/phrase';
import { referent, type Scope, shapeOf } from './reference';
import { targetText } from './target';
import { phrasesOf, type SimpleStep } from './verb';
import { CHAKRA, elided, of, THIN } from './words/words';

// Steps as sentences: who does it, whether they must, and on what condition.

/** Clauses without capital and full stop, one for each sentence; the first may follow a condition or a moment. */
export function clausesOfSteps(steps: readonly Step[], scope: Scope): Text[] {
  const clauses: Text[] = [];
  let before: { step: Step; scope: Scope } | undefined;
  for (const step of steps) {
    const last = before ? spokenOf(before.step) : scope.last;
    const again = before !== undefined && step.who !== undefined && before.step.who === step.who;
    const inner: Scope = { ...scope, last, again, unknowns: [] };
    const link = before ? linkOf(before.step, step, before.scope.unknowns.length > 0) : undefined;
    if (link === 'puis' && isSimple(step)) {
      const acting = { ...inner, actor: step.who ?? scope.actor };
      clauses.push(say`${clauses.pop() ?? ''}, puis ${doing([step], 'infinitive', acting)}${unknownsOf(acting)}`);
    } else {
      const [first = [], ...others] = clausesOfStep(step, inner);
      if (link === 'et') clauses.push(say`${clauses.pop() ?? ''} et ${first}`, ...others);
      else clauses.push(step.if ? say`${ifText(step.if, inner)}, ${first}` : first, ...others);
    }
    before = { step, scope: inner };
  }
  return clauses;
}

/** Steps under one condition, or one duty, share a sentence. */
function linkOf(previous: Step, step: Step, hasUnknowns: boolean): 'et' | 'puis' | undefined {
  if (step.if !== undefined) return JSON.stringify(previous.if) === JSON.stringify(step.if) ? 'et' : undefined;
  const sameDuty =
    step.obligation !== undefined && previous.obligation === step.obligation && previous.who === step.who;
  const plain = !hasUnknowns && [previous, step].every((each) => isSimple(each) && !each.if && !each.until);
  return sameDuty && plain ? 'puis' : undefined;
}

/** Clauses as text, after words that open the first sentence. */
export function paragraph(clauses: readonly Text[], opening: Part = ''): Text {
  const [first = [], ...others] = clauses;
  return joined([say`${opening} ${first}`, ...others].map((text) => sentence(text)));
}

/** What a pronoun in the next sentence is clear for. */
function spokenOf(step: Step): string[] {
  const target = 'what' in step ? step.what : 'at' in step ? step.at : undefined;
  return [step.as, step.do === 'revealUntil' ? step.found : undefined, target].filter(
    (name): name is string => typeof name === 'string',
  );
}

function clausesOfStep(step: Step, scope: Scope): Text[] {
  const actor = step.who ?? scope.actor;
  const spoken = spokenIn(step.if);
  const acting: Scope = { ...scope, actor, ...spoken, last: [...scope.last, ...spoken.last] };
  switch (step.do) {
    case 'choose':
      return chooseClauses(step, acting);
    case 'pay':
      return payClauses(step, acting);
    case 'forEach':
      return forEachClauses(step, acting);
    case 'later': {
      const [first = [], ...others] = clausesOfSteps(step.steps, { ...acting, last: [] });
      return [say`à la fin de la manche, ${first}`, ...others];
    }
    default:
      return [
        finish(
          said(step, acting, (form) => doing([step], form, acting)),
          step,
          acting,
        ),
      ];
  }
}

/** `vous devez cacher`, `l’adversaire peut piocher`, `cachez`. */
function said(step: Step, { actor, again }: Scope, verbs: (form: Form) => Text): Text {
  const duty = step.obligation === undefined ? undefined : DUTIES[step.obligation];
  if (actor === 'you') return duty ? say`vous ${duty.you} ${verbs('infinitive')}` : verbs('imperative');
  const subject = actor === 'each' ? 'chaque joueur' : again && !step.if ? 'il' : 'l’adversaire';
  return duty ? say`${subject} ${duty.third} ${verbs('infinitive')}` : say`${subject} ${verbs('third')}`;
}

const DUTIES = {
  may: { you: 'pouvez', third: 'peut' },
  must: { you: 'devez', third: 'doit' },
  mustIfAble: { you: 'devez, si possible,', third: 'doit, si possible,' },
} as const;

/** The verbs of some plain steps, joined: `gagner 1 chakra et piocher une carte`. */
function doing(steps: readonly SimpleStep[], form: Form, scope: Scope): Text {
  let last = scope.last;
  const texts = steps.flatMap((step) => {
    const phrases = phrasesOf(step, { ...scope, last }).map(
      (phrase) => say`${phraseText(phrase, form)}${priceOf(step, scope)}`,
    );
    last = spokenOf(step);
    return phrases;
  });
  return listed(texts, 'et');
}

function priceOf({ price, ...step }: SimpleStep, scope: Scope): Text {
  if (price === undefined) return [];
  const plural = 'what' in step && shapeOf(step.what, scope).plural;
  if (typeof price === 'object' && 'stat' in price && price.of === 'target')
    return say`, en payant ${plural ? 'pour chacun' : ''} autant de ${CHAKRA} que ${valueText(price, scope)}`;
  return say`, en payant ${amountOf(price, scope).text} ${CHAKRA} ${plural ? 'pour chacun' : ''}`;
}

/** Repetition and unknowns come last. */
function finish(text: Text, { until }: Step, scope: Scope): Text {
  const again = until
    ? say`, autant de fois qu’il le faut ${elided('pour que', clause(until, { ...scope, again: scope.actor === 'opponent' }, 'subjunctive'))}`
    : '';
  return say`${text}${again}${unknownsOf(scope)}`;
}

function isSimple(step: Step): step is SimpleStep {
  return step.do !== 'choose' && step.do !== 'pay' && step.do !== 'forEach' && step.do !== 'later';
}

/** Nothing but a verb and what belongs to it. */
function isPlain(step: Step): step is SimpleStep {
  return isSimple(step) && !step.if && !step.who && !step.obligation && !step.until;
}

function arePlain(steps: readonly Step[]): steps is readonly SimpleStep[] {
  return steps.every(isPlain);
}

function chooseClauses(step: Choose, scope: Scope): Text[] {
  const plain = step.options.flatMap((steps) => (arePlain(steps) ? [steps] : []));
  if (plain.length === step.options.length) {
    const many = plain.length > 2 || plain.some((steps) => steps.length > 1);
    const or = many ? ', ou ' : ' ou ';
    const options = (form: Form) =>
      sharedVerb(plain, form, or, scope) ??
      joined(
        plain.map((steps) => doing(steps, form, scope)),
        or,
      );
    return [finish(said(step, scope, options), step, scope)];
  }
  const options = step.options.map((steps) => joined(clausesOfSteps(steps, scope), ', puis '));
  const chooser =
    scope.actor === 'you' ? 'choisissez' : `${scope.actor === 'each' ? 'chaque joueur' : 'l’adversaire'} choisit`;
  return [finish(say`${chooser}${THIN}: ${joined(options, `${THIN}; ou `)}`, step, scope)];
}

/** The same verb is said once: `remettez-la sur votre deck ou sous votre deck`. */
function sharedVerb(
  options: readonly (readonly SimpleStep[])[],
  form: Form,
  or: string,
  scope: Scope,
): Text | undefined {
  if (options.some((steps) => steps.length > 1 || steps[0]?.price !== undefined)) return undefined;
  const trial: Scope = { ...scope, unknowns: [...scope.unknowns] };
  const phrases = options.flatMap((steps) => steps.flatMap((step) => phrasesOf(step, trial)));
  const [first] = phrases;
  const same = phrases.every(
    ({ verb, pronoun }) => verb === first?.verb && JSON.stringify(pronoun) === JSON.stringify(first.pronoun),
  );
  if (!first || !same || phrases.length !== options.length) return undefined;
  scope.unknowns.splice(0, scope.unknowns.length, ...trial.unknowns);
  return phraseText(
    {
      ...first,
      rest: joined(
        phrases.map(({ rest }) => rest),
        or,
      ),
    },
    form,
  );
}

function payClauses(step: Pay, scope: Scope): Text[] {
  const { cost, for: gain } = step;
  if (arePlain(cost) && arePlain(gain)) {
    const paid = (form: Form) =>
      say`${doing(cost, form, scope)} pour ${doing(gain, 'infinitive', { ...scope, last: [] })}`;
    return [finish(said(step, scope, paid), step, scope)];
  }
  const [first = [], ...others] = clausesOfSteps(gain, { ...scope, last: [] });
  const paying = arePlain(cost) ? [said(step, scope, (form) => doing(cost, form, scope))] : clausesOfSteps(cost, scope);
  const done =
    scope.actor === 'you' ? 'si vous le faites' : `si ${scope.actor === 'each' ? 'un joueur' : 'l’adversaire'} le fait`;
  return [...paying, say`${done}, ${first}`, ...others];
}

function forEachClauses({ of: group, member, steps }: ForEach, scope: Scope): Text[] {
  if (typeof group === 'object' && !shapeOf(group, scope).plural) {
    const chosen = say`${scope.actor === 'you' ? 'choisissez' : 'l’adversaire choisit'} ${targetText(group, scope)}`;
    return [say`${chosen}${unknownsOf(scope)}`, ...clausesOfSteps(steps, { ...scope, last: [member] })];
  }
  const [first = [], ...others] = clausesOfSteps(steps, { ...scope, last: [] });
  return [say`${eachOf(group, scope)}, ${first}`, ...others];
}

function eachOf(group: ForEach['of'], scope: Scope): Text {
  if (typeof group === 'string') {
    const { text, gender, plural } = referent(group, scope);
    return plural ? say`pour chacun${gender === 'f' ? 'e' : ''} ${of(text)}` : say`pour ${text}`;
  }
  const noun = nounOf(group, scope, { inPlay: true });
  if (group.choose !== 'all') return say`pour ${targetText(group, scope)}`;
  return group.from === 'missions' && group.orHere
    ? say`pour cette mission et pour chaque autre ${nounOf({ ...group, orHere: undefined }, scope).words(false)}`
    : say`pour ${each(noun)}`;
}
