import { createHash } from 'node:crypto';
import { defaultSource, type Source } from '@/lib/catalogue/source';
import type { Prisma } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locales';
import { summaries } from './search-rulings';
import type { RulingSummary } from './summary';

// When rulings became what they are: the feed tells it. Content is known by its hash, so a seed that rewrites all rows
// changes no date.

/** Notes what a ruling says now, or that it is gone (''). Nothing is written when it said the same before. */
export async function noteChange(
  tx: Prisma.TransactionClient,
  gameId: string,
  slug: string,
  content: string,
  changedAt: Date,
): Promise<void> {
  await noteChanges(tx, gameId, [{ slug, content }], changedAt);
}

/** Of many at once: the seed's. */
export async function noteChanges(
  tx: Prisma.TransactionClient,
  gameId: string,
  rulings: readonly { slug: string; content: string }[],
  changedAt: Date,
): Promise<void> {
  const slugs = rulings.map(({ slug }) => slug);
  const before = await tx.rulingChange.findMany({ where: { gameId, slug: { in: slugs } } });
  const known = new Map(before.map((row) => [row.slug, row]));
  for (const { slug, content } of rulings) {
    const hash = content && createHash('sha256').update(content).digest('base64url');
    const old = known.get(slug);
    if (old?.hash === hash || (!old && !hash)) continue;
    const kind = !hash ? 'gone' : old?.hash ? 'changed' : 'new';
    await tx.rulingChange.upsert({
      where: { gameId_slug: { gameId, slug } },
      create: { gameId, slug, kind, hash, changedAt },
      update: { kind, hash, changedAt },
    });
  }
}

export interface RulingNews {
  kind: 'new' | 'changed';
  changedAt: Date;
  ruling: RulingSummary;
}

/** The newest changes of rulings that can be read, at most so many, newest first. */
export async function rulingNews(
  game: string,
  locale: Locale,
  limit: number,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<RulingNews[]> {
  const rows = await source.db.rulingChange.findMany({
    where: { gameId: game, kind: { not: 'gone' } },
    orderBy: [{ changedAt: 'desc' }, { slug: 'asc' }],
    take: limit,
  });
  const found = await summaries(game, rows.map(({ slug }) => slug), locale, source); // prettier-ignore
  const bySlug = new Map(found.map((ruling) => [ruling.slug, ruling]));
  return rows.flatMap(({ slug, kind, changedAt }) => {
    const ruling = bySlug.get(slug);
    return ruling ? [{ kind: kind === 'new' ? 'new' : 'changed', changedAt, ruling }] : [];
  });
}
