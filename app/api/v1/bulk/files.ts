import { createHash } from 'node:crypto';
import { cached } from '@/lib/cache/cached';
import { bulkChangedAt } from '@/lib/catalogue/bulk-changes';
import { cardTexts } from '@/lib/catalogue/card-texts';
import { ccgSnapshot } from '@/lib/catalogue/ccg/cards';
import { DEFAULT_GAME, GAMES } from '@/lib/catalogue/games';
import { defaultSource } from '@/lib/catalogue/source';
import { mythosPool, isReleased, today } from '@/lib/decks/cards/pool';
import { LOCALES } from '@/lib/i18n/locales';
import { rulingsInAll } from '@/lib/rulings/bulk';
import { BULK_NAMES, BULK_OF } from './operation';

// Files with all cards, or all rulings, for programs that keep their own copy. A file's name holds the hash of what is
// in it: caches may keep it for good, and whoever has that hash has it all.

export type BulkName = (typeof BULK_NAMES)[number];

export const BULK_FORMS = { ndjson: 'application/x-ndjson', json: 'application/json' } as const;
export type BulkForm = keyof typeof BULK_FORMS;

export interface Bulk {
  /** One after the other as text: a file of a hundred thousand is never in memory as a whole. */
  lines: () => Iterable<string>;
  count: number;
  hash: string;
  changedAt: Date;
  /** Bytes of each form. */
  bytes: Record<BulkForm, number>;
}

/** A minute at most: cards come out on a day, without a change of the catalogue. */
const known = cached<Bulk>({ name: 'bulk', of: ['catalogue', 'rulings'], max: BULK_NAMES.length, seconds: 60 });

export async function bulk(name: BulkName): Promise<Bulk> {
  const game = GAMES.find((one) => BULK_OF[one].includes(name)) ?? DEFAULT_GAME;
  return known.get(game, [name], defaultSource(), async () => described(name, await MAKERS[name]()));
}

export function bulkAddress(name: BulkName, { hash }: Bulk, form: BulkForm): string {
  return `/api/v1/bulk/${name}.${hash}.${form}`;
}

/** The file in one of its forms, as it goes out. */
export function* bulkText({ lines }: Bulk, form: BulkForm): Generator<string> {
  if (form === 'json') yield '[';
  let first = true;
  for (const line of lines()) {
    if (form === 'ndjson') yield `${line}\n`;
    else yield first ? `\n${line}` : `,\n${line}`;
    first = false;
  }
  if (form === 'json') yield '\n]\n';
}

const MAKERS: Readonly<Record<BulkName, () => Promise<readonly object[]>>> = {
  cards: allCards,
  rulings: allRulings,
  'ccg-cards': allCcgCards,
};

async function allCcgCards(): Promise<readonly object[]> {
  const { cards } = await ccgSnapshot();
  return cards.filter((card) => !card.withdrawn).map(({ definition }) => definition);
}

async function allCards(): Promise<readonly object[]> {
  const pool = await mythosPool();
  const texts = await Promise.all(
    LOCALES.map(async (locale) => [locale, await cardTexts(DEFAULT_GAME, locale)] as const),
  );
  const day = today();
  return pool.cards
    .filter((card) => !card.withdrawn && isReleased(card, day))
    .map(({ code, definition }) => ({
      ...definition,
      text: Object.fromEntries(texts.map(([locale, { lines }]) => [locale, lines.get(code) ?? []])),
    }));
}

async function allRulings(): Promise<readonly object[]> {
  return rulingsInAll(DEFAULT_GAME);
}

async function described(name: BulkName, records: readonly object[]): Promise<Bulk> {
  const hashing = createHash('sha256');
  let size = 0;
  function* lines() {
    for (const record of records) yield JSON.stringify(record);
  }
  for (const line of lines()) {
    hashing.update(line).update('\n');
    size += Buffer.byteLength(line);
  }
  const count = records.length;
  // A line ends in one character; in JSON lines are parted by two, begin with `[` and end with a line of their own.
  const json = size + Math.max(0, count - 1) * 2 + (count > 0 ? 1 : 0) + '['.length + '\n]\n'.length;
  const bytes = { ndjson: size + count, json };
  const hash = hashing.digest('base64url').slice(0, 22);
  return { lines, count, hash, changedAt: await bulkChangedAt(name, hash), bytes };
}
