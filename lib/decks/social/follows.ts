import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import type { Viewer } from '../permissions';

/** People one may follow: the list of their decks looks at each. */
export const MAX_FOLLOWS = 500;

/** Follows somebody by handle or stops following, as asked for, however often. */
export async function setFollow(
  order: { author: string; viewer: NonNullable<Viewer>; followed: boolean },
  prisma: PrismaClient = db(),
): Promise<'saved' | 'not-found' | 'too-many'> {
  const author = await prisma.user.findUnique({ where: { handle: order.author }, select: { id: true } });
  if (!author || author.id === order.viewer.id) return 'not-found';
  const follow = { followerId: order.viewer.id, authorId: author.id };
  if (!order.followed) {
    await prisma.follow.deleteMany({ where: follow });
    return 'saved';
  }
  return prisma.$transaction(async (tx) => {
    // One at a time for each follower, so that the limit is seen by all.
    await tx.$queryRaw`SELECT 1 FROM "user" WHERE "id" = ${follow.followerId}::uuid FOR UPDATE`;
    const others = { followerId: follow.followerId, authorId: { not: follow.authorId } };
    if ((await tx.follow.count({ where: others })) >= MAX_FOLLOWS) return 'too-many';
    await tx.follow.createMany({ data: follow, skipDuplicates: true });
    return 'saved';
  });
}

/** Handles of the people the viewer follows, in alphabetical order. */
export async function followed(viewer: NonNullable<Viewer>, prisma: PrismaClient = db()): Promise<string[]> {
  const rows = await prisma.follow.findMany({
    where: { followerId: viewer.id },
    orderBy: { author: { handle: 'asc' } },
    take: MAX_FOLLOWS,
    select: { author: { select: { handle: true } } },
  });
  return rows.map(({ author }) => author.handle);
}

export async function follows(viewer: Viewer, author: string, prisma: PrismaClient = db()): Promise<boolean> {
  if (!viewer) return false;
  return (await prisma.follow.count({ where: { followerId: viewer.id, author: { handle: author } } })) > 0;
}
