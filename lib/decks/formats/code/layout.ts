import type { DeckPart } from '../../games/parts';
import type { DeckContent, DeckContentLine } from '../../contract';
import { ByteReader, ByteWriter, MalformedBytes } from './bytes';

// How a deck lies in the bytes of a code, version 1: docs/deck-formats.md says the same in words. Cards are named by
// their set and number, never by a place in a list, so a code stays readable however sets grow. What stands here is
// fixed for good: a change is a new version.

/** As much of a deck as a code carries. */
export type CodedDeck = Pick<DeckContent, 'name' | 'format' | DeckPart>;

/** The number of a part in a code is its place here. */
const PARTS = ['main', 'missions', 'maybe'] as const satisfies readonly DeckPart[];
/** The number of a format is its place here; a format that has none is spelt out after a 0. */
const FORMATS = [undefined, 'mythos/standard', 'mythos/open'] as const;

/** Counts up to here fit beside the card's number. */
const SMALL_COUNT = 3;
const HAS_PRINTING = 4;

export function packDeck(deck: CodedDeck): Uint8Array {
  const writer = new ByteWriter();
  const format = FORMATS.findIndex((known) => known === deck.format);
  writer.number(Math.max(format, 0));
  if (format < 0) writer.text(deck.format);
  writer.text(deck.name);
  PARTS.forEach((part, partNumber) => {
    for (const group of groupsOf(deck[part])) writeGroup(writer, group, partNumber);
  });
  return writer.bytes();
}

/** Every line with its part, in the order of a code. */
export function codedLines(deck: CodedDeck): (readonly [DeckPart, DeckContentLine])[] {
  return PARTS.flatMap((part) => deck[part].map((line) => [part, line] as const));
}

/** Throws MalformedBytes for what packDeck does not write. */
export function unpackDeck(bytes: Uint8Array): CodedDeck {
  const reader = new ByteReader(bytes);
  const formatNumber = reader.number();
  const format = formatNumber === 0 ? reader.text() : FORMATS[formatNumber];
  if (format === undefined) throw new MalformedBytes(`There is no format ${formatNumber}`);
  const deck: CodedDeck = { format, name: reader.text(), main: [], missions: [], maybe: [] };
  while (!reader.atEnd) readGroup(reader, deck);
  return deck;
}

/** Cards of one part whose codes differ only in their number. */
interface Group {
  /** `KS`, or `KS-M` where letters stand before the number. */
  stem: string;
  /** Digits of each number. */
  width: number;
  cards: { number: number; line: DeckContentLine }[];
}

function groupsOf(lines: readonly DeckContentLine[]): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const [, set = '', letters = '', digits = ''] = /^([^-]*)-(.*?)(\d{0,8})$/.exec(line.code) ?? [];
    const stem = letters === '' ? set : `${set}-${letters}`;
    const key = `${stem} ${digits.length}`;
    const group = groups.get(key) ?? { stem, width: digits.length, cards: [] };
    groups.set(key, group);
    group.cards.push({ number: Number(digits), line });
  }
  // One order, whatever the order of the lines: a deck has one code.
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  for (const { cards } of sorted) cards.sort((a, b) => a.number - b.number);
  return sorted;
}

function writeGroup(writer: ByteWriter, { stem, width, cards }: Group, partNumber: number): void {
  writer.number(partNumber + PARTS.length * width);
  writer.text(stem);
  writer.number(cards.length);
  let previous = 0;
  for (const { number, line } of cards) {
    const { code, count, printing } = line;
    const small = count <= SMALL_COUNT ? count : 0;
    writer.number((number - previous) * 8 + (printing === undefined ? 0 : HAS_PRINTING) + small);
    if (small === 0) writer.number(count);
    // Most ids go on from the code: only what comes after it is written, `-RA`.
    if (printing !== undefined) writer.text(printing.startsWith(code) ? printing.slice(code.length) : printing);
    previous = number;
  }
}

function readGroup(reader: ByteReader, deck: CodedDeck): void {
  const head = reader.number();
  const part = PARTS[head % PARTS.length] ?? 'main';
  const width = Math.floor(head / PARTS.length);
  const stem = reader.text();
  const size = reader.number();
  let number = 0;
  for (let index = 0; index < size; index += 1) {
    const entry = reader.number();
    const step = Math.floor(entry / 8);
    if (index > 0 && step === 0) throw new MalformedBytes('A card is listed twice');
    number += step;
    const small = entry % 4;
    const count = small === 0 ? reader.number() : small;
    const code = codeOf(stem, width, number);
    const suffix = entry % 8 >= HAS_PRINTING ? reader.text() : undefined;
    const printing = suffix !== undefined && /^[-_]/.test(suffix) ? code + suffix : suffix;
    deck[part].push({ code, count, ...(printing === undefined ? {} : { printing }) });
  }
}

function codeOf(stem: string, width: number, number: number): string {
  const digits = width === 0 ? '' : String(number).padStart(width, '0');
  if (digits.length !== width) throw new MalformedBytes(`${number} has not ${width} digits`);
  return stem.includes('-') ? stem + digits : `${stem}-${digits}`;
}
