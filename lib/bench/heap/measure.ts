import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** Megabytes after a full collection: objects, and the buffers beside them. */
export interface Heap {
  objects: number;
  buffers: number;
}

export interface HeapWatch {
  /** Variables under which a site is to be started so that its heap can be measured. */
  settings: Record<string, string>;
  measure(): Promise<Heap>;
  close(): Promise<void>;
}

const reportSchema = z.object({ heapUsed: z.number(), arrayBuffers: z.number() });
const MB = 1024 * 1024;

export async function watchHeap(): Promise<HeapWatch> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kage-heap-'));
  const file = path.join(folder, 'heap.json');
  const report = pathToFileURL(path.join(import.meta.dirname, 'report.ts')).href;
  return {
    settings: { KAGE_HEAP_FILE: file, NODE_OPTIONS: `--import tsx --import ${report}` },
    async measure() {
      await rm(file, { force: true });
      process.kill(Number(await readFile(`${file}.pid`, 'utf8')), 'SIGUSR2');
      for (;;) {
        const text = await readFile(file, 'utf8').catch(() => '');
        if (text.endsWith('}')) {
          const { heapUsed, arrayBuffers } = reportSchema.parse(JSON.parse(text));
          return { objects: heapUsed / MB, buffers: arrayBuffers / MB };
        }
        await sleep(50);
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
