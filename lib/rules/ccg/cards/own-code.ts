// Codes of cards that people type in themselves. No set file can give one: there a number has three digits.

const OWN_CODE = /^OWN-[A-Z0-9]{8}$/;

export function isOwnCode(code: string): boolean {
  return OWN_CODE.test(code);
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A code that nobody else is likely to have chosen: 40 bits.
 * @param random eight or more random bytes.
 */
export function ownCode(random: Uint8Array): string {
  const letters = [...random.slice(0, 8)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `OWN-${letters.join('')}`;
}
