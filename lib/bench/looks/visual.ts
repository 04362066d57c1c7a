import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { UsageError } from '@/lib/launcher/commands/usage-error';
import { readOptions } from '@/lib/launcher/commands/many-games';
import { PROJECT } from '@/lib/launcher/settings';
import { openBrowser } from '../site/browser';
import { type Site, startSite } from '../site/site';
import { comparePictures } from './compare-pictures';
import { VISUAL_PAGES } from './pages';
import { type Compared, report } from './report';

const USAGE = `npm run visual -- --before REF|URL [--after URL] [--only home,card]

  --before   a commit, branch or tag of this repository, which is built and served; or a site that runs already
  --after    a site that runs already; left out: this checkout, built and served
  --only     names of pages: ${VISUAL_PAGES.map(({ name }) => name).join(', ')}

Writes the pictures and a page that shows them side by side to .data/visual/.`;

const OPTIONS = {
  before: { type: 'string' },
  after: { type: 'string' },
  only: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Pages = typeof VISUAL_PAGES;

const OUTPUT = path.join(PROJECT, '.data/visual');
const WIDTHS = [390, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Longest that the packages of another commit may take to come (milliseconds). */
const PATIENCE = 600_000;

const run = promisify(execFile);

/**
 * Twelve pages as they were and as they are, on a phone and on a desk, on paper and in ink: taken in one run, by one
 * browser on one machine, because letters are drawn otherwise on another. A difference is no fault, it is something to
 * look at: the exit code is 0.
 */
export async function comparePages(args: readonly string[]): Promise<number> {
  try {
    const { before, after, only, help } = readOptions(args, OPTIONS, USAGE);
    if (help) {
      console.log(USAGE);
      return 0;
    }
    if (before === undefined) throw new UsageError(`Say what to compare with.\n\n${USAGE}`);
    const pages = VISUAL_PAGES.filter(({ name }) => only?.split(',').includes(name) ?? true);
    if (pages.length === 0) throw new UsageError(`No page is called ${only}.\n\n${USAGE}`);
    await rm(OUTPUT, { recursive: true, force: true });
    await mkdir(OUTPUT, { recursive: true });
    // One after the other, so that neither is slow because of the other.
    const old = await picturesOf(before, pages);
    const now = await picturesOf(after, pages);
    const compared = await compareAll(old, now);
    await writeFile(path.join(OUTPUT, 'index.html'), report(compared, { before, after: after ?? 'this checkout' }));
    for (const { name, differing } of compared) console.log(`${percent(differing).padStart(8)}  ${name}`);
    const changed = compared.filter(({ differing }) => differing > 0).length;
    console.log(`${changed} of ${compared.length} pictures differ: ${path.join(OUTPUT, 'index.html')}`);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}

/** PNGs by the name of what they show. `where`: an address, a commit, or undefined for this checkout. */
async function picturesOf(where: string | undefined, pages: Pages): Promise<Map<string, Buffer>> {
  if (where === undefined) return photographServed(await startSite(), pages);
  if (/^https?:/.test(where)) return photograph(where, pages);
  const checkout = await mkdtemp(path.join(tmpdir(), 'kage-visual-'));
  try {
    await git('worktree', 'add', '--detach', checkout, where);
    await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: checkout,
      timeout: PATIENCE,
    });
    return await photographServed(await startSite(checkout), pages);
  } finally {
    await rm(checkout, { recursive: true, force: true });
    await git('worktree', 'prune');
  }
}

async function git(...args: string[]): Promise<void> {
  await run('git', args, { cwd: PROJECT }).catch((error: { stderr?: string }) => {
    throw new UsageError(error.stderr?.trim() ?? `git ${args.join(' ')} failed`);
  });
}

async function photographServed(site: Site, pages: Pages): Promise<Map<string, Buffer>> {
  try {
    return await photograph(site.url, pages);
  } finally {
    await site.stop();
  }
}

async function photograph(url: string, pages: Pages): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const browser = await openBrowser();
  try {
    for (const width of WIDTHS)
      for (const scheme of SCHEMES) {
        const taken = await photographAs(browser, url, { width, scheme, pages });
        for (const [name, picture] of taken) pictures.set(name, picture);
        console.error(`${pictures.size} pictures of ${url}`);
      }
  } finally {
    await browser.close();
  }
  return pictures;
}

interface Look {
  width: (typeof WIDTHS)[number];
  scheme: (typeof SCHEMES)[number];
  pages: Pages;
}

async function photographAs(browser: Browser, url: string, { width, scheme, pages }: Look) {
  const pictures = new Map<string, Buffer>();
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const { name, path: address, ready } of pages) {
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`${url}${address} answered ${response?.status()}`);
    if (ready) await page.locator(ready).first().waitFor();
    // Pictures that wait until they come near the window are asked for now.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
    });
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    pictures.set(`${name}-${width}-${scheme}`, picture);
  }
  await context.close();
  return pictures;
}

async function compareAll(
  old: ReadonlyMap<string, Buffer>,
  now: ReadonlyMap<string, Buffer>,
): Promise<readonly Compared[]> {
  const compared: Compared[] = [];
  for (const [name, after] of now) {
    const before = old.get(name);
    if (!before) continue;
    const { differing, picture } = await comparePictures(before, after);
    const files = { before: `${name}-before.png`, after: `${name}-after.png`, difference: `${name}-difference.png` };
    await writeFile(path.join(OUTPUT, files.before), before);
    await writeFile(path.join(OUTPUT, files.after), after);
    await writeFile(path.join(OUTPUT, files.difference), picture);
    compared.push({ name, differing, files });
  }
  return compared.sort((a, b) => b.differing - a.differing);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)} %`;
}
