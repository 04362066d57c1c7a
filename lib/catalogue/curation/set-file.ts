import { createHash } from 'node:crypto';
import { type CcgSetFile, setFileSchema } from '@/lib/rules/ccg/cards/schema';
import { parseWithFaults } from '@/lib/rules/faults';
import { jsonLines } from './json-lines';
import { readCsv } from './read-csv';

/** In bytes: a set of 999 cards with texts in four languages stays below. */
export const LARGEST_SET_FILE = 900_000;
/** Faults that are listed; a file with so many is not mended by reading the rest. */
export const MOST_FAULTS = 100;
/** Kept for people's own cards. */
const OWN_CODE = 'OWN';

/** One thing wrong with a set file, for who wrote it. */
export interface SetFault {
  /** From 1. */
  line: number;
  /** Field or column, and the card it is of. */
  place?: string;
  /** What was expected and what was found, in English as the fields are. */
  message: string;
}

export type ReadSetFile = { ok: true; set: CcgSetFile; hash: string } | { ok: false; faults: SetFault[] };

/**
 * Reads a set file of the older game, JSON where it begins with a brace and a table (CSV) otherwise, and says everything
 * that is wrong with it, each with its line. Nothing of a file with a mistake is taken.
 */
export function readCcgSetFile(bytes: Uint8Array): ReadSetFile {
  if (bytes.length > LARGEST_SET_FILE) {
    const size = (bytes.length / 1_000_000).toFixed(1);
    return refused([{ line: 1, message: `the file has ${size} MB; expected at most ${LARGEST_SET_FILE / 1_000_000}` }]);
  }
  const text = decoded(bytes);
  if (text === undefined) {
    return refused([{ line: lineOfBadByte(bytes), message: 'not in UTF-8; save it in that encoding' }]);
  }
  if (text.trim() === '') return refused([{ line: 1, message: 'the file is empty' }]);
  return /^\s*[{[]/.test(text) ? readJson(text) : readTable(text);
}

function readJson(text: string): ReadSetFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    return refused([{ line: lineAt(text, at), message: `not JSON: ${message.slice(0, 200)}` }]);
  }
  const { lineOf, trouble } = jsonLines(text);
  if (trouble) return refused([trouble]);
  return judged(json, [], (path) => ({ line: lineOf(path), ...fieldOf(path) }));
}

function readTable(text: string): ReadSetFile {
  const read = readCsv(text);
  return 'set' in read ? judged(read.set, read.faults, read.placeOf) : refused(read.faults);
}

/** Undefined: it has been told. */
type PlaceOf = (path: readonly PropertyKey[]) => Pick<SetFault, 'line' | 'place'> | undefined;

function judged(value: unknown, faults: readonly SetFault[], placeOf: PlaceOf): ReadSetFile {
  const outcome = parseWithFaults(setFileSchema, value);
  const found = 'faults' in outcome ? outcome.faults : [];
  const placed = found.flatMap(({ path, message }): SetFault[] => {
    const at = placeOf(path);
    return at ? [{ ...at, message: shorten(message) }] : [];
  });
  if ('faults' in outcome || faults.length > 0) return refused([...faults, ...placed]);
  const set = outcome.data;
  if (set.code === OWN_CODE)
    return refused([{ ...(placeOf(['code']) ?? { line: 1 }), place: 'code', message: `${OWN_CODE} is kept for people’s own cards` }]); // prettier-ignore
  return { ok: true, set, hash: createHash('sha256').update(JSON.stringify(set)).digest('hex') };
}

function fieldOf(path: readonly PropertyKey[]): { place?: string } {
  const [list, card, ...field] = path;
  if (list !== 'cards' || card === undefined) return path.length > 0 ? { place: path.map(String).join('.') } : {};
  return { place: [`card ${Number(card) + 1}`, field.map(String).join('.')].filter(Boolean).join(', ') };
}

function shorten(message: string): string {
  return message.length > 300 ? `${message.slice(0, 297)}…` : message;
}

function refused(faults: readonly SetFault[]): ReadSetFile {
  const sorted = faults.toSorted((a, b) => a.line - b.line);
  const rest = sorted.length - MOST_FAULTS;
  const listed = sorted.slice(0, MOST_FAULTS);
  return {
    ok: false,
    faults: rest > 0 ? [...listed, { line: listed.at(-1)?.line ?? 1, message: `and ${rest} more` }] : listed,
  };
}

/**
 * The text without a byte order mark, its lines ended as everywhere here; undefined where it is no UTF-8. UTF-16 of
 * Latin letters would pass for it but for its NULs, which no text has.
 */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text.replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}

/** The first line that is no UTF-8 by itself: a line break is never a part of another character. */
function lineOfBadByte(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (let at = 0; at <= bytes.length; at++) {
    const isEnd = bytes[at] === 0x0a || (bytes[at] === 0x0d && bytes[at + 1] !== 0x0a);
    if (at < bytes.length && !isEnd) continue;
    if (decoded(bytes.subarray(start, at)) === undefined) return line;
    start = at + 1;
    line++;
  }
  return 1;
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
