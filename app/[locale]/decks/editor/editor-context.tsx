'use client';

import { createContext, useContext } from 'react';
import type { AnySnapshotCard, SnapshotCard } from '@/lib/catalogue/snapshot';
import type { DeckSession } from '@/lib/decks/edit/session/session';
import type { Locale } from '@/lib/i18n/locales';
import type { DeckPart } from '@/lib/decks/games/parts';
import type { DeckGame } from '@/lib/decks/games/game';
import { deckGame } from '@/lib/decks/games/games';
import type { Announcer } from './announcer';
import type { OwnCards } from './older/use-own-cards';

/** What every part of the editor needs and what does not change with an edit: rows can take it without re-rendering. */
export interface EditorTools {
  locale: Locale;
  game: DeckGame;
  /** Null: a guest. */
  userId: string | null;
  session: DeckSession;
  announcer: Announcer;
  cards: ReadonlyMap<string, AnySnapshotCard>;
  /** Cards of the person's own; none in a game that has no such. */
  own: OwnCards;
  /** Address of what the cards do in this language, which never changes under it. */
  textsAddress: string;
  /** "Naruto Uzumaki, Rasengan"; the code for a card that is not known. */
  label: (code: string) => string;
  /** One more; where a limit forbids it, says why and does nothing. */
  add: (code: string, part: DeckPart) => void;
  remove: (code: string, part: DeckPart) => void;
  /** So many copies; where a limit forbids it, as many as it allows, and says why. */
  set: (code: string, part: DeckPart, count: number) => void;
  move: (code: string, from: DeckPart, to: DeckPart) => void;
  /** Undefined: no artwork is preferred any more. */
  choosePrinting: (code: string, printing: string | undefined) => void;
}

const Context = createContext<EditorTools | null>(null);
export const EditorProvider = Context.Provider;

export function useEditor(): EditorTools {
  const tools = useContext(Context);
  if (!tools) throw new Error('useEditor outside of EditorProvider');
  return tools;
}

const Inspecting = createContext<(code: string) => void>(() => undefined);
export const InspectProvider = Inspecting.Provider;

/** Opens all there is to do with one card: copies, parts, artwork. */
export function useInspect(): (code: string) => void {
  return useContext(Inspecting);
}

/** A card of the younger game, whose fields the older has not got. */
export function isYounger(card: AnySnapshotCard): card is SnapshotCard {
  return 'keywords' in card;
}

/** Only cards of the younger game, for what asks for its fields. */
export function youngerOnly(cards: ReadonlyMap<string, AnySnapshotCard>): ReadonlyMap<string, SnapshotCard> {
  return new Map([...cards].flatMap(([code, card]) => (isYounger(card) ? [[code, card] as const] : [])));
}

/** Part of the deck a card goes to when it is found in the search. */
export function homeOf(card: AnySnapshotCard): DeckPart {
  return deckGame(isYounger(card) ? 'mythos' : 'ccg').homeOf(card);
}
