import { Prisma } from '@/lib/db/generated/client';

/** Unique keys as the migrations name them; the last is the beginning of both keys of its table. */
const KEYS = { email: 'user_email_key', handle: 'user_handle_key', identity: 'user_identity_' } as const;

/** Whether a write failed because another row holds this unique value. */
export function isTaken(error: unknown, what: keyof typeof KEYS): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return false;
  return JSON.stringify(error.meta ?? {}).includes(KEYS[what]);
}
