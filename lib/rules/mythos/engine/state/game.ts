import type { CardLibrary } from '../library/types';
import type { PlayIndex, Source } from '../read/play-index';
import type { EventKind, GameEvent } from './events';
import type { Card, State } from './state';

/** A state being worked on: changed in place. What is held beside it is derived and never outlives it. */
export interface Game {
  readonly lib: CardLibrary;
  s: State;
  /** Where events go; null: nobody listens. */
  log: GameEvent[] | null;
  /** Told after each step on which the state may be looked at, to copy what it wants to keep; null: nobody watches. */
  watch: (() => void) | null;
  /** Texts that are on at the moment; null after anything moved. */
  index: PlayIndex | null;
  /** Texts of each card as they speak to each player: place of the card × 2 + player. */
  readonly sources: (Source | undefined)[];
  /** Power means Core for the time being: statics do not see each other (001, "Core stats"). */
  core: boolean;
  /** Traits mean printed ones for the time being: what gives traits does not see what others give. */
  printed: boolean;
  /** Hidden cards are read by their faces for the time being. */
  face: boolean;
  /** A card is read as it was when it was bound. */
  known: { id: number; stats: readonly number[]; at: number } | null;
  /** Mission chosen for `oneMission`, or -1. */
  place: number;
  /** Characters that do not count for the time being (D24). */
  gone: readonly number[];
  /** A copy on which something is only tried. */
  trial: boolean;
  /** Orders of triggers are asked also where they cannot matter. */
  everyOrder: boolean;
}

const NOBODY: readonly number[] = [];

export function gameOf(lib: CardLibrary, s: State, log: GameEvent[] | null): Game {
  return {
    lib,
    s,
    log,
    watch: null,
    index: null,
    sources: [],
    core: false,
    printed: false,
    face: false,
    known: null,
    place: -1,
    gone: NOBODY,
    trial: false,
    everyOrder: false,
  };
}

export const card = (g: Game, id: number): Card => g.s.cards[id] as Card;

export const defOf = (g: Game, id: number) => g.lib.cards[(g.s.cards[id] as Card).def] as CardLibrary['cards'][number];

export function tell(g: Game, kind: EventKind, ruleRef: string, data?: Omit<GameEvent, 'kind' | 'ruleRef'>): void {
  if (g.log) g.log.push({ kind, ruleRef, ...data });
}
