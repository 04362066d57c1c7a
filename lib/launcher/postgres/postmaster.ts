import { execFileSync } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { identify } from '../machine/process-identity';

/** What postmaster.pid says: line 1 is the process, line 4 the port (see PostgreSQL's miscadmin.h). */
export interface Postmaster {
  pid: number;
  port: number | undefined;
}

export function parsePostmasterPid(text: string): Postmaster | undefined {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const port = Number(lines[3]);
  return { pid, port: Number.isInteger(port) && port > 0 ? port : undefined };
}

export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  try {
    return parsePostmasterPid(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether process `pid` is the server of this cluster, and not a later process that got the same number. */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!identify(pid)) return false;
  const folder = await realpath(cluster);
  if (process.platform === 'linux') {
    // A server's current directory is its cluster.
    const [cwd, program] = await Promise.all([link(`/proc/${pid}/cwd`), link(`/proc/${pid}/exe`)]);
    return cwd === folder && program !== undefined && path.basename(program).startsWith('postgres');
  }
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && (command.includes(folder) || command.includes(cluster));
  } catch {
    return false;
  }
}

async function link(file: string): Promise<string | undefined> {
  return readlink(file).catch(() => undefined);
}
