import { readAsked } from '@/lib/catalogue/query/asked';
import { readCardQuery } from '@/lib/catalogue/read-card-query';
import { find } from '@/lib/catalogue/sql/find';
import { openDb } from '@/lib/db/client';
import { migrate } from '@/lib/db/migrate';
import type { Sort } from '@/lib/decks/lists/cursor';
import { listPublicDecks } from '@/lib/decks/lists/public';
import { parseQuery } from '@/lib/decks/search/parse';
import { postgresSearch } from '@/lib/search/postgres';
import { seed } from '@/lib/seed/seed';
import { synthesize } from '@/lib/synth/fill';
import { rowsRead, type Watched, watch } from '@/lib/synth/testing/plans';
import type { Figure } from '../bench';
import { percentile } from '../percentile';
import { firstOf, SET } from '../sample-cards';
import { throwAwayPostgres } from './throw-away';

export const name = 'scale';

const FEW = { cards: 0, decks: 100 };
const MANY = { cards: 100_000, decks: 100_000 };
const SEED = 7;
const ROUNDS = 20;

/** Searches of cards, as addresses; `#` stands for a digit that is another one in each round. */
const CARDS: Readonly<Record<string, string>> = {
  'every': 'page=#',
  'by-name': 'sort=name&page=#',
  'type': 'type=attachment&page=#',
  'faction-cost': 'faction=Sand+Village&costMax=#',
  'two-filters': 'keyword=Jutsu&does=draw&page=#',
  'name': 'q=naruto uzumaki&page=#',
  'misspelt': 'q=shikamru nar#',
  'beginning': 'q=n:na c>=#',
  'title': 'q=v:"blade of" p:#',
  'text': 'q=o:"power tokens" c:#',
  'line': 'q=line:(fx:ambush does:hide) c>=#',
  'compared': 'q=power>chakra c:#',
  'or': 'q=(naruto or k:sannin) -c:#',
  'prints': 'q=unique:prints r:ra c:#',
  'nothing': 'q=n:nobodysuch c:#',
}; // prettier-ignore

/** Lists of decks: a query and an order. */
const DECKS: Readonly<Record<string, { query: string; sort?: Sort }>> = {
  'newest': { query: '' },
  'liked': { query: '', sort: 'liked' },
  'card': { query: `card:${SET}-00#` },
  'card-by-likes': { query: `card:${SET}-00#`, sort: 'liked' },
  'two-cards': { query: `card:${firstOf('character')} card:${SET}-01#` },
  'without-card': { query: `-card:${SET}-00#` },
  'keyword': { query: 'keyword:sannin size>=2#' },
  'faction': { query: 'faction:sand size>=2#' },
  'author': { query: 'author:synth-1#' },
  'tag': { query: 'tag:aggro' },
  'tag-by-likes': { query: 'tag:combo', sort: 'liked' },
  'rare-tag': { query: 'tag:"blade 2#"' },
  'words': { query: 'blade st' },
  'date': { query: 'updated>2025-01-0# legal:no' },
  'nothing': { query: `size>=99 -card:${SET}-00#` },
}; // prettier-ignore

type Ask = (site: Watched, digit: number) => Promise<unknown>;

/** The same questions at the site as it is shipped and at the large one. */
interface Sites {
  few: Watched;
  many: Watched;
}

/** Milliseconds of each answer. */
type Times = Record<keyof Sites, number[]>;

/**
 * Searches and lists, straight from the use cases and with nothing kept, on a site as it is shipped and on one with very
 * many cards and decks. Both are asked in turns, so that whatever else the machine does meets both alike: the ratio is the
 * figure. The large one is made first, which takes some minutes; `BENCH_DATABASE_URL`: it is there, made by
 * `npm run synth`.
 */
export async function* run(): AsyncGenerator<Figure> {
  const postgres = await throwAwayPostgres();
  const sites: Watched[] = [];
  const site = async (url: string, made?: typeof MANY) => {
    if (made) await make(url, made);
    const watched = await watch(url, { run: true });
    sites.push(watched);
    return watched;
  };
  try {
    const few = await site(postgres.url('postgres'), FEW);
    const kept = process.env.BENCH_DATABASE_URL;
    if (!kept) await few.db.$executeRaw`CREATE DATABASE "many"`;
    const many = kept ? await site(kept) : await site(postgres.url('many'), MANY);
    for (const [what, asks] of Object.entries({ cards: cardQuestions(), decks: deckQuestions() }))
      yield* measureAll(what, asks, { few, many });
  } finally {
    await Promise.all(sites.map((one) => one.close()));
    await postgres.stop();
  }
}

async function make(url: string, made: typeof MANY): Promise<void> {
  tell(`Making ${made.cards} cards and ${made.decks} decks`);
  await migrate(url);
  const db = openDb(url);
  try {
    await seed(db);
    await synthesize(db, { ...made, seed: SEED, say: tell });
  } finally {
    await db.$disconnect();
  }
}

/** Where it is, with the seconds since it began: figures alone are on stdout. */
function tell(line: string): void {
  console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${line}`);
}

function cardQuestions(): Record<string, Ask> {
  return mapValues(CARDS, (address) => ({ db }, digit) => {
    const { query } = readCardQuery(new URLSearchParams(filled(address, digit).replaceAll('>', '%3E')));
    return find('mythos', { query, asked: readAsked(query, 'en'), locale: 'en' }, { db, search: postgresSearch(db) });
  });
}

function deckQuestions(): Record<string, Ask> {
  return mapValues(
    DECKS,
    ({ query, ...list }) =>
      ({ db }, digit) =>
        listPublicDecks(
          { game: 'mythos', tree: parseQuery(filled(query, digit), ['Sannin']).tree, ...list },
          db,
          postgresSearch(db),
        ),
  );
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}

function filled(text: string, digit: number): string {
  return text.replaceAll('#', String(digit));
}

/** Each question by itself, and then all of them together. */
async function* measureAll(what: string, asks: Record<string, Ask>, sites: Sites): AsyncGenerator<Figure> {
  const all: Times = { few: [], many: [] };
  for (const [question, ask] of Object.entries(asks)) {
    tell(`${what}: ${question}`);
    const { times, rows } = await measure(ask, sites);
    all.few.push(...times.few);
    all.many.push(...times.many);
    yield* figures(`${name}.${what}.${question}`, times, { rows });
  }
  yield* figures(`${name}.${what}.all`, all, { questions: Object.keys(asks).length });
}

async function measure(ask: Ask, { few, many }: Sites): Promise<{ times: Times; rows: number }> {
  const times: Times = { few: [], many: [] };
  // Once unmeasured, so that code is compiled, connections are open and what a process keeps is read.
  for (const site of [few, many]) await ask(site, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    times.few.push(await timed(ask, few, round % 10));
    times.many.push(await timed(ask, many, round % 10));
  }
  const plans = await many.plansOf(() => ask(many, 3));
  return { times, rows: plans.reduce((sum, plan) => sum + rowsRead(plan), 0) };
}

function figures(bench: string, times: Times, detail: Readonly<Record<string, number>>): Figure[] {
  const [before, after] = [times.few.toSorted(ascending), times.many.toSorted(ascending)];
  const figure = (part: number) => ({
    value: round(percentile(after, part)),
    unit: 'ms',
    small: round(percentile(before, part)),
  });
  return [
    { bench: `${bench}.p50`, ...figure(0.5) },
    { bench: `${bench}.p95`, ...figure(0.95), ...detail },
    {
      bench: `${bench}.ratio`,
      value: round(percentile(after, 0.5) / percentile(before, 0.5)),
      unit: `times among ${MANY.cards} cards and ${MANY.decks} decks`,
    },
  ];
}

async function timed(ask: Ask, site: Watched, digit: number): Promise<number> {
  const began = performance.now();
  await ask(site, digit);
  return performance.now() - began;
}

function ascending(a: number, b: number): number {
  return a - b;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
