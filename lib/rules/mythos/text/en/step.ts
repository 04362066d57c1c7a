import type { Condition, Group, Target } from '../../cards/effects/expression';
import type { Choose, Obligation, Step, Targets } from '../../cards/effects/step';
import { joined, type Part, plain, say, sentence, type Text } from '../pieces';
import { condition, onlyOne, until } from './condition';
import { forEvery, value } from './cards/group';
import { isMany, reference, targetsOf } from './cards/reference';
import { type Actor, type Scope } from './scope';
import { target } from './cards/target';
import { type Joint, joint, soughtBy } from './joining';
import { type Conjugate, deed } from './verb';
import { WORDS } from './words';

/** Steps as sentences; the opening stands before the first, and a word may stand before the last of several. */
export function sentences(steps: readonly Step[], scope: Scope, opening: Part = '', last: Part = ''): Text {
  const words = inTurn(steps, scope, clause);
  const starts = words.flatMap(({ joint }, index) => (joint ? [] : [index]));
  return joined(
    starts.map((start, index) => {
      const [first, ...others] = words.slice(start, starts[index + 1]);
      const before = index === 0 ? opening : index === starts.length - 1 ? last : '';
      return sentence(joined([before, first?.text ?? '', ...others.flatMap(({ joint, text }) => [joint ?? '', text])]));
    }),
  );
}

/** Steps told within a sentence, after `to` or a colon: `discard 1 card, then draw 2 cards`. */
export function deeds(steps: readonly Step[], scope: Scope, verb: Conjugate = base, separator = ', then '): Text {
  return joined(inTurn(steps, scope, (step, inner) => bareClause(step, inner, verb)).map(({ text }) => text), separator); // prettier-ignore
}

/** Each step knows what the one before it bound, so that a pronoun will do for it. */
function inTurn(
  steps: readonly Step[],
  scope: Scope,
  words: (step: Step, scope: Scope, joint?: Joint) => Text,
): { text: Text; joint: Joint | undefined }[] {
  return steps.map((step, index) => {
    const previous = steps[index - 1];
    const last = previous ? bound(previous) : scope.last;
    const joins = joint(previous, step, last);
    const next = steps[index + 1];
    const sought = next && soughtBy(step, next);
    const found = previous && soughtBy(previous, step) ? last : undefined;
    const before = previous ? (previous.who ?? scope.actor) : scope.before;
    return { text: words(step, { ...scope, last, before, sought, found }, joins), joint: joins };
  });
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
function clause(step: Step, outer: Scope, joint?: Joint): Text {
  const actor = step.who ?? outer.actor;
  const scope = { ...asked(step.if, outer), actor, goesOn: step.until !== undefined };
  const { subject, verb } = doer(actor, step.obligation, outer.before);
  const when = step.if ? say`if ${condition(step.if, outer)},` : '';
  return say`${when} ${act(step, onlyOne(step.if, scope), joint ? '' : subject, verb, clause)} ${ending(step, scope)}`;
}

/** The card just asked about is spoken of by a pronoun. */
function asked(condition: Condition | undefined, scope: Scope): Scope {
  return condition && 'card' in condition ? { ...scope, last: condition.card } : scope;
}

function bareClause(step: Step, outer: Scope, outerVerb: Conjugate): Text {
  const scope = { ...outer, actor: step.who ?? outer.actor, goesOn: step.until !== undefined };
  const { subject, verb } =
    scope.actor === outer.actor ? { subject: '', verb: outerVerb } : doer(scope.actor, step.obligation);
  const inner = (each: Step, own: Scope) => bareClause(each, own, verb);
  const when = step.if ? say`if ${condition(step.if, outer)}` : '';
  return say`${act(step, scope, subject, verb, inner)} ${ending(step, scope)} ${when}`;
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
      const two = eitherOr(step, scope, subject, verb);
      if (two) return two;
      const options = step.options.map((option) => deeds(option, scope));
      return say`${subject} ${verb('choose')} one: ${joined(options, '; or ')}`;
    }
    case 'pay':
      return say`${subject} ${deeds(step.cost, scope, verb, ' and ')} to ${deeds(step.for, { ...scope, last: bound(step.cost.at(-1)) }, base, ' and ')}`;
    case 'forEach': {
      const each = { ...scope, inTurn: true };
      const steps = (last?: string) => joined(inTurn(step.steps, { ...each, last }, inner).map(({ text }) => text), ', then '); // prettier-ignore
      if (isMany(step.of) || (typeof step.of === 'string' && reference(step.of, scope).many))
        return say`${forEach(step.of, scope)}, ${steps()}`;
      return say`${subject} ${verb('choose')} ${target(step.of, scope).text}, then ${steps(step.member)}`;
    }
    case 'later':
      return say`at the end of this ${WORDS.round}, ${joined(
        inTurn(step.steps, scope, inner).map(({ text }) => text),
        ', then ',
      )}`;
    default:
      return say`${subject} ${deed(step, scope, verb)}`;
  }
}

/** A choice of two single steps: `either pay 1 chakra or defeat this character`. */
function eitherOr({ options }: Choose, scope: Scope, subject: Part, verb: Conjugate): Text | undefined {
  const [[one, more] = [], [other, evenMore] = [], third] = options;
  if (!one || !other || more || evenMore || third || one.do === 'choose' || other.do === 'choose') return undefined;
  if (
    one.do === 'putBack' &&
    other.do === 'putBack' &&
    one.what === other.what &&
    one.where === 'top' &&
    other.where === 'bottom'
  ) {
    return say`${subject} ${deed(one, scope, verb)} or on the bottom`;
  }
  const [first, second] = [deeds([one], scope, verb), deeds([other], scope, verb)];
  return say`${subject} either ${first}${plain(first).includes(',') ? ',' : ''} or ${second}`;
}

function forEach(of: Target, scope: Scope): Text {
  const all = typeof of === 'object' && of.from !== 'bound' && of.choose === 'all';
  return all ? forEvery(of, scope) : say`for each of ${target(of, scope).text}`;
}

/** What the targets cost, how long it goes on, and that less will do. */
function ending(step: Step, scope: Scope): Text {
  const goesOn = step.until
    ? say`until ${until(step.until, 'what' in step ? groupOf(step.what) : undefined, scope)}`
    : '';
  return say`${price(step, scope)} ${goesOn}${step.obligation === 'mustIfAble' ? ', if able' : ''}`;
}

/** What a step with one description chooses from. */
function groupOf(what: Targets): Group | undefined {
  return typeof what === 'object' && !Array.isArray(what) && what.from !== 'bound' ? what : undefined;
}

function price({ price: what }: Step, scope: Scope): Part {
  if (what === undefined) return '';
  return typeof what === 'number'
    ? say`, paying ${what} ${WORDS.chakra} for each`
    : say`, paying ${WORDS.chakra} equal to ${value(what, scope)}`;
}

// Who does it

function doer(
  actor: Actor,
  obligation: Obligation | undefined,
  before: Actor = 'you',
): { subject: string; verb: Conjugate } {
  const modal = obligation === undefined ? '' : obligation === 'may' ? 'may' : 'must';
  // After what another player did it is said whose turn it is.
  if (actor === 'you') return { subject: modal ? `you ${modal}` : before === 'you' ? '' : 'you', verb: base };
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
