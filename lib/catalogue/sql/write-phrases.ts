import type { Prisma } from '@/lib/db/generated/client';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { cardText } from '@/lib/rules/mythos/text/card-text';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { namesIn } from '../card-texts';
import { cardTraits, listValues } from '../query/card-traits';
import { plainWords } from '../query/plain-words';
import { insertFacets, insertPhrases, type PhraseRow } from './insert-rows';
import { jsonParts } from './json-parts';
import { writeCatalogueLists } from './write-lists';

/**
 * Rewrites what queries look at beside the printed values of a game's cards (names, titles and lines as plain words, what
 * each line does, what a card is and has), within the caller's transaction: the seed's, after its rows.
 */
export async function writePhrases(tx: Prisma.TransactionClient, gameId: string): Promise<void> {
  const rows = await tx.card.findMany({
    where: { gameId },
    select: { definition: true },
    orderBy: { position: 'asc' },
  });
  // Rows hold what the seed validated with the card schema.
  const cards = rows.map(({ definition }) => definition as unknown as CardDefinition);
  const traits = cardTraits(cards);
  await tx.cardPhrase.deleteMany({ where: { gameId } });
  await tx.cardLine.deleteMany({ where: { gameId } });
  await tx.cardFacet.deleteMany({ where: { gameId, facet: { in: ['is', 'has'] } } });

  const names = [...traits].flatMap(([card, { names, versions }]) => [
    ...names.map((words, position) => ({ card, field: 'name', locale: '', position, words })),
    ...versions.map((words, position) => ({ card, field: 'version', locale: '', position, words })),
  ]);
  await insertPhrases(tx, gameId, names);
  for (const locale of LOCALES) await insertPhrases(tx, gameId, textPhrases(cards, locale));
  const lines = [...traits].flatMap(([card, { lines }]) => lines.map((facets, line) => ({ card, line, facets })));
  for (const rows of jsonParts(lines)) {
    await tx.$executeRaw`
      INSERT INTO card_line (game_id, card_code, line, facets)
      SELECT ${gameId}, r.card, r.line, r.facets
      FROM jsonb_to_recordset(${rows}::jsonb) AS r(card text, line int, facets text[])`;
  }
  const facets = [...traits].flatMap(([card, { is, has }]) => [
    ...is.map((value) => ({ card, facet: 'is', value })),
    ...has.map((value) => ({ card, facet: 'has', value })),
  ]);
  await insertFacets(tx, gameId, facets);
  await tx.$executeRaw`ANALYZE card_phrase, card_line`;
  await writeCatalogueLists(
    tx,
    gameId,
    new Map(cards.map((card) => [card.code, listValues(card, traits.get(card.code))])),
  );
}

/** What all cards say in one language. Many say the same, and are brought to plain words once. */
function textPhrases(cards: readonly CardDefinition[], locale: Locale): PhraseRow[] {
  const nameOf = namesIn(cards, locale);
  const wordsOf = new Map<string, string>();
  return cards.flatMap((card) => {
    const lines = cardText(card, { locale, nameOf }).map(plain);
    // What an attachment attaches to stands before the lines of its effects.
    const before = lines.length - card.effects.length;
    return lines.map((line, at) => {
      const words = wordsOf.get(line) ?? plainWords(line);
      wordsOf.set(line, words);
      return { card: card.code, field: 'text', locale, position: at - before, words };
    });
  });
}
