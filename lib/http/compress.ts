import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';

/** What Express's own module needs of a request and a response are what Node's have; its types ask for more. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Packs the answer as the client prefers: Brotli, gzip or not at all. Small answers and pictures go as they are. */
export const compress = compression() as unknown as Middleware;
