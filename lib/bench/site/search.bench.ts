import type { Snapshot } from '@/lib/catalogue/snapshot';
import type { Figure } from '../bench';
import { measureLatencies, type Latencies } from './http-load';
import { searchAddresses } from './search-queries';
import { siteUrl } from './site';

export const name = 'search';

const CLIENTS = 8;
const REQUESTS = 800;
/** Before anything is counted, so that code is compiled and connections are open. */
const WARM_UP = 200;
/** A page rendered for each request that asks nothing of the catalogue. */
const BARE_PAGE = '/en/about';

/** Catalogue search over HTTP, each search another one, beside a bare page of the same site in the same run. */
export async function run(): Promise<Figure[]> {
  const site = await siteUrl();
  const searches = searchAddresses(await snapshot(site), WARM_UP + REQUESTS);
  const bare = (count: number) => Array.from({ length: count }, () => BARE_PAGE);
  await measureLatencies(site, bare(WARM_UP), CLIENTS);
  await measureLatencies(site, searches.slice(0, WARM_UP), CLIENTS);
  const page = await measureLatencies(site, bare(REQUESTS), CLIENTS);
  const search = await measureLatencies(site, searches.slice(WARM_UP), CLIENTS);
  const figure = (bench: string, value: number, unit: string, { requests }: Latencies): Figure => ({
    bench,
    value: Math.round(value * 100) / 100,
    unit,
    clients: CLIENTS,
    requests,
  });
  return [
    figure('search.cards.p50', search.p50, 'ms', search),
    figure('search.cards.p95', search.p95, 'ms', search),
    figure('search.bare.p50', page.p50, 'ms', page),
    figure('search.bare.p95', page.p95, 'ms', page),
    figure('search.ratio.p95', search.p95 / page.p95, 'times the bare page', search),
  ];
}

async function snapshot(site: string): Promise<Snapshot> {
  const response = await fetch(`${site}/api/v1/catalogue/mythos/latest`);
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  const { data } = (await response.json()) as { data: Snapshot };
  return data;
}
