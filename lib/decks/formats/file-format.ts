import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { Locale } from '@/lib/i18n/locales';
import type { CardPool } from '../cards/pool-card';
import type { DeckContent } from '../contract';
import type { Visibility } from '../limits';
import type { ImportedDeck } from '../text/import';
import type { NameIndex } from '../text/name-index';
import type { CodeFault } from './code/deck-code';

// What every way to write a deck down has in common. docs/deck-formats.md describes each for people.

/** What a writer may want to know besides the deck. */
export interface WriteContext {
  pool: CardPool;
  /** Language of names and headings; every reader takes all of them. */
  locale: Locale;
  /** Where this site is: `https://kage.example`. */
  site: string;
  /** Address of the picture of a card in a printing. */
  picture: (card: { code: string; printing: string }) => string;
  /** What a card does, line by line. */
  linesOf: (code: string) => readonly string[];
  /** Whose deck this is and where it stands, with the one it was copied from. Left out: it is stored nowhere. */
  credit?: Credit & { origin?: Credit };
}

/** A deck's address on the site it was saved on, and the handle of its owner. */
interface Credit {
  address: string;
  author: string;
}

/** Why a whole text gives no deck. */
export type Refusal =
  | CodeFault
  | { reason: 'too-long' }
  /** Not JSON: the place where it breaks is the program's to find. */
  | { reason: 'json-broken' }
  /** JSON, and no deck in it that we know. */
  | { reason: 'json-unknown' }
  /** A file of ours from a newer site. */
  | { reason: 'json-version'; version: string };

/** What a file of all one's decks says of each, besides what is in it. */
export interface KeptWith {
  visibility: Visibility;
  tags: readonly string[];
  archived: boolean;
  createdAt?: Date;
  /** Named states, the oldest first. */
  versions: readonly { name: string; note: string; createdAt?: Date; deck: ImportedDeck }[];
}

export interface ReadDeck extends ImportedDeck {
  /** Slug of the deck it says it was taken from; nobody has looked whether there is one. */
  origin?: string;
  /** The same of the deck that one was copied from: the credit that is left where the nearer is none to be seen. */
  originBefore?: string;
  kept?: KeptWith;
}

/** `ownCards`: of a file of all decks, the own cards that lie in none and that its reader does not have yet. */
export type DecksRead =
  { ok: true; decks: ReadDeck[]; ownCards?: readonly CcgCard[] } | { ok: false; refusal: Refusal };

export interface FileFormat {
  name: 'text' | 'json' | 'csv' | 'code' | 'tts';
  mediaType: string;
  /** Of the file's name, with its dot. */
  ending: string;
  /** Decks of more copies are not written: each copy takes room. Left out: any deck is. */
  mostCopies?: number;
  /** It is made of pictures of cards, so only decks of a game whose cards are drawn are written. */
  ofFaces?: boolean;
  write(deck: DeckContent, context: WriteContext): string;
  /** Whether a text is meant to be in this format, well made or not. */
  recognises(text: string): boolean;
  /** Reads what it can; what it cannot is in each deck's problems. A file may hold several decks. */
  read(text: string, names: NameIndex, site: string): DecksRead;
}

export function noDeck(): ImportedDeck {
  return { main: [], missions: [], maybe: [], problems: [], notes: [] };
}
