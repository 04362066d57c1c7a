import { AsyncLocalStorage } from 'node:async_hooks';

// What is kept is shown to everybody, so it must not hang on who happened to ask first. The pages' bundle and the web
// server load this file separately, hence the one storage on the process.

const KEY = Symbol.for('kage.impersonal');
const process_ = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<true> };
const finding = (process_[KEY] ??= new AsyncLocalStorage());

/** Finds an answer that is kept for everybody: on the way to it nobody can ask who is signed in. */
export function impersonally<T>(ask: () => Promise<T>): Promise<T> {
  return finding.run(true, ask);
}

/** Throws where an answer for everybody is being found: called by whatever tells one person from another. */
export function expectPerson(): void {
  if (finding.getStore()) throw new Error('A cached answer must not hang on who is signed in');
}
