import { DataFileError } from '@/lib/seed/data-file-error';
import { LauncherError } from './launcher-error';
import { Shutdown, Stopped } from './shutdown';

/**
 * Runs a command of the launcher, undoes what it started, and ends the process with its exit code.
 * @param codeWhenStopped 0 where being told to stop is the ordinary end
 */
export async function runToEnd(
  command: (shutdown: Shutdown) => Promise<number>,
  codeWhenStopped: number,
): Promise<never> {
  const shutdown = new Shutdown();
  let code: number;
  try {
    code = await command(shutdown);
  } catch (error) {
    // Whatever fails once it was told to stop fails because of that.
    code = shutdown.signal ? codeWhenStopped : 1;
    if (!shutdown.signal) console.error(explain(error));
  } finally {
    await shutdown.run();
  }
  // Nothing is left to do; but Prisma's schema engine leaves a timer of ten seconds behind.
  process.exit(code);
}

/** A fault that a person can put right comes without a stack. */
function explain(error: unknown): unknown {
  if (error instanceof LauncherError || error instanceof DataFileError) return `\n${error.message}`;
  return error instanceof Stopped ? error.message : error;
}
