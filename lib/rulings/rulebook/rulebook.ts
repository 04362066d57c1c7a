import { cached } from '@/lib/cache/cached';
import type { GameId } from '@/lib/catalogue/games';
import { defaultSource, type Source } from '@/lib/catalogue/source';
import type { Prisma } from '@/lib/db/generated/client';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { inLanguage } from '../summary';
import { type AnySource, anySourceSchema, type ChapterKey, chapterKeyOf, DRAWN, type Drawn } from './books';

export interface Paragraph {
  /** `7.3` */
  number: string;
  chapter: number;
  heading?: string;
  /** With the markup of markup.ts. */
  text: string;
  source: AnySource;
  figure?: Drawn;
  /** Language of heading and text: English where the reader's has none. */
  locale: Locale;
  /** Rulings that name this paragraph, as the chapters go. */
  rulings: { slug: string; question: string; locale: Locale }[];
}

export interface Chapter {
  number: number;
  key: ChapterKey;
  /** Languages a source of it exists in; in others its meaning is a translation of ours. */
  sourceLanguages: Locale[];
  paragraphs: Paragraph[];
}

type Reader = Pick<Source, 'db'>;

/** A paragraph names the rulings that rest on it. */
const books = cached<Chapter[]>({ name: 'rulebook', of: ['rules', 'rulings'], max: 200, shared: true });

/** The whole rulebook, or the chapters asked for, in order. */
export async function chapters(
  game: GameId,
  locale: Locale,
  numbers?: readonly number[],
  source: Reader = defaultSource(),
): Promise<Chapter[]> {
  const key = [locale, ...(numbers ?? ['all'])];
  return books.get(game, key, source, () => readChapters(game, locale, numbers, source));
}

async function readChapters(
  game: GameId,
  locale: Locale,
  numbers: readonly number[] | undefined,
  { db }: Reader,
): Promise<Chapter[]> {
  const rows = await db.ruleChapter.findMany({
    where: { gameId: game, ...(numbers && { number: { in: [...numbers] } }) },
    select: {
      number: true,
      sourceLanguages: true,
      paragraphs: { select: paragraphSelect(locale), orderBy: { position: 'asc' } },
    },
    orderBy: { number: 'asc' },
  });
  return rows.flatMap(({ number, sourceLanguages, paragraphs }) => {
    const key = chapterKeyOf(game, number);
    if (!key) return [];
    // The seed wrote languages of ours only.
    const languages = sourceLanguages as Locale[];
    return [{ number, key, sourceLanguages: languages, paragraphs: paragraphs.map((row) => toParagraph(row, locale)) }];
  });
}

/** A chapter by its number; undefined when it has no paragraphs. */
export async function getChapter(
  game: GameId,
  number: number,
  locale: Locale,
  source: Reader = defaultSource(),
): Promise<Chapter | undefined> {
  const [chapter] = await chapters(game, locale, [number], source);
  return chapter;
}

/** Numbers of the chapters that have paragraphs, in order. */
export async function chapterNumbers(game: string, { db }: Reader = defaultSource()): Promise<number[]> {
  const rows = await db.ruleChapter.findMany({
    where: { gameId: game },
    select: { number: true },
    orderBy: { number: 'asc' },
  });
  return rows.map(({ number }) => number);
}

/** Paragraphs by number, in the order given; numbers of none are left out. */
export async function paragraphsByNumber(
  game: string,
  numbers: readonly string[],
  locale: Locale,
  source: Reader = defaultSource(),
): Promise<Paragraph[]> {
  const found = await paragraphs({ gameId: game, number: { in: [...numbers] } }, locale, source);
  const byNumber = new Map(found.map((paragraph) => [paragraph.number, paragraph]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** Paragraphs whose text links a term, as the chapters go. */
export function paragraphsForTerm(game: string, term: string, locale: Locale, source: Reader = defaultSource()) {
  return paragraphs({ gameId: game, terms: { some: { termSlug: term } } }, locale, source);
}

async function paragraphs(where: Prisma.RuleParagraphWhereInput, locale: Locale, { db }: Reader): Promise<Paragraph[]> {
  const rows = await db.ruleParagraph.findMany({
    where,
    select: paragraphSelect(locale),
    orderBy: [{ chapter: 'asc' }, { position: 'asc' }],
  });
  return rows.map((row) => toParagraph(row, locale));
}

function paragraphSelect(locale: Locale) {
  const inEither = { locale: { in: [locale, DEFAULT_LOCALE] } };
  return {
    number: true,
    chapter: true,
    source: true,
    figure: true,
    texts: { where: inEither, select: { locale: true, heading: true, text: true } },
    rulings: {
      // What no longer holds is found through what does.
      where: { ruling: { status: { not: 'superseded' }, supersededBy: null } },
      select: {
        slug: true,
        ruling: { select: { texts: { where: inEither, select: { locale: true, question: true } } } },
      },
      orderBy: [{ position: 'asc' }, { ruling: { position: 'asc' } }],
    },
  } satisfies Prisma.RuleParagraphSelect;
}

type ParagraphRow = Prisma.RuleParagraphGetPayload<{ select: ReturnType<typeof paragraphSelect> }>;

function toParagraph({ number, chapter, source, figure, texts, rulings }: ParagraphRow, locale: Locale): Paragraph {
  const text = inLanguage(texts, locale);
  if (!text) throw new Error(`Paragraph ${number} has no text in ${locale} nor in ${DEFAULT_LOCALE}`);
  const drawn = DRAWN.find((name) => name === figure);
  return {
    number,
    chapter,
    ...(text.heading && { heading: text.heading }),
    text: text.text,
    source: anySourceSchema.parse(source),
    ...(drawn && { figure: drawn }),
    locale: text.locale as Locale,
    rulings: rulings.flatMap(({ slug, ruling }) => {
      const asked = inLanguage(ruling.texts, locale);
      return asked ? [{ slug, question: asked.question, locale: asked.locale as Locale }] : [];
    }),
  };
}
