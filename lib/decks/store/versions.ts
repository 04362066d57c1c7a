import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import type { DeckContent, NamedVersion } from '../contract';
import { canEdit, type Viewer } from '../permissions';
import { findDeck, toContent } from './rows';

/** Named versions one deck may have. */
export const MAX_VERSIONS = 200;

/** A named version with the deck as it was: fields and lines of the contract. */
export interface DeckVersion extends NamedVersion {
  content: DeckContent;
}

export interface NamingOrder {
  /** Id or slug. */
  deck: string;
  viewer: Viewer;
  /** The revision the person sees: only what stands there now can be named. */
  revision: number;
  name: string;
  note: string;
}

export type NamingResult =
  | { status: 'named'; version: NamedVersion }
  | { status: 'not-found' }
  /** The deck has been saved since. */
  | { status: 'moved-on' }
  | { status: 'too-many-versions' };

/**
 * Gives the present state of a deck a name. It is kept whole, whatever becomes of the revisions; the same revision
 * named again bears the new name.
 */
export async function nameVersion(order: NamingOrder, prisma: PrismaClient = db()): Promise<NamingResult> {
  return prisma.$transaction(async (tx): Promise<NamingResult> => {
    const row = await findDeck(order.deck, tx);
    if (!row || !canEdit(order.viewer, row)) return { status: 'not-found' };
    // No save and no other naming may come between reading and writing.
    await tx.$queryRaw`SELECT 1 FROM "deck" WHERE "id" = ${row.id}::uuid FOR UPDATE`;
    const now = await findDeck(row.id, tx);
    if (!now) return { status: 'not-found' };
    if (now.revision !== order.revision) return { status: 'moved-on' };
    const key = { deckId: row.id, revision: order.revision };
    const others = await tx.deckVersion.count({ where: { deckId: row.id, revision: { not: order.revision } } });
    if (others >= MAX_VERSIONS) return { status: 'too-many-versions' };
    const { name, note } = order;
    const version = await tx.deckVersion.upsert({
      where: { deckId_revision: key },
      create: { ...key, name, note, content: contentColumn(toContent(now)) },
      update: { name, note },
    });
    return { status: 'named', version: toVersion(version) };
  });
}

/** The named versions of a deck, the newest first; for its owner only, and empty for everybody else. */
export async function listVersions(
  idOrSlug: string,
  viewer: Viewer,
  prisma: PrismaClient = db(),
): Promise<DeckVersion[]> {
  const row = await findDeck(idOrSlug, prisma);
  if (!row || !canEdit(viewer, row)) return [];
  const versions = await prisma.deckVersion.findMany({ where: { deckId: row.id }, orderBy: { revision: 'desc' } });
  // Written by nameVersion alone.
  return versions.map((version) => ({ ...toVersion(version), content: version.content as unknown as DeckContent }));
}

function toVersion(row: { revision: number; name: string; note: string; createdAt: Date }): NamedVersion {
  return { revision: row.revision, name: row.name, note: row.note, createdAt: row.createdAt.toISOString() };
}

/** A content as JSON for the column. */
export function contentColumn(content: DeckContent): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(content)) as Prisma.InputJsonObject;
}
