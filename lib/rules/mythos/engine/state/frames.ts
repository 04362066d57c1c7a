import type { PlayerId, Trigger } from './state';

// What is being carried out, as a stack of plain frames: the last one goes on. A frame holds where it is (`at`), and
// what it has gathered so far. Arrays hold numbers or triggers only, so that a copy of a frame is a shallow one.

/** The effects of a card just played, top to bottom. */
export interface SequenceFrame {
  k: 'sequence';
  at: number;
  scope: number;
  /** Which of its effects is next. */
  i: number;
  /** Triggers that waited before it began: not its own. */
  from: number;
}

/** One effect line, or steps inside a step. */
export interface BlockFrame {
  k: 'block';
  block: number;
  at: number;
  scope: number;
  actor: PlayerId;
  /** May be declined until its player has agreed to it; what follows is then done as far as it can be. */
  offer: boolean;
  agreed: boolean;
  /** The end of an effect line: what it triggered is resolved then. */
  line: boolean;
  from: number;
  done: boolean;
  /** A step that both carry out still waits for the second. */
  second: boolean;
}

/** One step of a block. */
export interface StepFrame {
  k: 'step';
  block: number;
  index: number;
  at: number;
  scope: number;
  actor: PlayerId;
  /** May be declined, and has not been agreed to. */
  may: boolean;
  /** Its player said yes to something in it. */
  agreed: boolean;
  /** Cards or missions chosen. */
  picks: number[];
  /** Destinations, orders and other choices for the picks. */
  more: number[];
  i: number;
  /** What has been done so far, for a step done again and again. */
  done: number[];
  amount: number;
  /** Mission chosen for `oneMission`. */
  mission: number;
  /** The order of the picks was given by a player. */
  ordered: boolean;
}

/** Triggers to be ordered and resolved. */
export interface TriggersFrame {
  k: 'triggers';
  at: number;
  list: Trigger[];
}

export type DeedVerb = 'hide' | 'defeat' | 'move';

/** Hiding, defeating or moving cards at the same moment, unless something happens instead. */
export interface DeedFrame {
  k: 'deed';
  verb: DeedVerb;
  at: number;
  scope: number;
  /** Whose effect it is, and who carries it out. */
  by: PlayerId;
  decider: PlayerId;
  cards: number[];
  /** Where each one moves to. */
  places: number[];
  i: number;
  /** Replacements already asked about for the card at hand: source, effect, source, effect … */
  asked: number[];
  replaced: number[];
  ordered: boolean;
}

/** Playing a card by an effect: where and how is asked, then it is played. */
export interface PlayFrame {
  k: 'play';
  at: number;
  scope: number;
  block: number;
  index: number;
  actor: PlayerId;
  card: number;
  less: number;
  more: number;
  mission: number;
  how: number;
}

/** The end of a turn in the Action phase. */
export interface TurnFrame {
  k: 'turn';
}

export interface PhaseFrame {
  k: 'setup' | 'start' | 'scoring' | 'end';
  at: number;
  i: number;
  /** SCORE effects of this mission have been used that many times. */
  times: number;
}

export type Frame =
  SequenceFrame | BlockFrame | StepFrame | TriggersFrame | DeedFrame | PlayFrame | TurnFrame | PhaseFrame;
