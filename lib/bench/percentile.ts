/** The least of sorted times that so large a part of all did not exceed. */
export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? NaN;
}
