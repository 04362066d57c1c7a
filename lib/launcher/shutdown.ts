/** Thrown through whatever is under way when the launcher is told to stop. */
export class Stopped extends Error {
  override name = 'Stopped';
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * What has been started, to be stopped in the opposite order. A signal rejects `stopped`, at any moment, start-up
 * included; a second signal while stopping ends the process at once.
 */
export class Shutdown {
  readonly #stop = new AbortController();
  readonly #steps: (() => Promise<void> | void)[] = [];
  readonly #handlers = SIGNALS.map((signal) => [signal, () => this.#onSignal(signal)] as const);
  #stopping = false;
  /** The signal that stopped it, if one did. */
  signal: NodeJS.Signals | undefined;

  constructor() {
    for (const [signal, handler] of this.#handlers) process.on(signal, handler);
  }

  /** For `spawn` and `fetch`. */
  get abortSignal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Registers what undoes a step that was just taken. */
  defer(step: () => Promise<void> | void): void {
    this.#steps.push(step);
  }

  /** The work's own result, or Stopped as soon as the launcher is told to stop. */
  async unlessStopped<T>(work: Promise<T>): Promise<T> {
    const signal = this.#stop.signal;
    work.catch(() => undefined);
    return new Promise<T>((resolve, reject) => {
      const stop = () => reject(new Stopped());
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop, { once: true });
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
  }

  /** Undoes all steps, the last one first. A step that fails does not keep the others from being undone. */
  async run(): Promise<void> {
    this.#stopping = true;
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
    for (const [signal, handler] of this.#handlers) process.off(signal, handler);
  }

  #onSignal(signal: NodeJS.Signals): void {
    if (this.signal && this.#stopping) process.exit(1);
    this.signal ??= signal;
    this.#stop.abort();
  }
}
