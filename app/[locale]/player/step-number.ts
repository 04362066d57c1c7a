/** The step a link asks for, from 0: the nearest there is, and the first for what is no number. */
export function stepNumber(asked: string | string[] | undefined, count: number): number {
  const given = Array.isArray(asked) ? asked[0] : asked;
  const wanted = Number(given);
  if (given === undefined || Number.isNaN(wanted)) return 0;
  return Math.max(0, Math.min(count - 1, Math.round(wanted)));
}
