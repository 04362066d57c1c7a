import type { getTranslations } from 'next-intl/server';

/**
 * What a format is called; one that we have no name for goes by its id.
 *
 * @param t words of `decks`
 */
export function formatName(t: Awaited<ReturnType<typeof getTranslations<'decks'>>>, format: string): string {
  return t.has(`formats.${format}`) ? t(`formats.${format}`) : format;
}
