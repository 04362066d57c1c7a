import { LRUCache } from 'lru-cache';
import type { Locale } from '@/lib/i18n/locales';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { resolveCode } from '../card';
import type { CardQuery } from '../card-query';
import { type CardSearch, findCards } from '../cards';
import { localized, type LocalizedText } from '../localized';
import { defaultSource, type Source, catalogueVersion } from '../source';
import type { Snapshot } from '../snapshot';
import { type CcgSnapshotCard, ccgSnapshotCard } from './snapshot-card';

// The cards of the older game: the same lists, searched by the same language, with definitions of their own.

const GAME = 'ccg';
type Reader = Pick<Source, 'db'>;

export interface CcgSearch extends Omit<CardSearch, 'cards'> {
  /** The cards of this page. */
  cards: CcgCard[];
}

export async function searchCcgCards(
  query: CardQuery,
  locale: Locale,
  source: Source = defaultSource(),
): Promise<CcgSearch> {
  const { rows, ...answer } = await findCards(GAME, query, locale, source, {});
  return { ...answer, cards: rows.map(({ definition }) => definitionOf(definition)) };
}

export interface CcgCardPage {
  code: string;
  set: { code: string; name: LocalizedText; origin: string };
  definition: CcgCard;
  /** Taken out of the catalogue: shown to those whose decks hold it. */
  withdrawn: boolean;
  /** Other cards of the same name: together with this one they may be in a deck three times. */
  namesakes: CcgCard[];
}

/** A card by its code in any case; undefined when there is none. */
export async function getCcgCard(
  code: string,
  locale: Locale,
  source: Reader = defaultSource(),
): Promise<CcgCardPage | undefined> {
  const known = await resolveCode(GAME, code, source);
  if (!known) return undefined;
  const row = await source.db.card.findUnique({
    where: { gameId_code: { gameId: GAME, code: known } },
    include: { set: true },
  });
  if (!row) return undefined;
  const namesakes = await source.db.card.findMany({
    where: { gameId: GAME, name: row.name, code: { not: known }, withdrawn: false },
    select: { definition: true },
    orderBy: { position: 'asc' },
    take: MOST_NAMESAKES,
  });
  return {
    code: known,
    set: {
      code: row.setCode,
      name: localized(row.set.name as Record<string, string>, locale),
      origin: row.set.origin,
    },
    definition: definitionOf(row.definition),
    withdrawn: row.withdrawn,
    namesakes: namesakes.map(({ definition }) => definitionOf(definition)),
  };
}

const MOST_NAMESAKES = 24;

/** The whole catalogue, withdrawn cards included, in its order; what a browser keeps of it. */
export async function ccgSnapshot(source: Reader = defaultSource()): Promise<Snapshot<CcgSnapshotCard>> {
  const version = await catalogueVersion(GAME, source);
  let snapshot = snapshots.get(version);
  if (!snapshot) {
    snapshot = readSnapshot(version, source);
    snapshots.set(version, snapshot);
    // A failure is not an answer: the next one asks again.
    snapshot.catch(() => snapshots.delete(version));
  }
  return snapshot;
}

const snapshots = new LRUCache<string, Promise<Snapshot<CcgSnapshotCard>>>({ max: 2 });

async function readSnapshot(version: string, { db }: Reader): Promise<Snapshot<CcgSnapshotCard>> {
  const [sets, rows] = await Promise.all([
    db.cardSet.findMany({ where: { gameId: GAME }, orderBy: { position: 'asc' } }),
    db.card.findMany({
      where: { gameId: GAME },
      select: { definition: true, withdrawn: true, setCode: true },
      orderBy: { position: 'asc' },
    }),
  ]);
  const named = new Map(sets.map(({ code, name }) => [code, name as Record<string, string> & { en: string }]));
  return {
    game: GAME,
    version,
    rarities: [],
    sets: sets.map(({ code }) => ({ code, name: named.get(code)?.en ?? code })),
    cards: rows.map(({ definition, withdrawn, setCode }) =>
      ccgSnapshotCard(definitionOf(definition), {
        setNames: [setCode, ...Object.values(named.get(setCode) ?? {})],
        withdrawn,
      }),
    ),
  };
}

/** Rows hold what was validated with the card schema. */
function definitionOf(json: unknown): CcgCard {
  return json as CcgCard;
}
