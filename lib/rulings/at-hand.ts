import { createHash } from 'node:crypto';
import { cached } from '@/lib/cache/cached';
import { defaultSource, type Source } from '@/lib/catalogue/source';
import type { Locale } from '@/lib/i18n/locales';
import { rulingNews } from './changes';
import { summarySelect, toSummary, inLanguage, type RulingSummary } from './summary';

/** A ruling as a device keeps it to be looked up without the site, with the markup of markup.ts. */
export interface RulingAtHand extends Pick<RulingSummary, 'slug' | 'status' | 'question' | 'short' | 'why' | 'locale'> {
  /** Chapter of the rulebook it belongs to. */
  chapter: number;
  /** Of a reading: how others play it. */
  other?: string;
  /** Codes of the cards it concerns, in the order of the catalogue. */
  cards: string[];
  /** Numbers of the paragraphs it rests on, the nearest first. */
  rules: string[];
}

export interface RulingsAtHand {
  /** Hash of all that follows: another wording is another version. */
  version: string;
  /** As the chapters go. */
  rulings: RulingAtHand[];
}

/**
 * A device keeps so many and no more, however many there come to be: about 200 KB of text. Those that have changed last
 * are first among them, for nobody at the table knows them yet; then as their order goes.
 */
const MOST = 400;
const NEWEST = 100;

const kept = cached<RulingsAtHand>({ name: 'rulings-at-hand', of: ['rulings', 'rules', 'catalogue'], max: 8 });

/** Question and answer of the rulings that a table asks for most, in one language. */
export async function rulingsAtHand(
  game: string,
  locale: Locale,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<RulingsAtHand> {
  return kept.get(game, [locale], source, () => read(game, locale, source));
}

async function read(game: string, locale: Locale, source: Pick<Source, 'db'>): Promise<RulingsAtHand> {
  const news = await rulingNews(game, locale, NEWEST, source);
  const newest = news.map(({ ruling }) => ruling.slug);
  const holds = { gameId: game, status: { not: 'superseded' }, supersededBy: null };
  const [first, rest] = await Promise.all([
    source.db.ruling.findMany({ where: { ...holds, slug: { in: newest } }, select: SELECT }),
    source.db.ruling.findMany({
      where: { ...holds, slug: { notIn: newest } },
      select: SELECT,
      orderBy: [{ position: 'asc' }, { slug: 'asc' }],
      take: MOST - NEWEST,
    }),
  ]);
  const rulings = [...first, ...rest]
    .sort((a, b) => a.position - b.position)
    .map(({ position: _, cards, rules, ...row }): RulingAtHand => {
      const { slug, status, question, short, why, source: rests, locale: language } = toSummary(row, locale);
      const other = inLanguage(row.texts, locale)?.other;
      return {
        ...{ slug, status, question, short, why, locale: language },
        chapter: rests.chapter,
        ...(other ? { other } : {}),
        cards: cards.map(({ cardCode }) => cardCode),
        rules: rules.map(({ number }) => number),
      };
    })
    .sort((a, b) => a.chapter - b.chapter);
  return {
    version: createHash('sha256').update(JSON.stringify(rulings)).digest('hex').slice(0, 16),
    rulings,
  };
}

const SELECT = {
  ...summarySelect(),
  position: true,
  cards: { select: { cardCode: true }, orderBy: { card: { position: 'asc' } } },
  rules: { select: { number: true }, orderBy: { position: 'asc' } },
} as const;

/** Where they are to be had, without the language's beginning: see app/[locale]/offline/rulings. */
export async function rulingsAtHandAddress(game: string, locale: Locale, source?: Pick<Source, 'db'>): Promise<string> {
  const { version } = await rulingsAtHand(game, locale, source);
  return `/${locale}/offline/rulings/${version}`;
}
