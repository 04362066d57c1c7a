import lighthouse from 'lighthouse';
import { UsageError } from '@/lib/launcher/commands/usage-error';
import { readOptions, wholeNumber } from '@/lib/launcher/commands/many-games';
import { freePort } from '@/lib/launcher/machine/ports';
import { openBrowser } from '../site/browser';
import { startSite } from '../site/site';
import { type LookedAt, mainPages, newestDeck, publishDeck } from './pages';

const USAGE = `npm run lighthouse -- [--runs 5] [--only card,deck] [--url https://cards.example]

  --runs   how often a page is loaded; performance is the median
  --only   names of pages: home, catalogue, card, deck, editor, ruling
  --url    a site that runs already; left out: the production build of this checkout, on clean data`;

const OPTIONS = {
  runs: { type: 'string', default: '5' },
  only: { type: 'string' },
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

interface Audited {
  /** 0–100; performance is the median of all runs. */
  scores: Readonly<Record<Category, number>>;
  /** What cost points, each with its category. */
  faults: readonly string[];
}

/**
 * Google Lighthouse as a phone sees the site: prints a line a page. Returns the exit code: 1 when a page is not fully
 * accessible, or one that search engines are to find is not fully readable by them. Speed hangs on the machine, and what
 * counts as good practice on Lighthouse's age: both are printed and gate nothing.
 */
export async function auditPages(args: readonly string[]): Promise<number> {
  try {
    const { runs, only, url, help } = readOptions(args, OPTIONS, USAGE);
    if (help) {
      console.log(USAGE);
      return 0;
    }
    return await audit(wholeNumber('runs', runs, 1, 100), only?.split(','), url);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}

async function audit(runs: number, only: readonly string[] | undefined, url: string | undefined): Promise<number> {
  const site = url === undefined ? await startSite() : { url, stop: async () => {} };
  try {
    const deck = url === undefined ? await publishDeck(site.url) : await newestDeck(site.url);
    const pages = mainPages(deck ?? '').filter(
      ({ name }) => (only?.includes(name) ?? true) && (name !== 'deck' || deck !== undefined),
    );
    if (pages.length === 0) throw new UsageError(`No page is called ${only?.join(', ')}.\n\n${USAGE}`);
    let failed = false;
    for (const page of pages) {
      const { scores, faults } = await auditPage(new URL(page.path, site.url).href, runs);
      console.log(line(page, scores, runs));
      for (const fault of faults) console.error(`  ${fault}`);
      failed ||= scores.accessibility < 100 || (page.found !== false && scores.seo < 100);
    }
    return failed ? 1 : 0;
  } finally {
    await site.stop();
  }
}

async function auditPage(url: string, runs: number): Promise<Audited> {
  const first = await load(url, CATEGORIES);
  const speeds = [first.scores.performance];
  while (speeds.length < runs) speeds.push((await load(url, ['performance'])).scores.performance);
  return { ...first, scores: { ...first.scores, performance: median(speeds) } };
}

/** One visit by a browser that has never been there. */
async function load(url: string, categories: readonly Category[]): Promise<Audited> {
  const port = await freePort();
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  try {
    const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'silent' });
    if (!result) throw new Error(`Lighthouse says nothing about ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const faults = CATEGORIES.flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const found = lhr.audits[id];
        if (!found || found.score === null || found.score >= 0.9 || weight === 0) return [];
        return [`${category}: ${found.title}${found.displayValue ? ` (${found.displayValue})` : ''}`];
      }),
    );
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      faults,
    };
  } finally {
    await browser.close();
  }
}

function line({ name, found }: LookedAt, scores: Audited['scores'], runs: number): string {
  const seo = found === false ? 'not public' : scores.seo;
  return [
    name.padEnd(10),
    `performance ${String(scores.performance).padStart(3)}${runs > 1 ? ` (median of ${runs})` : ''}`,
    `accessibility ${scores.accessibility}`,
    `best practices ${scores['best-practices']}`,
    `SEO ${seo}`,
  ].join('  ');
}

/** Of an even number the lower of the two in the middle. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}
