import type { Prisma } from '@/lib/db/generated/client';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { rulingSourceSchema, type RulingSource, type RulingStatus } from './files';
import { splitAnswer } from './markup';

/** A ruling as lists show it. `short` and `why` carry the markup of markup.ts. */
export interface RulingSummary {
  slug: string;
  status: RulingStatus;
  source: RulingSource;
  question: string;
  /** What is said at the table: the first paragraph of the answer. */
  short: string;
  /** The rest of it; '' when the short answer is all. */
  why: string;
  /** Language of the texts: English where the reader's has none, another where there is no English. */
  locale: Locale;
  /** Published on the site by a judge, not shipped with it. */
  bySite: boolean;
}

/** What a summary is made of. Texts in all languages: a judge may have written in one only. */
export function summarySelect() {
  return {
    slug: true,
    status: true,
    source: true,
    origin: true,
    supersededBy: true,
    texts: {
      select: { locale: true, question: true, answer: true, other: true },
    },
  } satisfies Prisma.RulingSelect;
}

type SummaryRow = Prisma.RulingGetPayload<{ select: ReturnType<typeof summarySelect> }>;

/** Throws when the row has no text in either language, which the seed does not write. */
export function toSummary(row: SummaryRow, locale: Locale): RulingSummary {
  const { slug, status, origin, supersededBy, texts } = row;
  const source = rulingSourceSchema.parse(row.source);
  const text = inLanguage(texts, locale);
  if (!text) throw new Error(`Ruling ${slug} has no text in ${locale} nor in ${DEFAULT_LOCALE}`);
  return {
    slug,
    // The database's check allows these words only, and the seed has parsed the source.
    status: supersededBy ? 'superseded' : (status as RulingStatus),
    source: supersededBy ? { ...source, replacedBy: supersededBy } : source,
    bySite: origin === 'site',
    question: text.question,
    ...splitAnswer(text.answer),
    locale: text.locale as Locale,
  };
}

/** The text in a language, or else the English one, or else any. */
export function inLanguage<T extends { locale: string }>(texts: readonly T[], locale: Locale): T | undefined {
  return (
    texts.find((text) => text.locale === locale) ?? texts.find((text) => text.locale === DEFAULT_LOCALE) ?? texts[0]
  );
}
