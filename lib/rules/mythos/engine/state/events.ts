import type { PlayerId, Zone } from './state';

// What happened, in order, each with its cause and the rule it followed. Texts and step-through views read these.

export type EventKind =
  | 'roundStarted' | 'missionRevealed' | 'chakraGained' | 'chakraPaid' | 'chakraStolen' | 'chakraLost' | 'drew' | 'mulligan'
  | 'played' | 'playedHidden' | 'revealed' | 'upgraded' | 'attached' | 'passed' | 'edge' | 'tokens' | 'hidden'
  | 'defeated' | 'moved' | 'controlTaken' | 'controlReturned' | 'returned' | 'discarded' | 'putHidden' | 'looked'
  | 'shown' | 'putBack' | 'shuffled' | 'took' | 'duplicateDiscarded' | 'attachmentMoved' | 'points' | 'missionWon'
  | 'missionTied' | 'effect' | 'replaced' | 'declared' | 'power' | 'duty' | 'tokensLost' | 'gameOver'; // prettier-ignore

export interface GameEvent {
  kind: EventKind;
  /** The player it is about. */
  player?: PlayerId;
  /** The cards it is about. */
  cards?: number[];
  /** How many or how much; of `effect`, `replaced` and `duty` the number of the line on its card, from 1. */
  amount?: number;
  /** Place in the row. */
  mission?: number;
  /** The side the cards stand on, where `player` does not say it. */
  side?: PlayerId;
  /** Where the cards lay, and where they go: to a pile, or to what place in the deck. */
  from?: Zone;
  to?: 'hand' | 'discard' | 'top' | 'bottom' | 'randomBottom' | 'shuffled';
  /** What chakra is paid for: a card to be played, or what an effect asks for. */
  price?: 'card' | 'effect';
  /** Card whose effect did it. */
  cause?: number;
  /** Rulebook chapter or decision. */
  ruleRef: string;
  /** Only this player may know which cards; the other is told that it happened. */
  secretTo?: PlayerId;
}

/** The events as one player is told them. */
export function told(events: readonly GameEvent[], player: PlayerId): GameEvent[] {
  return events.map((event) => {
    if (event.secretTo === undefined || event.secretTo === player) return event;
    const { cards: _, ...rest } = event;
    return rest;
  });
}
