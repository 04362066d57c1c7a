import type { Contest } from '../../showdown/power';

// The whole game as plain values: kept, sent and compared as JSON. Cards are numbers, indices of `cards`.

export type PlayerId = 0 | 1;

/**
 * `mission`, `organization`, then the steps of the battle (`attack`, `block`, `jutsu`, `chain` while one is resolved,
 * `showdown`, `return`), then `hand` where the attacker must discard. Start and the win check ask nobody anything.
 */
export type Phase =
  | 'setup'
  | 'mission'
  | 'organization'
  | 'attack'
  | 'block'
  | 'jutsu'
  | 'chain'
  | 'showdown'
  | 'return'
  | 'hand'
  | 'over';

/** Never changed in place: `change` puts another in its stead. */
export interface CardState {
  readonly code: string;
  readonly owner: PlayerId;
  readonly injured: boolean;
  /** What effects have added, by hand; gone when the turn ends. */
  readonly bonus: Readonly<{ combat: number; support: number; mental: number }> | null;
}

export const PILES = ['deck', 'hand', 'village', 'battlefield', 'chakra', 'discard', 'rewards'] as const;
export type Pile = (typeof PILES)[number];

export interface PlayerState extends Record<Pile, number[]> {
  /** Top card first. */
  deck: number[];
  /** Ninja, client and permanent missions. */
  village: number[];
  /** Cards of the opponent: one is one reward. */
  rewards: number[];
  /** Own turns that are over. */
  marker: number;
  /** As formed in this player's last organization phase, without those who have left play. */
  teams: number[][];
  redraws: number;
  /** Keeps the hand it drew at set-up. */
  ready: boolean;
  /** What may be done once a turn and has been done. */
  done: { ninja: boolean; mission: boolean; client: boolean };
}

/** A team on the battlefield. `head` is null when it has gone. */
export interface FieldedTeam {
  head: number | null;
  supports: number[];
}

/** An attacking team and the one that blocks it. */
export interface Lane {
  attack: FieldedTeam;
  block: FieldedTeam | null;
  contest: Contest;
}

/** A jutsu in use. */
export interface Link {
  card: number;
  player: PlayerId;
  user: number;
  target: number | null;
  /** Chakra discarded for it. */
  paid: number[];
  /** An effect says that it does not resolve. */
  negated: boolean;
}

export interface State {
  version: 1;
  /** State of the seeded source of chance. */
  random: number;
  cards: CardState[];
  players: [PlayerState, PlayerState];
  first: PlayerId;
  attacker: PlayerId;
  /** From 1, turns of both players. */
  turn: number;
  phase: Phase;
  lanes: Lane[];
  /** In the order played. */
  chain: Link[];
  /** Who decides next in the exchange of jutsu. */
  priority: PlayerId;
  /** Players in a row who did not want to play another. */
  declined: number;
  winner: PlayerId | null;
}

export const otherThan = (player: PlayerId): PlayerId => (player === 0 ? 1 : 0);
