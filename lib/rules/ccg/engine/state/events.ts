import type { Need } from '../../chain/chain';
import type { RuleRef } from '../../rules';
import type { ShowdownOutcome } from '../../showdown/showdown';
import type { Adjustment } from '../actions';
import type { PlayerId } from './state';

// What happened, in order, each with the rule it followed: the log in words and the tests read these.

export type EventKind =
  | 'redrew' | 'kept' | 'turnStarted' | 'drew' | 'recruited' | 'clientPlayed' | 'missionPlayed' | 'charged' | 'paid'
  | 'organized' | 'attacked' | 'noAttack' | 'blocked' | 'noBlock' | 'jutsuPlayed' | 'declined' | 'chainClosed'
  | 'jutsuResolved' | 'jutsuUnresolved' | 'costReturned' | 'exchangeEnded' | 'showdown' | 'rewards' | 'injured'
  | 'healed' | 'discarded' | 'returned' | 'shuffled' | 'moved' | 'adjusted' | 'markerMoved' | 'turnEnded' | 'won'; // prettier-ignore

export interface GameEvent {
  kind: EventKind;
  ruleRef: RuleRef;
  player?: PlayerId;
  /** The cards it is about. */
  cards?: number[];
  /** How many or how much. */
  amount?: number;
  /** Only this player may know which cards; the other is told that it happened. */
  secretTo?: PlayerId;
  /** Of `organized`: the teams. */
  teams?: number[][];
  /** Of `attacked`, `blocked` and `showdown`: which attacking team, from 0. */
  lane?: number;
  /** Of `jutsuPlayed`. */
  user?: number;
  target?: number;
  /** Of `jutsuUnresolved`. */
  missing?: Need[];
  /** Of `showdown`: powers of attacker and blocker, null where nobody blocks. */
  powers?: [number, number | null];
  outcome?: ShowdownOutcome;
  /** Of `adjusted`: what was done by hand, because of which card, in whose words. */
  adjustment?: Adjustment;
  because?: number;
  note?: string;
}

/** The events as one player is told them. */
export function told(events: readonly GameEvent[], player: PlayerId): GameEvent[] {
  return events.map((event) => {
    if (event.secretTo === undefined || event.secretTo === player) return event;
    const { cards, ...rest } = event;
    return { ...rest, amount: rest.amount ?? cards?.length };
  });
}
