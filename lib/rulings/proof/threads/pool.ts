import { availableParallelism } from 'node:os';
import path from 'node:path';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import Piscina from 'piscina';

/** As many scenarios wait for a thread at most; whoever comes then is told to come again. */
const MOST_WAITING = 32;
/** Milliseconds until a scenario has to have begun, and a thread is given back that nobody needs. */
const MOST_WAIT = 10_000;
const IDLE = 5 * 60_000;

/** Read by its place in the project, where the site is started: it is not part of the bundle. */
const WORKER = 'lib/rulings/proof/threads/boot-worker.js';

export type Outcome<Result> =
  | { kind: 'done'; result: Result }
  /** It did not come to its end: its thread is gone, others go on. */
  | { kind: 'too-long' }
  /** So much waits already that this one was not begun. */
  | { kind: 'busy' }
  /** No thread could be started. */
  | { kind: 'no-thread'; error: unknown };

export interface PoolOptions {
  /** Given to each thread once. */
  data: unknown;
  /** Milliseconds that one piece of work may take. */
  most: number;
  worker?: string;
  threads?: number;
  waiting?: number;
}

/** Threads that carry out work beside the one that answers requests: the work can be broken off, whatever it does. */
export class Pool<Result> {
  readonly #pool: Piscina;
  readonly #most: number;
  readonly #worker: string;
  readonly #room: number;
  #inside = 0;

  constructor({ data, most, worker = WORKER, threads = defaultThreads(), waiting = MOST_WAITING }: PoolOptions) {
    this.#most = most;
    this.#worker = path.resolve(/* turbopackIgnore: true */ worker);
    this.#room = threads + waiting;
    this.#pool = new Piscina({
      workerData: data,
      // One is kept, also in the place of one that was broken off: it is ready for the next scenario.
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE,
      // A loader of the process, as `npm start` has one, is not for the threads.
      execArgv: [],
    });
  }

  async run(work: unknown): Promise<Outcome<Result>> {
    if (this.#inside >= this.#room) return { kind: 'busy' };
    this.#inside++;
    try {
      return await this.#begin(work);
    } finally {
      this.#inside--;
    }
  }

  async #begin(work: unknown): Promise<Outcome<Result>> {
    const stop = new AbortController();
    const { port1: begins, port2: begun } = new MessageChannel();
    let hasBegun = false;
    let timer = setTimeout(() => stop.abort(), MOST_WAIT);
    begins.once('message', () => {
      hasBegun = true;
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), this.#most);
    });
    try {
      // The module is named with the work: one that cannot be loaded then is what came of it, and no error of nobody's.
      const options = { filename: this.#worker, name: 'run', signal: stop.signal, transferList: [begun] };
      return { kind: 'done', result: (await this.#pool.run({ work, begun }, options)) as Result };
    } catch (error) {
      if (stop.signal.aborted) return { kind: hasBegun ? 'too-long' : 'busy' };
      // The word that it has begun may be on its way yet.
      if (hasBegun || receiveMessageOnPort(begins)) throw error;
      // Work that cannot be handed over is no fault of the threads.
      if (error instanceof Error && (error.name === 'DataCloneError' || error instanceof RangeError)) throw error;
      return { kind: 'no-thread', error };
    } finally {
      clearTimeout(timer);
      begins.close();
    }
  }

  /** Lets what is under way come to its end, then ends the threads. */
  async close(): Promise<void> {
    await this.#pool.close();
  }
}

/** One thread is left for answering. */
function defaultThreads(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}
