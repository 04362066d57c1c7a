import { INDEX_KEY, STORES, type KeptIndex, type KeptPage, type OfflineList } from '../kept';
import { readIndex } from '../worker/answers';
import { namedAssets } from './assets';

/** So many of the pages that a reader has been to are kept, the latest. */
const MOST_VISITED = 60;
/** A built file larger than this is no script of a page (bytes). */
const MOST_BYTES = 4_000_000;
/** What a kept page still needs of how it was sent: its policy names the scripts in it. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'x-content-type-options', 'referrer-policy'];

/** The part of a browser's `Cache` used here. */
export type Store = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

export interface KeepWorld {
  open: (store: string) => Promise<Store>;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  now: () => number;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** How it ended. `full`: the device would not take more. Whatever was kept before is still there. */
export type KeepResult = 'kept' | 'partly' | 'full' | 'stopped';

interface KeepOrder {
  list: Pick<OfflineList, 'version' | 'pages'>;
  /** The reader has been there; all others are always kept. */
  visited?: true;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/**
 * Keeps pages for reading without a network, with all they are made of, one after the other and only those that are not
 * here in this version. They are fetched without cookies: as the site gives them to somebody it does not know.
 */
export async function keepPages(
  { list, visited, onProgress, signal }: KeepOrder,
  world: KeepWorld,
): Promise<KeepResult> {
  const [pages, assets] = await Promise.all([world.open(STORES.pages), world.open(STORES.assets)]);
  let index = await readIndex(pages);
  const missing = list.pages.filter((path) => index.pages[path]?.version !== list.version);
  let failed = 0;
  for (const [done, path] of missing.entries()) {
    if (signal?.aborted) return 'stopped';
    onProgress?.({ done: list.pages.length - missing.length + done, of: list.pages.length });
    try {
      const kept = await keepPage(path, list.version, { pages, assets, index, world });
      if (!kept) failed += 1;
      else {
        // One that is always kept stays so when it is read.
        const read = visited && (!index.pages[path] || index.pages[path].visited);
        index = { pages: { ...index.pages, [path]: { ...kept.page, ...(read && { visited }) } }, files: kept.files };
        await writeIndex(pages, index);
      }
    } catch (error) {
      if (isFull(error)) return 'full';
      failed += 1;
    }
  }
  onProgress?.({ done: list.pages.length - failed, of: list.pages.length });
  if (!visited) index = { ...index, pages: alwaysKept(index.pages, list.pages) };
  await tidy({ pages, assets, index });
  return failed > 0 ? 'partly' : 'kept';
}

/** Those of `list` are no longer here for having been read. */
function alwaysKept(pages: KeptIndex['pages'], list: readonly string[]): KeptIndex['pages'] {
  return Object.fromEntries(
    Object.entries(pages).map(([path, { visited, ...page }]) => [
      path,
      visited && !list.includes(path) ? { ...page, visited } : page,
    ]),
  );
}

/** Drops everything that is kept. */
export async function dropPages({ open }: Pick<KeepWorld, 'open'>): Promise<void> {
  for (const name of Object.values(STORES)) {
    const store = await open(name);
    for (const { url } of await store.keys()) await store.delete(url);
  }
}

interface Shelf {
  pages: Store;
  assets: Store;
  index: KeptIndex;
}

async function keepPage(
  path: string,
  version: string,
  { pages, assets, index, world }: Shelf & { world: KeepWorld },
): Promise<{ page: KeptPage; files: KeptIndex['files'] } | undefined> {
  const response = await world.fetch(path, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok || response.redirected) return undefined;
  const html = await response.text();
  const files = { ...index.files };
  const needed = new Set<string>();
  const waiting = namedAssets(html, path);
  for (let asset = waiting.pop(); asset !== undefined; asset = waiting.pop()) {
    if (needed.has(asset)) continue;
    needed.add(asset);
    const text = await keepAsset(asset, assets, files, world);
    if (text !== undefined) waiting.push(...namedAssets(text, asset));
  }
  const headers = new Headers();
  for (const name of KEPT_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  await pages.put(path, new Response(html, { headers }));
  const at = world.now();
  return { page: { at, version, bytes: new Blob([html]).size, assets: [...needed] }, files };
}

/** The text of a script or of styles, which name further files; notes the size of each in `files`. */
async function keepAsset(
  asset: string,
  assets: Store,
  files: Record<string, number>,
  { fetch }: KeepWorld,
): Promise<string | undefined> {
  const isText = /\.(?:js|css)$/.test(asset);
  const here = await assets.match(asset);
  if (here) return isText ? here.text() : undefined;
  // One that a text only seems to name is none of the page's.
  const response = await fetch(asset, { credentials: 'omit' });
  if (!response.ok) return undefined;
  const body = await response.blob();
  if (body.size > MOST_BYTES) return undefined;
  await assets.put(
    asset,
    new Response(body, { headers: { 'content-type': response.headers.get('content-type') ?? '' } }),
  );
  files[asset] = body.size;
  return isText ? body.text() : undefined;
}

/** Lets go of the longest unread of the visited pages, and of files that no kept page needs any more. */
async function tidy({ pages, assets, index }: Shelf): Promise<void> {
  const visited = Object.entries(index.pages).filter(([, page]) => page.visited);
  const old = visited.sort(([, a], [, b]) => b.at - a.at).slice(MOST_VISITED).map(([path]) => path); // prettier-ignore
  for (const path of old) await pages.delete(path);
  const kept = Object.fromEntries(Object.entries(index.pages).filter(([path]) => !old.includes(path)));
  const needed = new Set(Object.values(kept).flatMap((page) => page.assets));
  for (const { url } of await assets.keys())
    if (!needed.has(new URL(url, 'http://site').pathname)) await assets.delete(url);
  const files = Object.fromEntries(Object.entries(index.files).filter(([asset]) => needed.has(asset)));
  await writeIndex(pages, { pages: kept, files });
}

/** What is kept takes so many bytes on this device, as the site counts them. */
export function keptBytes({ pages, files }: KeptIndex): number {
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  return sum(Object.values(pages).map(({ bytes }) => bytes)) + sum(Object.values(files));
}

async function writeIndex(pages: Store, index: KeptIndex): Promise<void> {
  await pages.put(INDEX_KEY, Response.json(index));
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
