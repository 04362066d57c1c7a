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
  const folded = documents.map(foldDocument);
  await tx.searchDocument.deleteMany({ where: { gameId, kind } });
  await tx.searchWord.deleteMany({ where: { gameId, kind } });
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
    CROSS JOIN LATERAL unnest(d.words) AS w(word)`;
}
