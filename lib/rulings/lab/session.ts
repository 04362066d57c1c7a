import { cardDefinitions } from '@/lib/catalogue/definitions';
import { defaultSource, type Source } from '@/lib/catalogue/source';
import type { Locale } from '@/lib/i18n/locales';
import { BoardError } from '@/lib/rules/mythos/scenario/builder';
import { withIds } from '@/lib/rules/mythos/scenario/lab/entries';
import { type Moves, movesAfter } from '@/lib/rules/mythos/scenario/lab/moves';
import { changed, readChange, readScenario } from '@/lib/rules/mythos/scenario/lab/set-up';
import { type Playthrough, playthrough } from '@/lib/rules/mythos/scenario/playthrough/playthrough';
import type { Scenario, ScenarioStep } from '@/lib/rules/mythos/scenario/schema';
import { compiled, MOST_TIME } from '../proof/run-scenario';
import { TIMED_OUT, withinTime } from '../proof/within-time';

export type LabSession =
  | {
      kind: 'open';
      scenario: Scenario;
      play: Extract<Playthrough, { kind: 'played' }>;
      moves: Moves;
    }
  /** Not a board: where in it, and what was expected there. */
  | { kind: 'refused'; error: string }
  | { kind: 'too-long' };

/** A board of the lab: played as far as its steps go, and what may be done next. Bounded in steps and in time. */
export async function openLab(
  game: string,
  json: unknown,
  locale: Locale,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<LabSession> {
  const read = readScenario(json);
  if ('error' in read) return { kind: 'refused', error: read.error };
  const definitions = await cardDefinitions(game, source);
  const library = compiled(definitions);
  const { cards } = definitions;
  const names = new Map(cards.map(({ name }) => [name.en, name[locale] ?? name.en]));
  const telling = { locale, nameOf: (english: string) => names.get(english) ?? english };
  const work = () => ({
    play: playthrough(cards, json, telling, library),
    moves: movesAfter(cards, json, library),
  });
  const done = withinTime(work, MOST_TIME);
  if (done === TIMED_OUT) return { kind: 'too-long' };
  const { play, moves } = done;
  if (play.kind === 'refused') return play;
  if (moves.kind === 'refused') return moves;
  return { kind: 'open', scenario: read.scenario, play, moves };
}

/** The scenario with one more step; what it expected is not asked any more. */
export function withStep(json: object, step: ScenarioStep): object {
  const { expect: _, ...scenario } = json as { expect?: unknown; steps?: unknown[] };
  return { ...scenario, steps: [...(scenario.steps ?? []), step] };
}

/** The scenario without its last act: a step that only looks or answers by itself goes with the one before it. */
export function withoutLastStep(json: object): object {
  const { expect: _, steps = [], ...scenario } = json as { expect?: unknown; steps?: object[] };
  const last = steps.findLastIndex((step) => !('expect' in step) && !('auto' in step));
  return last > 0 ? { ...scenario, steps: steps.slice(0, last) } : scenario;
}

/** The set-up changed as a form asks for, steps left out; where in the form or the board something is wrong. */
export async function changeSetUp(
  game: string,
  json: unknown,
  fields: Readonly<Record<string, string>>,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<{ scenario: Scenario } | { error: string }> {
  const read = readScenario(json);
  if ('error' in read) return read;
  const change = readChange(fields);
  if ('error' in change) return change;
  const definitions = await cardDefinitions(game, source);
  const { cards } = definitions;
  try {
    const board = withIds(cards, read.scenario, compiled(definitions));
    const made = changed(board, change.change);
    // A board that cannot be is refused here, with the path that is wrong, and not on the next page.
    return { scenario: withIds(cards, made, compiled(definitions)) };
  } catch (error) {
    if (error instanceof BoardError) return { error: error.message };
    throw error;
  }
}

export interface DeckForLab {
  main: readonly { code: string; count: number }[];
  missions: readonly { code: string; count: number }[];
}

/** A game from its beginning: two decks, shuffled by the seed. */
export function gameOfDecks(a: DeckForLab, b: DeckForLab, seed: number): Scenario {
  const copies = (lines: DeckForLab['main']) => lines.flatMap(({ code, count }) => Array<string>(count).fill(code));
  const player = ({ main, missions }: DeckForLab) => ({ deck: copies(main), missions: copies(missions) });
  return { seed, phase: 'setup', players: { A: player(a), B: player(b) } };
}
