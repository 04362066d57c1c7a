import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { isSharedList, type Entry, type SharedList } from '../lists';
import { entriesOf } from './read';

/** The lists that a person shows to others. */
export async function sharedLists(userId: string, prisma: PrismaClient = db()): Promise<SharedList[]> {
  const rows = await prisma.collectionShare.findMany({ where: { userId }, select: { list: true } });
  return rows.map(({ list }) => list).filter(isSharedList);
}

/** Shows exactly these lists from now on. */
export async function shareLists(
  userId: string,
  lists: readonly SharedList[],
  prisma: PrismaClient = db(),
): Promise<void> {
  await prisma.$transaction([
    prisma.collectionShare.deleteMany({ where: { userId, list: { notIn: [...lists] } } }),
    prisma.collectionShare.createMany({ data: lists.map((list) => ({ userId, list })), skipDuplicates: true }),
  ]);
}

/** The lists on show of whoever has this handle: none for nobody, as for somebody who shows none. */
export async function sharedListsOf(handle: string, prisma: PrismaClient = db()): Promise<SharedList[]> {
  const rows = await prisma.collectionShare.findMany({ where: { user: { handle } }, select: { list: true } });
  return rows.map(({ list }) => list).filter(isSharedList);
}

/** A list that its owner shows; undefined where it is not shown, exactly as where there is no such person. */
export async function sharedList(
  { handle, list, game }: { handle: string; list: SharedList; game: string },
  prisma: PrismaClient = db(),
): Promise<Entry[] | undefined> {
  const share = await prisma.collectionShare.findFirst({
    where: { list, user: { handle } },
    select: { userId: true },
  });
  return share ? entriesOf({ userId: share.userId, game }, list, prisma) : undefined;
}
