import { z } from 'zod';
import { ownCardSchema } from '@/lib/rules/ccg/cards/own-card';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { formatById } from './games/games';
import { DECK_PARTS } from './games/parts';
import type { Violation } from './games/game';
import {
  MAX_CHANGES,
  MAX_COPIES,
  MAX_DESCRIPTION,
  MAX_LINES,
  MAX_NAME,
  MAX_NOTE,
  MAX_OWN_CARDS,
  VISIBILITIES,
} from './limits';
import { cleanLine, cleanText, lengthOf } from './plain-text';

// What the editor and the server say to each other about decks. Both import it: the server parses requests with the
// schemas, the editor builds them from the types.
//
//   POST   /api/decks            createRequestSchema → 201 DeckAnswer (200 when this id was created before)
//   GET    /api/decks/{id}       → 200 DeckAnswer
//   PUT    /api/decks/{id}       saveRequestSchema   → 200 DeckAnswer | 409 problem `stale-deck` with `current`
//   DELETE /api/decks/{id}       → 204
//   POST   /api/decks/{id}/copy  copyRequestSchema   → 201 DeckAnswer
//   POST   /api/decks/{id}/versions  versionRequestSchema → 201 { version: NamedVersion } | 409 problem `stale-deck`
//
// Refusals are application/problem+json: 400 with `errors: [{ path, message }]`, 401 not signed in, 403 from another
// site, 404 no such deck *for you*, 409 see PROBLEMS, 413 over 64 KiB. Send `Accept-Language: <page locale>`: a deck
// saved without a name is called "Untitled deck" in that language.

/** `type` of the problems the editor tells apart. */
export const PROBLEMS = {
  /** 409 on PUT: the deck was saved elsewhere since `baseRevision`. Carries `current`, a DeckAnswer. */
  staleDeck: '/problems/stale-deck',
  /** 409 on POST: the owner has as many decks as one may have. */
  tooManyDecks: '/problems/too-many-decks',
  /** 409 on POST: `id` belongs to something else; choose another. */
  idTaken: '/problems/id-taken',
  /** 409 on POST of a version: the deck has as many named versions as one may have. */
  tooManyVersions: '/problems/too-many-versions',
} as const;

const nameSchema = z
  .string()
  .max(2000)
  .transform(cleanLine)
  .refine((name) => lengthOf(name) <= MAX_NAME, `At most ${MAX_NAME} characters`);

const descriptionSchema = z
  .string()
  .max(20_000)
  .transform(cleanText)
  .refine((text) => lengthOf(text) <= MAX_DESCRIPTION, `At most ${MAX_DESCRIPTION} characters`);

const cardCodeSchema = z.string().regex(/^[A-Z0-9]{1,8}-[A-Z0-9]{1,8}$/, 'Not a card code');

const lineSchema = z.strictObject({
  code: cardCodeSchema,
  count: z.int().min(1).max(MAX_COPIES),
  /** Id of the preferred printing, of the same card. */
  printing: z.string().min(1).max(40).optional(),
});
export type DeckContentLine = z.infer<typeof lineSchema>;

const partSchema = z
  .array(lineSchema)
  .max(MAX_LINES)
  .superRefine((lines, context) => {
    const seen = new Set<string>();
    lines.forEach(({ code }, index) => {
      if (seen.has(code))
        context.addIssue({ code: 'custom', message: `${code} is listed twice`, path: [index, 'code'] });
      seen.add(code);
    });
  });

/** A deck as people make it. Name '' asks for the localized "Untitled deck". */
export const deckContentSchema = z
  .strictObject({
    name: nameSchema,
    description: descriptionSchema.default(''),
    format: z.string().refine((id) => formatById(id) !== undefined, 'Unknown format'),
    visibility: z.enum(VISIBILITIES).default('private'),
    main: partSchema.default([]),
    missions: partSchema.default([]),
    maybe: partSchema.default([]),
  })
  .refine(({ main, missions, maybe }) => main.length + missions.length + maybe.length <= MAX_LINES, {
    path: ['main'],
    message: `At most ${MAX_LINES} different cards`,
  });
export type DeckContent = z.infer<typeof deckContentSchema>;

/** One step of an edit, in the order it was done. `at`: when, ISO 8601. */
const changeSchema = z.strictObject({
  part: z.enum(DECK_PARTS),
  card: cardCodeSchema,
  delta: z
    .int()
    .min(-MAX_COPIES)
    .max(MAX_COPIES)
    .refine((delta) => delta !== 0, 'Not a change'),
  at: z.iso.datetime().optional(),
});
export type DeckChange = z.infer<typeof changeSchema>;

/**
 * Cards of the sender's own making that lie in the deck: kept with it, so that a deck never comes without its cards,
 * also when it was built before there was an account.
 */
export const ownCardsSchema = z.array(ownCardSchema).max(MAX_OWN_CARDS).optional();

export const createRequestSchema = z.strictObject({
  /** A UUID of the client's choosing makes the request safe to repeat: the second try finds the deck of the first. */
  id: z.uuid().optional(),
  content: deckContentSchema,
  ownCards: ownCardsSchema,
  /** Id or slug of the deck it was taken from: kept as credit where the new owner may see that deck, else passed over. */
  origin: z.string().max(40).optional(),
});
export type CreateRequest = z.input<typeof createRequestSchema>;

export const saveRequestSchema = z.strictObject({
  /** Revision of the deck this edit began from. */
  baseRevision: z.int().min(1),
  content: deckContentSchema,
  ownCards: ownCardsSchema,
  /** Steps since `baseRevision`; kept in the deck's history when they add up to what is saved. */
  changes: z.array(changeSchema).max(MAX_CHANGES).default([]),
});
export type SaveRequest = z.input<typeof saveRequestSchema>;

export const copyRequestSchema = z.strictObject({
  id: z.uuid().optional(),
  /** Name of the copy; left out: "Copy of …" in the reader's language. */
  name: nameSchema.optional(),
});

export const versionRequestSchema = z.strictObject({
  /** Revision to name, which must be the present one. */
  revision: z.int().min(1),
  name: nameSchema.refine((name) => name !== '', 'A version needs a name'),
  note: z
    .string()
    .max(20_000)
    .transform(cleanText)
    .refine((text) => lengthOf(text) <= MAX_NOTE, `At most ${MAX_NOTE} characters`)
    .default(''),
});
export type VersionRequest = z.input<typeof versionRequestSchema>;

/** A state of a deck that has a name. */
export interface NamedVersion {
  revision: number;
  name: string;
  note: string;
  createdAt: string;
}

/** A stored deck as its owner gets it. Times in ISO 8601. */
export interface StoredDeck {
  id: string;
  /** Last part of its address: `/decks/{slug}`. */
  slug: string;
  /** Raised by one at each save that changed something. */
  revision: number;
  legal: boolean;
  createdAt: string;
  updatedAt: string;
  content: DeckContent;
}

/** Answer to every request that ends well, and `current` of a conflict. */
export interface DeckAnswer {
  deck: StoredDeck;
  /** Its owner's own cards that lie in it, whole; left out where there are none. */
  ownCards?: CcgCard[];
  violations: Violation[];
}
