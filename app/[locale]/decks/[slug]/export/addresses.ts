import { gameOfFormat } from '@/lib/decks/games/games';
import type { Locale } from '@/lib/i18n/locales';

/** Formats that are kept as files; a code is copied. */
const FILES = ['text', 'json', 'csv', 'tts'] as const;

type FileFormat = (typeof FILES)[number];

/** The files a deck of a format can be had as: a virtual table takes only cards that are drawn. */
export function filesOf(format: string): FileFormat[] {
  const { faces } = gameOfFormat(format);
  return FILES.filter((file) => file !== 'tts' || faces);
}

/** Address of a deck as a file. */
export function exportAddress(slug: string, format: FileFormat, locale: Locale): string {
  return `/api/decks/${slug}/export?format=${format}&locale=${locale}`;
}
