/**
 * What a mission is worth above its base points, by the rank at which it entered play: the round decides it, D in the
 * first round to A in the fourth (D1; 001, "Mission cards").
 */
export const RANK_BONUS = [
  { rank: 'D', bonus: 1 },
  { rank: 'C', bonus: 2 },
  { rank: 'B', bonus: 3 },
  { rank: 'A', bonus: 4 },
] as const;
