import { type Browser, chromium } from '@playwright/test';
import { judge } from '@/lib/decks/verdict/judge';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { dice } from '@/lib/rules/mythos/bots/dice';
import { DEFAULT_FORMAT } from '@/lib/rules/mythos/deck/format';
import { type DeckLine, toDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { odds, OPENING_HAND, ROUNDS, seenBy } from '@/lib/rules/mythos/deck/numbers/odds';
import { statistics } from '@/lib/rules/mythos/deck/statistics';
import { readSetFile } from '@/lib/testing/set-files';
import type { Figure } from '../bench';
import { percentile } from '../percentile';
import { siteUrl } from './site';

export const name = 'editor';

/** Copies in the deck that a card is added to. */
const DECK = 60;
const ADDITIONS = 40;
/** How many times slower than this machine the browser computes: an inexpensive phone. */
const SLOWDOWN = 4;
const FRAME = 1000 / 60;
const JUDGED = 2000;
const DEALS = 200_000;

/** Adding a card in the browser, judging a deck, and exact odds beside dealt ones. */
export async function run(): Promise<Figure[]> {
  return [...judging(), dealing(), ...(await adding(await siteUrl()))];
}

/** Legality and statistics of a deck, as they follow every edit. */
export function judging(): Figure[] {
  const catalogue = new Map(shippedCards().map((card) => [card.code, toDeckCard(card)]));
  const { main, missions } = largeDeck();
  const times: number[] = [];
  for (let i = 0; i < JUDGED * 2; i++) {
    const began = performance.now();
    judge({ main, missions }, DEFAULT_FORMAT, catalogue, '2026-11-30');
    statistics({ main, missions }, catalogue);
    // The first half is there for the compiler.
    if (i >= JUDGED) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return ([0.5, 0.99] as const).map((part) => ({
    bench: `editor.judge.p${part * 100}`,
    value: round(percentile(times, part), 4),
    unit: 'ms',
    cards: DECK,
  }));
}

/**
 * How far dealt hands are from the exact odds, in standard errors: the farthest of every number of copies, round and
 * way to mulligan. Above 4 or so something is wrong, and not chance.
 */
export function dealing(): Figure {
  const deck = 30;
  let farthest = 0;
  for (const copies of [1, 2, 4, 8]) {
    const roll = dice(copies);
    const seen = ROUNDS.map(() => ({ without: 0, withMulligan: 0 }));
    for (let deal = 0; deal < DEALS; deal++) {
      const kept = firstOf(deck, copies, roll);
      const drawn = kept < OPENING_HAND ? kept : firstOf(deck, copies, roll);
      ROUNDS.forEach((round, at) => {
        const counts = seen[at];
        if (!counts) return;
        if (kept < seenBy(round)) counts.without++;
        if (drawn < seenBy(round)) counts.withMulligan++;
      });
    }
    odds({ deck, copies }).forEach((exact, at) => {
      for (const way of ['without', 'withMulligan'] as const) {
        const error = Math.sqrt((exact[way] * (1 - exact[way])) / DEALS);
        farthest = Math.max(farthest, Math.abs((seen[at]?.[way] ?? 0) / DEALS - exact[way]) / error);
      }
    });
  }
  return { bench: 'editor.odds.farthest', value: round(farthest, 2), unit: 'standard errors', deals: DEALS };
}

/** How many cards of a shuffled deck come before the first of some. */
function firstOf(deck: number, copies: number, roll: (n: number) => number): number {
  let at = 0;
  while (roll(deck - at) >= copies) at++;
  return at;
}

async function adding(site: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    const frames = await measureAdditions(browser, site);
    frames.sort((a, b) => a - b);
    return ([0.5, 0.95] as const).map((part) => ({
      bench: `editor.add.p${part * 100}`,
      value: round(percentile(frames, part), 1),
      unit: 'frames of 60 a second',
      slowdown: SLOWDOWN,
      cards: DECK,
      additions: ADDITIONS,
    }));
  } finally {
    await browser.close();
  }
}

/** Frames from the press of "add one" until a frame with the card in the deck has been drawn, of each addition. */
export async function measureAdditions(browser: Browser, site: string): Promise<number[]> {
  const { main, missions, spare } = largeDeck();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(`localStorage.setItem('kage.draft/guest/${GUEST_DECK}', ${JSON.stringify(guestDraft(main, missions))})`); // prettier-ignore
  await page.goto(`${site}/en/decks/new`);
  await page.getByRole('region', { name: 'Verdict' }).getByText(`${DECK} cards`).waitFor();
  await page.getByRole('searchbox', { name: 'Search the cards' }).fill(spare);
  const found = page.getByRole('list', { name: 'Found cards' }).getByRole('listitem').filter({ hasText: spare });
  await found.getByRole('button', { name: /^Add one/ }).waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const frames: number[] = [];
  for (let i = 0; i < ADDITIONS; i++) {
    frames.push((await page.evaluate<number>(pressAndWait(spare))) / FRAME);
    await found.getByRole('button', { name: /^Remove one/ }).click();
    await page.locator(DECK_ROWS(spare)).waitFor({ state: 'detached' });
  }
  await page.close();
  return frames;
}

/** Rows of a card outside the list of found cards. */
const DECK_ROWS = (code: string) => `[data-code="${code}"]:not([aria-label="Found cards"] *)`;

/**
 * Presses "add one" right after a frame and tells how many milliseconds later a frame that shows the card in the deck
 * has been drawn. As text, since the browser does not know what the compiler of this file calls in.
 */
function pressAndWait(code: string): string {
  return `new Promise((resolve) => {
    // What stands there when a frame is made is what the frame shows; it has been drawn when the message comes.
    const inFrame = (look) => requestAnimationFrame(() => {
      const seen = look();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => seen ? resolve(performance.now() - began) : inFrame(look);
      port2.postMessage(0);
    });
    const add = document.querySelector('[aria-label="Found cards"] [data-code="${code}"] [data-control="add"]');
    let began;
    requestAnimationFrame(() => setTimeout(() => {
      began = performance.now();
      add.click();
      inFrame(() => document.querySelector('${DECK_ROWS(code)}') !== null);
    }));
  })`;
}

const GUEST_DECK = '00000000-0000-4000-8000-000000000060';

/** The deck as the editor keeps it for somebody without an account. */
function guestDraft(main: readonly DeckLine[], missions: readonly DeckLine[]): string {
  const draft = { name: 'Bench', description: '', format: DEFAULT_FORMAT, visibility: 'private', main, missions, maybe: [] }; // prettier-ignore
  return JSON.stringify({ id: GUEST_DECK, base: 0, draft, changes: [], at: 0 });
}

/** A legal deck of `DECK` cards, each twice, and a card that is not in it. */
function largeDeck(): { main: DeckLine[]; missions: DeckLine[]; spare: string } {
  const cards = shippedCards();
  const codes = cards.filter(({ type }) => type === 'character').map(({ code }) => code);
  const missions = cards.filter(({ type }) => type === 'mission').slice(0, 3);
  return {
    main: codes.slice(0, DECK / 2).map((code) => ({ code, count: 2 })),
    missions: missions.map(({ code }) => ({ code, count: 1 })),
    spare: codes[DECK / 2] ?? '',
  };
}

function shippedCards(): CardDefinition[] {
  return ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
}

function round(value: number, places: number): number {
  return Number(value.toFixed(places));
}
