import type { Prisma } from '@/lib/db/generated/client';
import type { SearchDocument } from './port';
import { writeDocuments } from './postgres-documents';
import { withoutLinkTargets } from './without-link-targets';

/** Rewrites what paragraphs of the rulebook and terms of the glossary are found by, within the caller's transaction. */
export async function indexRulebook(tx: Prisma.TransactionClient, gameId: string): Promise<void> {
  await writeDocuments(tx, gameId, 'rule', await ruleDocuments(tx, gameId));
  await writeDocuments(tx, gameId, 'term', await termDocuments(tx, gameId));
}

/** Paragraphs, one document a language: by heading, by number, and by every word of their text. */
export async function ruleDocuments(tx: Prisma.TransactionClient, gameId: string): Promise<SearchDocument[]> {
  const texts = await tx.ruleParagraphText.findMany({
    where: { gameId },
    select: { number: true, locale: true, heading: true, text: true },
    orderBy: [{ number: 'asc' }, { locale: 'asc' }],
  });
  return texts.map(({ number, locale, heading, text }) => ({
    locale,
    key: number,
    titles: heading ? [heading] : [],
    texts: [withoutLinkTargets(text), number],
  }));
}

/** Terms, one document a language. The English name stands in each: it is printed on many players' cards. */
export async function termDocuments(tx: Prisma.TransactionClient, gameId: string): Promise<SearchDocument[]> {
  const texts = await tx.termText.findMany({ where: { gameId }, orderBy: [{ slug: 'asc' }, { locale: 'asc' }] });
  const english = new Map(texts.filter(({ locale }) => locale === 'en').map(({ slug, name }) => [slug, name]));
  return texts.map(({ slug, locale, name, definition }) => ({
    locale,
    key: slug,
    titles: [name, english.get(slug) ?? ''],
    texts: [withoutLinkTargets(definition)],
  }));
}
