import { setTimeout as sleep } from 'node:timers/promises';
import type { PrismaClient } from '@/lib/db/generated/client';
import { log } from '@/lib/log/log';
import type { MeilisearchOptions } from '../meilisearch/server';
import { countPlays } from '../popularity';
import { forgetIfGone } from './connection';
import { feeder } from './feeder';

// What has to be done for search beside the requests, in each process that runs the site: counting what is played, and
// feeding Meilisearch where there is one. Idle, that is one look at an empty table now and then.

/** Between two looks when there was nothing to do, and when there was: changes are seen within this time. */
const IDLE_MS = 2_000;
const BUSY_MS = 50;
/** Longest rest after failures; the first is a second, each further one twice as long. */
const LONGEST_REST_MS = 60_000;
/** How often the indexes themselves are looked at. */
const LOOK_MS = 10 * 60_000;
/** Longest wait for what is being done when the process ends: whatever is cut off is done again by another. */
const PATIENCE_MS = 2_000;

export interface Keeper {
  stop(): Promise<void>;
}

export function keepSearch(db: PrismaClient, server: MeilisearchOptions | undefined): Keeper {
  const ending = new AbortController();
  const loops = [repeat('Popularity could not be counted', ending.signal, () => countPlays(db))];
  if (server) {
    const { feed, build } = feeder(db, server);
    let looked = -Infinity;
    const work = async () => {
      if (performance.now() - looked > LOOK_MS) {
        const built = await build();
        if (built && built.length > 0) log.info({ indexes: built }, 'Meilisearch has new indexes');
        looked = performance.now();
      }
      return feed();
    };
    loops.push(repeat('Meilisearch could not be told of changes; they are kept', ending.signal, work));
  } else {
    loops.push(forgetIfGone(db).then(() => undefined, (error: unknown) => log.warn({ err: error }, 'The search feed could not be looked at'))); // prettier-ignore
  }
  return {
    async stop() {
      ending.abort();
      await Promise.race([Promise.all(loops), sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

/** Does some work again and again, sooner when there was any, later the more often it failed. */
async function repeat(complaint: string, signal: AbortSignal, work: () => Promise<number>): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let rest = BUSY_MS;
    try {
      if ((await work()) === 0) rest = IDLE_MS;
      if (failures > 0) log.info({ failures }, 'Search is looked after again');
      failures = 0;
    } catch (error) {
      rest = Math.min(LONGEST_REST_MS, 1_000 * 2 ** failures);
      failures += 1;
      if (!signal.aborted) log.warn({ err: error, again: rest }, complaint);
    }
    await sleep(rest, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
