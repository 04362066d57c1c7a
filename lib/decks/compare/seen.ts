import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { cardPool } from '../cards/pool';
import type { CardPool } from '../cards/pool-card';
import { gameOf } from '../games/games';
import { codedDeck, contentOfCode } from '../coded/coded-deck';
import { deckContentSchema, type DeckContent } from '../contract';
import { pastPool } from '../own/pool';
import { canEdit, canSee, type Viewer } from '../permissions';
import { type DeckRow, findDeck, toContent } from '../store/rows';
import { judgedFor, type ShownDeck } from '../store/shown';
import type { DeckReference } from './compare';
import { contentAt, type Past, readChanges, visibilityAt } from './past';

/** One side of a comparison, as its reader may see it. */
export interface ComparedDeck extends ShownDeck {
  slug: string;
  /** Left out: the deck as it is. */
  revision?: number;
  name: string;
  /** Handle of its owner; left out where the deck is stored nowhere, but stands in the address. */
  author?: string;
  /** Name that its owner gave this version; only they are told. */
  version?: string;
  /** When it was saved so. */
  at?: Date;
  format: string;
  pool: CardPool;
}

/**
 * A deck, or a former version of it, for whoever may see it. Others see of the past only what was shared then and is
 * shared now; everything else is undefined, exactly like a deck that does not exist.
 */
export async function seenDeck(
  { slug, revision }: DeckReference,
  viewer: Viewer,
  prisma: PrismaClient = db(),
): Promise<ComparedDeck | undefined> {
  const coded = revision === undefined ? contentOfCode(slug) : undefined;
  if (coded) {
    const pool = await cardPool(gameOf(coded.format), prisma);
    return { ...codedDeck(slug, coded, pool), pool };
  }
  const row = await findDeck(slug, prisma);
  if (!row || !canSee(viewer, row)) return undefined;
  const found = await stateOf(row, revision ?? row.revision, viewer, prisma);
  if (!found) return undefined;
  const { content, at, version } = found;
  const pool = await pastPool(row, viewer, prisma);
  return {
    slug: row.slug,
    ...(revision === undefined ? {} : { revision }),
    name: content.name,
    author: row.owner.handle,
    ...(version === undefined ? {} : { version }),
    at,
    format: content.format,
    ...judgedFor(viewer, row.ownerId, content, pool),
    pool,
  };
}

interface DeckState {
  content: DeckContent;
  at: Date;
  version?: string;
}

/** A deck at one of its revisions, as far as this viewer may know of it. The caller has asked whether they see it now. */
export async function stateOf(
  row: DeckRow,
  revision: number,
  viewer: Viewer,
  prisma: PrismaClient,
): Promise<DeckState | undefined> {
  const past = await pastOf(row, prisma);
  const owner = canEdit(viewer, row);
  if (!owner && revision !== row.revision && visibilityAt(past, revision) === 'private') return undefined;
  const named = owner ? await namedVersion(row.id, revision, prisma) : undefined;
  const content = contentAt(past, revision) ?? named?.content;
  if (!content) return undefined;
  const at = past.records.find((record) => record.revision === revision)?.at ?? named?.at ?? row.updatedAt;
  return { content, at, ...(named ? { version: named.name } : {}) };
}

/** A deck with the records of its edits. */
export async function pastOf(row: DeckRow, prisma: PrismaClient): Promise<Past> {
  const records = await prisma.deckRevision.findMany({ where: { deckId: row.id }, orderBy: { revision: 'desc' } });
  return {
    content: toContent(row),
    revision: row.revision,
    records: records.map(({ revision, createdAt, changes }) => ({ revision, at: createdAt, changes: readChanges(changes) })), // prettier-ignore
  };
}

async function namedVersion(deckId: string, revision: number, prisma: PrismaClient) {
  const version = await prisma.deckVersion.findUnique({ where: { deckId_revision: { deckId, revision } } });
  if (!version) return undefined;
  return { name: version.name, at: version.createdAt, content: deckContentSchema.parse(version.content) };
}
