import { db as ownDb } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { indexRuling } from '@/lib/search/index-rulings';
import { noteChange } from '../changes';
import { examine as examineNow, type Problem } from './problems';
import { proposalContentSchema } from './content';
import type { Person } from './proposals';
import { writeSiteRuling } from './site-rows';

export type Published =
  | { status: 'published'; slug: string }
  | { status: 'refused'; problems: Problem[] }
  | { status: 'stale' | 'not-found' | 'forbidden' };

/**
 * Makes the newest revision the ruling that everybody reads, when nothing is wrong with it and its scenario, if it has
 * one, holds. All of it or nothing: rows, search, feed.
 */
export async function publish(
  person: Person,
  id: string,
  revision: number,
  examine = examineNow,
  db = ownDb(),
): Promise<Published> {
  if (!person.judge) return { status: 'forbidden' };
  const row = await db.rulingProposal.findUnique({
    where: { id },
    select: { gameId: true, slug: true, revisions: { where: { revision }, select: { content: true } } },
  });
  const [found] = row?.revisions ?? [];
  if (!row || !found) return { status: 'not-found' };
  const content = proposalContentSchema.parse(found.content);
  const { problems } = await examine(row.gameId, content, id);
  const { slug } = content;
  if (problems.length > 0 || !slug) return { status: 'refused', problems };
  try {
    return await db.$transaction(async (tx): Promise<Published> => {
      const { count } = await tx.rulingProposal.updateMany({
        where: { id, revision },
        data: { state: 'published', publishedRevision: revision, slug, updatedAt: new Date() },
      });
      if (count === 0) return { status: 'stale' };
      if (row.slug && row.slug !== slug) await unpublish(tx, row.gameId, row.slug);
      await writeSiteRuling(tx, row.gameId, { ...content, slug });
      await noteChange(tx, row.gameId, slug, JSON.stringify(content), new Date());
      await indexRuling(tx, row.gameId, slug);
      return { status: 'published', slug };
    });
  } catch (error) {
    // Another proposal took the address between the check and the writing.
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      return { status: 'refused', problems: [{ code: 'slug-taken', slug }] };
    throw error;
  }
}

export type Closed = { status: 'closed' } | { status: 'stale' | 'not-found' | 'forbidden' };

/** Sets a suggestion aside (`declined`), or takes back what was published (`withdrawn`): its address says so no more. */
export async function close(
  person: Person,
  id: string,
  revision: number,
  state: 'declined' | 'withdrawn',
  db = ownDb(),
): Promise<Closed> {
  if (!person.judge) return { status: 'forbidden' };
  return db.$transaction(async (tx): Promise<Closed> => {
    const row = await tx.rulingProposal.findUnique({ where: { id } });
    if (!row) return { status: 'not-found' };
    const from = state === 'withdrawn' ? 'published' : 'suggested';
    const { count } = await tx.rulingProposal.updateMany({
      where: { id, revision, state: from },
      data: { state, publishedRevision: null, updatedAt: new Date() },
    });
    if (count === 0) return { status: 'stale' };
    if (state !== 'withdrawn' || !row.slug) return { status: 'closed' };
    await unpublish(tx, row.gameId, row.slug);
    return { status: 'closed' };
  });
}

async function unpublish(tx: Prisma.TransactionClient, gameId: string, slug: string): Promise<void> {
  await tx.ruling.deleteMany({ where: { gameId, slug, origin: 'site' } });
  await tx.ruling.updateMany({ where: { gameId, supersededBy: slug }, data: { supersededBy: null } });
  await indexRuling(tx, gameId, slug);
  await noteChange(tx, gameId, slug, '', new Date());
}
