import type { DeckPart } from '../games/parts';
import { printingsOf } from '../cards/pool-card';
import { cleanLine, shorten } from '../plain-text';
import { boundedFor, type ImportedDeck } from '../text/import';
import { inReach, MOST_CANDIDATES, readLine, type LineReading } from '../text/line';
import type { NameIndex } from '../text/name-index';
import { placeCard } from '../text/place-card';

/** A card as a file with fields names it. */
export interface Entry {
  /** Number of the line or of the entry, from 1; unique in the file. */
  line: number;
  /** Where it stands, in a file that has no lines. */
  place?: string;
  part?: DeckPart | undefined;
  count: number;
  /** The count as it was written, where it may be none. */
  countWritten?: string | undefined;
  /** A card's code or a printing's id, in the ways people write them. */
  code?: string | undefined;
  printing?: string | undefined;
  /** In any language; asked where there is no code. */
  name?: string | undefined;
}

const MAX_FIELD = 200;

/** Puts the card of an entry into the deck, or what is wrong with it into the deck's problems. */
export function readEntry(deck: ImportedDeck, entry: Entry, names: NameIndex): void {
  const { line, place, count } = entry;
  const part = entry.part && !names.game.parts.includes(entry.part) ? 'main' : entry.part;
  const [code, name, printing] = [entry.code, entry.name, entry.printing].map((field) =>
    cleanLine((field ?? '').slice(0, MAX_FIELD)),
  );
  const text = shorten(
    [cleanLine((entry.countWritten ?? String(count)).slice(0, 40)), name, code && `(${code})`]
      .filter((piece) => piece !== '')
      .join(' '),
    MAX_FIELD,
  );
  const written = { line, ...(place === undefined ? {} : { place }), text };
  const index = boundedFor(deck, names);
  const fail = (reason: ImportedDeck['problems'][number]['reason'], candidates: readonly string[] = []) => {
    const kept = part === 'maybe' ? { part } : {};
    deck.problems.push({ ...written, ...kept, reason, candidates, count: inReach(count) ? count : 1 });
  };
  if (!inReach(count)) return fail('bad-count');
  if (!code && !name) return fail('no-card');

  const card = meant(code || name || '', part === 'missions', index);
  if (card.kind === 'problem') {
    return fail(card.reason, card.candidates.length > 0 || !name ? card.candidates : likely(name, index));
  }
  const wanted = printing || card.printing;
  const known = printingsOf(names.pool.get(card.code)).some(({ id }) => id === wanted);
  const missing = wanted && !known ? wanted : card.noPrinting;
  if (missing) deck.notes.push({ ...written, kind: 'unknown-printing', code: card.code, printing: missing });
  placeCard(deck, { code: card.code, count, ...(wanted && known ? { printing: wanted } : {}) }, part, names, written);
}

/** Most entries say an exact code, and many files are large: only others are read as a line of text is. */
function meant(text: string, mission: boolean, names: NameIndex): LineReading {
  const card = names.pool.get(text);
  if (!card) return readLine(text, names, mission);
  return {
    kind: 'card',
    code: card.code,
    count: 1,
    otherName: false,
    ...(card.code === text ? {} : { printing: text }),
  };
}

function likely(name: string, names: NameIndex): readonly string[] {
  const exact = names.named(name);
  return exact.length > 0 ? exact : names.similar(name, MOST_CANDIDATES);
}
