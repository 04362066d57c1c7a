import type { EnqueuedTask, MeilisearchErrorResponse, TaskStatus, TaskType } from 'meilisearch';
import { rank, type DoubleDocument } from './meilisearch-ranking';
import type { DoubleSettings, SearchBody } from './meilisearch-requests';

// What a Meilisearch server keeps: indexes, and the queue of what it was asked to do with them.

/** An error in Meilisearch's form. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly type = 'invalid_request',
  ) {
    super(message);
  }

  body(): MeilisearchErrorResponse {
    const { message, code, type } = this;
    return { message, code, type, link: `https://docs.meilisearch.com/errors#${code}` };
  }
}

interface Index {
  primaryKey: string | undefined;
  documents: Map<string, DoubleDocument>;
  settings: DoubleSettings;
}

interface QueuedTask {
  uid: number;
  indexUid: string | null;
  type: TaskType;
  status: TaskStatus;
  error: MeilisearchErrorResponse | null;
  run: () => void;
}

/** What a server that was told nothing is set to, as far as the double knows it. */
const DEFAULTS = {
  searchableAttributes: ['*'],
  filterableAttributes: [],
  sortableAttributes: [],
  displayedAttributes: ['*'],
  rankingRules: ['words', 'typo', 'proximity', 'attributeRank', 'sort', 'wordPosition', 'exactness'],
  stopWords: [],
  synonyms: {},
  pagination: { maxTotalHits: 1000 },
} satisfies DoubleSettings;
const TYPO_DEFAULTS = { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 }, disableOnWords: [], disableOnAttributes: [], disableOnNumbers: false }; // prettier-ignore

const WHEN = '2026-01-01T00:00:00Z';

export class DoubleState {
  readonly #indexes = new Map<string, Index>();
  readonly #tasks: QueuedTask[] = [];

  /** Puts off what was asked: it is done when those before it are. */
  #enqueue(indexUid: string | null, type: TaskType, run: () => void): EnqueuedTask {
    const task: QueuedTask = { uid: this.#tasks.length, indexUid, type, status: 'enqueued', error: null, run };
    this.#tasks.push(task);
    return { taskUid: task.uid, indexUid, status: task.status, type, enqueuedAt: WHEN };
  }

  /** Time goes by: the first task of the queue is taken up, or, if it has been, done. */
  advance(): void {
    const task = this.#tasks.find(({ status }) => status === 'enqueued' || status === 'processing');
    if (!task) return;
    if (task.status === 'enqueued') return void (task.status = 'processing');
    try {
      task.run();
      task.status = 'succeeded';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      task.status = 'failed';
      task.error = error.body();
    }
  }

  task(uid: number) {
    const task = this.#tasks[uid];
    if (!task) throw new Refusal(404, 'task_not_found', `Task \`${uid}\` not found.`);
    const { indexUid, type, status, error } = task;
    return { uid, batchUid: uid, indexUid, type, status, error, canceledBy: null, details: {}, duration: null, enqueuedAt: WHEN, startedAt: null, finishedAt: null }; // prettier-ignore
  }

  /** Names of the indexes, in order. */
  names(): string[] {
    return [...this.#indexes.keys()].sort();
  }

  create(uid: string, primaryKey?: string): EnqueuedTask {
    return this.#enqueue(uid, 'indexCreation', () => {
      if (this.#indexes.has(uid)) throw new Refusal(409, 'index_already_exists', `Index \`${uid}\` already exists.`);
      this.#indexes.set(uid, { primaryKey, documents: new Map(), settings: {} });
    });
  }

  delete(uid: string): EnqueuedTask {
    return this.#enqueue(uid, 'indexDeletion', () => {
      this.index(uid);
      this.#indexes.delete(uid);
    });
  }

  /** Pairs are swapped, or the first takes the name of the second: all of them or none. */
  swap(pairs: readonly { indexes: readonly [string, string]; rename: boolean }[]): EnqueuedTask {
    return this.#enqueue(null, 'indexSwap', () => {
      for (const { indexes, rename } of pairs) {
        this.index(indexes[0]);
        if (!rename) this.index(indexes[1]);
        else if (this.#indexes.has(indexes[1]))
          throw new Refusal(400, 'index_already_exists', `Index \`${indexes[1]}\` already exists.`);
      }
      for (const { indexes, rename } of pairs) {
        const [one, other] = [this.index(indexes[0]), this.#indexes.get(indexes[1])];
        this.#indexes.set(indexes[1], one);
        if (rename || !other) this.#indexes.delete(indexes[0]);
        else this.#indexes.set(indexes[0], other);
      }
    });
  }

  changeSettings(uid: string, settings: DoubleSettings): EnqueuedTask {
    return this.#enqueue(uid, 'settingsUpdate', () => void Object.assign(this.#open(uid).settings, settings));
  }

  /** All of the documents or none. */
  add(uid: string, documents: readonly DoubleDocument[], primaryKey?: string): EnqueuedTask {
    return this.#enqueue(uid, 'documentAdditionOrUpdate', () => {
      const index = this.#open(uid);
      const field = (index.primaryKey ??= primaryKey ?? 'id');
      const named = documents.map((document) => [idOf(document, field), document] as const);
      for (const [id, document] of named) index.documents.set(id, document);
    });
  }

  remove(uid: string, ids: readonly string[]): EnqueuedTask {
    return this.#enqueue(uid, 'documentDeletion', () => {
      const { documents } = this.index(uid);
      for (const id of ids) documents.delete(id);
    });
  }

  settings(uid: string) {
    const { settings } = this.index(uid);
    return { ...DEFAULTS, ...settings, typoTolerance: { ...TYPO_DEFAULTS, ...settings.typoTolerance } };
  }

  stats(uid: string) {
    return { numberOfDocuments: this.index(uid).documents.size, isIndexing: false, fieldDistribution: {} };
  }

  search(uid: string, { q = '', filter: asked, limit = 20, offset = 0, ...body }: SearchBody) {
    const { documents } = this.index(uid);
    const settings = this.settings(uid);
    const accepts = asked ? filter(asked, settings.filterableAttributes) : () => true;
    const found = rank(q, [...documents.values()].filter(accepts), settings);
    const most = settings.pagination.maxTotalHits ?? DEFAULTS.pagination.maxTotalHits;
    const shows = (name: string, list: readonly string[] = ['*']) => list.includes('*') || list.includes(name);
    const hits = found.slice(offset, Math.min(offset + limit, most)).map(({ document, score }) => ({
      ...Object.fromEntries(
        Object.entries(document).filter(
          ([name]) => shows(name, settings.displayedAttributes) && shows(name, body.attributesToRetrieve),
        ),
      ),
      ...(body.showRankingScore ? { _rankingScore: score } : {}),
    }));
    return { hits, query: q, processingTimeMs: 0, limit, offset, estimatedTotalHits: Math.min(found.length, most) };
  }

  index(uid: string): Index {
    const index = this.#indexes.get(uid);
    if (!index) throw new Refusal(404, 'index_not_found', `Index \`${uid}\` not found.`);
    return index;
  }

  /** Writing to an index that is not there makes it. */
  #open(uid: string): Index {
    const index = this.#indexes.get(uid) ?? { primaryKey: undefined, documents: new Map(), settings: {} };
    this.#indexes.set(uid, index);
    return index;
  }
}

function idOf(document: DoubleDocument, field: string): string {
  const id = document[field];
  if (id === undefined)
    throw new Refusal(400, 'missing_document_id', `Document doesn't have a \`${field}\` attribute.`);
  if (typeof id !== 'string' || !/^[\w-]{1,511}$/.test(id))
    throw new Refusal(400, 'invalid_document_id', `Document identifier \`${String(id)}\` is invalid.`);
  return id;
}

/** The one comparison that the adapter's filters use, `locale = "uk"`. */
function filter(expression: string, filterable: readonly string[]): (document: DoubleDocument) => boolean {
  const [, attribute = '', literal = ''] = /^(\w+) = ("(?:[^"\\]|\\.)*")$/.exec(expression) ?? [];
  if (!attribute) throw new Refusal(400, 'invalid_search_filter', `Was expecting a comparison in \`${expression}\`.`);
  if (!filterable.includes(attribute))
    throw new Refusal(400, 'invalid_search_filter', `Attribute \`${attribute}\` is not filterable.`);
  const value: unknown = JSON.parse(literal);
  return (document) => document[attribute] === value;
}
