import { Prisma } from '@/lib/db/generated/client';

/** Whether a write failed because another row holds this unique value. */
export function isTaken(error: unknown, field: 'email' | 'handle' | 'provider'): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return false;
  return JSON.stringify(error.meta ?? {}).includes(field);
}
