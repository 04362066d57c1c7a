import { defaultSource, type Source } from '@/lib/catalogue/source';
import type { RulingSource, RulingStatus } from './files';
import { plainText, splitAnswer } from './markup';
import { summarySelect, toSummary } from './summary';

/** A ruling with its texts in every language it has, without links. */
export interface RulingInAll {
  slug: string;
  status: RulingStatus;
  source: RulingSource;
  bySite: boolean;
  /** Numbers of the paragraphs it rests on, the nearest first. */
  rules: string[];
  /** Codes of the cards it concerns. */
  cards: string[];
  /** Slugs of terms. */
  terms: string[];
  /** By language. `other`: how others play it, of a reading. */
  texts: Record<string, { question: string; short: string; why: string; other?: string }>;
}

/** Every ruling of a game in its order: for files that hold them all. */
export async function rulingsInAll(game: string, { db }: Pick<Source, 'db'> = defaultSource()): Promise<RulingInAll[]> {
  const rows = await db.ruling.findMany({
    where: { gameId: game },
    select: {
      ...summarySelect(),
      rules: { select: { number: true }, orderBy: { position: 'asc' } },
      cards: { select: { cardCode: true }, orderBy: { cardCode: 'asc' } },
      terms: { select: { termSlug: true }, orderBy: { termSlug: 'asc' } },
    },
    orderBy: [{ position: 'asc' }, { slug: 'asc' }],
  });
  return rows.map((row) => {
    const { slug, status, source, bySite } = toSummary(row, 'en');
    const texts = row.texts.toSorted((a, b) => a.locale.localeCompare(b.locale)).map((text) => [text.locale, inWords(text)] as const); // prettier-ignore
    return {
      ...{ slug, status, source, bySite },
      rules: row.rules.map(({ number }) => number),
      cards: row.cards.map(({ cardCode }) => cardCode),
      terms: row.terms.map(({ termSlug }) => termSlug),
      texts: Object.fromEntries(texts),
    };
  });
}

function inWords({ question, answer, other }: { question: string; answer: string; other: string | null }) {
  const { short, why } = splitAnswer(plainText(answer));
  return { question, short, why, ...(other ? { other: plainText(other) } : {}) };
}
