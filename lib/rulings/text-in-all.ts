import { z } from 'zod';

/** A text of at most so many characters in every language of the site: nothing is shipped half translated. */
export function textInAll(most: number) {
  const one = z.string().trim().min(1).max(most);
  return z.strictObject({ en: one, pl: one, uk: one, fr: one });
}
