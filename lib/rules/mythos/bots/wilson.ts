/** Standard score of a 95 % confidence interval. */
const Z = 1.959964;

/**
 * The 95 % confidence interval of a rate (Wilson score): `wins` of `games`, games at least 1. Unlike the textbook
 * interval it never leaves 0 to 1, and it is right for few games and for rates near either end.
 */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  const rate = wins / games;
  const spread = (Z * Z) / games;
  const centre = rate + spread / 2;
  const half = Z * Math.sqrt((rate * (1 - rate) + spread / 4) / games);
  return [Math.max(0, (centre - half) / (1 + spread)), Math.min(1, (centre + half) / (1 + spread))];
}
