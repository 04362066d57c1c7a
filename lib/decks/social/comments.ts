import { z } from 'zod';
import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { canEdit, canJoinIn, canModerate, canSee, type Viewer } from '../permissions';
import { cleanText, lengthOf } from '../plain-text';
import { findRights, rightsColumns } from '../store/rows';

/** Code points of one comment at most; the database holds it as well. */
export const MAX_COMMENT = 2000;
export const COMMENTS_SHOWN = 30;

/** A comment as a reader sees it. */
export interface Comment {
  id: string;
  /** Handle. */
  author: string;
  text: string;
  createdAt: Date;
  edited: boolean;
  /** Written by this reader: theirs to edit and to delete. */
  own: boolean;
  /** Hidden from everybody but its author, the owner of the deck where that was who hid it, and moderators. */
  hidden?: { by: 'owner' | 'moderator'; reason: string };
  /** This reader may hide it, or bring it back: as the owner of the deck. */
  canHide: boolean;
  canShow: boolean;
}

export interface CommentPage {
  comments: Comment[];
  /** Id after which the next page begins. */
  next?: string;
}

export type CommentText = { text: string } | { wrong: 'empty' | 'too-long' };

/** What somebody typed as it is stored: plain text, cleaned of what hides or reorders. */
export function readComment(typed: string): CommentText {
  const text = cleanText(typed.slice(0, 20_000));
  if (text === '') return { wrong: 'empty' };
  return lengthOf(text) > MAX_COMMENT ? { wrong: 'too-long' } : { text };
}

/** Comments on a deck, newest first; none where the viewer does not see the deck. */
export async function listComments(
  order: { deck: string; viewer: Viewer; after?: string; limit?: number },
  prisma: PrismaClient = db(),
): Promise<CommentPage> {
  const { viewer, limit = COMMENTS_SHOWN } = order;
  const deck = await findRights(order.deck, prisma);
  if (!deck || !canSee(viewer, deck)) return { comments: [] };
  const isOwner = canEdit(viewer, deck);
  const seen = [
    { hiddenAt: null },
    ...(viewer ? [{ authorId: viewer.id }] : []),
    ...(isOwner ? [{ hiddenBy: 'owner' }] : []),
  ];
  const rows = await prisma.deckComment.findMany({
    where: {
      deckId: deck.id,
      ...(z.uuid().safeParse(order.after).success ? { id: { lt: order.after } } : {}),
      ...(canModerate(viewer) ? {} : { OR: seen }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
    include: { author: { select: { handle: true } } },
  });
  const shown = rows.slice(0, limit);
  return {
    comments: shown.map((row) => ({
      id: row.id,
      author: row.author.handle,
      text: row.text,
      createdAt: row.createdAt,
      edited: row.editedAt !== null,
      own: row.authorId === viewer?.id,
      ...(row.hiddenAt
        ? {
            hidden: {
              by: row.hiddenBy === 'owner' ? ('owner' as const) : ('moderator' as const),
              reason: row.hiddenReason ?? '',
            },
          }
        : {}),
      canHide: isOwner && row.hiddenAt === null && row.authorId !== viewer?.id,
      canShow: isOwner && row.hiddenBy === 'owner',
    })),
    ...(rows.length > limit ? { next: shown.at(-1)?.id } : {}),
  };
}

/** Says something about a deck. */
export async function addComment(
  order: { deck: string; viewer: Viewer; text: string },
  prisma: PrismaClient = db(),
): Promise<
  { status: 'saved'; id: string } | { status: 'not-found' } | { status: 'invalid'; wrong: 'empty' | 'too-long' }
> {
  const deck = await findRights(order.deck, prisma);
  if (!order.viewer || !deck || !canJoinIn(order.viewer, deck)) return { status: 'not-found' };
  const read = readComment(order.text);
  if ('wrong' in read) return { status: 'invalid', wrong: read.wrong };
  const data = { deckId: deck.id, authorId: order.viewer.id, text: read.text };
  const { id } = await prisma.deckComment.create({ data, select: { id: true } });
  return { status: 'saved', id };
}

/** Writes one's own comment anew. A hidden one stays hidden: what it says now, a moderator has not seen. */
export async function editComment(
  order: { id: string; viewer: Viewer; text: string },
  prisma: PrismaClient = db(),
): Promise<{ status: 'saved' | 'not-found' } | { status: 'invalid'; wrong: 'empty' | 'too-long' }> {
  const row = await ownComment(order, prisma);
  if (!row) return { status: 'not-found' };
  const read = readComment(order.text);
  if ('wrong' in read) return { status: 'invalid', wrong: read.wrong };
  if (read.text !== row.text)
    await prisma.deckComment.update({ where: { id: row.id }, data: { text: read.text, editedAt: new Date() } });
  return { status: 'saved' };
}

export async function deleteComment(
  order: { id: string; viewer: Viewer },
  prisma: PrismaClient = db(),
): Promise<'deleted' | 'not-found'> {
  const row = await ownComment(order, prisma, true);
  if (!row) return 'not-found';
  const { count } = await prisma.deckComment.deleteMany({ where: { id: row.id } });
  return count > 0 ? 'deleted' : 'not-found';
}

/** The owner of a deck hides a comment on it, or brings back one that they hid: not what a moderator decided on. */
export async function hideAsOwner(
  order: { id: string; viewer: Viewer; hidden: boolean },
  prisma: PrismaClient = db(),
): Promise<'saved' | 'not-found'> {
  if (!order.viewer || !z.uuid().safeParse(order.id).success) return 'not-found';
  const { count } = await prisma.deckComment.updateMany({
    where: {
      id: order.id,
      deck: { ownerId: order.viewer.id },
      ...(order.hidden ? { hiddenAt: null } : { hiddenBy: 'owner' }),
    },
    data: order.hidden
      ? { hiddenAt: new Date(), hiddenBy: 'owner' }
      : { hiddenAt: null, hiddenBy: null, hiddenReason: null },
  });
  return count > 0 ? 'saved' : 'not-found';
}

/** One's own comment, on a deck one still sees; to take it away one need not. */
async function ownComment({ id, viewer }: { id: string; viewer: Viewer }, prisma: PrismaClient, unseen = false) {
  if (!viewer || !z.uuid().safeParse(id).success) return undefined;
  const row = await prisma.deckComment.findUnique({
    where: { id },
    include: { deck: { select: rightsColumns } },
  });
  if (!row || row.authorId !== viewer.id) return undefined;
  return unseen || canSee(viewer, row.deck) ? row : undefined;
}
