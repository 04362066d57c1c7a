import type { Locale } from '@/lib/i18n/locales';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import type { CardLibrary } from '@/lib/rules/mythos/engine/library/types';
import { runScenario, type ScenarioResult } from '@/lib/rules/mythos/scenario/run';
import { changeBoard, type ChangedBoard, openBoard, type OpenedBoard } from '../../lab/board';

// What is done with scenarios for others: pure functions of the scenario and the cards, so that it does not matter on
// which thread they run.

export type Work =
  | { do: 'run'; scenario: unknown }
  /** Plays a board of the lab and lists what may be done next. */
  | { do: 'open'; scenario: unknown; locale: Locale }
  /** Changes the set-up of a board as a form asks for. */
  | { do: 'change'; scenario: unknown; fields: Readonly<Record<string, string>> };

export interface Results {
  run: ScenarioResult;
  open: OpenedBoard;
  change: ChangedBoard;
}

type Cards = readonly CardDefinition[];
type Worker<K extends Work['do']> = (work: Extract<Work, { do: K }>, cards: Cards, library: CardLibrary) => Results[K];

const WORKERS: { [K in Work['do']]: Worker<K> } = {
  run: ({ scenario }, cards, library) => runScenario(cards, scenario, library),
  open: ({ scenario, locale }, cards, library) => openBoard(scenario, locale, cards, library),
  change: ({ scenario, fields }, cards, library) => changeBoard(scenario, fields, cards, library),
};

export function perform<W extends Work>(work: W, cards: Cards, library: CardLibrary): Results[W['do']] {
  // The table has the worker of each kind of work under its name, which is more than the compiler sees.
  const worker = WORKERS[work.do] as unknown as (work: W, cards: Cards, library: CardLibrary) => Results[W['do']];
  return worker(work, cards, library);
}
