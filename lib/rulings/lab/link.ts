import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';

// A board of the lab as an address: its scenario as JSON, compressed, in letters that an address may hold. Node's zlib
// does both: its format carries a checksum, so a link that was cut or changed is known to be broken.

const squeeze = promisify(deflate);
const spread = promisify(inflate);

/** Number of the format, before everything else: a later one will still know what an older link is. */
const FORMAT = '1';
/** Bytes a scenario may have, as for the API. */
const MOST_BYTES = 64 * 1024;
/** Characters of a link: servers and messengers cut longer ones. */
export const MOST_CHARACTERS = 8_000;

/** The scenario as part of an address; null when it is too large for one: then a file carries it. */
export async function labCode(scenario: unknown): Promise<string | null> {
  const squeezed = await squeeze(JSON.stringify(scenario), { level: 9 });
  const code = `${FORMAT}.${squeezed.toString('base64url')}`;
  return code.length <= MOST_CHARACTERS ? code : null;
}

export type LabLink =
  | { kind: 'json'; json: unknown }
  /** Cut or changed on the way, or never one of ours. */
  | { kind: 'broken' }
  /** Of another format than this program knows. */
  | { kind: 'other-format' }
  | { kind: 'too-large' };

/** What a link holds. Whether that is a scenario, its reader finds out. Never throws. */
export async function readLabCode(code: string): Promise<LabLink> {
  const [, format, letters] = /^(\d{1,3})\.([\w-]*)$/.exec(code) ?? [];
  if (format === undefined || letters === undefined) return { kind: 'broken' };
  if (format !== FORMAT) return { kind: 'other-format' };
  if (code.length > MOST_CHARACTERS) return { kind: 'too-large' };
  try {
    const text = await spread(Buffer.from(letters, 'base64url'), { maxOutputLength: MOST_BYTES });
    return { kind: 'json', json: JSON.parse(text.toString('utf8')) };
  } catch (error) {
    return { kind: isTooLarge(error) ? 'too-large' : 'broken' };
  }
}

/** A few bytes can be made to unfold into gigabytes: unfolding stops at the bound. */
function isTooLarge(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
