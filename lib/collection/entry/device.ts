import { keysOf, type Keep } from '@/lib/decks/local/shelf';
import { isRecord, parseStored } from '@/lib/decks/local/stored-form';
import { isList, MAX_CHANGES, MAX_COUNT, type CountChange } from '../lists';
import type { BatchShelf, KeptBatch } from './ports';

// Batches in the browser's localStorage until the server has them, one key each, so that no tab writes over another's:
//
//   kage.collection/<user id>/<tab>/<batch id>

const PREFIX = 'kage.collection/';

export interface LeftBatch extends KeptBatch {
  readonly tab: string;
}

export function batchShelf(storage: Keep, userId: string, tab: string): BatchShelf {
  const key = (id: string) => `${PREFIX}${userId}/${tab}/${id}`;
  return {
    keep({ id, changes }) {
      try {
        storage.setItem(key(id), JSON.stringify(changes));
        return true;
      } catch {
        return false; // full, or switched off by the person: the page says so
      }
    },
    drop: (id) => storage.removeItem(key(id)),
  };
}

/** What one account's visits left unsent. What cannot be read is left alone. */
export function leftBatches(storage: Keep, userId: string): LeftBatch[] {
  const prefix = `${PREFIX}${userId}/`;
  return keysOf(storage, prefix).flatMap((key) => {
    const [tab = '', id = ''] = key.slice(prefix.length).split('/');
    const changes = readChanges(storage.getItem(key));
    return changes ? [{ tab, id, changes }] : [];
  });
}

/** Hands a batch of a tab that is no more to a living one, under its own id. */
export function claimBatch(storage: Keep, userId: string, { tab: from, ...batch }: LeftBatch, tab: string): void {
  if (from === tab) return;
  if (batchShelf(storage, userId, tab).keep(batch)) batchShelf(storage, userId, from).drop(batch.id);
}

/** Forgets what others left on this device; everybody's, where nobody is named. */
export function forgetBatches(storage: Keep, except?: string): void {
  const stays = except === undefined ? undefined : `${PREFIX}${except}/`;
  for (const key of keysOf(storage, PREFIX)) {
    if (stays === undefined || !key.startsWith(stays)) storage.removeItem(key);
  }
}

/** Storage is an edge like any other. Read by hand: the schemas would cost the page more than all the rest of it. */
function readChanges(text: string | null): CountChange[] | undefined {
  const stored = parseStored(text);
  const whole = Array.isArray(stored) && stored.length > 0 && stored.length <= MAX_CHANGES && stored.every(isChange);
  return whole ? stored : undefined;
}

function isChange(value: unknown): value is CountChange {
  return (
    isRecord(value) &&
    isList(value.list) &&
    typeof value.printing === 'string' &&
    typeof value.delta === 'number' &&
    Number.isInteger(value.delta) &&
    value.delta !== 0 &&
    Math.abs(value.delta) <= MAX_COUNT
  );
}
