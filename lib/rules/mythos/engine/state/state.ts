import type { Contested } from '../decisions';
import type { Frame } from './frames';
import type { Prompt } from './prompt';

// The whole game as plain data: numbers, strings, arrays and records, nothing that JSON would lose. A card is the
// number of its place in `cards`; what is printed on it stands in the library, under `def`.

export type PlayerId = 0 | 1;
export const PLAYERS: readonly PlayerId[] = [0, 1];
export const other = (player: PlayerId): PlayerId => (player === 0 ? 1 : 0);

/** `field`: a character in play, on top of its stack. `aside`: the mission that is not used this game. */
export type Zone = 'deck' | 'hand' | 'discard' | 'field' | 'under' | 'attached' | 'row' | 'missionDeck' | 'aside';

export interface Card {
  def: number;
  owner: PlayerId;
  zone: Zone;
  /** On the field: the side it stands on. Attached: whose attachment it is. */
  side: PlayerId;
  /** Place of its mission in the row, while it is in play. */
  mission: number;
  /** The character or mission it is attached to, or the top card of the stack it lies in. */
  host: number;
  hidden: boolean;
  tokens: number;
  /** Cards beneath, top first. */
  under: number[];
  attached: number[];
  /** The card that took control of it. */
  controller: number;
  /** Number of the turn it was played in, and moved in; 0: never. */
  playedTurn: number;
  movedTurn: number;
  /** Chakra paid for it, and whether by an effect. */
  paid: number;
  byEffect: boolean;
  /** Players who have looked at it where it lies hidden: 1 for the first, 2 for the second. */
  seenBy: number;
  /** A character that is an attachment while attached (its Power then), or undefined. */
  worn: number | undefined;
}

export interface Player {
  /** Last is top, as in all piles. */
  deck: number[];
  hand: number[];
  discard: number[];
  chakra: number;
  points: number;
  passed: boolean;
  /** The mission set aside at set-up, or -1. */
  aside: number;
  mulligan: 'open' | 'done';
  /** Characters played this round, face down included (D16). */
  played: number;
  /** Attachments played this round. */
  attached: number;
  /** Number of the last turn in which this player played a card (D30). */
  lastTurn: number;
}

export interface Mission {
  card: number;
  /** 0 for D to 3 for A. */
  rank: number;
  /** Characters on each side, in order of arrival. */
  sides: [number[], number[]];
  winner: PlayerId | null;
}

/** What one effect of a card knows while it is carried out; shared by all effects of one play of a card. */
export interface Scope {
  self: number;
  you: PlayerId;
  /** Mission of `self`, or its last one. */
  here: number;
  /** Played as an upgrade, revealed, first character of the round. */
  upgrade: boolean;
  revealed: boolean;
  first: boolean;
  binds: Record<string, Bound>;
}

/** What a step did, as later steps speak of it, with the values of before the step. Never changed once made. */
export interface Bound {
  cards: readonly number[];
  /** A number remembered: chakra spent, tokens removed, a number declared. */
  amount: number;
  done: boolean;
  /** Where the cards were. */
  zone: Zone;
  /** For each card: cost, Power, printed cost, printed Power, tokens, mission (STATS_PER_CARD numbers). */
  stats: readonly number[];
}

export interface Trigger {
  readonly block: number;
  readonly scope: number;
  readonly source: number;
  /** Effects of missions come last (001, "The turn player"). */
  readonly mission: boolean;
  /** Looked at again when it resolves: its card must still be in play with its text on (D18). */
  readonly duty: boolean;
}

export interface Duty {
  readonly block: number;
  readonly scope: Scope;
}

export type Phase = 'setup' | 'start' | 'action' | 'scoring' | 'end' | 'over';

export interface State {
  random: number;
  /** Results of chance fixed beforehand: used before the seed. */
  forced: number[];
  round: number;
  phase: Phase;
  edge: PlayerId;
  turn: PlayerId;
  /** Counts turns through the whole game. */
  turnNumber: number;
  cards: Card[];
  players: [Player, Player];
  missionDeck: number[];
  row: Mission[];
  stack: Frame[];
  scopes: Scope[];
  /** Triggers that wait for the effect at hand to end. */
  pending: Trigger[];
  duties: Duty[];
  /** Power for the evaluation at hand: card, amount, card, amount … */
  bonus: number[];
  prompt: Prompt | null;
  answer: number[] | null;
  /** What the frame that ended last has to say to the one below. */
  result: number[];
  winner: PlayerId | null;
  contested: Contested;
  /** Phases are carried on by the caller, not by themselves (scenarios: `advance`). */
  stepwise: boolean;
}
