import type { Figure } from '../bench';
import { scriptBytes } from './page-scripts';
import { siteUrl } from './site';

export const name = 'javascript';

/** Has nothing of its own to run: what it loads, every page of the site loads. */
const EMPTY_PAGE = '/en/about';
const PAGES = { cards: '/en/cards', editor: '/en/decks/new' };

/** JavaScript that a page loads over what an empty page of the same build does, after gzip. */
export async function run(): Promise<Figure[]> {
  const bytes = await scriptBytes(await siteUrl(), [EMPTY_PAGE, ...Object.values(PAGES)]);
  const empty = bytes.get(EMPTY_PAGE) ?? NaN;
  return Object.entries(PAGES).map(([page, path]) => {
    const all = bytes.get(path) ?? NaN;
    return { bench: `javascript.${page}`, value: kilobytes(all - empty), unit: 'kB over an empty page', page: kilobytes(all), empty: kilobytes(empty) }; // prettier-ignore
  });
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
