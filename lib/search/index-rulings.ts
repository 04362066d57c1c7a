import type { Prisma } from '@/lib/db/generated/client';
import type { SearchDocument } from './port';
import { writeDocuments } from './postgres-documents';

/**
 * Rewrites what the rulings of a game are found by, one document a language, within the caller's transaction (the
 * seed's, after its rows). Returns the documents, for an engine outside the database.
 */
export async function indexRulings(tx: Prisma.TransactionClient, gameId: string): Promise<SearchDocument[]> {
  const documents = await rulingDocuments(tx, gameId);
  await writeDocuments(tx, gameId, 'ruling', documents);
  return documents;
}

/** Question and short answer count as title; the whole answer and the names of its cards and terms as text. */
export async function rulingDocuments(tx: Prisma.TransactionClient, gameId: string): Promise<SearchDocument[]> {
  const rulings = await tx.ruling.findMany({
    where: { gameId },
    include: {
      texts: true,
      cards: { select: { card: { select: { code: true, definition: true } } } },
      terms: { select: { term: { select: { texts: true } } } },
    },
    orderBy: { position: 'asc' },
  });
  return rulings.flatMap(({ slug, texts, cards, terms }) =>
    texts.map(({ locale, question, answer }) => ({
      locale,
      key: slug,
      titles: [question, withoutLinkTargets(answer.split(/\n\s*\n/u, 1)[0] ?? '')],
      texts: [
        withoutLinkTargets(answer),
        // Card names in every language: whoever reads Polish knows many of them in English.
        ...cards.flatMap(({ card }) => [card.code, ...cardNames(card.definition)]),
        ...terms.flatMap(({ term }) => term.texts.filter((text) => text.locale === locale).map(({ name }) => name)),
      ],
    })),
  );
}

/** `[[KS-054|Kabuto]]` is read as "Kabuto": the target is for the link, not for the reader. */
function withoutLinkTargets(text: string): string {
  return text.replace(/\[\[[^\]|]*\|([^\]]*)\]\]/gu, '$1');
}

function cardNames(definition: Prisma.JsonValue): string[] {
  const { name } = definition as { name: Record<string, string> };
  return Object.values(name);
}
