import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { isReleased, today } from '../cards/pool';
import type { CardPool } from '../cards/pool-card';
import type { DeckChange } from '../contract';
import { pastPool } from '../own/pool';
import { canEdit, canSee, type Viewer } from '../permissions';
import { findDeck } from '../store/rows';
import { listVersions } from '../store/versions';
import { contentAt, type Past, type RecordedRevision, visibilityAt } from './past';
import { pastOf } from './seen';

/** Field of a deck that a save changed. */
export type ChangedField = 'name' | 'description' | 'format' | 'visibility';

/** One save as its reader may know of it. */
export interface HistoryEntry {
  revision: number;
  at: Date;
  /** Cards that came and went, as sums by card. */
  cards: DeckChange[];
  fields: ChangedField[];
  /** Name and note that the owner gave this version; only they are told. */
  version?: { name: string; note: string };
}

/** Saves of one sitting, the newest first: what one remembers as one change of the deck. */
export interface Sitting {
  entries: [HistoryEntry, ...HistoryEntry[]];
  /** What they come to together. */
  cards: DeckChange[];
  fields: ChangedField[];
}

export interface DeckHistory {
  slug: string;
  format: string;
  name: string;
  author: string;
  isOwner: boolean;
  /** The present revision. */
  revision: number;
  /** The newest first. */
  sittings: Sitting[];
  /** Named versions whose records are gone, the newest first. */
  olderVersions: { revision: number; at: Date; name: string; note: string }[];
  pool: CardPool;
}

/**
 * The versions of a deck. Its owner sees all of them; others those that were shared then, if the deck is shared now,
 * and of what led there only what leads from one such version to the next.
 */
export async function deckHistory(
  slug: string,
  viewer: Viewer,
  prisma: PrismaClient = db(),
): Promise<DeckHistory | undefined> {
  const row = await findDeck(slug, prisma);
  if (!row || !canSee(viewer, row)) return undefined;
  const isOwner = canEdit(viewer, row);
  const [past, pool, named] = await Promise.all([
    pastOf(row, prisma),
    pastPool(row, viewer, prisma),
    listVersions(row.id, viewer, prisma),
  ]);
  const versions = new Map(named.map(({ revision, name, note }) => [revision, { name, note }]));
  const records = isOwner ? past.records : sharedRecords(past);
  const entries = records.map(({ revision, at, changes }): HistoryEntry => {
    const version = versions.get(revision);
    return {
      revision,
      at,
      cards: netChanges(isOwner ? changes.cards : changes.cards.filter((change) => isPublic(change, pool))),
      // A deck that is begun has everything for the first time: that is no change.
      fields: revision === 1 ? [] : (Object.keys(changes.fields) as ChangedField[]),
      ...(version ? { version } : {}),
    };
  });
  const recorded = new Set(past.records.map(({ revision }) => revision));
  return {
    slug: row.slug,
    format: row.format,
    name: row.name,
    author: row.owner.handle,
    isOwner,
    revision: row.revision,
    sittings: sittings(entries),
    olderVersions: named
      .filter(({ revision }) => !recorded.has(revision))
      .map(({ revision, name, note, createdAt }) => ({ revision, name, note, at: new Date(createdAt) })),
    pool,
  };
}

/**
 * What was shared, each with the way there from what was shared before it. Where versions between were private, that
 * is what they come to in sum: what whoever looks at both versions sees as well. What was only between stays untold.
 * Before the first that was shared there is nothing to tell of.
 */
function sharedRecords(past: Past): RecordedRevision[] {
  const isShared = (revision: number) => visibilityAt(past, revision) !== 'private';
  const shared = past.records.filter(({ revision }) => isShared(revision));
  return shared.map((record, index) => {
    const { revision } = record;
    if (revision === 1 || isShared(revision - 1)) return record;
    const shown = visibilityAt(past, revision);
    const before = shared[index + 1]?.revision;
    if (before === undefined) return { ...record, changes: { cards: [], fields: { visibility: shown } } };
    const between = past.records.filter((one) => one.revision <= revision && one.revision > before);
    const cards = netChanges(between.toReversed().flatMap(({ changes }) => changes.cards));
    return { ...record, changes: { cards, fields: { ...changedFields(past, before, revision), visibility: shown } } };
  });
}

/** What a deck is called and described as, and its format, as far as it is another than before. */
function changedFields(past: Past, before: number, after: number): RecordedRevision['changes']['fields'] {
  const [was, is] = [contentAt(past, before), contentAt(past, after)];
  if (!was || !is) return {};
  const told = ['name', 'description', 'format'] as const;
  return Object.fromEntries(told.filter((field) => was[field] !== is[field]).map((field) => [field, is[field]]));
}

function isPublic({ part, card }: DeckChange, pool: CardPool): boolean {
  const known = pool.get(card);
  return part !== 'maybe' && (known === undefined || isReleased(known, today()));
}

/** Saves with no longer pause between them (milliseconds) belong together. */
const PAUSE = 30 * 60_000;

/** Saves gathered into sittings: a long pause ends one, and so does a version with a name. */
export function sittings(entries: readonly HistoryEntry[]): Sitting[] {
  const gathered: [HistoryEntry, ...HistoryEntry[]][] = [];
  for (const entry of entries) {
    const group = gathered.at(-1);
    const later = group?.at(-1);
    if (group && later && !entry.version && later.at.getTime() - entry.at.getTime() <= PAUSE) group.push(entry);
    else gathered.push([entry]);
  }
  return gathered.map((group) => ({
    entries: group,
    cards: netChanges(group.toReversed().flatMap(({ cards }) => cards)),
    fields: [...new Set(group.flatMap(({ fields }) => fields))],
  }));
}

/** Steps as sums by part and card, in the order in which the cards were first touched. */
function netChanges(steps: readonly DeckChange[]): DeckChange[] {
  const sums = new Map<string, DeckChange>();
  for (const { part, card, delta } of steps) {
    const key = `${part} ${card}`;
    sums.set(key, { part, card, delta: (sums.get(key)?.delta ?? 0) + delta });
  }
  return [...sums.values()].filter(({ delta }) => delta !== 0);
}
