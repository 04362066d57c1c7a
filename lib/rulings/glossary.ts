import { defaultSource, type Source } from '@/lib/catalogue/source';
import type { Locale } from '@/lib/i18n/locales';
import { inLanguage } from './summary';

export interface Term {
  slug: string;
  name: string;
  definition: string;
  /** Language of both: English where the reader's has none. */
  locale: Locale;
  /** Rulings that concern it. */
  rulings: number;
}

type Reader = Pick<Source, 'db'>;

const SELECT = {
  slug: true,
  texts: { select: { locale: true, name: true, definition: true } },
  _count: { select: { rulings: true } },
} as const;

/** The whole glossary, by name as the language sorts it. */
export async function glossary(game: string, locale: Locale, { db }: Reader = defaultSource()): Promise<Term[]> {
  const rows = await db.term.findMany({ where: { gameId: game }, select: SELECT });
  return rows.flatMap((row) => toTerm(row, locale) ?? []).sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** A term by its slug; undefined when there is none. */
export async function getTerm(
  game: string,
  slug: string,
  locale: Locale,
  { db }: Reader = defaultSource(),
): Promise<Term | undefined> {
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return undefined;
  const row = await db.term.findUnique({ where: { gameId_slug: { gameId: game, slug } }, select: SELECT });
  return row ? toTerm(row, locale) : undefined;
}

interface TermRow {
  slug: string;
  texts: { locale: string; name: string; definition: string }[];
  _count: { rulings: number };
}

function toTerm({ slug, texts, _count }: TermRow, locale: Locale): Term | undefined {
  const text = inLanguage(texts, locale);
  return (
    text && {
      slug,
      name: text.name,
      definition: text.definition,
      locale: text.locale as Locale,
      rulings: _count.rulings,
    }
  );
}
