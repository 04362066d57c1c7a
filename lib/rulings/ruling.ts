import { cached } from '@/lib/cache/cached';
import { defaultSource, type Source } from '@/lib/catalogue/source';
import type { Locale } from '@/lib/i18n/locales';
import { paragraphsByNumber, type Paragraph } from './rulebook/rulebook';
import { summaries } from './search-rulings';
import { inLanguage, summarySelect, toSummary, type RulingSummary } from './summary';

export interface RulingPage extends RulingSummary {
  /** Paragraphs of the rulebook it rests on, the nearest first. */
  rules: Paragraph[];
  /** English names of the keywords it is about. */
  keywords: string[];
  /** Of a reading: how others play it. */
  other?: string;
  /** Codes of the cards it concerns, in the order of the catalogue. */
  cards: string[];
  terms: { slug: string; name: string }[];
  /** The nearest ones by shared cards and terms, best first. */
  related: RulingSummary[];
  /** The ruling that holds instead, of a superseded one. */
  replacedBy?: RulingSummary;
}

type Reader = Pick<Source, 'db'>;

const MAX_RELATED = 4;
const pages = cached<RulingPage | undefined>({
  name: 'ruling',
  of: ['rulings', 'rules', 'catalogue'],
  max: 1_000,
  shared: true,
});
const SLUG = /^[a-z0-9-]{1,80}$/;

/** A ruling by its slug; undefined when there is none. */
export async function getRuling(
  game: string,
  slug: string,
  locale: Locale,
  source: Reader = defaultSource(),
): Promise<RulingPage | undefined> {
  if (!SLUG.test(slug)) return undefined;
  return pages.get(game, [slug, locale], source, () => readRuling(game, slug, locale, source));
}

async function readRuling(game: string, slug: string, locale: Locale, source: Reader): Promise<RulingPage | undefined> {
  const row = await source.db.ruling.findUnique({
    where: { gameId_slug: { gameId: game, slug } },
    select: {
      ...summarySelect(),
      rules: { select: { number: true }, orderBy: { position: 'asc' } },
      keywords: { select: { keyword: true }, orderBy: { keyword: 'asc' } },
      cards: { select: { cardCode: true }, orderBy: { card: { position: 'asc' } } },
      terms: { select: { termSlug: true, term: { select: { texts: { select: { locale: true, name: true } } } } } },
    },
  });
  if (!row) return undefined;
  const summary = toSummary(row, locale);
  const { replacedBy } = summary.source;
  const other = inLanguage(row.texts, locale)?.other;
  const [rules, related, [replacement]] = await Promise.all([
    paragraphsByNumber(game, row.rules.map(({ number }) => number), locale, source), // prettier-ignore
    relatedRulings(game, slug, locale, source),
    replacedBy ? summaries(game, [replacedBy], locale, source) : [],
  ]);
  return {
    ...summary,
    rules,
    keywords: row.keywords.map(({ keyword }) => keyword),
    ...(other && { other }),
    cards: row.cards.map(({ cardCode }) => cardCode),
    terms: row.terms
      .map(({ termSlug, term }) => ({ slug: termSlug, name: inLanguage(term.texts, locale)?.name ?? termSlug }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
    related: related.filter((other) => other.slug !== replacedBy),
    ...(replacement ? { replacedBy: replacement } : {}),
  };
}

/** Every shared card and term makes rulings kin, the more the fewer rulings share it. */
async function relatedRulings(game: string, slug: string, locale: Locale, source: Reader): Promise<RulingSummary[]> {
  const rows = await source.db.$queryRaw<{ slug: string }[]>`
    WITH trait AS (
      SELECT slug, 'term ' || term_slug AS name FROM ruling_term WHERE game_id = ${game}
      UNION ALL
      SELECT slug, 'card ' || card_code FROM ruling_card WHERE game_id = ${game}
    ), worth AS (
      SELECT name, 1.0 / count(*) AS worth FROM trait GROUP BY name
    )
    SELECT other.slug
    FROM trait own
    JOIN trait other ON other.name = own.name AND other.slug <> own.slug
    JOIN worth ON worth.name = own.name
    WHERE own.slug = ${slug}
    GROUP BY other.slug
    ORDER BY sum(worth.worth) DESC, other.slug
    LIMIT ${MAX_RELATED}`;
  return summaries(game, rows.map((row) => row.slug), locale, source); // prettier-ignore
}

/** The rulings that concern a card, as the chapters go. */
export async function rulingsForCard(
  game: string,
  code: string,
  locale: Locale,
  { db }: Reader = defaultSource(),
): Promise<RulingSummary[]> {
  const rows = await db.ruling.findMany({
    where: { gameId: game, cards: { some: { cardCode: code } } },
    select: summarySelect(),
    orderBy: { position: 'asc' },
  });
  return byChapter(rows.map((row) => toSummary(row, locale)));
}

/** The rulings that concern a term, as the chapters go. */
export async function rulingsForTerm(
  game: string,
  term: string,
  locale: Locale,
  { db }: Reader = defaultSource(),
): Promise<RulingSummary[]> {
  const rows = await db.ruling.findMany({
    where: { gameId: game, terms: { some: { termSlug: term } } },
    select: summarySelect(),
    orderBy: { position: 'asc' },
  });
  return byChapter(rows.map((row) => toSummary(row, locale)));
}

/** Slugs of all rulings, for the sitemap. */
export async function rulingSlugs(game: string, { db }: Reader = defaultSource()): Promise<string[]> {
  const rows = await db.ruling.findMany({
    where: { gameId: game },
    select: { slug: true },
    orderBy: { position: 'asc' },
  });
  return rows.map(({ slug }) => slug);
}

function byChapter(rulings: RulingSummary[]): RulingSummary[] {
  return rulings.sort((a, b) => a.source.chapter - b.source.chapter);
}
