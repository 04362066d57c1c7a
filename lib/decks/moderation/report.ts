import { z } from 'zod';
import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { canJoinIn, type Viewer } from '../permissions';
import { cleanText, shorten } from '../plain-text';
import { findRights, rightsColumns } from '../store/rows';

export const REPORT_REASONS = ['spam', 'abuse', 'theft', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Code points of what one may add to a report, and of a moderator's reason. */
export const MAX_REPORT_NOTE = 500;

/** A deck by its slug, or a comment by its id. */
export type Reported = { deck: string } | { comment: string };

/**
 * Asks the moderators to look at something the viewer sees as everybody does. Once is enough: a second report of the
 * same thing by the same person, while the first is open, changes nothing and is answered as the first was.
 */
export async function report(
  order: { subject: Reported; viewer: Viewer; reason: ReportReason; note?: string },
  prisma: PrismaClient = db(),
): Promise<'saved' | 'not-found'> {
  const { viewer } = order;
  const subject = viewer && (await reportable(order.subject, viewer, prisma));
  if (!viewer || !subject) return 'not-found';
  const note = shorten(cleanText((order.note ?? '').slice(0, 5000)), MAX_REPORT_NOTE);
  await prisma.report.createMany({
    data: { ...subject, reporterId: viewer.id, reason: order.reason, note },
    skipDuplicates: true,
  });
  return 'saved';
}

/** The columns that name it, where this person may report it: not their own. */
export async function reportable(subject: Reported, viewer: NonNullable<Viewer>, prisma: PrismaClient = db()) {
  if ('deck' in subject) {
    const deck = await findRights(subject.deck, prisma);
    return deck && canJoinIn(viewer, deck) && deck.ownerId !== viewer.id ? { deckId: deck.id } : undefined;
  }
  if (!z.uuid().safeParse(subject.comment).success) return undefined;
  const comment = await prisma.deckComment.findUnique({
    where: { id: subject.comment },
    select: { authorId: true, hiddenAt: true, deck: { select: rightsColumns } },
  });
  if (!comment || comment.hiddenAt !== null || comment.authorId === viewer.id) return undefined;
  return canJoinIn(viewer, comment.deck) ? { commentId: subject.comment } : undefined;
}
