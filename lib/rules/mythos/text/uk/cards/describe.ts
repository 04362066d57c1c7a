import type { CardFilter, Characters, Chosen, Compare, Group } from '../../../cards/effects/expression';
import { couldBeItself } from '../../itself';
import { joined, type Part, say, type Text } from '../../pieces';
import { inflect, type Phrase } from '../words/phrase';
import {
  BOTTOM,
  CARD,
  CHARACTER,
  CONTROLLED,
  ENEMY,
  EXTREMES,
  FACE_UP,
  FIRST,
  type Form,
  FRIENDLY,
  hard,
  HIDDEN,
  MISSION,
  type Noun,
  OTHER,
  OWN,
  OWNED,
  QUANTITY,
  TOKEN,
  TOP,
  UPGRADED,
  type Word,
  YOUR,
} from '../words/vocabulary';
import { byLength, limitOf, limitText, withStats } from './compare';
import { chosenNoun } from './binding';
import { named } from './reference';
import { aside, type Scope } from './scope';
import { traitsText } from './trait';

export type Described = Group | Chosen;

/** A group by what its cards are, without where it is. */
export function barePhrase(group: Described, scope: Scope): Phrase {
  switch (group.from) {
    case undefined:
    case 'play':
      return charactersPhrase(group, scope);
    case 'attachments':
      return {
        noun: chosenNoun(group),
        before: [...present(group.other && OTHER), ...sideWord(group.side, scope)],
        after: () => traitsText(group.anyOf, scope),
      };
    case 'hand':
    case 'deck':
    case 'discard':
      return {
        noun: chosenNoun(group),
        before: present(group.topmost && firstFromTop, group.top !== undefined && !isOneOnTop(group) && TOP),
        ...looksOf(group, scope),
      };
    case 'hidden':
      return { noun: chosenNoun(group), before: [...sideWord('yours', scope), HIDDEN], ...looksOf(group, scope) };
    case 'missions':
      return { noun: MISSION, before: [], after: (form) => missionWith(group, form, scope) };
    case 'stack':
      return {
        noun: CARD,
        before: present(group.part === 'top' && TOP, group.part === 'bottom' && BOTTOM),
        after: () => traitsText(group.anyOf, scope),
      };
    case 'bound':
      return { noun: chosenNoun(group), before: [], ...looksOf(group, scope) };
  }
}

function present(...words: (Word | false | undefined)[]): Word[] {
  return words.filter((word): word is Word => word !== false && word !== undefined);
}

/**
 * The one card on top, which has to be of some kind: it is then said where it lies, since the uppermost of that kind
 * could be another.
 */
export function isOneOnTop({ top, type, ...looks }: CardFilter & { top?: unknown; type?: unknown }): boolean {
  const { anyOf, noneOf, sameName, cost, printedCost, power, printedPower } = looks;
  const asked = [type, anyOf, noneOf, sameName, cost, printedCost, power, printedPower];
  return top === 1 && asked.some((one) => one !== undefined);
}

const firstFromTop: Word = (form) => `${FIRST(form)} зверху`;

function charactersPhrase(group: Characters, scope: Scope): Phrase {
  const extreme = group.is && EXTREMES[group.is];
  const { after, last } = looksOf(group, scope);
  const notItself = scope.actor === 'you' && couldBeItself(group, scope.card);
  const other = group.other ?? (group.otherThan !== undefined || notItself);
  return {
    noun: CHARACTER,
    before: [
      ...present(other && OTHER, extreme),
      ...(extreme && group.among === 'play' ? [() => 'у грі'] : []),
      ...sideWord(group.side, scope),
      ...present(group.hidden === true && HIDDEN, group.hidden === false && FACE_UP),
      ...present(group.upgraded && UPGRADED, group.controlled && CONTROLLED, group.owned && OWNED),
    ],
    after: () =>
      joined([
        after(),
        group.holding ? say`з долученням ${traitsText(group.holding.anyOf, scope)}` : '',
        tokensText(group.tokens, scope),
      ]),
    last: (form) => joined([last(form), group.lastTurn ? LAST_TURN[group.lastTurn](form) : '']),
  };
}

const played = hard('зігран');
const moved = hard('переміщен');
const LAST_TURN: Readonly<Record<NonNullable<Characters['lastTurn']>, (form: Form) => Text>> = {
  played: (form) => say`, ${played(form)} в попередній хід суперника,`,
  moved: (form) => say`, ${moved(form)} в попередній хід суперника,`,
  playedCheaper: (form) =>
    say`, ${played(form)} в попередній хід суперника завдяки ефекту дешевше за надруковану вартість,`,
};

/**
 * Sides are the actor's: what is friendly to the opponent is the opponent's own. A mission has no side and speaks to
 * each player of their own characters.
 */
export function sideWord(side: Characters['side'], { card, actor, acting }: Scope): Word[] {
  switch (side) {
    case undefined:
      return [];
    case 'friendly':
      if (actor === 'you' && card.type !== 'mission') return [FRIENDLY];
      return [acting || actor !== 'you' ? OWN : YOUR];
    case 'yours':
      return [acting || actor !== 'you' ? OWN : YOUR];
    case 'enemy':
      return [actor === 'opponent' ? YOUR : ENEMY];
  }
}

/** What a card is, after its noun: traits and numbers close to it, all that is longer after where it is. */
export function looksOf(looks: CardFilter, scope: Scope) {
  const { short, long } = byLength(looks);
  return {
    after: () => joined([traitsText(looks.anyOf, scope), joined(withStats(short, scope), ' і ')]),
    last: ({ noun }: Pick<Form, 'noun'>) =>
      joined([
        joined([sameNameText(looks, scope), ...withStats(long, scope)], ' і '),
        looks.noneOf ? say`, крім ${exceptText(looks.noneOf, noun, scope)},` : '',
      ]),
  };
}

function sameNameText({ sameName, otherThan }: Pick<Characters, 'sameName' | 'otherThan'>, scope: Scope): Part {
  if (sameName === undefined) return '';
  if (sameName === otherThan) return 'з таким самим іменем';
  const { phrase, count } = named(sameName, scope);
  return say`з іменем ${inflect(phrase, 'g', count)}`;
}

/** One called by name is left out alone, all others in the plural. */
export function exceptText(noneOf: NonNullable<CardFilter['noneOf']>, noun: Noun, scope: Pick<Scope, 'card'>): Text {
  const alone = noneOf.length === 1 && noneOf.every((trait) => 'name' in trait);
  return say`${noun[alone ? 'one' : 'many'].g} ${traitsText(noneOf, scope, 'і')}`;
}

/** How many tokens: none, some, or a number of them. */
export function tokensText(tokens: Compare | undefined, scope: Scope): Part {
  if (!tokens) return '';
  switch (anyTokens(tokens)) {
    case false:
      return say`без ${inflect(TOKENS, 'g', 'many')}`;
    case true:
      return say`з ${inflect(TOKENS, 'i', 'many')}`;
    case undefined:
      return say`з кількістю ${inflect(TOKENS, 'g', 'many')} ${limitText(tokens, { noun: QUANTITY, before: [] }, 'i', scope)}`;
  }
}
export const TOKENS: Phrase = { noun: TOKEN, before: [] };

/** Whether a limit only asks if there are any. */
export function anyTokens(tokens: Compare): boolean | undefined {
  const { relation, value } = limitOf(tokens);
  if (value === 0 && (relation === 'exactly' || relation === 'atMost')) return false;
  if (value === 1 && relation === 'lessThan') return false;
  return (value === 1 && relation === 'atLeast') || (value === 0 && relation === 'moreThan') ? true : undefined;
}

type Missions = Extract<Described, { from: 'missions' }>;

function missionWith({ with: there, orHere }: Missions, form: Form, scope: Scope): Part {
  if (!there) return '';
  const where = form.count === 'one' ? 'на якій' : 'на яких';
  const who = inflect(barePhrase(there, aside(scope)), 'n');
  return say`, ${where} є ${who}${orHere ? ', або ця місія' : ''},`;
}
