import { indexWords } from '@/lib/catalogue/words';
import type { Prisma } from '@/lib/db/generated/client';
import type { SearchDocument, SearchKind } from './port';

/** A document as the words it is found by, each once; `words` holds those of the title too. */
export interface FoldedDocument {
  locale: string;
  key: string;
  titleWords: string[];
  words: string[];
  popularity?: number;
}

export function foldDocument({ locale, key, titles, texts, popularity }: SearchDocument): FoldedDocument {
  const titleWords = new Set(titles.flatMap(indexWords));
  const words = new Set([...titleWords, ...texts.flatMap(indexWords)]);
  return {
    locale,
    key,
    titleWords: [...titleWords],
    words: [...words],
    ...(popularity !== undefined && { popularity }),
  };
}

/**
 * Makes the documents of a game and kind these, and their lexicon. What is as it was is not written, so that an engine
 * outside the database is told of no more than has changed.
 */
export async function writeDocuments(
  tx: Prisma.TransactionClient,
  gameId: string,
  kind: SearchKind,
  documents: readonly SearchDocument[],
): Promise<void> {
  const rows = JSON.stringify(documents.map(foldDocument));
  await tx.$executeRaw`
    DELETE FROM search_document s WHERE s.game_id = ${gameId} AND s.kind = ${kind} AND NOT EXISTS (
      SELECT FROM jsonb_to_recordset(${rows}::jsonb) AS d(locale text, key text)
      WHERE d.locale = s.locale AND d.key = s.key)`;
  await tx.$executeRaw`
    DELETE FROM search_word w WHERE w.game_id = ${gameId} AND w.kind = ${kind} AND NOT EXISTS (
      SELECT FROM (
        SELECT DISTINCT d.locale, u.word FROM jsonb_to_recordset(${rows}::jsonb) AS d(locale text, words text[])
        CROSS JOIN LATERAL unnest(d.words) AS u(word)
      ) AS held WHERE held.locale = w.locale AND held.word = w.word)`;
  await insert(tx, gameId, kind, rows);
}

/** Replaces the documents of one thing, in all languages; no documents: it is found no more. */
export async function writeDocumentsOf(
  tx: Prisma.TransactionClient,
  gameId: string,
  kind: SearchKind,
  key: string,
  documents: readonly SearchDocument[],
): Promise<void> {
  const before = await tx.searchDocument.findMany({ where: { gameId, kind, key }, select: { words: true } });
  await tx.searchDocument.deleteMany({
    where: { gameId, kind, key, locale: { notIn: documents.map(({ locale }) => locale) } },
  });
  await insert(tx, gameId, kind, JSON.stringify(documents.map(foldDocument)));
  // A word that only this one held would be taken for one that can be found.
  const words = [...new Set(before.flatMap((document) => document.words))];
  await tx.$executeRaw`
    DELETE FROM search_word w
    WHERE w.game_id = ${gameId} AND w.kind = ${kind} AND w.word = ANY (${words}::text[]) AND NOT EXISTS (
      SELECT FROM search_document d
      WHERE d.game_id = w.game_id AND d.kind = w.kind AND d.locale = w.locale AND d.words @> ARRAY[w.word])`;
}

/** `rows` is JSON of folded documents, and not parameters: some ten thousand words in one value. */
async function insert(tx: Prisma.TransactionClient, gameId: string, kind: SearchKind, rows: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO search_document AS s (game_id, kind, locale, key, title_words, words, popularity)
    SELECT ${gameId}, ${kind}, d.locale, d.key, d."titleWords", d.words,
      coalesce(d.popularity, (
        SELECT search_step(p.decks) FROM card_play p
        WHERE ${kind} = 'card' AND p.game_id = ${gameId} AND p.card_code = d.key), 0)
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS d(locale text, key text, "titleWords" text[], words text[], popularity int)
    ON CONFLICT (game_id, kind, locale, key) DO UPDATE SET
      title_words = excluded.title_words, words = excluded.words, popularity = excluded.popularity
    WHERE (s.title_words, s.words, s.popularity)
      IS DISTINCT FROM (excluded.title_words, excluded.words, excluded.popularity)`;
  await tx.$executeRaw`
    INSERT INTO search_word (game_id, kind, locale, word)
    SELECT DISTINCT ${gameId}, ${kind}, d.locale, w.word
    FROM jsonb_to_recordset(${rows}::jsonb) AS d(locale text, words text[])
    CROSS JOIN LATERAL unnest(d.words) AS w(word)
    ON CONFLICT DO NOTHING`;
}
