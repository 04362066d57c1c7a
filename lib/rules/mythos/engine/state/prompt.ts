import type { PlayerId } from './state';

/** What a player is asked. Options are numbers; `of` says what they number. */
export type PromptKind = 'mulligan' | 'optional' | 'targets' | 'card' | 'mission' | 'mode' | 'number' | 'order';

/** `word`: an index of WORDS. `effect`: card × EFFECTS_PER_CARD + number of the effect on it, from 1. */
export type OptionOf = 'card' | 'mission' | 'word' | 'number' | 'effect';

export const WORDS = ['no', 'yes', 'faceUp', 'upgrade', 'hidden'] as const;
export const NO = 0;
export const YES = 1;
export const FACE_UP = 2;
export const UPGRADE = 3;
export const HIDDEN = 4;
export const EFFECTS_PER_CARD = 32;

export interface Prompt {
  kind: PromptKind;
  player: PlayerId;
  of: OptionOf;
  options: readonly number[];
  min: number;
  max: number;
  /** Can be declined: the answer is then empty and `declined`. */
  no: boolean;
  /** Groups of targets with cards that differ: which options fit which slot. One slot takes any option. */
  slots?: readonly Slot[];
  /** The chosen may have this much in all. */
  total?: { readonly atMost: number; readonly values: readonly number[] };
  /** Card whose effect asks, or -1. */
  source: number;
  /** What the effect does: the verb of its step. */
  about: string;
  /** An order of these may be given along with a yes. */
  orders?: readonly number[];
}

export interface Slot {
  readonly options: readonly number[];
  readonly min: number;
  readonly max: number;
}
