import { createHash, randomBytes } from 'node:crypto';
import { createBase58check } from '@scure/base';

// A token as its owner holds it: `kage_pat_` and letters and digits. Programs that look for secrets in public code know
// it by its beginning, and by the checksum at its end that it is one; a slip of the keyboard costs no query.

const PREFIX = 'kage_pat_';
/** 160 bits of chance: nobody guesses one, and a plain hash of it tells nothing. */
const RANDOM_BYTES = 20;

const base58 = createBase58check((bytes: Uint8Array) => createHash('sha256').update(bytes).digest());

export function newTokenText(): string {
  return PREFIX + base58.encode(randomBytes(RANDOM_BYTES));
}

/** Whether a text is a token, as far as one can see without asking the database. */
export function isTokenText(text: string): boolean {
  if (!/^kage_pat_[1-9A-HJ-NP-Za-km-z]{20,40}$/.test(text)) return false;
  try {
    return base58.decode(text.slice(PREFIX.length)).byteLength === RANDOM_BYTES;
  } catch {
    return false;
  }
}

/** What is stored of it. */
export function hashOfToken(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
