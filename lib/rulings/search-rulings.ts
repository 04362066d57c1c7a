import { defaultSource, type Source } from '@/lib/catalogue/source';
import { Prisma } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locales';
import { findByText } from './find-by-text';
import type { RulingStatus } from './files';
import type { RulingQuery } from './ruling-query';
import { inLanguage, summarySelect, toSummary, type RulingSummary } from './summary';

export const RULINGS_PER_PAGE = 40;

export interface RulingSearch {
  /** The rulings of this page: by chapter, or best first when words were typed. */
  rulings: RulingSummary[];
  /** Found on all pages. */
  total: number;
  /** Page shown, from 1: the last one when the query asks beyond it. */
  page: number;
  /** At least 1. */
  pages: number;
  /** Typed words that match nothing, as typed. */
  unmatched: string[];
  /** No ruling holds all typed words; these hold most of them. */
  closest: boolean;
  /** Counts beside the filters, each as if its own filter were not set. */
  facets: {
    chapters: { chapter: number; count: number }[];
    terms: { slug: string; name: string; count: number }[];
    /** By the English names of keywords. */
    keywords: { keyword: string; count: number }[];
    statuses: { status: RulingStatus; count: number }[];
  };
}

/** The rulings a query asks for, a page of them, with the counts beside the filters. */
export async function searchRulings(
  game: string,
  query: RulingQuery,
  locale: Locale,
  source: Source = defaultSource(),
): Promise<RulingSearch> {
  const { db } = source;
  const found = query.q ? await findByText(source, { game, kind: 'ruling', locale }, query.q) : undefined;
  const keys = found && (await withReplacements(game, found.keys, source));
  const where = (left?: Filter) => filters(game, query, keys, left);

  const [slugs, chapters, terms, keywords, statuses] = await Promise.all([
    db.$queryRaw<{ slug: string }[]>`
      SELECT slug FROM ruling r WHERE ${where()}
      ORDER BY (source ->> 'chapter')::int, position`,
    db.$queryRaw<{ chapter: number; count: number }[]>`
      SELECT (source ->> 'chapter')::int AS chapter, count(*)::int AS count FROM ruling r
      WHERE ${where('chapter')} GROUP BY 1 ORDER BY 1`,
    db.$queryRaw<{ slug: string; count: number }[]>`
      SELECT t.term_slug AS slug, count(*)::int AS count
      FROM ruling r JOIN ruling_term t ON t.game_id = r.game_id AND t.slug = r.slug
      WHERE ${where('term')} GROUP BY 1`,
    db.$queryRaw<{ keyword: string; count: number }[]>`
      SELECT k.keyword, count(*)::int AS count
      FROM ruling r JOIN ruling_keyword k ON k.game_id = r.game_id AND k.slug = r.slug
      WHERE ${where('keyword')} GROUP BY 1 ORDER BY 1`,
    db.$queryRaw<{ status: RulingStatus; count: number }[]>`
      SELECT status, count(*)::int AS count FROM ruling r WHERE ${where('status')} GROUP BY 1 ORDER BY 1`,
  ]);
  const ordered = order(slugs.map(({ slug }) => slug), keys); // prettier-ignore
  const pages = Math.max(1, Math.ceil(ordered.length / RULINGS_PER_PAGE));
  const page = Math.min(query.page, pages);
  const shown = ordered.slice((page - 1) * RULINGS_PER_PAGE, page * RULINGS_PER_PAGE);
  const [rulings, names] = await Promise.all([
    summaries(game, shown, locale, source),
    termNames(game, terms.map(({ slug }) => slug), locale, source), // prettier-ignore
  ]);
  return {
    rulings,
    total: ordered.length,
    page,
    pages,
    unmatched: found?.unmatched ?? [],
    closest: (found?.closest ?? false) && ordered.length > 0,
    facets: {
      chapters,
      terms: terms
        .map(({ slug, count }) => ({ slug, count, name: names.get(slug) ?? slug }))
        .sort((a, b) => a.name.localeCompare(b.name, locale)),
      keywords,
      statuses,
    },
  };
}

/** A superseded ruling comes only after the one that holds instead, which is found with it. */
async function withReplacements(game: string, found: readonly string[], { db }: Pick<Source, 'db'>) {
  const rows = await db.$queryRaw<{ slug: string; holds: string }[]>`
    SELECT slug, coalesce(superseded_by, source ->> 'replacedBy') AS holds FROM ruling
    WHERE game_id = ${game} AND (status = 'superseded' OR superseded_by IS NOT NULL) AND slug = ANY (${found}::text[])`;
  const holds = new Map(rows.map((row) => [row.slug, row.holds]));
  return [...new Set(found.flatMap((slug) => [holds.get(slug) ?? [], slug].flat()))];
}

type Filter = 'chapter' | 'term' | 'keyword' | 'status';

/** The condition of all filters but one; `found` are the slugs a text found. */
function filters(game: string, query: RulingQuery, found: readonly string[] | undefined, left?: Filter) {
  const conditions = [Prisma.sql`r.game_id = ${game}`];
  if (found) conditions.push(Prisma.sql`r.slug = ANY (${found}::text[])`);
  if (query.card)
    conditions.push(Prisma.sql`EXISTS (SELECT FROM ruling_card c
      WHERE c.game_id = r.game_id AND c.slug = r.slug AND c.card_code = ${query.card})`);
  if (query.term && left !== 'term')
    conditions.push(Prisma.sql`EXISTS (SELECT FROM ruling_term t
      WHERE t.game_id = r.game_id AND t.slug = r.slug AND t.term_slug = ${query.term})`);
  if (query.chapter && left !== 'chapter')
    conditions.push(Prisma.sql`(r.source ->> 'chapter')::int = ${query.chapter}`);
  if (query.keyword && left !== 'keyword')
    conditions.push(Prisma.sql`EXISTS (SELECT FROM ruling_keyword k
      WHERE k.game_id = r.game_id AND k.slug = r.slug AND k.keyword = ${query.keyword})`);
  if (query.status && left !== 'status')
    conditions.push(
      Prisma.sql`CASE WHEN r.superseded_by IS NULL THEN r.status ELSE 'superseded' END = ${query.status}`,
    );
  return Prisma.join(conditions, ' AND ');
}

/** Best first when a text was asked for; else as the chapters go. */
function order(slugs: string[], found: readonly string[] | undefined): string[] {
  if (!found) return slugs;
  const allowed = new Set(slugs);
  return found.filter((slug) => allowed.has(slug));
}

/** Rulings by slug in the order given; slugs of none are left out. */
export async function summaries(
  game: string,
  slugs: readonly string[],
  locale: Locale,
  { db }: Pick<Source, 'db'> = defaultSource(),
): Promise<RulingSummary[]> {
  const rows = await db.ruling.findMany({
    where: { gameId: game, slug: { in: [...slugs] } },
    select: summarySelect(),
  });
  const bySlug = new Map(rows.map((row) => [row.slug, toSummary(row, locale)]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

async function termNames(game: string, slugs: readonly string[], locale: Locale, { db }: Pick<Source, 'db'>) {
  const rows = await db.term.findMany({
    where: { gameId: game, slug: { in: [...slugs] } },
    select: { slug: true, texts: { select: { locale: true, name: true } } },
  });
  return new Map(rows.map(({ slug, texts }) => [slug, inLanguage(texts, locale)?.name ?? slug]));
}
