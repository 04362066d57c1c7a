import type { PlayerId } from './state';

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
  amount?: number;
  /** Place in the row. */
  mission?: number;
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
