import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Bench } from './bench';
import { stopSharedSite } from './site/site';

/** Prints one JSON line a figure; with a prefix only the figures whose name begins so. Returns the exit code. */
export async function runBenches(prefix: string): Promise<number> {
  const benches = (await loadBenches()).filter(({ name }) => name.startsWith(prefix) || prefix.startsWith(name));
  let printed = 0;
  try {
    for (const bench of benches) {
      for await (const figure of figuresOf(bench)) {
        if (!figure.bench.startsWith(prefix)) continue;
        console.log(JSON.stringify(figure));
        printed += 1;
      }
    }
  } finally {
    await stopSharedSite();
  }
  if (printed > 0) return 0;
  console.error(`No figure's name begins with ${prefix}.`);
  return 1;
}

async function* figuresOf(bench: Bench) {
  yield* await bench.run();
}

async function loadBenches(): Promise<Bench[]> {
  // React looks at this when it is first loaded; otherwise what it does for developers would be measured.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const below = await readdir(import.meta.dirname, { recursive: true });
  const files = below.filter((file) => file.endsWith('.bench.ts')).sort();
  const modules = files.map((file): Promise<Bench> => import(path.join(import.meta.dirname, file)));
  return Promise.all(modules);
}
