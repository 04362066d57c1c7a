import type { Prisma } from '@/lib/db/generated/client';
import type { SearchDocument } from './port';
import { writeDocuments, writeDocumentsOf } from './postgres-documents';
import { withoutLinkTargets } from './without-link-targets';

/**
 * Rewrites what the rulings of a game are found by, one document a language, within the caller's transaction (the
 * seed's, after its rows). Returns the documents, for an engine outside the database.
 */
export async function indexRulings(tx: Prisma.TransactionClient, gameId: string): Promise<SearchDocument[]> {
  const documents = await rulingDocuments(tx, gameId);
  await writeDocuments(tx, gameId, 'ruling', documents);
  return documents;
}

/** The same for one ruling: it was published, changed or taken back. The work does not grow with their number. */
export async function indexRuling(tx: Prisma.TransactionClient, gameId: string, slug: string): Promise<void> {
  await writeDocumentsOf(tx, gameId, 'ruling', slug, await rulingDocuments(tx, gameId, slug));
}

/** Question and short answer count as title; the whole answer and the names of its cards and terms as text. */
export async function rulingDocuments(
  tx: Prisma.TransactionClient,
  gameId: string,
  slug?: string,
): Promise<SearchDocument[]> {
  const where = { gameId, slug };
  // One after the other: a transaction has one connection, and relations of one question would be asked for at once.
  const texts = await tx.rulingText.findMany({ where, orderBy: [{ slug: 'asc' }, { locale: 'asc' }] });
  const cards = await tx.rulingCard.findMany({
    where,
    select: { slug: true, card: { select: { code: true, definition: true } } },
  });
  const terms = await tx.rulingTerm.findMany({ where });
  const termTexts = await tx.termText.findMany({
    where: { gameId, ...(slug && { slug: { in: terms.map(({ termSlug }) => termSlug) } }) },
  });

  const cardsOf = groupBy(cards, ({ slug }) => slug);
  const termsOf = groupBy(terms, ({ slug }) => slug);
  const namesOf = groupBy(termTexts, ({ slug, locale }) => `${locale}/${slug}`);
  return texts.map(({ slug, locale, question, answer }) => ({
    locale,
    key: slug,
    titles: [question, withoutLinkTargets(answer.split(/\n\s*\n/u, 1)[0] ?? '')],
    texts: [
      withoutLinkTargets(answer),
      // Card names in every language: whoever reads Polish knows many of them in English.
      ...(cardsOf.get(slug) ?? []).flatMap(({ card }) => [card.code, ...cardNames(card.definition)]),
      ...(termsOf.get(slug) ?? []).flatMap(({ termSlug }) =>
        (namesOf.get(`${locale}/${termSlug}`) ?? []).map(({ name }) => name),
      ),
    ],
  }));
}

function groupBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

function cardNames(definition: Prisma.JsonValue): string[] {
  const { name } = definition as { name: Record<string, string> };
  return Object.values(name);
}
