import type { PrismaClient } from '@/lib/db/generated/client';
import { canEdit, canSee, type Viewer } from '../permissions';

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
  const origin = await prisma.deck.findUnique({
    where: { id: copy.originId },
    select: {
      slug: true,
      name: true,
      ownerId: true,
      visibility: true,
      hiddenAt: true,
      owner: { select: { handle: true } },
    },
  });
  if (!origin || !canSee(viewer, origin)) return undefined;
  if (origin.visibility === 'unlisted' && !canEdit(viewer, origin) && !canEdit(viewer, copy)) return undefined;
  return { slug: origin.slug, name: origin.name, author: origin.owner.handle };
}
