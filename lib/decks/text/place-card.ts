import type { DeckPart } from '../games/parts';
import type { DeckContentLine } from '../contract';
import { MAX_COPIES, MAX_LINES } from '../limits';
import type { ImportedDeck, ImportNote } from './import';
import type { NameIndex } from './name-index';

/**
 * Puts a card that was read into the deck: into its part by type, whatever `heading` it stood under, except that any
 * card may be a maybe. The same card adds up. What does not fit becomes a problem, what was moved a note.
 */
export function placeCard(
  deck: ImportedDeck,
  { code, printing, count }: DeckContentLine,
  heading: DeckPart | undefined,
  index: NameIndex,
  written: Pick<ImportNote, 'line' | 'place' | 'text'>,
): void {
  const card = index.pool.get(code);
  const own = card ? index.game.homeOf(card) : 'main';
  const part = heading === 'maybe' ? 'maybe' : own;
  if (heading && part !== heading) {
    deck.notes.push({ ...written, kind: own === 'missions' ? 'moved-to-missions' : 'moved-to-main', code });
  }
  const known = deck[part].find((line) => line.code === code);
  const full = deck.main.length + deck.missions.length + deck.maybe.length >= MAX_LINES;
  if (known ? known.count + count > MAX_COPIES : full) {
    deck.problems.push({ ...written, reason: 'too-many', candidates: [], count });
  } else if (known) {
    known.count += count;
    // A deck remembers one printing of a card.
    if (printing && known.printing && known.printing !== printing) {
      deck.notes.push({ ...written, kind: 'one-printing', code });
    } else if (printing) known.printing = printing;
  } else {
    deck[part].push({ code, count, ...(printing ? { printing } : {}) });
  }
}
