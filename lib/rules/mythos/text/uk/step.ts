import type { Condition, Group } from '../../cards/effects/expression';
import type { Choose, ForEach, Later, Obligation, Step } from '../../cards/effects/step';
import { joined, listed, say, sentence, type Text } from '../pieces';
import { barePhrase } from './cards/describe';
import { groupPhrase, locationText } from './cards/group';
import { placeText } from './cards/place';
import { named } from './cards/reference';
import { aside, type Scope } from './cards/scope';
import { deckOf, targetText } from './cards/target';
import { measured, withX } from './cards/value';
import { conditionText, onlyOne, sidesCompared } from './condition';
import { deedText } from './deed';
import { isAddedTo, searchOf, searchText, toOrFromHere, topOrBottom } from './joining';
import { counted, inflect } from './words/phrase';
import { act, type Mood } from './words/verb';
import { CHAKRA, EVERY } from './words/vocabulary';

/** What comes before a sentence: nothing, or when it happens. */
export interface Lead {
  said: Text;
  /** A clause of its own, ended by a comma. */
  clause: boolean;
}

export const END_OF_ROUND: Lead = { said: say`наприкінці раунду`, clause: false };

const AFTERWARDS: Lead = { said: say`потім`, clause: false };

/**
 * Steps as sentences: what the same player does next under the same duty goes on in the same one, and so does what is
 * done to the card just named. A duty that begins a new one says that it comes after.
 */
export function stepsText(steps: readonly Step[], scope: Scope, lead?: Lead): Text {
  const said: Text[] = [];
  let alone = true;
  inOrder(steps, scope, (step, inner, index) => {
    const [previous, next] = [steps[index - 1], steps[index + 1]];
    if (searchOf(step, next)) return;
    const before = said.at(-1);
    const first = before === undefined ? lead : undefined;
    const search = previous && searchOf(previous, step);
    if (search) {
      said.push(ledBy(first, searchText(search, inner), false));
    } else if (previous && before && goesOn(step, previous)) {
      const actor = step.who ?? scope.actor;
      const more = bodyText(step, step.obligation ? 'infinitive' : 'third', { ...inner, actor, acting: true });
      said[said.length - 1] = say`${before}, потім ${more}`;
    } else if (previous && before && alone && isAddedTo(previous, step, inner)) {
      said[said.length - 1] = say`${before} і ${clauseText(step, 'imperative', inner)}`;
      alone = false;
    } else {
      const duty = step.obligation === 'must' || step.obligation === 'mustIfAble';
      said.push(clauseOf(step, inner, first ?? (before && duty && !step.if ? AFTERWARDS : undefined)));
      alone = true;
    }
  });
  return joined(said.map(sentence));
}

function clauseOf(step: Step, scope: Scope, lead: Lead | undefined): Text {
  if (step.do === 'forEach' && chooses(step)) return chosenFirst(step, scope, lead);
  return ledBy(lead, clauseText(step, 'imperative', scope), step.if !== undefined);
}

function goesOn(step: Step, previous: Step): boolean {
  if ([step, previous].some((each) => each.do === 'forEach' || each.do === 'later' || each.until)) return false;
  const bound = step.who !== undefined || step.obligation === 'must' || step.obligation === 'mustIfAble';
  return bound && !step.if && step.who === previous.who && step.obligation === previous.obligation;
}

/** Steps as one clause: `скинь карту, потім візьми карту`. */
function clausesText(steps: readonly Step[], mood: Mood, scope: Scope): Text {
  const said: Text[] = [];
  inOrder(steps, scope, (step, inner) => said.push(clauseText(step, mood, inner)));
  return mood === 'infinitive' ? listed(said, 'і') : joined(said, ', потім ');
}

/** Each step knows what was named just before it. */
function inOrder(steps: readonly Step[], scope: Scope, told: (step: Step, scope: Scope, index: number) => void): void {
  let recent = scope.recent;
  steps.forEach((step, index) => {
    told(step, { ...scope, recent, only: onlyOne(step.if) }, index);
    const acted = 'what' in step && typeof step.what === 'string' ? step.what : undefined;
    recent = step.do === 'revealUntil' ? step.found : (step.as ?? acted);
  });
}

export function ledBy(lead: Lead | undefined, clause: Text, conditional: boolean): Text {
  if (!lead) return clause;
  return lead.clause || conditional ? say`${lead.said}, ${clause}` : say`${lead.said} ${clause}`;
}

function clauseText(step: Step, mood: Mood, scope: Scope): Text {
  const done = say`${actorText(step, mood, scope)}${priceText(step, scope)}${untilText(step, scope)}`;
  return step.if ? say`якщо ${conditionText(step.if, scope)}, ${done}` : done;
}

const ALLOWED: Readonly<Record<'you' | 'other', Readonly<Record<Obligation, string>>>> = {
  you: { may: 'можеш', must: 'мусиш', mustIfAble: 'мусиш, якщо можливо,' },
  other: { may: 'може', must: 'мусить', mustIfAble: 'мусить, якщо можливо,' },
};
const SUBJECTS = { opponent: 'суперник', each: 'кожен гравець' } as const;
const CAUSED = { opponent: 'змусити суперника', each: 'дати кожному гравцеві' } as const;

/** Who does it and whether they have to. */
function actorText(step: Step, mood: Mood, scope: Scope): Text {
  const actor = step.who ?? scope.actor;
  const inner: Scope = { ...scope, actor, acting: true, ...(step.until ? { enough: true } : {}) };
  if (step.do === 'later') return laterText(step, mood, inner);
  const deed = (wanted: Mood) => bodyText(step, wanted, inner);
  const shifted = actor !== scope.actor && actor !== 'you' ? actor : undefined;
  if (mood === 'infinitive') return shifted ? say`${CAUSED[shifted]} ${deed('infinitive')}` : deed('infinitive');
  const subject = shifted ? SUBJECTS[shifted] : '';
  if (step.obligation) {
    const allowed = ALLOWED[actor === 'you' ? 'you' : 'other'][step.obligation];
    return say`${subject} ${allowed} ${deed('infinitive')}`;
  }
  return say`${subject} ${deed(shifted ? 'third' : mood)}`;
}

function bodyText(step: Step, mood: Mood, scope: Scope): Text {
  switch (step.do) {
    case 'choose':
      return optionsText(step, mood, scope);
    case 'pay': {
      const paid = step.cost.at(-1)?.as;
      return say`${clausesText(step.cost, mood, scope)}, щоб ${clausesText(step.for, 'infinitive', { ...scope, recent: paid })}`;
    }
    case 'forEach':
      return forEachText(step, mood, scope);
    case 'later':
      return laterText(step, mood, scope);
    default:
      return deedText(step, mood, scope);
  }
}

/** `або заплати 1 чакру, або переможи цього персонажа` */
function optionsText({ options }: Choose, mood: Mood, scope: Scope): Text {
  const moved = toOrFromHere(options);
  if (moved)
    return say`${act('move', mood)} ${targetText(moved, 'a', scope, 'nowhere')} або ${placeText('here', 'to', scope)}, або ${placeText('here', 'from', scope)}`;
  const back = topOrBottom(options);
  if (back)
    return say`${act('put', mood)} ${targetText(back, 'a', scope)} або на верх, або на низ ${deckOf(back, scope)}`;
  return joined(
    options.map((option) => say`або ${clausesText(option, mood, scope)}`),
    ', ',
  );
}

/** Only one is taken: it is chosen, and the steps are about it. */
function chooses({ of }: ForEach): boolean {
  return typeof of === 'object' && (of.choose === undefined || of.choose === 1) && !of.perMission;
}

function forEachText(step: ForEach, mood: Mood, scope: Scope): Text {
  if (chooses(step)) {
    const inner = clausesText(step.steps, mood, { ...scope, recent: step.member });
    return say`${act('choose', mood)} ${targetText(step.of, 'a', scope)} і ${inner}`;
  }
  return say`${everyText(step, scope)} ${clausesText(step.steps, mood, scope)}`;
}

/** `Обери …` as a sentence, what happens to it in those that follow. */
function chosenFirst(step: ForEach, scope: Scope, lead: Lead | undefined): Text {
  const head: Step = { ...step, steps: [] };
  const chosen = ledBy(lead, chosenText(head, scope), step.if !== undefined);
  return say`${sentence(chosen)} ${stepsText(step.steps, { ...scope, recent: step.member })}`;
}

function chosenText(step: ForEach, scope: Scope): Text {
  const actor = step.who ?? scope.actor;
  const chosen = say`${actor === 'you' ? '' : SUBJECTS[actor]} ${act('choose', actor === 'you' ? 'imperative' : 'third')} ${targetText(step.of, 'a', { ...scope, actor, acting: true })}`;
  return step.if ? say`якщо ${conditionText(step.if, scope)}, ${chosen}` : chosen;
}

/** `для кожного ворожого персонажа на цій місії` */
function everyText({ of }: ForEach, scope: Scope): Text {
  if (typeof of === 'string') {
    const { phrase } = named(of, scope);
    return say`для ${inflect({ ...phrase, before: [EVERY, ...phrase.before] }, 'g')}`;
  }
  if (of.from === 'missions' && of.orHere)
    return say`для цієї місії та кожної іншої, ${of.with ? say`на якій є ${inflect(barePhrase(of.with, aside(scope)), 'n')},` : ''}`;
  if (of.choose !== 'all') return say`для кожного з таких: ${targetText(of, 'n', scope)}:`;
  const phrase = groupPhrase(of, scope);
  return say`для ${inflect({ ...phrase, before: [EVERY, ...phrase.before] }, 'g')}`;
}

function priceText({ price }: Step, scope: Scope): Text {
  if (price === undefined) return say``;
  const amount = withX(price, scope);
  return say`, заплативши ${measured(amount, { noun: CHAKRA, before: [] }, 'a')}${amount.tail}`;
}

function untilText(step: Step, scope: Scope): Text {
  return step.until ? say`, щоб ${whatStays(step.until, step, aside(scope))}` : say``;
}

/** `їх там лишилося не більше ніж 2`, where those counted are those acted on. */
function whatStays(until: Condition, step: Step, scope: Scope): Text {
  if ('value' in until && typeof until.value === 'object' && 'count' in until.value) {
    const { count: group } = until.value;
    const most = 'atMost' in until.is ? until.is.atMost : undefined;
    if (typeof group === 'object' && typeof most === 'number') {
      if (actsOn(step, group)) return say`їх там лишилося не більше ніж ${most}`;
      const few = counted(most, barePhrase(group, scope), 'n');
      return say`${locationText(group, scope, 'at')} лишилося не більше ніж ${few}`;
    }
    const sides = sidesCompared(
      until.value,
      until.is,
      'стало',
      scope,
      typeof group === 'object' && actsOn(step, group),
    );
    if (sides) return sides;
  }
  return say`було виконано умову: ${conditionText(until, scope)}`;
}

/** The opponent's own are enemies to you: but for the side they must be described alike. */
function actsOn(step: Step, group: Group): boolean {
  if (!('what' in step) || typeof step.what !== 'object' || Array.isArray(step.what) || !('side' in step.what))
    return false;
  if (step.who !== 'opponent' || !('side' in group) || group.side !== 'enemy') return false;
  const { side, ...acted } = step.what;
  const { side: _, ...counted } = group;
  return side !== 'enemy' && JSON.stringify(acted) === JSON.stringify(counted);
}

/** The duty is inside: `наприкінці раунду, якщо …, мусиш …`. */
function laterText({ steps, obligation }: Later, mood: Mood, scope: Scope): Text {
  const duties = steps.map((step) => (obligation && !step.obligation ? { ...step, obligation } : step));
  return ledBy(END_OF_ROUND, clausesText(duties, mood, scope), duties[0]?.if !== undefined);
}
