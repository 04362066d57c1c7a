import type { Chosen, Target } from '../../cards/effects/expression';
import type { Step, StepOf } from '../../cards/effects/step';
import { say, type Text } from '../pieces';
import type { Scope } from './cards/scope';
import { targetText } from './cards/target';
import { deedText } from './deed';
import { act } from './words/verb';

// Steps that are one thing to do though the data have two.

/** `приховай цього персонажа і перемісти його`, `візьми карту і отримай Edge` */
export function isAddedTo(previous: Step, step: Step, { recent }: Scope): boolean {
  if (!isPlain(previous) || !isPlain(step) || previous.do === 'revealUntil') return false;
  const same = 'what' in step && typeof step.what === 'string' && step.what === recent;
  return same || (isGain(previous) && isGain(step));
}

function isPlain(step: Step): boolean {
  if (step.do === 'choose' || step.do === 'pay' || step.do === 'forEach' || step.do === 'later') return false;
  return !(step.if || step.who || step.obligation || step.price !== undefined || step.until);
}

function isGain(step: Step): boolean {
  if (step.do === 'gainEdge' || step.do === 'giveEdge') return true;
  return (
    (step.do === 'draw' || step.do === 'gainChakra' || step.do === 'gainPoints') && typeof step.amount === 'number'
  );
}

type Search = StepOf<'play' | 'take'>;

/** A look through a whole deck for what the next step takes out of it. */
export function searchOf(step: Step, next: Step | undefined): Search | undefined {
  if (step.do !== 'look' || typeof step.at !== 'object' || step.at.from !== 'deck' || step.as === undefined) return;
  if (
    !isPlain(step) ||
    step.at.choose !== 'all' ||
    step.at.top !== undefined ||
    step.at.whose ||
    !next ||
    !isPlain(next)
  )
    return;
  if (next.do !== 'play' && next.do !== 'take') return;
  return typeof next.what === 'object' && next.what.from === 'bound' && next.what.name === step.as ? next : undefined;
}

/** `знайди у своїй колоді 2 персонажів, покажи і візьми їх у руку` */
export function searchText(search: Search, scope: Scope): Text {
  const { what } = search;
  if (typeof what !== 'object') return say``;
  const found = targetText(what, 'a', scope, 'nowhere');
  const after = search.do === 'take' && search.reveal ? ',' : ' і';
  return say`${act('find', 'imperative')} у своїй колоді ${found}${after} ${deedText(search, 'imperative', { ...scope, only: what })}`;
}

/** A move into this mission or out of it, of the same character: what it is. */
export function toOrFromHere(options: Step[][]): Chosen | undefined {
  const [[coming, ...more] = [], [going, ...others] = [], ...rest] = options;
  if (coming?.do !== 'move' || going?.do !== 'move' || !isPlain(coming) || !isPlain(going)) return undefined;
  if (more.length + others.length + rest.length > 0 || coming.to !== 'here' || going.to !== undefined) return undefined;
  const [there, here] = [charactersOf(coming), charactersOf(going)];
  if (there?.in !== 'elsewhere' || here?.in !== 'here') return undefined;
  return JSON.stringify({ ...there, in: 'here' }) === JSON.stringify({ ...here, in: 'here' }) ? here : undefined;
}

function charactersOf({ what }: StepOf<'move'>) {
  if (typeof what === 'string' || Array.isArray(what)) return undefined;
  return what.from === undefined || what.from === 'play' ? what : undefined;
}

/** The same cards, put back on one end of the deck or the other. */
export function topOrBottom(options: Step[][]): Target | undefined {
  const [[top, ...more] = [], [bottom, ...others] = [], ...rest] = options;
  if (top?.do !== 'putBack' || bottom?.do !== 'putBack' || !isPlain(top) || !isPlain(bottom)) return undefined;
  if (more.length + others.length + rest.length > 0 || top.where !== 'top' || bottom.where !== 'bottom')
    return undefined;
  return JSON.stringify(top.what) === JSON.stringify(bottom.what) ? top.what : undefined;
}
