import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import type { DeckAnswer, DeckContent, DeckContentLine } from '../contract';
import { today } from '../cards/pool';
import type { PoolCard } from '../cards/pool-card';
import { deckPool } from '../own/pool';
import { canEdit, canSee, type Viewer } from '../permissions';
import { answerFor } from './answer';
import { shownLines } from './lines';
import { findDeck, toContent } from './rows';
import { type Origin, originFor } from './origin';
import { judgedFor, type ShownDeck } from './shown';

/** A deck for the editor: undefined unless it is the viewer's own. */
export async function getDeckForEdit(
  idOrSlug: string,
  viewer: Viewer,
  prisma: PrismaClient = db(),
): Promise<DeckAnswer | undefined> {
  const row = await findDeck(idOrSlug, prisma);
  if (!row || !canEdit(viewer, row)) return undefined;
  return answerFor(row, await deckPool(row, viewer, prisma), today());
}

export interface DeckPageLine extends DeckContentLine {
  card: PoolCard;
}

/** A deck as a reader sees it. */
export interface DeckPage extends ShownDeck {
  id: string;
  slug: string;
  name: string;
  description: string;
  format: string;
  visibility: DeckContent['visibility'];
  /** Handle of its owner. */
  author: string;
  isOwner: boolean;
  tags: string[];
  likes: number;
  /** Comments that everybody sees. */
  comments: number;
  /** Put away by its owner. */
  archived: boolean;
  /** Taken away by a moderator, and why. */
  hidden?: { reason: string };
  /** The deck it was copied from, where this reader may know of it. */
  origin?: Origin;
  createdAt: Date;
  updatedAt: Date;
  main: DeckPageLine[];
  missions: DeckPageLine[];
  maybe: DeckPageLine[];
  /** Copies that this reader is not shown, because their set is not out yet. */
  withheld: number;
}

/** A deck by its link. Someone else's private deck is undefined, exactly like one that does not exist. */
export async function getDeckBySlug(
  slug: string,
  viewer: Viewer,
  prisma: PrismaClient = db(),
): Promise<DeckPage | undefined> {
  const row = await findDeck(slug, prisma);
  if (!row || !canSee(viewer, row)) return undefined;
  const pool = await deckPool(row, viewer, prisma);
  const whole = toContent(row);
  const shown = judgedFor(viewer, row.ownerId, whole, pool);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    format: row.format,
    visibility: row.visibility,
    author: row.owner.handle,
    isOwner: canEdit(viewer, row),
    tags: row.tags,
    likes: row.likeCount,
    comments: row.commentCount,
    archived: row.archivedAt !== null,
    ...(row.hiddenAt ? { hidden: { reason: row.hiddenReason ?? '' } } : {}),
    origin: row.originId ? await originFor(viewer, { ...row, originId: row.originId }, prisma) : undefined,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    ...shown,
    ...shownLines(whole, shown.content, pool),
  };
}
