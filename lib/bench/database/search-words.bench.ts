import { openDb } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { migrate } from '@/lib/db/migrate';
import { feeder } from '@/lib/search/feed/feeder';
import { indexedKinds } from '@/lib/search/feed/rebuild';
import { meilisearch } from '@/lib/search/meilisearch/engine';
import { configuredServer, drop, indexName, writer } from '@/lib/search/meilisearch/server';
import type { SearchIndex, SearchKind } from '@/lib/search/port';
import { postgresSearch } from '@/lib/search/postgres';
import { seed } from '@/lib/seed/seed';
import { synthesize } from '@/lib/synth/fill';
import type { Figure } from '../bench';
import { percentile } from '../percentile';
import { throwAwayPostgres } from './throw-away';

export const name = 'search.words';

const MADE = { cards: 10_000, decks: 10_000, seed: 7 };
const ROUNDS = 100;
const WARM_UP = 10;

interface Asked {
  kind: SearchKind;
  /** `#` stands for a letter that is another one in each round. */
  texts: readonly string[];
}

/** What people type, by how it finds something. */
const ASKED: Readonly<Record<string, Asked>> = {
  'cards': { kind: 'card', texts: ['naruto uzumaki', 'Шікамару', 'ナルト', 'team 7', 'ks-108'] },
  'cards.beginning': { kind: 'card', texts: ['na#', 'uchi', 's# s#'] },
  'cards.misspelt': { kind: 'card', texts: ['shikamru nra', 'naurto#', 'sasuke uchina'] },
  'rulings': { kind: 'ruling', texts: ['hidden cost', 'upgrade a stolen character', 'same na#'] },
  'decks': { kind: 'deck', texts: ['blade st#', 'aggro', 'synth', 'strom blade'] },
  'nothing': { kind: 'card', texts: ['qqqq#', 'zzxx yyww'] },
}; // prettier-ignore

/**
 * Free text straight from the engines, over the cards as they are shipped and very many made ones, beside the least that
 * one can ask of the same database in the same run. Meilisearch is measured where MEILISEARCH_URL names a real one.
 */
export async function run(): Promise<Figure[]> {
  const postgres = await throwAwayPostgres();
  const url = postgres.url('postgres');
  await migrate(url);
  const db = openDb(url);
  try {
    await seed(db);
    await synthesize(db, MADE);
    const bare = await measure(() => db.$queryRaw`SELECT 1`);
    return [
      ...(await figures('postgres', postgresSearch(db), bare)),
      ...(await ofMeilisearch(db, (engine) => figures('meilisearch', engine, bare))),
    ];
  } finally {
    await db.$disconnect();
    await postgres.stop();
  }
}

/** Works on a real server's engine, filled with what the database holds; its indexes are deleted afterwards. */
async function ofMeilisearch(db: PrismaClient, work: (engine: SearchIndex) => Promise<Figure[]>): Promise<Figure[]> {
  const configured = configuredServer();
  if (!configured) return [];
  const server = { ...configured, prefix: `kage-bench-${process.pid}` };
  try {
    await feeder(db, server).build();
    return await work(meilisearch({ ...server, timeoutMs: 10_000 }));
  } finally {
    for (const { game, kind } of await indexedKinds(db)) await drop(writer(server), indexName(server, game, kind));
  }
}

async function figures(engine: string, search: SearchIndex, bare: readonly number[]): Promise<Figure[]> {
  const found: Figure[] = [];
  for (const [what, { kind, texts }] of Object.entries(ASKED)) {
    const times = await measure((round) => {
      const text = (texts[round % texts.length] ?? '').replaceAll('#', String.fromCharCode(97 + (round % 26)));
      return search.search({ game: 'mythos', kind, locale: 'en', text, limit: 100 });
    });
    const bench = `${name}.${engine}.${what}`;
    const made = { cards: MADE.cards, decks: MADE.decks };
    found.push(
      { bench: `${bench}.p50`, value: rounded(percentile(times, 0.5)), unit: 'ms', ...made },
      { bench: `${bench}.p95`, value: rounded(percentile(times, 0.95)), unit: 'ms', ...made },
      { bench: `${bench}.ratio.p50`, value: rounded(percentile(times, 0.5) / percentile(bare, 0.5)), unit: 'times SELECT 1' }, // prettier-ignore
    );
  }
  return found;
}

/** Milliseconds of each round, after some that are not counted; the least first. */
async function measure(work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work(Math.max(0, round));
    if (round >= 0) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

const rounded = (value: number) => Math.round(value * 100) / 100;
