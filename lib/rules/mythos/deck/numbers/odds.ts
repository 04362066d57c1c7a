// Odds of having seen a card, by the rules of drawing: five cards to begin with, one mulligan of the whole hand, two
// cards in each Start phase (001, "Setup" and "Start phase"). A library of distributions would bring dozens of packages
// for one product of fractions, and the editor loads this.

export const OPENING_HAND = 5;
export const CARDS_A_ROUND = 2;
export const ROUNDS = [1, 2, 3, 4] as const;

/** Cards drawn when the Start phase of a round is over, effects that draw left aside: 7 in round 1, 13 in round 4. */
export function seenBy(round: number): number {
  return OPENING_HAND + CARDS_A_ROUND * round;
}

/** A deck of `deck` cards, `copies` of which would all do. Whole numbers from 0 up, `copies` at most `deck`. */
export interface Group {
  deck: number;
  copies: number;
}

/**
 * The chance, 0 to 1, that `drawn` cards hold none of the group: C(deck − copies, drawn) / C(deck, drawn), as the
 * product of what each draw leaves. Who draws more than the deck has draws it all.
 */
export function chanceOfNone({ deck, copies }: Group, drawn: number): number {
  const others = deck - copies;
  let chance = 1;
  for (let i = 0; i < Math.min(drawn, deck); i++) chance *= Math.max(others - i, 0) / (deck - i);
  return chance;
}

export interface Odds {
  round: number;
  /** Keeping whatever the opening hand is. */
  without: number;
  /** With the mulligan taken when, and only when, the opening hand holds none of the group. */
  withMulligan: number;
}

/**
 * The chance, 0 to 1, of having seen at least one of the group when the Start phase of each round is over. Whoever
 * mulligans draws anew from the whole deck, so both hands must fail: 1 − none(5) × none(seen).
 */
export function odds(group: Group): Odds[] {
  const opening = chanceOfNone(group, OPENING_HAND);
  return ROUNDS.map((round) => {
    const none = chanceOfNone(group, seenBy(round));
    return { round, without: 1 - none, withMulligan: 1 - opening * none };
  });
}
