import { Prisma } from '@/lib/db/generated/client';
import { LOCALES } from '@/lib/i18n/locales';
import type { GlossaryFile, RulingFile } from '@/lib/rulings/files';
import type { DaysCatalogue } from './release';
import { seedRulebook, type WrittenChapter } from './rulebook';

type Transaction = Prisma.TransactionClient;

export interface WrittenRules {
  glossary: readonly Pick<GlossaryFile, 'terms'>[];
  rulings: readonly RulingFile[];
  rulebook: readonly WrittenChapter[];
  /** By the slug of their ruling, as they stand in their files. */
  scenarios: ReadonlyMap<string, Prisma.InputJsonValue>;
}

/** Writes the shipped terms, chapters and rulings of a game anew, in the order of the files. */
export async function seedRulings(tx: Transaction, gameId: string, written: WrittenRules): Promise<void> {
  await tx.ruling.deleteMany({ where: { gameId } });
  await tx.term.deleteMany({ where: { gameId } });
  await seedTerms(tx, gameId, written);
  await seedRulebook(tx, gameId, written.rulebook);
  await seedEachRuling(tx, gameId, written);
}

async function seedTerms(tx: Transaction, gameId: string, { glossary }: WrittenRules) {
  const terms = glossary.flatMap((file) => file.terms);
  await tx.term.createMany({ data: terms.map(({ slug }) => ({ gameId, slug })) });
  await tx.termText.createMany({
    data: terms.flatMap(({ slug, name, definition }) =>
      LOCALES.map((locale) => ({ gameId, slug, locale, name: name[locale], definition: definition[locale] })),
    ),
  });
}

async function seedEachRuling(tx: Transaction, gameId: string, { rulings: files, scenarios }: WrittenRules) {
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
    data: rulings.flatMap(({ slug, question, answer, other }) =>
      LOCALES.map((locale) => ({
        gameId,
        slug,
        locale,
        question: question[locale],
        answer: answer[locale],
        other: other?.[locale] ?? null,
      })),
    ),
  });
  await tx.rulingCard.createMany({
    data: rulings.flatMap(({ slug, cards }) => [...new Set(cards)].map((cardCode) => ({ gameId, slug, cardCode }))),
  });
  await tx.rulingTerm.createMany({
    data: rulings.flatMap(({ slug, terms }) => [...new Set(terms)].map((termSlug) => ({ gameId, slug, termSlug }))),
  });
  await tx.rulingRule.createMany({
    data: rulings.flatMap(({ slug, rules }) =>
      [...new Set(rules)].map((number, position) => ({ gameId, slug, number, position })),
    ),
  });
  await tx.rulingKeyword.createMany({
    data: rulings.flatMap(({ slug, keywords }) => [...new Set(keywords)].map((keyword) => ({ gameId, slug, keyword }))),
  });
}

/** Rulings without those that speak of a card that is not shown yet, or of a keyword that only such cards have. */
export function withoutHeldBack(
  files: readonly RulingFile[],
  scenarios: WrittenRules['scenarios'],
  { sets, heldBack }: DaysCatalogue,
): RulingFile[] {
  if (heldBack.size === 0) return [...files];
  const known = new Set(sets.flatMap(({ cards }) => cards.flatMap(({ keywords }) => keywords)));
  const told = (ruling: RulingFile['rulings'][number]) => {
    const said = JSON.stringify([ruling, scenarios.get(ruling.slug)]);
    return ruling.keywords.every((one) => known.has(one)) && ![...heldBack].some((code) => said.includes(code));
  };
  return files.map((file) => ({ ...file, rulings: file.rulings.filter(told) }));
}
