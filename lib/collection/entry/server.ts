import { isRecord } from '@/lib/decks/local/stored-form';
import { isList, type List } from '../lists';
import type { BatchAnswer } from '../contract';
import type { CollectionServer, SendAnswer } from './ports';

/** A request that takes longer than this is tried again (milliseconds). */
const TIMEOUT = 15_000;
const ADDRESS = '/api/v1/collection';

/** The API of one's own collection as counting sees it. `locale` is the language the server's own words come in. */
export function collectionServer(
  locale: string,
  request: typeof fetch = (...args) => fetch(...args),
): CollectionServer {
  return {
    async send(batch) {
      try {
        const response = await request(ADDRESS, {
          method: 'POST',
          body: JSON.stringify({ id: batch.id, changes: batch.changes }),
          headers: { 'Accept-Language': locale, 'Content-Type': 'application/json' },
          // A batch that is on its way when the page is closed still arrives.
          keepalive: true,
          signal: AbortSignal.timeout(TIMEOUT),
          cache: 'no-store',
        });
        return await answerOf(response);
      } catch {
        return { kind: 'unreachable' };
      }
    },
    async load(list) {
      try {
        const response = await request(`${ADDRESS}?list=${list}`, {
          signal: AbortSignal.timeout(TIMEOUT),
          cache: 'no-store',
        });
        if (response.status === 401) return 'signed-out';
        return response.ok ? readCounts(await response.json(), list) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

async function answerOf(response: Response): Promise<SendAnswer> {
  const body: unknown = await response.json().catch(() => undefined);
  const content = isRecord(body) ? body : {};
  if (response.ok) {
    const answer = readAnswer(content.data);
    return answer ? { kind: 'counted', ...answer } : { kind: 'unreachable' };
  }
  switch (response.status) {
    case 401:
      return { kind: 'signed-out' };
    case 408:
    case 425:
    case 429: {
      const seconds = Number(response.headers.get('Retry-After') ?? NaN);
      return Number.isFinite(seconds) ? { kind: 'unreachable', retryAfter: seconds * 1000 } : { kind: 'unreachable' };
    }
    default: {
      const detail = [content.detail, content.title].find((text) => typeof text === 'string');
      return response.status < 500 ? { kind: 'refused', detail: detail ?? '' } : { kind: 'unreachable' };
    }
  }
}

function readAnswer(value: unknown): BatchAnswer | undefined {
  if (!isRecord(value) || !Array.isArray(value.counts) || !Array.isArray(value.unknown)) return undefined;
  const counts = value.counts.flatMap((row: unknown) => readRow(row) ?? []);
  return { counts, unknown: value.unknown.filter((id: unknown) => typeof id === 'string') };
}

function readCounts(body: unknown, list: List): Map<string, number> | undefined {
  if (!isRecord(body) || !Array.isArray(body.data)) return undefined;
  const rows = body.data.flatMap((row: unknown) => readRow(row) ?? []);
  return new Map(rows.filter((row) => row.list === list).map(({ printing, count }) => [printing, count]));
}

function readRow(row: unknown): BatchAnswer['counts'][number] | undefined {
  if (!isRecord(row) || !isList(row.list) || typeof row.printing !== 'string') return undefined;
  return typeof row.count === 'number' ? { list: row.list, printing: row.printing, count: row.count } : undefined;
}
