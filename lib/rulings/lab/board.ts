import type { Locale } from '@/lib/i18n/locales';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import type { CardLibrary } from '@/lib/rules/mythos/engine/library/types';
import { BoardError } from '@/lib/rules/mythos/scenario/builder';
import { rewrite, withIds } from '@/lib/rules/mythos/scenario/lab/entries';
import { type Moves, movesAfter } from '@/lib/rules/mythos/scenario/lab/moves';
import { changed, readChange, readScenario } from '@/lib/rules/mythos/scenario/lab/set-up';
import { type Playthrough, playthrough } from '@/lib/rules/mythos/scenario/playthrough/playthrough';
import type { Scenario } from '@/lib/rules/mythos/scenario/schema';

/** Cards of a board and its steps, as far as one can draw and read them: more than two decks and a long game. */
export const MOST_CARDS = 300;
export const MOST_STEPS = 400;
/** Cards in play: each is drawn. */
export const MOST_IN_PLAY = 80;

export type OpenedBoard =
  | { kind: 'open'; scenario: Scenario; play: Extract<Playthrough, { kind: 'played' }>; moves: Moves }
  /** Not a board: where in it, and what was expected there. */
  | { kind: 'refused'; error: string };

/** Plays a board as far as its steps go, and lists what may be done next. Pure; bounded in cards and steps. */
export function openBoard(
  json: unknown,
  locale: Locale,
  cards: readonly CardDefinition[],
  library: CardLibrary,
): OpenedBoard {
  const read = readScenario(json);
  if ('error' in read) return { kind: 'refused', error: read.error };
  const large = tooLarge(read.scenario);
  if (large) return { kind: 'refused', error: large };
  const names = new Map(cards.map(({ name }) => [name.en, name[locale] ?? name.en]));
  const telling = { locale, nameOf: (english: string) => names.get(english) ?? english };
  const play = playthrough(cards, json, telling, library);
  if (play.kind === 'refused') return play;
  const moves = movesAfter(cards, json, library);
  return moves.kind === 'refused' ? moves : { kind: 'open', scenario: read.scenario, play, moves };
}

function tooLarge(scenario: Scenario): string | undefined {
  if ((scenario.steps?.length ?? 0) > MOST_STEPS) return `steps: no more than ${MOST_STEPS} in the lab`;
  if (count(scenario) > MOST_CARDS) return `scenario: no more than ${MOST_CARDS} cards in the lab`;
  const inPlay = count({ missions: scenario.missions });
  return inPlay > MOST_IN_PLAY ? `missions: no more than ${MOST_IN_PLAY} cards in play in the lab` : undefined;
}

function count(scenario: Scenario): number {
  let cards = 0;
  rewrite(scenario, (entry) => {
    cards++;
    return entry;
  });
  return cards;
}

export type ChangedBoard = { scenario: Scenario } | { error: string };

/** The set-up changed as a form asks for, steps left out; where in the form or the board something is wrong. */
export function changeBoard(
  json: unknown,
  fields: Readonly<Record<string, string>>,
  cards: readonly CardDefinition[],
  library: CardLibrary,
): ChangedBoard {
  const read = readScenario(json);
  if ('error' in read) return read;
  const change = readChange(fields);
  if ('error' in change) return change;
  try {
    const made = changed(withIds(cards, read.scenario, library), change.change);
    const large = tooLarge(made);
    // A board that cannot be is refused here, with the path that is wrong, and not on the next page.
    return large ? { error: large } : { scenario: withIds(cards, made, library) };
  } catch (error) {
    if (error instanceof BoardError) return { error: error.message };
    throw error;
  }
}
