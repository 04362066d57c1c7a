import { LOCALES } from '@/lib/i18n/locales';
import {
  INDEX_KEY,
  localeOf,
  NOTHING_KEPT,
  shellPath,
  shellView,
  THEME_KEY,
  type KeptIndex,
  type ShellView,
} from '../kept';
import { markKept } from './mark';
import { nothingYet } from './nothing-yet';

// What the device answers in place of the site. The network is always asked first, so nobody reads an old page who could
// have the new one; where it is slow as at a tournament's table, what lies here is shown instead of a blank window.

/** Milliseconds that the network is waited for where the device has an answer of its own. */
export const PATIENCE = 4000;
/** The same, just after the network has failed. */
export const PATIENCE_WHEN_WEAK = 800;
/** Milliseconds after a failure in which the network is taken for a weak one. */
export const WEAK_FOR = 20_000;
/** A proxy's words for a site that is not there. */
const AWAY = [502, 503, 504];

/** Views that say less than the page they stand in for: it is waited for as long as it takes. */
const OTHERWISE: readonly ShellView['kind'][] = ['unknown', 'home', 'decks', 'reckoning'];

/** The part of a browser's `Cache` that is read here. */
export type Reading = Pick<Cache, 'match'>;

interface World {
  pages: () => Promise<Reading>;
  /** Whether the deck of this slug is among the copies of one's own. */
  hasDeck: (slug: string) => Promise<boolean>;
  now: () => number;
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<unknown>;
}

export class Answers {
  readonly #world: World;
  #weakUntil = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** A page the reader opens. Never rejects. */
  async page(path: string, network: Promise<Response>): Promise<Response> {
    const own = await this.#own(path);
    const first = await this.#inTime(network, own !== undefined);
    if (first && !(AWAY.includes(first.status) && own)) return first;
    if (own) return own();
    return (await this.#standIn(path)) ?? this.#nothing(path);
  }

  /** What a form leads to: however long it takes, for it may be half done. Never rejects. */
  async sent(path: string, network: Promise<Response>): Promise<Response> {
    return network.catch(async () => (await this.#standIn(path)) ?? this.#nothing(path));
  }

  /**
   * What the router asks of a page on its way there. Where the network does not answer it is told so: it then opens the
   * page whole, which {@link page} answers.
   */
  async step(path: string, network: Promise<Response>): Promise<Response> {
    const own = await this.#own(path);
    return (await this.#inTime(network, own !== undefined)) ?? Response.error();
  }

  /** The network's answer; undefined when there is none, or none in time where the device has its own. */
  async #inTime(network: Promise<Response>, hasOwn: boolean): Promise<Response | undefined> {
    const { now, wait } = this.#world;
    const answer = network.then(
      (response) => {
        this.#weakUntil = 0;
        return response;
      },
      () => undefined,
    );
    const patience = now() < this.#weakUntil ? PATIENCE_WHEN_WEAK : PATIENCE;
    const first = await (hasOwn ? Promise.race([answer, wait(patience).then(() => undefined)]) : answer);
    if (!first) this.#weakUntil = now() + WEAK_FOR;
    return first;
  }

  /** The device's own answer for this very address: the page itself, or one that shows the same from data. */
  async #own(path: string): Promise<(() => Promise<Response>) | undefined> {
    const pages = await this.#pages();
    const kept = await pages?.match(path);
    if (pages && kept) return () => this.#shown(kept, path, pages);
    const view = shellView(path);
    // Some pages show other things than their stand-in, and of most decks the device has none.
    if (OTHERWISE.includes(view.kind)) return undefined;
    if ('slug' in view && !(await this.#world.hasDeck(view.slug))) return undefined;
    return this.#shell(path, pages);
  }

  /** For an address of which the device knows nothing: says so, and what there is instead. */
  async #standIn(path: string): Promise<Response | undefined> {
    return (await this.#shell(path, await this.#pages()))?.();
  }

  async #shell(path: string, pages: Reading | undefined): Promise<(() => Promise<Response>) | undefined> {
    const locale = localeOf(path);
    // An address without a language is shown in one that the reader has read in.
    for (const shell of (locale ? [locale] : LOCALES).map(shellPath)) {
      const kept = await pages?.match(shell);
      if (pages && kept) return () => this.#shown(kept, shell, pages);
    }
    return undefined;
  }

  /** For a language of which the device has nothing: names those that it has. */
  async #nothing(path: string): Promise<Response> {
    const pages = await this.#pages();
    const kept = await Promise.all(
      LOCALES.map(async (locale) => ((await pages?.match(shellPath(locale))) ? [locale] : [])),
    );
    return nothingYet(path, kept.flat());
  }

  async #shown(kept: Response, path: string, pages: Reading): Promise<Response> {
    const [html, index, theme] = await Promise.all([
      kept.text(),
      readIndex(pages),
      pages.match(THEME_KEY).then((answer) => answer?.text()),
    ]);
    const at = index.pages[path]?.at ?? this.#world.now();
    return new Response(markKept(html, { at, path, theme: theme ?? '' }), { headers: kept.headers });
  }

  /** Undefined where the browser lets nothing be kept. */
  async #pages(): Promise<Reading | undefined> {
    try {
      return await this.#world.pages();
    } catch {
      return undefined;
    }
  }
}

/** What is kept here, by the site's own note. */
export async function readIndex(pages: Reading): Promise<KeptIndex> {
  const note = await pages.match(INDEX_KEY);
  // Written by lib/offline/keep alone; a broken note is as good as none.
  const index: unknown = await note?.json().catch(() => undefined);
  return isIndex(index) ? index : NOTHING_KEPT;
}

function isIndex(value: unknown): value is KeptIndex {
  return typeof value === 'object' && value !== null && 'pages' in value && 'files' in value;
}
