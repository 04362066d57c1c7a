import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';

/** What Express's own module needs of a request and a response are what Node's have; its types ask for more. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** NDJSON is text for programs; the module's table of kinds does not know that. */
const filter: compression.CompressionFilter = (request, response) =>
  /^application\/x-ndjson\b/.test(String(response.getHeader('content-type'))) || compression.filter(request, response);

/** Packs the answer as the client prefers: Brotli, gzip or not at all. Small answers and pictures go as they are. */
export const compress = compression({ filter }) as unknown as Middleware;
