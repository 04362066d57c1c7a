import { plainText } from '@/lib/rulings/markup';
import type { RulingSummary } from '@/lib/rulings/summary';

/** A ruling as the API gives it: texts without links. */
export function rulingJson<T extends RulingSummary>({ short, why, ...ruling }: T) {
  return { ...ruling, short: plainText(short), why: plainText(why) };
}
