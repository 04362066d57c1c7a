import { openDb } from '@/lib/db/client';
import { migrate } from '@/lib/db/migrate';
import { holdsMadeCards, holdsPeople, synthesize, type SynthOptions } from '@/lib/synth/fill';
import { LauncherError } from '../launcher-error';
import { dropDatabase, ensureDatabase, prepareDatabase } from '../postgres/database';
import { say } from '../say';
import type { Settings } from '../settings';
import { runningDatabase } from '../site/start';
import { readOptions, wholeNumber } from './many-games';
import { UsageError } from './usage-error';

/** The database that is made anew at each run, beside the site's on the same server. */
const OWN_DATABASE = 'kage_synth';

const USAGE = `npm run synth -- [--cards 100000] [--decks 100000] [--seed 7] [--database ${OWN_DATABASE}]

Makes up a large catalogue, people and decks, to see how the site does among so many. While the site runs, or with
DATABASE_URL: in a database of its own on the same server, made anew each time.

  --cards, --decks   how many are made, beside the cards of the files
  --seed             which: the same seed makes the same ones
  --database         another database on that server, refused when it holds anybody's account`;

const OPTIONS = {
  cards: { type: 'string', default: '100000' },
  decks: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '7' },
  database: { type: 'string', default: OWN_DATABASE },
  help: { type: 'boolean', short: 'h' },
} as const;

const MOST_CARDS = 1_000_000;
const MOST_DECKS = 10_000_000;
const MOST_SEED = 2 ** 31 - 1;

/** Returns the exit code: 2 for a call that is none. */
export async function synth(settings: Settings, args: readonly string[]): Promise<number> {
  try {
    const values = readOptions(args, OPTIONS, USAGE);
    if (values.help) {
      console.log(USAGE);
      return 0;
    }
    const url = await emptyDatabase(await runningDatabase(settings), values.database);
    await fill(url, {
      cards: wholeNumber('cards', values.cards, 0, MOST_CARDS),
      decks: wholeNumber('decks', values.decks, 0, MOST_DECKS),
      seed: wholeNumber('seed', values.seed, 0, MOST_SEED),
      say,
    });
    say(`Made. To look at it: DATABASE_URL=${url} npm start`);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}

/** Connection of a database without people and made things. Throws a LauncherError where somebody's data would be touched. */
async function emptyDatabase(siteUrl: string, name: string): Promise<string> {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name))
    throw new UsageError(`--database is ${name}: give a name of small letters, digits and _`);
  const url = new URL(siteUrl);
  url.pathname = `/${name}`;
  await ensureDatabase(siteUrl, name);
  const { people, made } = await contentOf(url.href);
  if (people) throw new LauncherError(`The database ${name} holds people's accounts. Nothing is made up in it.`);
  if (made && name !== OWN_DATABASE)
    throw new LauncherError(`The database ${name} is filled already. Drop it to fill it anew.`);
  if (made) {
    await dropDatabase(siteUrl, name);
    await ensureDatabase(siteUrl, name);
  }
  await prepareDatabase(url.href, say);
  return url.href;
}

async function contentOf(url: string): Promise<{ people: boolean; made: boolean }> {
  // What is not there yet has to be there to be asked.
  await migrate(url);
  const db = openDb(url);
  try {
    return { people: await holdsPeople(db), made: await holdsMadeCards(db) };
  } finally {
    await db.$disconnect();
  }
}

async function fill(url: string, options: SynthOptions): Promise<void> {
  const db = openDb(url);
  try {
    await synthesize(db, options);
  } finally {
    await db.$disconnect();
  }
}
