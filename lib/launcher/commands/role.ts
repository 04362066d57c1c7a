import { z } from 'zod';
import { ROLES, setRole } from '@/lib/accounts/roles';
import { openDb } from '@/lib/db/client';
import type { Settings } from '../settings';
import { runningDatabase } from '../site/start';

const askedSchema = z.tuple([z.enum(['give', 'take']), z.string().min(1), z.enum(ROLES)]);
const USAGE = `Say who gets or loses which role, while the site runs:
npm run role -- give|take HANDLE ${ROLES.join('|')}`;

/** `npm run role -- give HANDLE judge`. Returns 1 when there is no such person, 2 when it was called in a way it does not know. */
export async function changeRole(settings: Settings, args: readonly string[]): Promise<number> {
  const asked = askedSchema.safeParse(args.map((word) => word.replace(/^@/, '')));
  if (!asked.success) {
    console.error(USAGE);
    return 2;
  }
  const [what, handle, role] = asked.data;
  const db = openDb(await runningDatabase(settings));
  try {
    const roles = await setRole(handle, role, what === 'give', db);
    if (!roles) console.error(`Nobody is called ${handle}.`);
    else console.log(`${handle}: ${roles.join(', ') || 'no role'}`);
    return roles ? 0 : 1;
  } finally {
    await db.$disconnect();
  }
}
