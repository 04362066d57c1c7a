import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import {
  documentsSchema,
  idsSchema,
  multiSearchSchema,
  newIndexSchema,
  searchSchema,
  settingsSchema,
  swapsSchema,
} from './meilisearch-requests';
import { DoubleState, Refusal } from './meilisearch-state';

// The parts of Meilisearch's HTTP API that the adapter uses, in this process: routes, keys, asynchronous tasks, error
// bodies, filters, limits. The suites that run against it also run against a real server (MEILISEARCH_URL).

export interface MeilisearchDouble {
  url: string;
  key: string;
  /** Requests so far, `POST /indexes/x/search`. */
  requests: string[];
  /** How it behaves from now on; `garbled`: half of an answer, `strange`: an answer of another form. */
  mode: 'well' | 'failing' | 'silent' | 'garbled' | 'strange';
  /** Milliseconds that it takes for each answer. */
  delayMs: number;
  /** Indexes that are there. */
  indexes(): string[];
  close(): Promise<void>;
}

/** Starts a server on a free port. Every route but /health asks for the key. */
export async function meilisearchDouble(key = 'double-key'): Promise<MeilisearchDouble> {
  const state = new DoubleState();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
    requests.push(`${request.method} ${pathname}`);
    if (double.mode === 'silent') return;
    if (double.delayMs > 0) await sleep(double.delayMs);
    const answer = (status: number, body: unknown) => {
      const text = JSON.stringify(body);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(double.mode === 'garbled' ? text.slice(0, text.length / 2) : text);
    };
    try {
      if (double.mode === 'failing') throw new Refusal(500, 'internal', 'An internal error', 'internal');
      if (pathname !== '/health') authorize(request, key);
      const body = await jsonBody(request);
      state.advance();
      if (double.mode === 'strange') return answer(200, { answer: [pathname, body] });
      const [status, result] = route(state, `${request.method}`, pathname, searchParams, body);
      answer(status, result);
    } catch (error) {
      // The client has hung up.
      if (request.socket.destroyed) return;
      if (!(error instanceof Refusal)) throw error;
      answer(error.status, error.body());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: MeilisearchDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    requests,
    mode: 'well',
    delayMs: 0,
    indexes: () => state.names(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}

function authorize(request: IncomingMessage, key: string) {
  const given = request.headers.authorization;
  if (!given) throw new Refusal(401, 'missing_authorization_header', 'The Authorization header is missing.', 'auth');
  if (given !== `Bearer ${key}`) throw new Refusal(403, 'invalid_api_key', 'The provided API key is invalid.', 'auth');
}

async function jsonBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (text === '') return undefined;
  if (request.headers['content-type'] !== 'application/json')
    throw new Refusal(415, 'invalid_content_type', 'The Content-Type is invalid; expected application/json.');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'malformed_payload', 'The json payload provided is malformed.');
  }
}

/** The body if it is one that the official client could have sent. */
function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  if (error) throw new Refusal(400, 'bad_request', error.issues.map(({ path, message }) => `.${path.join('.')}: ${message}`).join('; ')); // prettier-ignore
  return data;
}

function route(
  state: DoubleState,
  method: string,
  path: string,
  params: URLSearchParams,
  body: unknown,
): [number, unknown] {
  const [, first = '', uid = '', action = ''] = /^\/([\w-]+)(?:\/([\w-]+)(?:\/([\w/-]+))?)?$/.exec(path) ?? [];
  switch (`${method} ${first}${uid && '/x'}${action && `/${action}`}`) {
    case 'GET health':
      return [200, { status: 'available' }];
    case 'GET tasks/x':
      return [200, state.task(Number(uid))];
    case 'POST multi-search': {
      const { queries } = read(multiSearchSchema, body);
      return [200, { results: queries.map(({ indexUid, ...query }) => ({ indexUid, ...state.search(indexUid, query) })) }]; // prettier-ignore
    }
    case 'POST swap-indexes':
      return [202, state.swap(read(swapsSchema, body))];
    case 'POST indexes': {
      const { uid, primaryKey } = read(newIndexSchema, body);
      return [202, state.create(uid, primaryKey)];
    }
    case 'DELETE indexes/x':
      return [202, state.delete(uid)];
    case 'GET indexes/x/settings':
      return [200, state.settings(uid)];
    case 'PATCH indexes/x/settings':
      return [202, state.changeSettings(uid, read(settingsSchema, body))];
    case 'GET indexes/x/stats':
      return [200, state.stats(uid)];
    case 'POST indexes/x/documents':
      return [202, state.add(uid, read(documentsSchema, body), params.get('primaryKey') ?? undefined)];
    case 'POST indexes/x/documents/delete-batch':
      return [202, state.remove(uid, read(idsSchema, body))];
    case 'POST indexes/x/search':
      return [200, state.search(uid, read(searchSchema, body))];
    default:
      throw new Refusal(404, 'not_found', `${method} ${path} is not a route of the double`);
  }
}
