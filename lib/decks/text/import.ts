import { formatById } from '../games/games';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { DeckPart } from '../games/parts';
import type { DeckContentLine } from '../contract';
import { MAX_NAME } from '../limits';
import { cleanLine, shorten } from '../plain-text';
import { fieldOf, partOfHeading } from './headings';
import { readLine, type LineProblem } from './line';
import type { NameIndex } from './name-index';
import { placeCard } from './place-card';

/** Longest text that is read, in UTF-16 units, and most lines of it. */
export const MAX_TEXT = 50_000;
export const MAX_TEXT_LINES = 1000;
const MAX_LINE = 400;
/** Problems for which similar cards are looked up, which is slow: what has more of them is no list of cards. */
const MAX_SUGGESTED = 30;

export interface ImportProblem {
  /** Number of the line, from 1; of a file that has no lines, of the entry. */
  line: number;
  /** Where it stands in a file that has no lines: `main[3]`. */
  place?: string;
  /** Where its card goes when one is chosen; left out: by its type. */
  part?: 'maybe';
  text: string;
  reason:
    | LineProblem
    /** An entry of a file that says neither code nor name. */
    | 'no-card'
    /** An own card of a file with a field that is none of a card; its place says which. */
    | 'bad-own-card'
    /** More text than a line about a card can have. */
    | 'too-long'
    /** The deck is full: see MAX_LINES and MAX_COPIES. */
    | 'too-many'
    /** A format the site does not know. */
    | 'unknown-format';
  /** Codes to choose from; empty when there is nothing to suggest. */
  candidates: readonly string[];
  /** Copies that the line asks for. */
  count: number;
}

/** Something done that was not asked for in so many words. */
export interface ImportNote {
  line: number;
  place?: string;
  text: string;
  kind:
    | 'moved-to-missions'
    | 'moved-to-main'
    | 'other-name'
    | 'one-printing'
    /** The printing named is none of the card's: the base printing stands for it. */
    | 'unknown-printing';
  code: string;
  /** The printing that the card does not have, as it is named. */
  printing?: string;
}

export interface ImportedDeck {
  name?: string;
  description?: string;
  format?: string;
  main: DeckContentLine[];
  missions: DeckContentLine[];
  maybe: DeckContentLine[];
  /** Own cards that it brings along and its reader does not have yet; left out where there are none. */
  ownCards?: readonly CcgCard[];
  problems: ImportProblem[];
  notes: ImportNote[];
}

/**
 * Reads a list of cards as people write them: counts before or after, codes or names in any language, headings,
 * comments, bullets. Nothing is dropped in silence: a line that is neither empty, a comment, a heading nor a card is
 * a problem with its number. The same card on several lines adds up. Reads at most MAX_TEXT characters: callers
 * refuse longer texts before.
 */
export function importText(text: string, index: NameIndex): ImportedDeck {
  const deck: ImportedDeck = { main: [], missions: [], maybe: [], problems: [], notes: [] };
  const bounded = boundedFor(deck, index);
  let heading: DeckPart | undefined;
  text
    .slice(0, MAX_TEXT)
    .split(/\r\n?|\n/)
    .slice(0, MAX_TEXT_LINES)
    .forEach((raw, position) => {
      const written = { line: position + 1, text: shorten(cleanLine(raw), 200) };
      const content = raw.normalize('NFC').trim();
      if (!/[\p{L}\p{N}]/u.test(content)) return;
      const part = partOfHeading(content);
      if (part) {
        // Where missions lie among the other cards, a heading over them is one over cards.
        heading = index.game.parts.includes(part) ? part : 'main';
        return;
      }
      if (/^(?:#|\/\/)/u.test(content)) return;
      if (content.length > MAX_LINE) {
        deck.problems.push({ ...written, reason: 'too-long', candidates: [], count: 1 });
        return;
      }
      if (readField(content, deck, written)) return;
      const reading = readLine(content, bounded, heading === 'missions');
      if (reading.kind === 'problem') {
        const { reason, candidates, count } = reading;
        const part = heading === 'maybe' ? { part: heading } : {};
        deck.problems.push({ ...written, ...part, reason, candidates, count });
        return;
      }
      if (reading.otherName) deck.notes.push({ ...written, kind: 'other-name', code: reading.code });
      const { code, noPrinting } = reading;
      if (noPrinting) deck.notes.push({ ...written, kind: 'unknown-printing', code, printing: noPrinting });
      placeCard(deck, reading, heading, index, written);
    });
  return deck;
}

/** The index, which finds nothing similar any more once the deck has many problems. */
export function boundedFor({ problems }: ImportedDeck, index: NameIndex): NameIndex {
  return { ...index, similar: (name, most) => (problems.length < MAX_SUGGESTED ? index.similar(name, most) : []) };
}

/** "Name: …" and "Format: …"; whether the line was one. */
function readField(content: string, deck: ImportedDeck, written: Pick<ImportProblem, 'line' | 'text'>): boolean {
  const field = fieldOf(content);
  if (!field) return false;
  const format = formatById(field.value.toLowerCase());
  if (field.field === 'name') deck.name = shorten(cleanLine(field.value), MAX_NAME);
  else if (format) deck.format = format.id;
  else deck.problems.push({ ...written, reason: 'unknown-format', candidates: [], count: 1 });
  return true;
}
