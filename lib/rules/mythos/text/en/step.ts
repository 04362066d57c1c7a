import type { Target } from '../../cards/effects/expression';
import type { Obligation, Step } from '../../cards/effects/step';
import { joined, type Part, say, sentence, type Text } from '../pieces';
import { condition, onlyOne } from './condition';
import { forEvery, value } from './cards/group';
import { isMany, reference, targetsOf } from './cards/reference';
import { type Actor, type Scope } from './scope';
import { target } from './cards/target';
import { type Conjugate, deed } from './verb';
import { WORDS } from './words';

/** Steps as sentences; the opening stands before the first, and a word may stand before the last of several. */
export function sentences(steps: readonly Step[], scope: Scope, opening: Part = '', last: Part = ''): Text {
  return joined(
    inTurn(steps, scope, clause).map((words, index) =>
      sentence(say`${index === 0 ? opening : index === steps.length - 1 ? last : ''} ${words}`),
    ),
  );
}

/** Steps told within a sentence, after `to` or a colon: `discard 1 card, then draw 2 cards`. */
export function deeds(steps: readonly Step[], scope: Scope, verb: Conjugate = base, separator = ', then '): Text {
  return joined(inTurn(steps, scope, (step, inner) => bareClause(step, inner, verb)), separator); // prettier-ignore
}

/** Each step knows what the one before it bound, so that a pronoun will do for it. */
function inTurn(steps: readonly Step[], scope: Scope, words: (step: Step, scope: Scope) => Text): Text[] {
  return steps.map((step, index) =>
    words(step, { ...scope, last: index === 0 ? scope.last : bound(steps[index - 1]) }),
  );
}

/** Names that a pronoun may stand for where no step bound them. */
const PRONOUNS = new Set(['self', 'host', 'it']);

function bound(step: Step | undefined): string | undefined {
  if (step?.do === 'revealUntil') return step.found;
  const [target, ...others] = step ? targetsOf(step) : [];
  // A card already spoken of by name stays in mind as well.
  const same = typeof target === 'string' && others.length === 0 && PRONOUNS.has(target) ? target : undefined;
  return step?.as ?? same;
}

/** A step with its doer: `if you have the Edge, the opponent must discard 1 card`. */
function clause(step: Step, outer: Scope): Text {
  const scope = { ...outer, actor: step.who ?? outer.actor };
  const { subject, verb } = doer(scope.actor, step.obligation);
  const when = step.if ? say`if ${condition(step.if, outer)},` : '';
  return say`${when} ${act(step, onlyOne(step.if, scope), subject, verb, clause)}${ending(step, scope)}`;
}

function bareClause(step: Step, outer: Scope, outerVerb: Conjugate): Text {
  const scope = { ...outer, actor: step.who ?? outer.actor };
  const { subject, verb } =
    scope.actor === outer.actor ? { subject: '', verb: outerVerb } : doer(scope.actor, step.obligation);
  const inner = (each: Step, own: Scope) => bareClause(each, own, verb);
  const when = step.if ? say`if ${condition(step.if, outer)}` : '';
  return say`${act(step, scope, subject, verb, inner)}${ending(step, scope)} ${when}`;
}

function act(
  step: Step,
  scope: Scope,
  subject: Part,
  verb: Conjugate,
  inner: (step: Step, scope: Scope) => Text,
): Text {
  switch (step.do) {
    case 'choose': {
      const options = step.options.map((option) => deeds(option, scope));
      return say`${subject} ${verb('choose')} one: ${joined(options, '; or ')}`;
    }
    case 'pay':
      return say`${subject} ${deeds(step.cost, scope, verb, ' and ')} to ${deeds(step.for, { ...scope, last: bound(step.cost.at(-1)) }, base, ' and ')}`;
    case 'forEach': {
      const steps = (last?: string) => joined(inTurn(step.steps, { ...scope, last }, inner), ', then ');
      if (isMany(step.of) || (typeof step.of === 'string' && reference(step.of, scope).many))
        return say`${forEach(step.of, scope)}, ${steps()}`;
      return say`${subject} ${verb('choose')} ${target(step.of, scope).text}, then ${steps(step.member)}`;
    }
    case 'later':
      return say`at the end of this ${WORDS.round}, ${joined(inTurn(step.steps, scope, inner), ', then ')}`;
    default:
      return say`${subject} ${deed(step, scope, verb)}`;
  }
}

function forEach(of: Target, scope: Scope): Text {
  const all = typeof of === 'object' && of.from !== 'bound' && of.choose === 'all';
  return all ? forEvery(of, scope) : say`for each of ${target(of, scope).text}`;
}

/** What the targets cost, how long it goes on, and that less will do. */
function ending(step: Step, scope: Scope): Text {
  const until = step.until ? say`, again and again until ${condition(step.until, scope)}` : '';
  return say`${price(step, scope)}${until}${step.obligation === 'mustIfAble' ? ', if able' : ''}`;
}

function price({ price: what }: Step, scope: Scope): Part {
  if (what === undefined) return '';
  return typeof what === 'number'
    ? say`, paying ${what} ${WORDS.chakra} for each`
    : say`, paying ${WORDS.chakra} equal to ${value(what, scope)}`;
}

// Who does it

function doer(actor: Actor, obligation: Obligation | undefined): { subject: string; verb: Conjugate } {
  const modal = obligation === undefined ? '' : obligation === 'may' ? 'may' : 'must';
  if (actor === 'you') return { subject: modal && `you ${modal}`, verb: base };
  const subject = actor === 'opponent' ? 'the opponent' : 'each player';
  return modal ? { subject: `${subject} ${modal}`, verb: base } : { subject, verb: third };
}

function base(verb: string): string {
  return verb;
}

function third(verb: string): string {
  if (verb.endsWith('py')) return verb.replace(/y$/, 'ies');
  return /(?:s|x|ch|sh|do)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
