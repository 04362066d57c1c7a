import { z } from 'zod';
import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import { canModerate, type Viewer } from '../permissions';
import { cleanText, shorten } from '../plain-text';
import { MAX_REPORT_NOTE } from './report';

export const DECISIONS = ['hide', 'restore', 'dismiss'] as const;
export type Decision = (typeof DECISIONS)[number];

export interface DecisionOrder {
  viewer: Viewer;
  kind: 'deck' | 'comment';
  id: string;
  decision: Decision;
  /** Why; its author reads it. Asked for to hide. */
  reason: string;
}

export type DecisionResult = 'done' | 'not-found' | 'reason-missing' | 'no-change';

/**
 * Hides something, brings it back, or finds that nothing is wrong with it. Every decision closes the open reports about
 * it and stands in the log. To whoever is no moderator there is nothing here.
 */
export async function decide(order: DecisionOrder, prisma: PrismaClient = db()): Promise<DecisionResult> {
  const { viewer, kind, id, decision } = order;
  if (!viewer || !canModerate(viewer) || !z.uuid().safeParse(id).success) return 'not-found';
  const reason = shorten(cleanText(order.reason.slice(0, 5000)), MAX_REPORT_NOTE);
  if (decision === 'hide' && reason === '') return 'reason-missing';
  const subject = kind === 'deck' ? { deckId: id } : { commentId: id };
  return prisma.$transaction(async (tx): Promise<DecisionResult> => {
    if (!(await exists(tx, kind, id))) return 'not-found';
    if (decision !== 'dismiss' && !(await change(tx, kind, id, decision, reason))) return 'no-change';
    const { count } = await tx.report.updateMany({
      where: { ...subject, closedAt: null },
      data: { closedAt: new Date() },
    });
    if (decision === 'dismiss' && count === 0) return 'no-change';
    await tx.moderation.create({
      data: { ...subject, moderatorId: viewer.id, action: decision, subject: kind, reason },
    });
    return 'done';
  });
}

async function exists(tx: Prisma.TransactionClient, kind: 'deck' | 'comment', id: string): Promise<boolean> {
  const found =
    kind === 'deck'
      ? await tx.deck.findUnique({ where: { id }, select: { id: true } })
      : await tx.deckComment.findUnique({ where: { id }, select: { id: true } });
  return found !== null;
}

/** Whether it changed anything: what is hidden already, or private, cannot be hidden; what is not hidden, not restored. */
async function change(
  tx: Prisma.TransactionClient,
  kind: 'deck' | 'comment',
  id: string,
  decision: 'hide' | 'restore',
  reason: string,
): Promise<boolean> {
  const hide = decision === 'hide';
  const hidden = { hiddenAt: hide ? new Date() : null, hiddenReason: hide ? reason : null };
  if (kind === 'deck') {
    const where = hide ? { hiddenAt: null, visibility: { not: 'private' as const } } : { hiddenAt: { not: null } };
    return (await tx.deck.updateMany({ where: { id, ...where }, data: hidden })).count > 0;
  }
  // What the owner of a deck hid from it, a moderator may still take over.
  const where = hide ? { OR: [{ hiddenBy: null }, { hiddenBy: 'owner' }] } : { hiddenAt: { not: null } };
  const data = { ...hidden, hiddenBy: hide ? 'moderator' : null };
  return (await tx.deckComment.updateMany({ where: { id, ...where }, data })).count > 0;
}
