import { joined, type Piece, say, type Text } from '../pieces';

// What the languages are given to tell: an event with its players and cards as the reader may know them.

/** Whoever reads is `you`; without a reader, players go by their letters or by the names given for them. */
export type Who =
  { is: 'you' } | { is: 'opponent' } | { is: 'letter'; letter: 'A' | 'B' } | { is: 'name'; name: string };

/** A card as the reader sees it. */
export interface Seen {
  /** `card`: one that is not in play. */
  what: 'character' | 'attachment' | 'mission' | 'card';
  /** null: the reader may not know which. */
  name: Piece | null;
  hidden: boolean;
  /** On whose side it stands, while it is in play; `own`: that of the player who acts. */
  of: Who | { is: 'own'; you: boolean } | null;
}

/** The card whose effect did it. */
export type Source = Seen | 'itself' | null;
interface Cause {
  cause: Source;
}
interface Amount {
  amount: number;
}
interface ByPlayer {
  who: Who;
}
interface OfCard {
  card: Seen;
}
/** `cards`: those the reader may know. */
type Several = ByPlayer & Amount & Cause & { cards: readonly Seen[] };
interface At {
  mission: Seen;
}

export type Happening =
  | { kind: 'roundStarted'; round: number }
  | ({ kind: 'missionRevealed'; rank: string } & At)
  | ({ kind: 'chakraGained' | 'declared' } & ByPlayer & Amount & Cause)
  /** What is paid for: the price of a card; otherwise an effect asks for it. */
  | ({ kind: 'chakraPaid'; price: Seen | null } & ByPlayer & Amount & Cause)
  | ({ kind: 'chakraStolen'; from: Who } & ByPlayer & Amount & Cause)
  | ({ kind: 'chakraLost' } & ByPlayer & Amount)
  | ({ kind: 'drew' | 'looked' | 'shown' | 'took' | 'putBack' } & Several)
  | ({ kind: 'mulligan' | 'passed' | 'gameOver' } & ByPlayer)
  | ({ kind: 'edge' | 'shuffled' } & ByPlayer & Cause)
  | ({ kind: 'played' | 'playedHidden' | 'revealed' | 'putHidden' } & ByPlayer & OfCard & At & Cause)
  | ({ kind: 'upgraded'; over: Seen } & ByPlayer & OfCard & At & Cause)
  | ({ kind: 'attached'; host: Seen } & ByPlayer & OfCard & Cause)
  | ({ kind: 'attachmentMoved'; host: Seen } & OfCard & Cause)
  /** Below 0: taken away. */
  | ({ kind: 'tokens' } & OfCard & Amount & Cause)
  | ({ kind: 'power' } & OfCard & Amount & Cause)
  | ({ kind: 'tokensLost' } & OfCard & Amount)
  | ({ kind: 'hidden' | 'defeated' } & OfCard & Cause)
  | ({ kind: 'moved' } & OfCard & At & Cause)
  | ({ kind: 'controlTaken' } & ByPlayer & OfCard & Cause)
  /** `who`: the owner, of the pile, of the hand or of what comes back. */
  | ({ kind: 'returned' | 'discarded' } & ByPlayer & OfCard & Cause)
  | ({ kind: 'controlReturned' | 'duplicateDiscarded' } & ByPlayer & OfCard)
  /** Where both are missing, the mission was not said. */
  | ({ kind: 'points'; mission: Seen | null } & ByPlayer & Amount & Cause)
  /** `amount`: the Power of the winner's side. */
  | ({ kind: 'missionWon' } & ByPlayer & Amount & At)
  | ({ kind: 'missionTied' } & At)
  /** `name`: MAIN, DUEL and the like; `used`: the card whose effect it is, where another one uses it. */
  | { kind: 'effect'; source: Seen; name: Text; used: Seen | null }
  | ({ kind: 'replaced'; source: Seen } & OfCard)
  | { kind: 'duty'; source: Seen };

/** One language's way of telling: a whole sentence. */
export type Teller = (happening: Happening) => Text;

/** Without the side it stands on: where the sentence has said whose it is. */
export const plainly = (seen: Seen): Seen => ({ ...seen, of: null });

/** `… 2 cards: Genma Shiranui, Kunai Knife`: which, where the reader may know. */
export function named(text: Text, cards: readonly Seen[], colon: string): Text {
  const names = cards.flatMap((seen) => seen.name ?? []);
  return names.length > 0 ? say`${text}${colon}${joined(names, ', ')}` : text;
}
