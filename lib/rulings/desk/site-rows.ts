import { Prisma } from '@/lib/db/generated/client';
import { proposalContentSchema, languagesOf, type ProposalContent } from './content';

type Transaction = Prisma.TransactionClient;

/** After all that is shipped. */
const LAST = 1_000_000;

/**
 * Writes a published proposal among the rulings that everybody reads, in the place of what stood under its slug. Cards,
 * terms and paragraphs that are no more are left out: the seed may have taken them away since.
 */
export async function writeSiteRuling(
  tx: Transaction,
  gameId: string,
  content: ProposalContent & { slug: string },
): Promise<void> {
  const { slug, status, document, chapter, date, supersedes, texts, scenario } = content;
  await tx.ruling.deleteMany({ where: { gameId, slug } });
  const source = { document, chapter, ...(date && { date }) };
  await tx.ruling.create({
    data: {
      gameId,
      slug,
      position: LAST,
      status,
      source,
      origin: 'site',
      scenario: scenario === '' ? Prisma.DbNull : (JSON.parse(scenario) as Prisma.InputJsonValue),
    },
  });
  await tx.rulingText.createMany({
    data: languagesOf(content).flatMap((locale) => {
      const text = texts[locale];
      return text
        ? [{ gameId, slug, locale, question: text.question, answer: text.answer, other: text.other || null }]
        : [];
    }),
  });
  await writeNames(tx, gameId, content);
  // What it replaced before its change holds again.
  await tx.ruling.updateMany({ where: { gameId, supersededBy: slug }, data: { supersededBy: null } });
  if (supersedes) {
    await tx.ruling.updateMany({ where: { gameId, slug: supersedes, origin: 'files' }, data: { supersededBy: slug } });
  }
}

async function writeNames(tx: Transaction, gameId: string, content: ProposalContent & { slug: string }) {
  const { slug, cards, terms, rules, keywords } = content;
  const known = {
    cards: await tx.card.findMany({ where: { gameId, code: { in: cards } }, select: { code: true } }),
    terms: await tx.term.findMany({ where: { gameId, slug: { in: terms } }, select: { slug: true } }),
    rules: await tx.ruleParagraph.findMany({ where: { gameId, number: { in: rules } }, select: { number: true } }),
    keywords: await tx.keyword.findMany({ where: { gameId, name: { in: keywords } }, select: { name: true } }),
  };
  await tx.rulingCard.createMany({ data: known.cards.map(({ code }) => ({ gameId, slug, cardCode: code })) });
  await tx.rulingTerm.createMany({ data: known.terms.map((term) => ({ gameId, slug, termSlug: term.slug })) });
  await tx.rulingRule.createMany({
    data: known.rules.map(({ number }) => ({ gameId, slug, number, position: rules.indexOf(number) })),
  });
  await tx.rulingKeyword.createMany({ data: known.keywords.map(({ name }) => ({ gameId, slug, keyword: name })) });
}

/** The seed has rewritten all rulings: what judges published is written again from its published revisions. */
export async function restoreSiteRulings(tx: Transaction, gameId: string): Promise<void> {
  const published = await tx.rulingProposal.findMany({
    where: { gameId, state: 'published' },
    orderBy: { createdAt: 'asc' },
    select: { slug: true, publishedRevision: true, revisions: { select: { revision: true, content: true } } },
  });
  for (const { slug, publishedRevision, revisions } of published) {
    const shown = revisions.find(({ revision }) => revision === publishedRevision);
    if (slug && shown) await writeSiteRuling(tx, gameId, { ...proposalContentSchema.parse(shown.content), slug });
  }
}
