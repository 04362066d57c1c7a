import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into the processes of a site that is measured (see measure.ts). The web server says who it is, and on SIGUSR2
// what is left on its heap after a full collection.

const file = process.env.KAGE_HEAP_FILE;
if (file && process.argv[1]?.endsWith('serve.ts')) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  writeFileSync(`${file}.pid`, String(process.pid));
  process.on('SIGUSR2', () => {
    collect();
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    writeFileSync(file, JSON.stringify({ heapUsed, arrayBuffers }));
  });
}
