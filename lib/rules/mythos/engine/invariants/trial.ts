import { apply, play } from '../engine';
import { EndlessError } from '../flow/loop';
import type { Action } from '../legal/actions';
import { firstAnswer, legalAnswers } from '../legal/answers';
import { actionsIn } from '../legal/legal-actions';
import { randomAction, type Roll } from '../legal/random-action';
import type { CardLibrary } from '../library/types';
import { type Deck, newGame } from '../new-game';
import { type Game, gameOf } from '../state/game';
import { hash } from '../state/hash';
import type { State } from '../state/state';
import { belowZero, cardsAstray, namesTwice, withoutController } from './bookkeeping';
import { secretsTold } from './secrets';

/** What must hold in every game, whoever plays it. */
export const INVARIANTS = {
  cards: 'no card is lost or lies twice',
  amounts: 'chakra, points and tokens are never negative',
  names: 'a side of a mission has at most one face-up character of a name',
  control: 'a controlled card has a controller in play, face up',
  answers: 'every prompt has an answer, and what is legal is accepted',
  end: 'a game ends after four rounds, with a winner',
  replay: 'the same actions, each applied to a copy, give the same game',
  secrets: 'no view tells of a hidden card',
} as const;
export type Invariant = keyof typeof INVARIANTS;

export interface Broken {
  invariant: Invariant;
  /** Where and how. */
  what: string;
}

/** A game as it can be played again: decks, seed and all that was done. */
export interface GameRecord {
  seed: number;
  decks: readonly [Deck, Deck];
  actions: readonly Action[];
}

export type Setting = Omit<GameRecord, 'actions'>;

/** One action in place, as `play` does it: what is on trial. */
export type Step = typeof play;

/** Longer than any game is. */
const MOST_ACTIONS = 1000;
/** Views and copies are looked at on one action of so many: they take most of the time. */
const SELDOM = 4;

/** What is broken in a game at the moment. */
function brokenIn(g: Game, thoroughly: boolean): Broken | null {
  const found = (invariant: Invariant, all: readonly string[]): Broken | null =>
    all[0] === undefined ? null : { invariant, what: all.join(', ') };
  const { prompt } = g.s;
  const amounts = found('amounts', belowZero(g));
  if (amounts) return amounts;
  if (prompt) {
    if (legalAnswers(prompt).length === 0) return { invariant: 'answers', what: `none to ${prompt.about}` };
  } else {
    const settled =
      found('cards', cardsAstray(g)) ?? found('names', namesTwice(g)) ?? found('control', withoutController(g));
    if (settled) return settled;
  }
  return thoroughly ? found('secrets', secretsTold(g.lib, g.s)) : null;
}

/** Plays a game by chance and looks at it after every action. Returns what was done, and what is broken. */
export function tryGame(
  library: CardLibrary,
  setting: Setting,
  roll: Roll,
  step: Step = play,
): GameRecord & { broken: Broken | null } {
  const actions: Action[] = [];
  // Cards first and then their ways in one game, all ways alike in the other: the one passes more, the other hides more.
  const choose = roll(2) === 0 ? randomAction : (g: Game) => anyOf(actionsIn(g), roll);
  const broken = watched(() => {
    const state = newGame(library, setting);
    const g = gameOf(library, state, null);
    const hashes: number[] = [];
    while (state.phase !== 'over') {
      if (actions.length > MOST_ACTIONS) return { invariant: 'end', what: 'it goes on and on' };
      const now = brokenIn(g, actions.length % SELDOM === 0);
      if (now) return now;
      const action = choose(g, roll);
      const refused = step(g, action);
      if (refused !== null) return { invariant: 'answers', what: `${JSON.stringify(action)} is refused: ${refused}` };
      actions.push(action);
      if (actions.length % SELDOM === 0) hashes.push(hash(library, state));
    }
    return brokenIn(g, true) ?? endedWrong(state) ?? replayedWrong(library, { ...setting, actions }, state, hashes);
  });
  return { ...setting, actions, broken };
}

function anyOf(actions: readonly Action[], roll: Roll): Action {
  const action = actions[roll(actions.length)];
  if (!action) throw new RangeError('nobody can act');
  return action;
}

/** An error is something broken as well: the rules have an answer to everything. */
function watched(work: () => Broken | null): Broken | null {
  try {
    return work();
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { invariant: error instanceof EndlessError ? 'end' : 'answers', what };
  }
}

function endedWrong({ round, winner }: State): Broken | null {
  if (round === 4 && winner !== null) return null;
  return { invariant: 'end', what: `in round ${round}, ${winner === null ? 'without a winner' : `${winner} won`}` };
}

/** Once more by `apply`, through JSON and back: nothing of a game may hang on what is not in its state. */
function replayedWrong(
  library: CardLibrary,
  { actions, ...setting }: GameRecord,
  end: State,
  hashes: readonly number[],
): Broken | null {
  let state = newGame(library, setting);
  for (const [at, action] of actions.entries()) {
    const seldom = (at + 1) % SELDOM === 0;
    const before = seldom ? hash(library, state) : 0;
    const outcome = apply(library, state, action);
    if (!outcome.ok) return { invariant: 'replay', what: `action ${at} is refused: ${outcome.reason}` };
    if (seldom) {
      if (hash(library, state) !== before)
        return { invariant: 'replay', what: `action ${at} changes what it is given` };
      if (hash(library, outcome.state) !== hashes[(at + 1) / SELDOM - 1])
        return { invariant: 'replay', what: `after action ${at} the games differ` };
    }
    state = seldom ? (JSON.parse(JSON.stringify(outcome.state)) as State) : outcome.state;
  }
  return hash(library, state) === hash(library, end)
    ? null
    : { invariant: 'replay', what: 'the games end differently' };
}

/**
 * Plays the actions that are legal when their turn comes, and answers as it comes what else is asked. Returns the actions
 * up to the first thing broken; null where nothing is.
 */
export function playAgain(
  library: CardLibrary,
  { actions, ...setting }: GameRecord,
  step: Step = play,
): (GameRecord & { broken: Broken }) | null {
  const done: Action[] = [];
  const broken = watched(() => {
    const state = newGame(library, setting);
    const g = gameOf(library, state, null);
    for (const action of actions) {
      for (let i = 0; g.s.prompt && action.type !== 'answer' && i < MOST_ACTIONS; i++) {
        const { player } = g.s.prompt;
        const answer: Action = { type: 'answer', player, answer: g.s.prompt.no ? 'no' : firstAnswer(g.s.prompt) };
        done.push(answer);
        step(g, answer);
      }
      if (step(g, action) !== null) continue;
      done.push(action);
      const now = brokenIn(g, true);
      if (now) return now;
    }
    return null;
  });
  return broken && { ...setting, actions: done, broken };
}
