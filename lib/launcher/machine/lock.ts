import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { identify, isRunning, type ProcessIdentity } from './process-identity';

// A lock that a process holds as long as it lives, even when it is killed with no chance to let go. Each holder makes a
// file `lock-N`, one higher than the last, with its identity in it. The highest number counts: it is held while the
// process it names lives. Making a file under a name that exists fails in every file system, so of two that find
// the last holder dead only one becomes the next; and since the highest file is never removed, one that was slow to look
// cannot make an old number count.

const recordSchema = z.object({
  holder: z.object({ pid: z.int(), started: z.string() }).optional(),
  /** What the holder says of itself to those it keeps out. */
  note: z.string(),
});
type LockRecord = z.infer<typeof recordSchema>;

export interface Lock {
  release(): Promise<void>;
}
export interface Held {
  by: ProcessIdentity;
  note: string;
}

/** Takes the lock kept in a folder (made if need be), or tells who holds it. */
export async function takeLock(folder: string, note: string): Promise<{ lock: Lock } | { held: Held }> {
  await mkdir(folder, { recursive: true });
  const me = identify(process.pid);
  if (!me) throw new Error('this process cannot find itself');
  for (;;) {
    const last = await highest(folder);
    const holder = last > 0 ? await holderOf(folder, last) : undefined;
    if (holder) return { held: holder };
    const mine = last + 1;
    if (!(await create(folder, mine, { holder: me, note }))) continue;
    if ((await highest(folder)) !== mine) {
      await unlink(fileOf(folder, mine));
      continue;
    }
    await Promise.all(
      (await numbers(folder)).filter((n) => n < mine).map((n) => rm(fileOf(folder, n), { force: true })),
    );
    return { lock: { release: () => writeFile(fileOf(folder, mine), JSON.stringify({ note: 'released' })) } };
  }
}

/** Who holds the lock now, if anyone. */
export async function lockHolder(folder: string): Promise<Held | undefined> {
  const last = await highest(folder).catch(() => 0);
  return last > 0 ? holderOf(folder, last) : undefined;
}

async function holderOf(folder: string, number: number): Promise<Held | undefined> {
  const record = await readRecord(fileOf(folder, number));
  return record?.holder && isRunning(record.holder) ? { by: record.holder, note: record.note } : undefined;
}

/** Undefined for a file that is no record: its holder died while letting go. */
async function readRecord(file: string): Promise<LockRecord | undefined> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Written elsewhere and then linked, so that nobody reads half a record. False when the number is taken. */
async function create(folder: string, number: number, record: LockRecord): Promise<boolean> {
  const draft = path.join(folder, `draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify(record));
  try {
    await link(draft, fileOf(folder, number));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

async function highest(folder: string): Promise<number> {
  return Math.max(0, ...(await numbers(folder)));
}

async function numbers(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => /^lock-(\d+)$/.exec(name)?.[1] ?? []).map(Number);
}

function fileOf(folder: string, number: number): string {
  return path.join(folder, `lock-${number}`);
}
