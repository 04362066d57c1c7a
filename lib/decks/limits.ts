// What a deck may hold and say at most, apart from any format. Free of zod, so that the editor can import it
// without the schemas.

/** Most copies of one card in one part: what the database and a page can bear, whatever a format allows. */
export const MAX_COPIES = 99;
/** Most different cards in a deck, over all parts. */
export const MAX_LINES = 500;
/** In code points, after cleaning (see plain-text.ts). */
export const MAX_NAME = 80;
export const MAX_DESCRIPTION = 4000;
/** Cards of their own making that one person keeps, of one game. */
export const MAX_OWN_CARDS = 100;
/** What one may write beside a named version. */
export const MAX_NOTE = 1000;

export const VISIBILITIES = ['private', 'unlisted', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Most steps sent with one save; beyond it send none, and the server notes the difference. Keeps a save under 64 KiB. */
export const MAX_CHANGES = 200;
