import { Prisma } from '@/lib/db/generated/client';
import { LOCALES } from '@/lib/i18n/locales';
import type { GlossaryFile, RulingFile } from '@/lib/rulings/files';

type Transaction = Prisma.TransactionClient;

/** Writes the shipped terms and rulings of a game anew, in the order of the files. Nothing people make refers to them. */
export async function seedRulings(
  tx: Transaction,
  gameId: string,
  glossary: readonly GlossaryFile[],
  files: readonly RulingFile[],
  /** Scenarios by the slug of their ruling, as they stand in their files. */
  scenarios: ReadonlyMap<string, Prisma.InputJsonValue>,
): Promise<void> {
  await tx.ruling.deleteMany({ where: { gameId } });
  await tx.term.deleteMany({ where: { gameId } });

  const terms = glossary.flatMap((file) => file.terms);
  await tx.term.createMany({ data: terms.map(({ slug }) => ({ gameId, slug })) });
  await tx.termText.createMany({
    data: terms.flatMap(({ slug, name, definition }) =>
      LOCALES.map((locale) => ({ gameId, slug, locale, name: name[locale], definition: definition[locale] })),
    ),
  });

  const rulings = files.flatMap((file) => file.rulings);
  await tx.ruling.createMany({
    data: rulings.map(({ slug, status, source }, position) => ({
      gameId,
      slug,
      position,
      status,
      source,
      scenario: scenarios.get(slug) ?? Prisma.DbNull,
    })),
  });
  await tx.rulingText.createMany({
    data: rulings.flatMap(({ slug, question, answer }) =>
      LOCALES.map((locale) => ({ gameId, slug, locale, question: question[locale], answer: answer[locale] })),
    ),
  });
  await tx.rulingCard.createMany({
    data: rulings.flatMap(({ slug, cards }) => [...new Set(cards)].map((cardCode) => ({ gameId, slug, cardCode }))),
  });
  await tx.rulingTerm.createMany({
    data: rulings.flatMap(({ slug, terms }) => [...new Set(terms)].map((termSlug) => ({ gameId, slug, termSlug }))),
  });
}
