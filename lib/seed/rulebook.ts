import type { Prisma } from '@/lib/db/generated/client';
import { type Locale, LOCALES } from '@/lib/i18n/locales';
import type { AnySource, Drawn } from '@/lib/rulings/rulebook/books';
import { type Paragraph, paragraphLinks } from '@/lib/rulings/rulebook/files';

/** A chapter of either game's rulebook. */
export interface WrittenChapter {
  chapter: number;
  sourceLanguages: readonly Locale[];
  paragraphs: readonly (Pick<Paragraph, 'number' | 'heading' | 'text' | 'cited'> & {
    source: AnySource;
    figure?: Drawn;
  })[];
}

/** Writes the chapters of a game anew, in the order of their numbers. Terms are there already: texts link them. */
export async function seedRulebook(
  tx: Prisma.TransactionClient,
  gameId: string,
  chapters: readonly WrittenChapter[],
): Promise<void> {
  await tx.ruleChapter.deleteMany({ where: { gameId } });
  await tx.ruleChapter.createMany({
    data: chapters.map(({ chapter, sourceLanguages }) => ({
      gameId,
      number: chapter,
      sourceLanguages: [...sourceLanguages],
    })),
  });
  const paragraphs = chapters.flatMap(({ chapter, paragraphs }) =>
    paragraphs.map((paragraph, position) => ({ chapter, position, ...paragraph })),
  );
  await tx.ruleParagraph.createMany({
    data: paragraphs.map(({ number, chapter, position, source, figure, cited }) => ({
      gameId,
      number,
      chapter,
      position,
      source,
      figure: figure ?? null,
      cited,
    })),
  });
  await tx.ruleParagraphText.createMany({
    data: paragraphs.flatMap(({ number, heading, text }) =>
      LOCALES.map((locale) => ({ gameId, number, locale, heading: heading?.[locale] ?? null, text: text[locale] })),
    ),
  });
  await tx.ruleParagraphTerm.createMany({
    data: paragraphs.flatMap((paragraph) =>
      paragraphLinks(paragraph)
        .filter((target) => /^[a-z]/.test(target))
        .map((termSlug) => ({ gameId, number: paragraph.number, termSlug })),
    ),
  });
}
