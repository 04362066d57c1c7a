import type { FoldedDocument } from '../postgres-documents';

/** A document as Meilisearch holds it: folded like the queries, so that it finds what PostgreSQL finds. */
export interface Stored extends Record<string, unknown> {
  id: string;
  key: string;
  locale: string;
  titleWords: string;
  /** Those that are not in the title. */
  words: string;
  popularity: number;
}

export function toStored({ locale, key, titleWords, words, popularity = 0 }: FoldedDocument): Stored {
  const title = new Set(titleWords);
  return {
    id: storedId(locale, key),
    key,
    locale: storedLocale(locale),
    titleWords: titleWords.join(' '),
    words: words.filter((word) => !title.has(word)).join(' '),
    popularity,
  };
}

/** Language of a document as filters compare it: no empty text, which Meilisearch has words of its own for. */
export function storedLocale(locale: string): string {
  return locale || 'every';
}

/** Ids may only hold letters, digits, - and _; keys may hold anything. */
export function storedId(locale: string, key: string): string {
  return Buffer.from(`${locale}/${key}`).toString('base64url');
}
