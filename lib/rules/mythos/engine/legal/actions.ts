import type { PlayerId } from '../state/state';

/** What a player, or who carries a scenario on, can do. Missions are places in the row, from 0; cards are numbers. */
export type Action =
  | { type: 'play'; player: PlayerId; card: number; mission: number; hidden?: boolean }
  | { type: 'upgrade'; player: PlayerId; card: number; over: number }
  | { type: 'reveal'; player: PlayerId; card: number; to?: number }
  /** `to`: the character, or the card of the mission. */
  | { type: 'attach'; player: PlayerId; card: number; to: number }
  | { type: 'pass'; player: PlayerId }
  /** Options of the open prompt, in order; `[]` for none of an optional number, `'no'` to decline. */
  | { type: 'answer'; player: PlayerId; answer: readonly number[] | 'no' }
  /** The phase that is due is carried out (only where a game is carried on step by step). */
  | { type: 'advance' };
