import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { handleSchema } from '../fields/fields';
import { mailsLeave } from '../mail/send';

export interface Profile {
  handle: string;
  since: Date;
  publicDecks: number;
}

/** What everyone may see of a person: nothing but the handle and what they made public. Null when there is no such handle. */
export async function profileOf(handle: string, prisma: PrismaClient = db()): Promise<Profile | null> {
  const parsed = handleSchema.safeParse(handle);
  if (!parsed.success || parsed.data !== handle) return null;
  const user = await prisma.user.findUnique({
    where: { handle },
    select: {
      handle: true,
      createdAt: true,
      id: true,
      emailVerified: true,
    },
  });
  if (!user) return null;
  // By itself: counted beside the account, the decks of all accounts would be grouped first.
  const publicDecks = await prisma.deck.count({
    where: { ownerId: user.id, visibility: 'public', hiddenAt: null, archivedAt: null },
  });
  // Of an account that waits for its confirmation nothing is shown: it would tell whether the address was a new one.
  if (mailsLeave() && !user.emailVerified && publicDecks === 0) return null;
  return { handle: user.handle, since: user.createdAt, publicDecks };
}
