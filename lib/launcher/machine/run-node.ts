import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT } from '../settings';

/** Runs a Node program in the project with its output on the terminal, to its end. Returns its exit code. */
export async function runNode(args: string[], env: Record<string, string>, signal: AbortSignal): Promise<number> {
  const options: SpawnOptions = {
    cwd: PROJECT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    killSignal: 'SIGINT',
  };
  const [code] = await once(spawn(process.execPath, args, options), 'exit');
  return typeof code === 'number' ? code : 1;
}
