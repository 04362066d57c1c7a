import { randomBytes } from 'node:crypto';
import { type Algorithm, hash, parseOptions, verify } from '@node-rs/argon2';

/** The library's own enum is not there at run time. */
const ARGON2ID: Algorithm = 2;

/** argon2id as OWASP recommends: 19 MiB, two passes, one lane. */
const ARGON2 = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

/**
 * Whether the password is the one behind the hash. Without a hash (no such account, or one that signs in elsewhere)
 * it verifies against a decoy and says no, so that the answer takes as long as for a wrong password.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const correct = await verify(stored ?? (await decoy), password);
  return correct && stored != null;
}

/** Whether a hash was made with weaker parameters than today's: it is then made anew at the next sign-in. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < ARGON2.memoryCost || timeCost < ARGON2.timeCost;
}
