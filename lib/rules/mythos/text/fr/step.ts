import type { Choose, ForEach, Pay, Step } from '../../cards/effects/step';
import { joined, listed, type Part, plain, say, sentence, type Text } from '../pieces';
import { amountOf, unknownsOf } from './cards/amount';
import { clause, ifText } from './condition';
import { nounOf, valueText } from './cards/expression';
import { each } from './words/noun';
import { type Form, phraseText } from './words/phrase';
import { referent, type Scope, shapeOf } from './cards/reference';
import { targetText } from './cards/target';
import { oppositeOf } from './opposite';
import { crowdedWith, spokenIn, spokenOf } from './spoken';
import { phrasesOf, type SimpleStep } from './verb';
import { CHAKRA, elided, of, THIN } from './words/words';

// Steps as sentences: who does it, whether they must, and on what condition.

/** Clauses without capital and full stop, one for each sentence; the first may follow a condition or a moment. */
export function clausesOfSteps(steps: readonly Step[], scope: Scope): Text[] {
  const clauses: Text[] = [];
  let before: { step: Step; scope: Scope } | undefined;
  let crowded = scope.crowded ?? false;
  for (const step of steps) {
    const last = before ? spokenOf(before.step) : scope.last;
    const again = before !== undefined && step.who !== undefined && before.step.who === step.who;
    const inner: Scope = { ...scope, last, again, crowded, unknowns: [] };
    const pair = before && steps.length === 2 && arePair(before.step, step) ? 'et' : undefined;
    const link = before ? (linkOf(before.step, step, before.scope.unknowns.length > 0) ?? pair) : undefined;
    if (link === 'puis' && isSimple(step)) {
      const acting = { ...inner, actor: step.who ?? scope.actor };
      const form = step.obligation === undefined ? 'third' : 'infinitive';
      clauses.push(say`${clauses.pop() ?? ''}, puis ${doing([step], form, acting)}${unknownsOf(acting)}`);
    } else {
      const [first = [], ...others] = clausesOfStep(step, inner);
      if (link === 'et') clauses.push(say`${clauses.pop() ?? ''} et ${first}`, ...others);
      else clauses.push(step.if ? say`${ifText(step.if, inner)}, ${first}` : first, ...others);
    }
    crowded ||= crowdedWith(step);
    before = { step, scope: inner };
  }
  return clauses;
}

/** Steps under one condition or one duty, and those of another player, share a sentence. */
function linkOf(previous: Step, step: Step, hasUnknowns: boolean): 'et' | 'puis' | undefined {
  if (step.if !== undefined) return JSON.stringify(previous.if) === JSON.stringify(step.if) ? 'et' : undefined;
  const sameDuty =
    (step.obligation ?? step.who) !== undefined && previous.obligation === step.obligation && previous.who === step.who;
  const simple = !hasUnknowns && [previous, step].every((each) => isSimple(each) && !each.if && !each.until);
  return sameDuty && simple ? 'puis' : undefined;
}

/** Two short orders make one sentence, the second of no more than the first or of nothing told apart. */
function arePair(first: Step, second: Step): boolean {
  return (
    [first, second].every((step) => isPlain(step) && step.price === undefined && SHORT.includes(step.do)) &&
    (first.as === undefined || ('what' in second && second.what === first.as))
  );
}

const SHORT: readonly Step['do'][] = [
  'hide', 'defeat', 'move', 'takeControl', 'return', 'draw', 'discard', 'look', 'reveal', 'putHidden', 'gainChakra',
  'stealChakra', 'gainPoints', 'gainEdge', 'giveEdge', 'shuffle',
]; // prettier-ignore

/** Clauses as text, after words that open the first sentence. */
export function paragraph(clauses: readonly Text[], opening: Part = ''): Text {
  const [first = [], ...others] = clauses;
  return joined([say`${opening} ${first}`, ...others].map((text) => sentence(text)));
}

function clausesOfStep(step: Step, scope: Scope): Text[] {
  const actor = step.who ?? scope.actor;
  const spoken = spokenIn(step.if, scope);
  const acting: Scope = { ...scope, actor, ...spoken, last: [...scope.last, ...spoken.last] };
  acting.again ||= loopOf(step, acting)?.theirs;
  switch (step.do) {
    case 'choose':
      return chooseClauses(step, acting);
    case 'pay':
      return payClauses(step, acting);
    case 'forEach':
      return forEachClauses(step, acting);
    case 'later': {
      const [first = [], ...others] = clausesOfSteps(step.steps, { ...acting, last: [] });
      return [say`à la fin de cette manche, ${first}`, ...others];
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

/** What is repeated is said after how long, unknowns come last. */
function finish(text: Text, step: Step, scope: Scope): Text {
  const loop = loopOf(step, scope);
  return say`${loop?.before ?? ''} ${text}${loop?.after ?? ''}${unknownsOf(scope)}`;
}

/** `tant que l’adversaire a plus de 2 personnages …,`: this can be not at all. */
function loopOf({ until }: Step, scope: Scope): { before?: Text; after?: Text; theirs: boolean } | undefined {
  if (until === undefined) return undefined;
  const seen: Scope = { ...scope, theirs: scope.actor === 'opponent' };
  const still = oppositeOf(until);
  if (still === undefined)
    return {
      after: say`, autant de fois qu’il le faut ${elided('pour que', clause(until, seen, 'subjunctive'))}`,
      theirs: false,
    };
  const said = clause(still, seen);
  return { before: say`${elided('tant que', said)},`, theirs: /^l’adversaire /.test(plain(said)) };
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
  const short = step.options.flatMap((steps) => (arePlain(steps) ? [steps] : []));
  if (short.length === step.options.length) {
    const many = short.length > 2 || short.some((steps) => steps.length > 1);
    const or = many ? ', ou ' : ' ou ';
    const options = (form: Form) =>
      sharedVerb(short, form, or, scope) ??
      joined(
        short.map((steps) => doing(steps, form, scope)),
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
