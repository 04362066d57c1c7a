import { db } from '@/lib/db/client';
import { handleSchema } from '../fields/fields';
import { mailsLeave } from '../mail/send';

export interface Profile {
  handle: string;
  since: Date;
  publicDecks: number;
}

/** What everyone may see of a person: nothing but the handle and what they made public. Null when there is no such handle. */
export async function profileOf(handle: string): Promise<Profile | null> {
  const parsed = handleSchema.safeParse(handle);
  if (!parsed.success || parsed.data !== handle) return null;
  const user = await db().user.findUnique({
    where: { handle },
    select: {
      handle: true,
      createdAt: true,
      emailVerified: true,
      _count: { select: { decks: { where: { visibility: 'public', hiddenAt: null, archivedAt: null } } } },
    },
  });
  if (!user) return null;
  // Of an account that waits for its confirmation nothing is shown: it would tell whether the address was a new one.
  if (mailsLeave() && !user.emailVerified && user._count.decks === 0) return null;
  return { handle: user.handle, since: user.createdAt, publicDecks: user._count.decks };
}
