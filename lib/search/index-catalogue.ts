import { foundBy } from '@/lib/catalogue/ccg/traits';
import type { Prisma } from '@/lib/db/generated/client';
import { LOCALES } from '@/lib/i18n/locales';
import { cardSchema as ccgCardSchema, type CcgCard } from '@/lib/rules/ccg/cards/schema';
import { cardSchema, type CardDefinition, type LocalizedName } from '@/lib/rules/mythos/cards/schema';
import { factionLabel, keywordLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import type { SearchDocument } from './port';
import { writeDocuments } from './postgres-documents';

/**
 * Rewrites what the cards of a game are found by, within the caller's transaction (the seed's, after its rows).
 * Returns the documents, for an engine outside the database.
 */
export async function indexCards(tx: Prisma.TransactionClient, gameId: string): Promise<SearchDocument[]> {
  const documents = await cardDocuments(tx, gameId);
  await writeDocuments(tx, gameId, 'card', documents);
  return documents;
}

/** What the cards of a game are found by: a withdrawn card is not. */
export async function cardDocuments(tx: Prisma.TransactionClient, gameId: string): Promise<SearchDocument[]> {
  // Sets by themselves: joined to each card they would be asked for by more parameters than a statement may have.
  const sets = await tx.cardSet.findMany({ where: { gameId }, select: { code: true, name: true } });
  const setTexts = new Map(
    sets.map(({ code, name }) => [code, [code, ...Object.values(name as Record<string, string>)]]),
  );
  const rows = await tx.card.findMany({
    where: { gameId, withdrawn: false },
    select: { definition: true, setCode: true },
    orderBy: { position: 'asc' },
  });
  return rows.map(({ definition, setCode }) =>
    gameId === CCG
      ? ccgDocument(ccgCardSchema.parse(definition), setTexts.get(setCode) ?? [])
      : cardDocument(cardSchema.parse(definition), setTexts.get(setCode) ?? []),
  );
}

const CCG = 'ccg';

function ccgDocument(card: CcgCard, setTexts: readonly string[]): SearchDocument {
  return { locale: '', key: card.code, ...foundBy(card, setTexts) };
}

function cardDocument(card: CardDefinition, setTexts: readonly string[]): SearchDocument {
  const traits = LOCALES.flatMap((locale) => [
    typeLabel(card.type, locale),
    ...card.keywords.map((keyword) => keywordLabel(keyword, locale)),
    ...(card.type === 'mission' ? [] : [factionLabel(card.faction, locale)]),
  ]);
  return {
    locale: '',
    key: card.code,
    titles: [...languages(card.name), ...(card.aliases?.name ?? [])],
    texts: [
      ...languages(card.version),
      ...(card.aliases?.version ?? []),
      ...card.printings.flatMap((printing) => languages(printing.version)),
      ...card.keywords,
      ...traits,
      ...setTexts,
      // As printed (KS-108, 108), without the hyphen, without its zeros (ks9), and with the letters of the rarity.
      card.code,
      card.code.replace('-', ''),
      card.code.replace(/-(M?)0*/, '$1'),
      ...card.printings.flatMap(({ id, number }) => [id, number]),
    ],
  };
}

function languages(name: LocalizedName | undefined): string[] {
  return name ? Object.values(name) : [];
}
