import type { Locale } from '@/lib/i18n/locales';

/** What of a card has no words in the reader's language, by its code, the longest first: `Guy (Ferocious Fist)`. */
export type EnglishNames = ReadonlyMap<string, readonly string[]>;

type Names = Readonly<Partial<Record<Locale, string>> & { en: string }>;

export function namesLeftInEnglish({ name, version }: { name: Names; version?: Names }, locale: Locale): string[] {
  const own = [name, version].flatMap((names) => (names && !names[locale] ? [names.en] : []));
  const whole = version && own.length === 2 ? [`${name.en} (${version.en})`] : [];
  return [...whole, ...own].sort((a, b) => b.length - a.length);
}

export interface LabelPart {
  text: string;
  english: boolean;
}

/**
 * A label parted into what is an English name word for word and the rest: inflected, a name is a word of the language it
 * is inflected in.
 */
export function labelParts(label: string, names: readonly string[]): LabelPart[] {
  if (names.length === 0) return [{ text: label, english: false }];
  const any = names.map(asPattern).join('|');
  const parts = label.split(new RegExp(`(?<![\\p{L}\\p{N}’'-])(${any})(?![\\p{L}\\p{N}’'-])`, 'u'));
  // Every other piece of a split is what it was split by.
  return parts.flatMap((text, index) => (text === '' ? [] : [{ text, english: index % 2 === 1 }]));
}

/** Characters that mean something in a pattern stand for themselves. */
const asPattern = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
