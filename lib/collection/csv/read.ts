import { printingsOf } from '@/lib/decks/cards/pool-card';
import { parseCsv, plainCell } from '@/lib/decks/formats/csv/table';
import { cleanLine, lengthOf, shorten } from '@/lib/decks/plain-text';
import { markedCount } from '@/lib/decks/text/count';
import { readLine, type LineProblem } from '@/lib/decks/text/line';
import type { NameIndex } from '@/lib/decks/text/name-index';
import { MAX_COUNT, MAX_NOTE, type Entry, type List } from '../lists';
import { columnsOf, listOf, type Column } from './columns';

/** Longest text that is read, in bytes of UTF-8, and most lines of it. */
export const MAX_BYTES = 200_000;
const MAX_ROWS = 10_000;
const LONGEST_LINE = 400;
/** In characters: no header of ours or of others needs more. */
const LONGEST_HEADER = 2000;
/** Lines for which similar cards are looked up, which is slow. */
const MAX_SUGGESTED = 30;

export type ReadProblemReason = LineProblem | 'too-many' | 'no-rarity' | 'bad-list' | 'note-too-long';

export interface ReadProblem {
  /** Number of the line, from 1. */
  line: number;
  text: string;
  reason: ReadProblemReason;
  /** Codes of cards that may have been meant, the likeliest first. */
  candidates: readonly string[];
}

export interface ReadCollection {
  /** One for each printing of a list: what stands on several lines is added up. */
  entries: Entry[];
  problems: ReadProblem[];
}

type Row = Partial<Record<Column, string>>;
type Meaning = { printing: string } | { reason: ReadProblemReason; candidates?: readonly string[] };

/**
 * Reads a collection from a CSV file, of this site or of another one, or from a plain list of cards. Nothing is dropped
 * in silence: a line that is neither empty nor a comment nor a card is a problem with its number.
 * @param list for lines that do not say which list they belong to.
 */
export function readCollection(text: string, names: NameIndex, list: List): ReadCollection {
  const entries = new Map<string, Entry>();
  const problems: ReadProblem[] = [];
  const bounded: NameIndex = {
    ...names,
    similar: (name, most) => (problems.length < MAX_SUGGESTED ? names.similar(name, most) : []),
  };
  for (const { line, written, row } of rowsOf(text)) {
    const read = typeof row === 'string' ? readText(row, bounded, list) : readRow(row, bounded, list);
    const found = 'reason' in read ? read : put(entries, read);
    if (found) {
      const { reason, candidates = [] } = found;
      problems.push({ line, text: shorten(cleanLine(written.slice(0, LONGEST_LINE)), 120), reason, candidates });
    }
  }
  return { entries: [...entries.values()].filter(({ count }) => count > 0), problems };
}

/** Lines with something in them: cells by their column under a header, and otherwise as they are. */
function* rowsOf(text: string): Iterable<{ line: number; written: string; row: Row | string }> {
  const first = parseCsv(text.slice(0, LONGEST_HEADER).split(/\r\n?|\n/, 1)[0] ?? '', 1);
  const columns = first.data[0] && columnsOf(first.data[0]);
  if (!columns) {
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/, MAX_ROWS);
    for (const [index, line] of lines.entries()) {
      if (/[\p{L}\p{N}]/u.test(line) && !/^\s*(?:#|\/\/)/u.test(line))
        yield { line: index + 1, written: line, row: line };
    }
    return;
  }
  const rows = parseCsv(text, MAX_ROWS, first.meta.delimiter).data;
  for (const [index, cells] of rows.entries()) {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) continue;
    const row = Object.fromEntries([...columns].map(([column, at]) => [column, plainCell(cells[at])]));
    yield { line: index + 1, written: cells.join(', '), row };
  }
}

function readRow(row: Row, names: NameIndex, otherwise: List): Entry | Exclude<Meaning, { printing: string }> {
  const { list: listCell = '', count: countCell = '', note: noteCell = '' } = row;
  const list = listCell ? listOf(listCell) : otherwise;
  if (!list) return { reason: 'bad-list' };
  if (countCell !== '' && !/^\d{1,3}$/.test(countCell)) return { reason: 'bad-count' };
  const note = cleanLine(noteCell);
  if (lengthOf(note) > MAX_NOTE) return { reason: 'note-too-long' };
  const meant = meaningOf(row, names);
  if ('reason' in meant) return meant;
  return { list, printing: meant.printing, count: countCell === '' ? 1 : Number(countCell), note };
}

/** A line of a plain list, which is read like one of a deck; a collection may hold more of a card than a deck. */
function readText(line: string, names: NameIndex, list: List): Entry | Exclude<Meaning, { printing: string }> {
  const text = line.slice(0, LONGEST_LINE);
  const marked = markedCount(text.trim());
  const large = marked && marked.count > 99 && marked.count <= MAX_COUNT ? marked : undefined;
  const reading = readLine(large?.name ?? text, names, false);
  if (reading.kind === 'problem') return reading;
  const printing = reading.printing ?? basePrinting(reading.code, names);
  return { list, printing, count: large?.count ?? reading.count, note: '' };
}

function meaningOf({ printing = '', code = '', name = '', rarity = '' }: Row, names: NameIndex): Meaning {
  for (const written of [printing, code]) {
    const id = written.toUpperCase();
    const card = names.pool.get(id);
    if (card) return card.code === id ? ofRarity(card.code, rarity, names) : { printing: id };
  }
  const text = (printing || code || name).slice(0, LONGEST_LINE);
  const reading = readLine(text, names, false);
  if (reading.kind === 'card')
    return reading.printing ? { printing: reading.printing } : ofRarity(reading.code, rarity, names);
  const candidates = reading.candidates.length > 0 || !name ? reading.candidates : names.similar(name, 4);
  return { reason: reading.reason, candidates };
}

function ofRarity(code: string, rarity: string, names: NameIndex): Meaning {
  if (rarity === '') return { printing: basePrinting(code, names) };
  const printings = printingsOf(names.pool.get(code));
  const fits = printings.find((printing) => printing.rarity === rarity.toUpperCase());
  return fits ? { printing: fits.id } : { reason: 'no-rarity', candidates: [code] };
}

function basePrinting(code: string, { pool }: NameIndex): string {
  return printingsOf(pool.get(code))[0]?.id ?? code;
}

/** Adds up what stands on several lines. */
function put(
  entries: Map<string, Entry>,
  { list, printing, count, note }: Entry,
): { reason: 'too-many'; candidates?: [] } | undefined {
  const key = `${list}/${printing}`;
  const before = entries.get(key);
  const sum = count + (before?.count ?? 0);
  if (sum > MAX_COUNT) return { reason: 'too-many' };
  entries.set(key, { list, printing, count: sum, note: before?.note || note });
  return undefined;
}
