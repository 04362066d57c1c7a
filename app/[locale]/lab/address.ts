import type { Locale } from '@/lib/i18n/locales';
import { labCode } from '@/lib/rulings/lab/link';

/** Where the board is on the page: links of moves stay at it. */
export const BOARD = 'board';

export interface LabQuery {
  /** Step looked at; the last one when left out. */
  step?: number;
  /** What a card is searched by for the set-up. */
  find?: string;
  /** What was wrong with the last change of the set-up. */
  wrong?: string;
}

/** Address of a board; null when it has grown too long for one. */
export async function labPath(locale: Locale, scenario: unknown, query: LabQuery = {}): Promise<string | null> {
  const code = await labCode(scenario);
  if (code === null) return null;
  const search = new URLSearchParams({ s: code });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/${locale}/lab?${search}`;
}
