import type { Figure } from '../bench';
import { watchHeap } from '../heap/measure';
import { firstOf } from '../sample-cards';
import { type Latencies, measureLatencies } from './http-load';
import { type Site, startSite } from './site';

export const name = 'requests';

/** `bare` is rendered for each request and asks nothing of the database: what a page costs at the least. */
const PAGES = {
  bare: '/en/about',
  catalogue: '/en/cards',
  card: `/en/cards/${firstOf('character')}`,
  rule: '/en/rules/7',
  ruling: '/en/rulings/characters-stay',
} as const;
type Page = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as Page[];
const CLIENTS = [8, 64];
/** Enough for some seconds of each. */
const REQUESTS = { kept: 4_000, made: 320 };
/** Those of the run that looks for what is not given back; fewer for a shorter look. */
const LONG_RUN = Number(process.env.BENCH_REQUESTS) || 100_000;

/** Pages that are kept for everybody, beside a page that never is, and the same with all caches left out. */
export async function run(): Promise<Figure[]> {
  const heap = await watchHeap();
  const settings = { API_LIMIT: '100000000' };
  try {
    const cached = await withSite({ ...settings, ...heap.settings }, async (site) => [
      ...(await throughput(site, 'cached')),
      ...(await memory(site, () => heap.measure())),
    ]);
    const uncached = await withSite({ ...settings, KAGE_CACHE: 'off' }, (site) => throughput(site, 'uncached'));
    return [...cached, ...uncached];
  } finally {
    await heap.close();
  }
}

async function withSite<T>(settings: Record<string, string>, work: (site: Site) => Promise<T>): Promise<T> {
  const site = await startSite(undefined, settings);
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

async function throughput({ url }: Site, how: 'cached' | 'uncached'): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const clients of CLIENTS) {
    let bare = NaN;
    for (const page of NAMES) {
      const kept = how === 'cached' && page !== 'bare';
      const load = (count: number) => measureLatencies(url, Array<string>(count).fill(PAGES[page]), clients);
      await load(REQUESTS.made / 4);
      const found = await load(kept ? REQUESTS.kept : REQUESTS.made);
      if (page === 'bare') bare = found.perSecond;
      figures.push(figureOf(`requests.${how}.${page}.${clients}`, found, found.perSecond / bare));
    }
  }
  return figures;
}

function figureOf(bench: string, { perSecond, p50, p95, requests }: Latencies, timesBare: number): Figure {
  return { bench, value: round(perSecond), unit: 'requests a second', timesBare: round(timesBare), p50, p95, requests };
}

/** The heap after a full collection, early in a long run and at its end. */
async function memory({ url }: Site, measure: () => Promise<{ objects: number; buffers: number }>): Promise<Figure[]> {
  const early = Math.round(LONG_RUN / 5);
  await measureLatencies(url, addresses(0, early), 16);
  const before = await measure();
  await measureLatencies(url, addresses(early, LONG_RUN), 16);
  const after = await measure();
  const figure = (requests: number, { objects, buffers }: typeof before): Figure => ({
    bench: `requests.heap.${requests}`,
    value: round(objects),
    unit: 'MB after gc',
    buffers: round(buffers),
  });
  const growth = after.objects / before.objects;
  return [
    figure(early, before),
    figure(LONG_RUN, after),
    { bench: 'requests.heap.growth', value: round(growth), unit: `times from ${early} to ${LONG_RUN} requests` },
  ];
}

/** Pages that are kept, searches that fill what is kept within a fifth of the run and then push each other out of what is kept, and now and then one that is made anew. */
function addresses(from: number, to: number): string[] {
  const kept = NAMES.map((page) => PAGES[page]);
  return Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    if (number % 20 === 0) return `/en/cards?chakraMin=${number % 5}&q=power>${number % 997}`.replace('>', '%3E');
    if (number % 20 === 1) return '/en/about';
    return kept[1 + (number % (kept.length - 1))] ?? PAGES.card;
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
