import type { Prisma } from '@/lib/db/generated/client';
import { jsonParts } from './json-parts';

/** One line of what a card is found by; names and titles are of no language (''). */
export interface PhraseRow {
  card: string;
  field: string;
  locale: string;
  position: number;
  words: string;
}

export interface FacetRow {
  card: string;
  facet: string;
  value: string;
}

type Transaction = Prisma.TransactionClient;

export async function insertPhrases(tx: Transaction, gameId: string, phrases: readonly PhraseRow[]): Promise<void> {
  for (const rows of jsonParts(phrases)) {
    await tx.$executeRaw`
      INSERT INTO card_phrase (game_id, card_code, field, locale, position, words)
      SELECT ${gameId}, r.card, r.field, r.locale, r.position, r.words
      FROM jsonb_to_recordset(${rows}::jsonb) AS r(card text, field text, locale text, position int, words text)`;
  }
}

export async function insertFacets(tx: Transaction, gameId: string, facets: readonly FacetRow[]): Promise<void> {
  for (const rows of jsonParts(facets)) {
    await tx.$executeRaw`
      INSERT INTO card_facet (game_id, card_code, facet, value)
      SELECT ${gameId}, r.card, r.facet, r.value
      FROM jsonb_to_recordset(${rows}::jsonb) AS r(card text, facet text, value text)`;
  }
}
