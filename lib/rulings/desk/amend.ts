import { db as ownDb } from '@/lib/db/client';
import { LOCALES } from '@/lib/i18n/locales';
import { rulingSourceSchema } from '../files';
import { proposalContentSchema, type ProposalContent } from './content';

/** What a proposal begins with that is to stand in the place of a shipped ruling; undefined when there is none. */
export async function amendment(game: string, slug: string, db = ownDb()): Promise<ProposalContent | undefined> {
  const row = await db.ruling.findUnique({
    where: { gameId_slug: { gameId: game, slug }, origin: 'files' },
    include: {
      texts: true,
      cards: { orderBy: { card: { position: 'asc' } } },
      terms: true,
      rules: { orderBy: { position: 'asc' } },
      keywords: true,
    },
  });
  if (!row) return undefined;
  const { document, chapter, date } = rulingSourceSchema.parse(row.source);
  const texts = LOCALES.flatMap((locale) => {
    const text = row.texts.find((one) => one.locale === locale);
    return text ? [[locale, { question: text.question, answer: text.answer, other: text.other ?? '' }]] : [];
  });
  return proposalContentSchema.parse({
    slug: `${slug}-2`.slice(0, 80),
    // A superseded answer is amended by one that holds.
    status: row.status === 'superseded' ? 'reading' : row.status,
    document,
    chapter,
    date,
    supersedes: slug,
    rules: row.rules.map(({ number }) => number),
    cards: row.cards.map(({ cardCode }) => cardCode),
    terms: row.terms.map(({ termSlug }) => termSlug),
    keywords: row.keywords.map(({ keyword }) => keyword),
    texts: Object.fromEntries(texts),
    scenario: row.scenario === null ? '' : JSON.stringify(row.scenario, null, 1),
  });
}
