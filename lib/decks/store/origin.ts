import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { canEdit, canSee, type DeckRights, type Viewer } from '../permissions';
import { findRights, namedColumns } from './rows';

/** The deck another was copied from: credit and the way to it. */
export interface Origin {
  slug: string;
  name: string;
  /** Handle of its owner. */
  author: string;
}

/**
 * The origin of a copy, as far as this reader may know of it. An unlisted origin is named to the two owners only: the
 * page of a copy is read by people who were never given that link. A private or hidden one, or one that was deleted,
 * leaves no trace.
 */
export async function originFor(
  viewer: Viewer,
  copy: { ownerId: string; originId: string },
  prisma: Pick<PrismaClient, 'deck'>,
): Promise<Origin | undefined> {
  const origin = await prisma.deck.findUnique({ where: { id: copy.originId }, select: namedColumns });
  return origin ? shownOrigin(viewer, copy, origin) : undefined;
}

/** {@link originFor} an origin that has been read. */
export function shownOrigin(
  viewer: Viewer,
  copy: { ownerId: string },
  origin: DeckRights & { slug: string; name: string; owner: { handle: string } },
): Origin | undefined {
  if (!canSee(viewer, origin)) return undefined;
  if (origin.visibility === 'unlisted' && !canEdit(viewer, origin) && !canEdit(viewer, copy)) return undefined;
  return { slug: origin.slug, name: origin.name, author: origin.owner.handle };
}

/**
 * Id of the deck that somebody says theirs was taken from. Undefined where they may not see it, exactly as where there
 * is none: nothing can be learnt by naming decks.
 */
export async function creditedOrigin(
  idOrSlug: string | undefined,
  viewer: NonNullable<Viewer>,
  prisma: PrismaClient = db(),
): Promise<string | undefined> {
  const origin = idOrSlug === undefined ? null : await findRights(idOrSlug, prisma);
  return origin && canSee(viewer, origin) ? origin.id : undefined;
}
