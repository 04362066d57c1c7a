import { indexWords } from '@/lib/catalogue/words';
import type { Prisma } from '@/lib/db/generated/client';
import type { SearchDocument, SearchKind } from './port';

/** A document as the words it is found by, each once; `words` holds those of the title too. */
export interface FoldedDocument {
  locale: string;
  key: string;
  titleWords: string[];
  words: string[];
}

export function foldDocument({ locale, key, titles, texts }: SearchDocument): FoldedDocument {
  const titleWords = new Set(titles.flatMap(indexWords));
  const words = new Set([...titleWords, ...texts.flatMap(indexWords)]);
  return { locale, key, titleWords: [...titleWords], words: [...words] };
}

/** Replaces all documents of a game and kind, and their lexicon. */
export async function writeDocuments(
  tx: Prisma.TransactionClient,
  gameId: string,
  kind: SearchKind,
  documents: readonly SearchDocument[],
): Promise<void> {
  await tx.searchDocument.deleteMany({ where: { gameId, kind } });
  await tx.searchWord.deleteMany({ where: { gameId, kind } });
  await insert(tx, gameId, kind, documents.map(foldDocument));
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
  await tx.searchDocument.deleteMany({ where: { gameId, kind, key } });
  // A word that only this one held would be taken for one that can be found.
  const words = [...new Set(before.flatMap((document) => document.words))];
  await tx.$executeRaw`
    DELETE FROM search_word w
    WHERE w.game_id = ${gameId} AND w.kind = ${kind} AND w.word = ANY (${words}::text[]) AND NOT EXISTS (
      SELECT FROM search_document d
      WHERE d.game_id = w.game_id AND d.kind = w.kind AND d.locale = w.locale AND d.words @> ARRAY[w.word])`;
  await insert(tx, gameId, kind, documents.map(foldDocument));
}

async function insert(
  tx: Prisma.TransactionClient,
  gameId: string,
  kind: SearchKind,
  folded: readonly FoldedDocument[],
): Promise<void> {
  // As JSON and not as parameters: some ten thousand words in one value.
  const rows = JSON.stringify(folded);
  await tx.$executeRaw`
    INSERT INTO search_document (game_id, kind, locale, key, title_words, words)
    SELECT ${gameId}, ${kind}, d.locale, d.key, d."titleWords", d.words
    FROM jsonb_to_recordset(${rows}::jsonb) AS d(locale text, key text, "titleWords" text[], words text[])`;
  await tx.$executeRaw`
    INSERT INTO search_word (game_id, kind, locale, word)
    SELECT DISTINCT ${gameId}, ${kind}, d.locale, w.word
    FROM jsonb_to_recordset(${rows}::jsonb) AS d(locale text, words text[])
    CROSS JOIN LATERAL unnest(d.words) AS w(word)
    ON CONFLICT DO NOTHING`;
}
