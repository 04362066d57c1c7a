import { crc32 } from 'node:zlib';
import { base32crockford } from '@scure/base';
import { ByteReader, ByteWriter, MalformedBytes } from './bytes';
import { packDeck, unpackDeck, type CodedDeck } from './layout';

// The armour of a deck code: `KAGE1…`, letters and digits only, so that it lives in an address, a chat or on paper.
// docs/deck-formats.md is its specification.

const MARK = 'KAGE';
const VERSION = 1;
/** Bytes of the checksum at the end: CRC-32, which finds every damage within 32 bits in a row, so any one character. */
const CHECK = 4;
/** Longest code that is read, in characters as pasted: the largest deck there may be takes less. */
export const MAX_CODE = 40_000;

/** Why a text is no deck code that can be read. */
export type CodeFault =
  /** Does not begin with KAGE and a version. */
  | { reason: 'code-mark' }
  | { reason: 'code-version'; version: string }
  /** The end is missing: so many characters. */
  | { reason: 'code-short'; missing: number }
  /** Goes on behind its end. */
  | { reason: 'code-long' }
  /** A character that is in no code. */
  | { reason: 'code-letter'; letter: string }
  /** The checksum says that something was changed on the way. */
  | { reason: 'code-damaged' };

export type CodeReading = { ok: true; deck: CodedDeck } | { ok: false; fault: CodeFault };

export function writeDeckCode(deck: CodedDeck): string {
  const body = packDeck(deck);
  const writer = new ByteWriter();
  writer.number(body.length);
  writer.append(body);
  writer.append(checksum(writer.bytes()));
  return `${MARK}${VERSION}${base32crockford.encode(writer.bytes())}`;
}

/**
 * The deck of a code. Case, spaces, line breaks, dashes and quotes do not matter; O is read as 0, I and L as 1. Whether
 * its cards exist is another question.
 */
export function readDeckCode(text: string): CodeReading {
  const letters = bare(text.slice(0, MAX_CODE));
  const [, version = '', data = ''] = /^KAGE(.)(.*)$/su.exec(letters) ?? [];
  if (version === '') return fault(letters === MARK ? { reason: 'code-short', missing: 1 } : { reason: 'code-mark' });
  if (digitOf(version) !== String(VERSION)) return fault({ reason: 'code-version', version });
  const [strange] = /[^0-9A-TV-Z]/u.exec(data) ?? [];
  if (strange !== undefined) return fault({ reason: 'code-letter', letter: strange });

  const wanted = lengthOf(data);
  if (wanted === undefined) return fault({ reason: 'code-damaged' });
  if (data.length < wanted) return fault({ reason: 'code-short', missing: wanted - data.length });
  if (data.length > wanted) return fault({ reason: 'code-long' });
  // Refused where the unused bits of the last character are not zero.
  const bytes = decoded(data);
  const covered = bytes?.subarray(0, -CHECK);
  if (!bytes || !covered || !equal(checksum(covered), bytes.subarray(-CHECK))) return fault({ reason: 'code-damaged' });
  try {
    const reader = new ByteReader(covered);
    reader.number();
    return { ok: true, deck: unpackDeck(covered.subarray(reader.position)) };
  } catch (error) {
    // Whole, and yet no writer of ours made it.
    if (error instanceof MalformedBytes) return fault({ reason: 'code-damaged' });
    throw error;
  }
}

/** Whether a text is meant as a deck code, damaged or not. */
export function looksLikeCode(text: string): boolean {
  if (text.length > MAX_CODE) return false;
  // However little is left of it: no card is called so. Apart, "Kage 1" may be a line of a list.
  if (/^\W*KAGE\d\w*\W*$/iu.test(text)) return true;
  return /^KAGE[0-9A-Z]{8,}$/u.test(bare(text)) && !/[^\p{L}\p{N}\s\p{Pd}\p{P}\p{Cf}]/u.test(text);
}

/** The code that stands in a text of other words, as in a message that is quoted; none where there are several. */
export function codeWithin(text: string): string | undefined {
  const codes = new Set(text.slice(0, MAX_CODE).match(/(?<![\p{L}\p{N}])KAGE\d[0-9A-Z]{12,}(?![\p{L}\p{N}])/giu));
  const [code] = codes;
  return codes.size === 1 ? code : undefined;
}

/** Letters and digits alone, in capitals. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** As Crockford reads what is easily confused. */
function digitOf(letter: string): string {
  return letter.replace(/[IL]/, '1').replace('O', '0');
}

/**
 * Characters that the whole of a code has, by the length at its beginning; undefined where no deck is as long. Of a
 * code that ends within its length it is known only that one more is missing.
 */
function lengthOf(data: string): number | undefined {
  // Eight characters are five bytes: more than the length of any deck takes.
  const start = decoded(data.slice(0, 8).padEnd(8, '0'));
  if (!start) return undefined;
  try {
    const reader = new ByteReader(start);
    const length = reader.number();
    if (length > MAX_CODE) return undefined;
    if (Math.ceil((reader.position * 8) / 5) > data.length) return data.length + 1;
    return Math.ceil(((reader.position + length + CHECK) * 8) / 5);
  } catch (error) {
    if (error instanceof MalformedBytes) return undefined;
    throw error;
  }
}

function decoded(data: string): Uint8Array | undefined {
  try {
    return base32crockford.decode(data);
  } catch {
    return undefined;
  }
}

/** CRC-32 over the version and everything before the checksum, the highest byte first. */
function checksum(bytes: Uint8Array): Uint8Array {
  const sum = crc32(bytes, crc32(Uint8Array.of(VERSION)));
  return Uint8Array.of(sum >>> 24, sum >>> 16, sum >>> 8, sum);
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

function fault(what: CodeFault): CodeReading {
  return { ok: false, fault: what };
}
