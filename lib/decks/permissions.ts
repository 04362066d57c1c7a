import type { Visibility } from './limits';

// Who may do what with a deck, in one place: every use case asks here, and so does the test that goes through
// all of them.

/** The signed-in person, or null for a visitor. */
export type Viewer = { id: string } | null;

export interface DeckRights {
  ownerId: string;
  visibility: Visibility;
}

/** Read, copy and export: its owner always, others whoever has the link, unless it is private. */
export function canSee(viewer: Viewer, deck: DeckRights): boolean {
  return deck.visibility !== 'private' || canEdit(viewer, deck);
}

/** Open in the editor, save, change visibility, delete: its owner only. */
export function canEdit(viewer: Viewer, deck: Pick<DeckRights, 'ownerId'>): boolean {
  return viewer !== null && viewer.id === deck.ownerId;
}
