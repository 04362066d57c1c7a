/** Games of one kind, and how many of them were won. */
export interface WinCount {
  games: number;
  wins: number;
}

/** Games against one deck, with the points of both sides over all of them. */
export interface Pairing extends WinCount {
  points: [own: number, theirs: number];
}

/** Sums over games, whole numbers only: they add up to the same in any order. */
export interface Tally extends Pairing {
  /** In the order of the trial's opponents. */
  opponents: Pairing[];
  /** Cards of the tried deck by code: games in which it was in hand at some time, and in which it came into play. */
  cards: Record<string, { held: WinCount; played: WinCount }>;
}

const nothing = (): Pairing => ({ games: 0, wins: 0, points: [0, 0] });

export function nothingYet(opponents: number): Tally {
  return { ...nothing(), opponents: Array.from({ length: opponents }, nothing), cards: {} };
}

export function add(to: Tally, more: Tally): void {
  addPairing(to, more);
  more.opponents.forEach((pairing, at) => addPairing((to.opponents[at] ??= nothing()), pairing));
  for (const [code, { held, played }] of Object.entries(more.cards)) {
    const card = (to.cards[code] ??= { held: { games: 0, wins: 0 }, played: { games: 0, wins: 0 } });
    addCount(card.held, held);
    addCount(card.played, played);
  }
}

function addPairing(to: Pairing, more: Pairing): void {
  addCount(to, more);
  to.points[0] += more.points[0];
  to.points[1] += more.points[1];
}

function addCount(to: WinCount, { games, wins }: WinCount): void {
  to.games += games;
  to.wins += wins;
}
