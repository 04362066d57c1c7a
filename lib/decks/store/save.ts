import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { DeckAnswer, DeckChange, DeckContent } from '../contract';
import { MAX_LINES, type Visibility } from '../limits';
import { today } from '../cards/pool';
import { type CardPool, withOwnCards } from '../cards/pool-card';
import { deckGame } from '../games/games';
import { deckPool } from '../own/pool';
import { keepOwnCards, tooManyOwnCards } from '../own/keep';
import { canEdit, type Viewer } from '../permissions';
import { contentErrors, judge } from '../verdict/judge';
import { answerFor } from './answer';
import { changesColumn, REVISIONS_KEPT, revisionChanges } from './history';
import {
  deckColumns,
  deckWhere,
  findDeck,
  sameContent,
  toContent,
  wholeDeck,
  writeEntries,
  type DeckRow,
} from './rows';

export interface DeckSave {
  /** Id or slug. */
  deck: string;
  viewer: Viewer;
  /** Revision the edit began from. */
  baseRevision: number;
  content: DeckContent;
  changes: readonly DeckChange[];
  /** Cards of the owner's own making that come with it. */
  ownCards?: readonly CcgCard[];
  untitled: string;
}

export type SaveResult =
  | ({ status: 'saved' } & DeckAnswer)
  /** Saved elsewhere since `baseRevision`; nothing was written. `current` is what stands there now. */
  | { status: 'conflict'; current: DeckAnswer }
  | { status: 'not-found' }
  | { status: 'invalid'; errors: { path: string; message: string }[] };

/**
 * Replaces a deck's content if it still is at `baseRevision`. Content equal to what is stored counts as saved
 * whatever the revision: so a save repeated because its answer was lost is no conflict and makes no new revision.
 */
export async function saveDeck(save: DeckSave, prisma: PrismaClient = db()): Promise<SaveResult> {
  const content = { ...save.content, name: save.content.name || save.untitled };
  const row = await findDeck(save.deck, prisma);
  if (!row || !canEdit(save.viewer, row)) return { status: 'not-found' };
  // The cards of a deck belong to its game for good; another game is another deck.
  if (!content.format.startsWith(`${row.gameId}/`)) {
    return { status: 'invalid', errors: [{ path: 'content.format', message: `Not a format of ${row.gameId}` }] };
  }
  const ownCards = deckGame(row.gameId).ownCards ? (save.ownCards ?? []) : [];
  const pool = withOwnCards(await deckPool(row, save.viewer, prisma), ownCards);
  const errors = contentErrors(content, pool);
  if (errors.length > 0) return { status: 'invalid', errors };

  const keeping = { ownerId: row.ownerId, gameId: row.gameId, cards: ownCards, pool };
  const early = settled(row, save.baseRevision, content, pool);
  // The same deck may come with a card that is changed.
  if (
    early?.status === 'saved' &&
    ownCards.length > 0 &&
    !(await prisma.$transaction((tx) => keepOwnCards(keeping, tx)))
  )
    return tooManyOwnCards();
  if (early) return early;
  const saved = await prisma.$transaction(async (tx) => {
    const kept = await keepOwnCards(keeping, tx);
    return kept ? writeRevision(tx, row, content, save.changes, pool) : tooManyOwnCards();
  });
  if (saved && 'status' in saved) return saved;
  if (saved) return { status: 'saved', ...answerFor(saved, pool, today()) };

  // Someone else's save came between reading and writing.
  const now = await findDeck(row.id, prisma);
  if (!now) return { status: 'not-found' };
  return (
    settled(now, save.baseRevision, content, pool) ?? { status: 'conflict', current: answerFor(now, pool, today()) }
  );
}

/** The result, where it stands without writing anything. */
function settled(row: DeckRow, baseRevision: number, content: DeckContent, pool: CardPool): SaveResult | undefined {
  if (sameContent(toContent(row), content)) return { status: 'saved', ...answerFor(row, pool, today()) };
  if (row.revision !== baseRevision) return { status: 'conflict', current: answerFor(row, pool, today()) };
  return undefined;
}

/** Writes the next revision, or nothing and undefined when the row is no longer the one that was read. */
async function writeRevision(
  tx: Prisma.TransactionClient,
  row: DeckRow,
  content: DeckContent,
  changes: readonly DeckChange[],
  pool: CardPool,
): Promise<DeckRow | undefined> {
  const { legal } = judge(content, content.format, pool, today());
  const { gameId: _, ...columns } = deckColumns(content);
  const revision = row.revision + 1;
  // The one statement that decides between two saves: the second waits for the first and then matches no row.
  const { count } = await tx.deck.updateMany({
    where: { id: row.id, ownerId: row.ownerId, revision: row.revision },
    data: { ...columns, legal, revision, updatedAt: new Date() },
  });
  if (count === 0) return undefined;
  await tx.deckEntry.deleteMany({ where: { deckId: row.id } });
  await tx.deckOwnEntry.deleteMany({ where: { deckId: row.id } });
  await writeEntries({ deckId: row.id, ownerId: row.ownerId, content }, tx);
  await tx.deckRevision.create({
    data: { deckId: row.id, revision, changes: changesColumn(revisionChanges(toContent(row), content, changes)) },
  });
  await tx.deckRevision.deleteMany({ where: { deckId: row.id, revision: { lte: revision - REVISIONS_KEPT } } });
  return tx.deck.findUniqueOrThrow({ where: { id: row.id }, include: wholeDeck });
}

export interface DeckParts {
  /** Id or slug. */
  deck: string;
  viewer: Viewer;
  /** Left out: whatever stands there. */
  baseRevision?: number;
  /** What is replaced; the rest stays as it is. */
  parts: Partial<DeckContent>;
  /** Cards of the owner's own making that come with it. */
  ownCards?: readonly CcgCard[];
  /** Its name where `parts` take the name away. */
  untitled: string;
}

/** Replaces parts of a deck, as a save of its own: other open editors learn of it. */
export async function changeDeck(
  { baseRevision, parts, ...order }: DeckParts,
  prisma: PrismaClient = db(),
): Promise<SaveResult> {
  // A save that comes between is simply followed where no revision is asked for; the tries are bounded all the same.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const row = await findDeck(order.deck, prisma);
    if (!row || !canEdit(order.viewer, row)) return { status: 'not-found' };
    const content = { ...toContent(row), ...parts };
    // What each part may be by itself, the whole may not.
    if (content.main.length + content.missions.length + content.maybe.length > MAX_LINES) {
      return { status: 'invalid', errors: [{ path: 'content.main', message: `At most ${MAX_LINES} different cards` }] };
    }
    const save = { ...order, baseRevision: baseRevision ?? row.revision, content, changes: [] };
    const result = await saveDeck(save, prisma);
    if (result.status !== 'conflict' || baseRevision !== undefined) return result;
  }
  throw new Error(`Deck ${order.deck} could not be changed: it is being saved all the time`);
}

/** Changes who can see a deck. */
export async function setVisibility(
  { visibility, ...order }: { deck: string; viewer: Viewer; visibility: Visibility },
  prisma: PrismaClient = db(),
): Promise<'saved' | 'not-found'> {
  const { status } = await changeDeck({ ...order, parts: { visibility }, untitled: '' }, prisma);
  if (status === 'saved' || status === 'not-found') return status;
  throw new Error(`Visibility of deck ${order.deck} could not be set: ${status}`);
}

/** Deletes a deck with its history; with `baseRevision` only if it still is at that. */
export async function deleteDeck(
  order: { deck: string; viewer: Viewer; baseRevision?: number },
  prisma: PrismaClient = db(),
): Promise<'deleted' | 'not-found' | 'conflict'> {
  const where = deckWhere(order.deck);
  if (!order.viewer || !where) return 'not-found';
  const own = { ...where, ownerId: order.viewer.id };
  const { baseRevision: revision } = order;
  const { count } = await prisma.deck.deleteMany({ where: revision === undefined ? own : { ...own, revision } });
  if (count > 0) return 'deleted';
  const stays = revision !== undefined && (await prisma.deck.count({ where: own })) > 0;
  return stays ? 'conflict' : 'not-found';
}
