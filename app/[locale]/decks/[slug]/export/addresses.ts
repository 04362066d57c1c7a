import type { Locale } from '@/lib/i18n/locales';

/** Formats that are kept as files; a code is copied. */
export const FILES = ['text', 'json', 'csv', 'tts'] as const;

/** Address of a deck as a file. */
export function exportAddress(slug: string, format: (typeof FILES)[number], locale: Locale): string {
  return `/api/decks/${slug}/export?format=${format}&locale=${locale}`;
}
