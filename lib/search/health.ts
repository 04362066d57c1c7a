import { db as ownDb } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { log } from '@/lib/log/log';
import { chooseSearch } from './choose';
import { waiting, type Waiting } from './feed/outbox';
import type { SearchHealth, SearchIndex } from './port';

/** How the site is, as anybody may know it: no names of servers, no reasons. Those are in the log. */
export interface SiteHealth {
  /** `degraded`: readers are answered, but not by what should answer them. `down`: the database does not answer. */
  status: 'ok' | 'degraded' | 'down';
  search: Pick<SearchHealth, 'engine' | 'insteadOf'>;
  /** Changes that Meilisearch has yet to be told of, and those of them that it has refused. */
  changes?: Waiting;
}

export async function siteHealth(
  search: SearchIndex = chooseSearch(),
  db: PrismaClient = ownDb(),
): Promise<SiteHealth> {
  const { engine, ok, insteadOf, detail } = await search.health();
  if (!ok || insteadOf) log.warn({ engine, insteadOf, detail }, 'The site is asked how it is, and is not well');
  if (!ok) return { status: 'down', search: { engine } };
  try {
    const changes = await waiting(db);
    const well = !insteadOf && changes.refused === 0;
    return { status: well ? 'ok' : 'degraded', search: { engine, ...(insteadOf && { insteadOf }) }, changes };
  } catch (error) {
    log.warn({ err: error }, 'The database does not answer');
    return { status: 'down', search: { engine } };
  }
}
