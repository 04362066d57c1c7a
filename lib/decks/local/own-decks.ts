import { GAMES, type GameId } from '@/lib/catalogue/games';
import type { DeckDraft } from '../edit/draft';
import type { KeptDraft } from '../edit/ports';
import { gameOf } from '../games/games';
import type { OwnCopies } from './copies';

// One's own decks as this device has them: its copies of the server's, with what has been edited here since.

export interface OwnDeck {
  readonly id: string;
  /** Address of its pages; undefined where the device does not know it, as of a deck the server has never had. */
  readonly slug: string | undefined;
  /** Only this device has it: the page for new decks goes on with it. */
  readonly isNew: boolean;
  /** What has been changed here and not sent yet is in it. */
  readonly draft: DeckDraft;
  readonly unsent: boolean;
}

/** @param left drafts of the same person, the latest first. */
export function ownDecks(copies: Pick<OwnCopies, 'decks'> | undefined, left: readonly KeptDraft[]): OwnDeck[] {
  const decks = copies?.decks ?? [];
  const drafts = new Map<string, KeptDraft>();
  for (const kept of left) if (!drafts.has(kept.id)) drafts.set(kept.id, kept);
  const copied = new Set(decks.map(({ id }) => id));
  return [
    ...[...drafts.values()]
      .filter(({ id }) => !copied.has(id))
      .map(({ id, base, draft }) => ({ id, slug: undefined, isNew: base === 0, draft, unsent: true })),
    ...decks.map(({ id, slug, draft }) => {
      const kept = drafts.get(id);
      return { id, slug, isNew: false, draft: kept?.draft ?? draft, unsent: kept !== undefined };
    }),
  ];
}

/** The games somebody builds decks of on this device. */
export function gamesBuilt(decks: readonly OwnDeck[]): GameId[] {
  return GAMES.filter((game) => decks.some(({ draft }) => gameOf(draft.format) === game));
}
