import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that no later one can be mistaken for: process numbers are used again, start times are not. */
export interface ProcessIdentity {
  pid: number;
  /** Opaque; empty where the system tells no start time. */
  started: string;
}

/** Identity of a running process. Undefined when there is none, or only a zombie that waits to be reaped. */
export function identify(pid: number): ProcessIdentity | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const started = process.platform === 'linux' ? startedByProc(pid) : startedByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether that very process still runs. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  return identify(pid)?.started === started;
}

/** Linux: ticks since boot, made unique over boots. See proc(5), /proc/pid/stat, fields 3 and 22. */
function startedByProc(pid: number): string | undefined {
  const stat = readOrUndefined(`/proc/${pid}/stat`);
  // The command's name (field 2) is in brackets and may itself hold spaces and brackets.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticks] = [fields?.[0], fields?.[19]];
  if (!ticks || state === 'Z' || state === 'X') return undefined;
  return `${readOrUndefined('/proc/sys/kernel/random/boot_id')?.trim() ?? ''} ${ticks}`;
}

function startedByPs(pid: number): string | undefined {
  try {
    if (process.platform === 'win32') return process.kill(pid, 0) ? '' : undefined;
    const out = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return out === '' || out.startsWith('Z') ? undefined : out.replace(/^\S+\s+/, '');
  } catch {
    return undefined;
  }
}

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
