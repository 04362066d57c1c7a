import { createContext, Script } from 'node:vm';

export const TIMED_OUT = Symbol('timed out');

const context = createContext({ work: undefined });
const call = new Script('work()');

/**
 * What `work` returns, or TIMED_OUT where it is not done in so many milliseconds: it is then broken off wherever it is,
 * so it must change nothing that others see. What it throws is thrown.
 */
export function withinTime<T>(work: () => T, milliseconds: number): T | typeof TIMED_OUT {
  context.work = work;
  try {
    return call.runInContext(context, { timeout: milliseconds }) as T;
  } catch (error) {
    if (isTimeout(error)) return TIMED_OUT;
    throw error;
  } finally {
    context.work = undefined;
  }
}

/** An error of the other context, of another class `Error` than ours. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
