import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rank, type DoubleDocument, type DoubleSettings } from './meilisearch-ranking';

// The parts of Meilisearch's HTTP API that the adapter uses, in this process: routes, keys, asynchronous tasks, error
// bodies, filters, limits. The suite that runs against it also runs against a real server (MEILISEARCH_TEST_URL).

interface Task {
  uid: number;
  indexUid: string;
  type: string;
  status: 'enqueued' | 'succeeded' | 'failed';
  error: ApiError | null;
  /** Done at the first question after the one that saw it enqueued, as a real server takes its time. */
  run: () => void;
  asked: number;
}

interface Index {
  documents: Map<string, DoubleDocument>;
  settings: DoubleSettings;
}

interface ApiError {
  message: string;
  code: string;
  type: string;
  link: string;
}

export interface MeilisearchDouble {
  url: string;
  /** Requests so far, `POST /indexes/x/search`. */
  requests: string[];
  /** How it behaves from now on. */
  mode: 'well' | 'failing' | 'silent';
  close(): Promise<void>;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly type = 'invalid_request',
  ) {
    super(message);
  }

  body(): ApiError {
    return {
      message: this.message,
      code: this.code,
      type: this.type,
      link: `https://docs.meilisearch.com/errors#${this.code}`,
    };
  }
}

/** Starts a server on a free port. Every route but /health asks for the key. */
export async function meilisearchDouble(key = 'double-key'): Promise<MeilisearchDouble> {
  const state = { indexes: new Map<string, Index>(), tasks: [] as Task[] };
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
    requests.push(`${request.method} ${pathname}`);
    if (double.mode === 'silent') return;
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      if (double.mode === 'failing') throw new Refusal(500, 'internal', 'An internal error', 'internal');
      if (pathname !== '/health') authorize(request, key);
      const body = await jsonBody(request);
      const [status, result] = route(state, `${request.method}`, pathname, searchParams, body);
      answer(status, result);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer(error.status, error.body());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: MeilisearchDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    mode: 'well',
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
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'malformed_payload', 'The json payload provided is malformed.');
  }
}

interface State {
  indexes: Map<string, Index>;
  tasks: Task[];
}

function route(state: State, method: string, path: string, params: URLSearchParams, body: unknown): [number, unknown] {
  if (method === 'GET' && path === '/health') return [200, { status: 'available' }];
  const task = /^\/tasks\/(\d+)$/.exec(path);
  if (method === 'GET' && task) return [200, describe(step(state.tasks[Number(task[1])]))];
  if (method === 'POST' && path === '/multi-search') {
    const { queries } = body as { queries: SearchBody[] };
    return [
      200,
      { results: queries.map((query) => ({ indexUid: query.indexUid, ...search(state, `${query.indexUid}`, query) })) },
    ];
  }
  const [, indexUid, action] = /^\/indexes\/([\w-]+)\/(settings|documents|documents\/delete|search)$/.exec(path) ?? [];
  if (!indexUid) throw new Refusal(404, 'not_found', `${method} ${path} is not a route of the double`);
  switch (`${method} ${action}`) {
    case 'PATCH settings':
      return enqueue(state, indexUid, 'settingsUpdate', () => {
        Object.assign(open(state, indexUid).settings, body);
      });
    case 'POST documents':
      return enqueue(state, indexUid, 'documentAdditionOrUpdate', () =>
        add(open(state, indexUid), body as DoubleDocument[], params.get('primaryKey') ?? 'id'),
      );
    case 'POST documents/delete':
      return enqueue(state, indexUid, 'documentDeletion', () => {
        const index = existing(state, indexUid);
        const accepts = filter((body as { filter: string }).filter, index.settings);
        for (const [id, document] of index.documents) if (accepts(document)) index.documents.delete(id);
      });
    case 'POST search':
      return [200, search(state, indexUid, body as SearchBody)];
    default:
      throw new Refusal(405, 'method_not_allowed', `${method} ${path} is not a route of the double`);
  }
}

/** Tasks run in order, each at the second question about it. */
function step(task: Task | undefined): Task {
  if (!task) throw new Refusal(404, 'task_not_found', 'Task not found.');
  if (task.status !== 'enqueued' || task.asked++ === 0) return task;
  try {
    task.run();
    task.status = 'succeeded';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    task.status = 'failed';
    task.error = error.body();
  }
  return task;
}

function describe({ uid, indexUid, type, status, error }: Task) {
  return { uid, indexUid, type, status, error, canceledBy: null, details: {}, duration: null, enqueuedAt: '2026-01-01T00:00:00Z', startedAt: null, finishedAt: null }; // prettier-ignore
}

function enqueue(state: State, indexUid: string, type: string, run: () => void): [number, unknown] {
  const task: Task = { uid: state.tasks.length, indexUid, type, status: 'enqueued', error: null, run, asked: 0 };
  state.tasks.push(task);
  return [202, { taskUid: task.uid, indexUid, status: task.status, type, enqueuedAt: '2026-01-01T00:00:00Z' }];
}

function existing(state: State, uid: string): Index {
  const index = state.indexes.get(uid);
  if (!index) throw new Refusal(404, 'index_not_found', `Index \`${uid}\` not found.`);
  return index;
}

/** Writing to an index that is not there makes it. */
function open(state: State, uid: string): Index {
  const index = state.indexes.get(uid) ?? { documents: new Map(), settings: {} };
  state.indexes.set(uid, index);
  return index;
}

function add(index: Index, documents: readonly DoubleDocument[], primaryKey: string) {
  for (const document of documents) {
    const id = String(document[primaryKey]);
    if (!/^[\w-]{1,511}$/.test(id))
      throw new Refusal(400, 'invalid_document_id', `Document identifier \`${id}\` is invalid.`);
    index.documents.set(id, document);
  }
}

interface SearchBody {
  indexUid?: string;
  q?: string;
  filter?: string;
  limit?: number;
  attributesToRetrieve?: string[];
  showRankingScore?: boolean;
}

function search(
  state: State,
  uid: string,
  { q = '', filter: asked, limit = 20, attributesToRetrieve, showRankingScore }: SearchBody,
) {
  const index = existing(state, uid);
  const accepts = asked ? filter(asked, index.settings) : () => true;
  const found = rank(q, [...index.documents.values()].filter(accepts), index.settings);
  const most = index.settings.pagination?.maxTotalHits ?? 1000;
  const displayed = index.settings.displayedAttributes;
  const hits = found.slice(0, Math.min(limit, most)).map(({ document, score }) => ({
    ...Object.fromEntries(
      Object.entries(document).filter(
        ([name]) => (attributesToRetrieve?.includes(name) ?? true) && (displayed?.includes(name) ?? true),
      ),
    ),
    ...(showRankingScore ? { _rankingScore: score } : {}),
  }));
  return { hits, query: q, processingTimeMs: 0, limit, offset: 0, estimatedTotalHits: Math.min(found.length, most) };
}

/** The two comparisons that the adapter's filters use, `locale = "uk"` and `generation != "…"`. */
function filter(
  expression: string,
  { filterableAttributes = [] }: DoubleSettings,
): (document: DoubleDocument) => boolean {
  const [, attribute = '', operator, literal = ''] = /^(\w+) (!?=) ("(?:[^"\\]|\\.)*")$/.exec(expression) ?? [];
  if (!operator) throw new Refusal(400, 'invalid_search_filter', `Was expecting a comparison in \`${expression}\`.`);
  if (!filterableAttributes.includes(attribute))
    throw new Refusal(400, 'invalid_search_filter', `Attribute \`${attribute}\` is not filterable.`);
  const value: unknown = JSON.parse(literal);
  return (document) => (document[attribute] === value) === (operator === '=');
}
