import type { Visibility } from './limits';

// Who may do what with a deck, in one place: every use case asks here, and so does the test that goes through
// all of them (permissions.db.test.ts, routes.db.test.ts).

/** The signed-in person with the roles they hold, or null for a visitor. */
export type Viewer = { id: string; roles?: readonly string[] } | null;

export interface DeckRights {
  ownerId: string;
  visibility: Visibility;
  /** Since when a moderator has taken it away. */
  hiddenAt: Date | null;
}

/**
 * Read, copy and export: its owner always, others whoever has the link, unless it is private. One that a moderator has
 * hidden is for its owner and for moderators.
 */
export function canSee(viewer: Viewer, deck: DeckRights): boolean {
  if (canEdit(viewer, deck)) return true;
  return deck.visibility !== 'private' && (deck.hiddenAt === null || canModerate(viewer));
}

/** Open in the editor, save, change visibility, delete: its owner only. */
export function canEdit(viewer: Viewer, deck: Pick<DeckRights, 'ownerId'>): boolean {
  return viewer !== null && viewer.id === deck.ownerId;
}

/** Like, comment on, report: whoever is signed in and sees the deck as everybody does, so never a private or hidden one. */
export function canJoinIn(viewer: Viewer, deck: DeckRights): boolean {
  return viewer !== null && deck.visibility !== 'private' && deck.hiddenAt === null;
}

/** Hide what was reported and bring it back. A private deck stays private for moderators too. */
export function canModerate(viewer: Viewer): boolean {
  return viewer?.roles?.includes('moderator') ?? false;
}

/** Stands in the lists, the feed, the site map and the counts that everybody sees; lists ask for the same in SQL. */
export const LISTED = { visibility: 'public', hiddenAt: null, archivedAt: null } as const;
