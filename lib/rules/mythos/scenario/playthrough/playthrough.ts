import type { CardDefinition } from '../../cards/schema';
import type { CardLibrary } from '../../engine/library/types';
import type { EventKind, GameEvent } from '../../engine/state/events';
import type { State } from '../../engine/state/state';
import { narrate, type NarrateOptions } from '../../text/narration/narrate';
import type { Text } from '../../text/pieces';
import { buildBoard, libraryFor } from '../board';
import type { Failure } from '../expect';
import type { Labels } from '../labels';
import { type Moment, runScenario } from '../run';
import { complaint, type Scenario, scenarioSchema } from '../schema';
import { type Changed, changesOf } from './changes';
import { type Done, doneBy, wantedBy } from './done';
import { type Position, positionOf } from './position';

/** A sentence about an event, and the rule it followed. */
export interface Told {
  text: Text;
  kind: EventKind;
  ruleRef: string;
}

/** One thing worth seeing: what was done, what happened, and the board after it. */
export interface PlayFrame {
  done: Done;
  /** Whether `done` was done in an earlier frame already, and this one shows what came of it. */
  goesOn: boolean;
  told: Told[];
  /** Why it was refused: a reason code. */
  refused?: string;
  position: Position;
  /** Compared with the frame before. */
  changed: Changed;
}

export type Playthrough =
  | {
      kind: 'played';
      title: string | undefined;
      frames: PlayFrame[];
      /** Everything expected that was not so; empty: the scenario proves what it says. */
      failures: Failure[];
      /** Cards by the ids of the scenario. */
      cards: ReadonlyMap<string, CardDefinition>;
    }
  /** Not a scenario: where in it, and what was expected there. */
  | { kind: 'refused'; error: string };

type Telling = Pick<NarrateOptions, 'locale' | 'nameOf' | 'players'>;

/**
 * Plays a scenario through, as it came, frame by frame: the board as it is set up, then each step and, within a step, each
 * thing that changes the board. `library`: the definitions compiled, where somebody has them at hand.
 */
export function playthrough(
  definitions: readonly CardDefinition[],
  json: unknown,
  telling: Telling,
  library?: CardLibrary,
): Playthrough {
  const parsed = scenarioSchema.safeParse(json);
  if (!parsed.success) return { kind: 'refused', error: complaint(parsed.error) };
  const scenario = parsed.data;
  const made = library && !scenario.cards ? library : libraryFor(definitions, scenario);
  const moments: Moment[] = [];
  const { error, failures } = runScenario(definitions, json, made, moments);
  if (error !== undefined) return { kind: 'refused', error };
  const { state, labels } = buildBoard(made, scenario);
  return {
    kind: 'played',
    title: scenario.title,
    frames: framesOf({ library: made, scenario, start: state, labels, moments, telling }),
    failures,
    cards: new Map(
      [...labels.cards].flatMap(([id, number]) => {
        const definition = made.cards[state.cards[number]?.def ?? -1]?.definition;
        return definition ? [[id, definition]] : [];
      }),
    ),
  };
}

interface Played {
  library: CardLibrary;
  scenario: Scenario;
  start: State;
  labels: Labels;
  moments: readonly Moment[];
  telling: Telling;
}

function framesOf({ library, scenario, start, labels, moments, telling }: Played): PlayFrame[] {
  const groups = grouped(moments);
  const told = narrate(groups.flatMap(({ events }) => events), { ...telling, library, state: start }); // prettier-ignore
  const opening = positionOf(library, start, labels);
  const frames: PlayFrame[] = [
    { done: { kind: 'setup' }, goesOn: false, told: [], position: opening, changed: new Set() },
  ];
  let before = start;
  let at = 0;
  let action: Moment['action'] = null;
  for (const [index, group] of groups.entries()) {
    const position = positionOf(library, group.state, labels);
    const last = frames.at(-1)?.position ?? opening;
    frames.push({
      done: group.action
        ? doneBy(group.action, labels, before)
        : wantedBy(scenario.steps?.[group.step], labels, before),
      goesOn: group.action !== null && group.action === action,
      told: told.slice(at, at + group.events.length),
      ...(group.refused === undefined ? {} : { refused: group.refused }),
      position,
      changed: changesOf(last, position),
    });
    at += group.events.length;
    // Further moments of an action are still of what was done on the board before it.
    const next = groups[index + 1];
    action = group.action;
    if (!action || next?.action !== action) before = group.state;
  }
  return frames;
}

/** Said before something happens, or of something that leaves the board as it is: not worth a frame of its own. */
const ANNOUNCING = new Set<EventKind>(['effect', 'duty', 'looked', 'shown', 'shuffled', 'declared', 'roundStarted']);

/** What is only announced goes with what comes of it; where nothing does, with what was before. */
function grouped(moments: readonly Moment[]): Moment[] {
  const groups: Moment[] = [];
  let announced: GameEvent[] = [];
  moments.forEach((moment, i) => {
    const events = [...announced, ...moment.events];
    announced = [];
    const next = moments[i + 1];
    const goesOn = moment.action !== null && next?.action === moment.action;
    if (events.every(({ kind }) => ANNOUNCING.has(kind)) && moment.refused === undefined) {
      const last = groups.at(-1);
      if (goesOn && !moment.state.prompt) {
        announced = events;
        return;
      }
      if (last?.action && last.action === moment.action) {
        groups[groups.length - 1] = { ...last, events: [...last.events, ...events], state: moment.state };
        return;
      }
    }
    groups.push({ ...moment, events });
  });
  return groups;
}
