import { unstable_rethrow } from 'next/navigation';
import { log } from '@/lib/log/log';
import { openToAll } from './cors';
import { problem } from './problem';

/** Seconds after which it is worth asking again where the database is away: a restart takes about as long. */
const RETRY_AFTER = '10';

/**
 * A route's handler that answers also where it fails: 503 as a problem while the database is away, 500 for a mistake of
 * ours, each in the log. Next.js would send an empty body. `open` is for the public API, as in otherMethods.
 */
export function answering<A extends [request: Request, ...rest: unknown[]]>(
  handler: (...args: A) => Promise<Response>,
  { open = false }: { open?: boolean } = {},
): (...args: A) => Promise<Response> {
  return async (...args) => {
    try {
      return await handler(...args);
    } catch (error) {
      unstable_rethrow(error);
      const [{ method, url }] = args;
      log.error({ err: error, method, path: new URL(url).pathname }, 'A request to the API failed');
      const answer = isDatabaseAway(error)
        ? problem(
            503,
            { title: 'The site cannot reach its database', detail: 'Nothing was changed. Try again in a moment.' },
            { 'retry-after': RETRY_AFTER },
          )
        : problem(500, { title: 'Something failed here', detail: 'It is not your mistake. Try again in a moment.' });
      return open ? openToAll(answer) : answer;
    }
  };
}

/** What PostgreSQL, its driver and Prisma say of a server that is down, stopping, stuck or cut off. */
const AWAY = [
  /^P10(?:01|02|08|17)$/, // Prisma: not reached, in time or at all; closed
  /^P2024$/, // Prisma: no connection became free
  /^57P0\d$|^57014$|^08\d{3}$|^53300$/, // PostgreSQL: shut down, statement timed out, connection lost, too many of them
  /^E(?:CONNREFUSED|CONNRESET|HOSTUNREACH|NOTFOUND|PIPE|TIMEDOUT)$/,
  /^DatabaseNotReachable$|^ConnectionClosed$|^SocketTimeout$/,
  /^Connection terminated\b|^Query read timeout$|^timeout exceeded when trying to connect$/,
];

/** Looks through the errors that an error wraps; whoever made them, their codes and words are those above. */
function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, originalCode, kind, message, cause, meta } = error as Readonly<Record<string, unknown>>;
  const said = [code, originalCode, kind, message].filter((text) => typeof text === 'string');
  if (said.some((text) => AWAY.some((pattern) => pattern.test(text)))) return true;
  const wrapped = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
  return isDatabaseAway(cause) || isDatabaseAway(wrapped);
}
