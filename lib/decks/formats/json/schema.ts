import { z } from 'zod';
import { ownCardSchema } from '@/lib/rules/ccg/cards/own-card';
import { MAX_COPIES, MAX_OWN_CARDS, VISIBILITIES } from '../../limits';

// The JSON of decks, as others may rely on it: docs/deck-formats.md. A member may be added; what is here keeps its name
// and meaning, or the number behind the slash is raised. These schemas say what we write, and are served as JSON Schema;
// reading is more forgiving (json-format.ts).

export const DECK_TYPE = 'kage-deck/1';
export const DECKS_TYPE = 'kage-decks/1';

const lineSchema = z.object({
  code: z.string().describe('A card: set and number, `KS-108` or `KS-M01`'),
  count: z.int().min(1).max(MAX_COPIES),
  printing: z.string().optional().describe('Preferred artwork, by the id of a printing of this card: `KS-108-RA`'),
  name: z.string().optional().describe('For people; a reader goes by the code'),
});

const cards = {
  name: z.string(),
  description: z.string().default(''),
  format: z.string().describe('Game and format: `mythos/standard`'),
  main: z.array(lineSchema).default([]),
  missions: z.array(lineSchema).default([]),
  maybe: z.array(lineSchema).default([]).describe('Notes to oneself: no rule looks at them'),
};

const ownCards = z
  .array(ownCardSchema)
  .max(MAX_OWN_CARDS)
  .optional()
  .describe('Cards of its owner’s own making that lie in it, whole; only decks of the older game have any');

const originSchema = z.object({ address: z.string(), author: z.string() });

export const deckFileSchema = z.object({
  type: z.literal(DECK_TYPE),
  ...cards,
  ownCards,
  address: z.string().optional().describe('Where this deck stands, on the site it was saved on'),
  author: z.string().optional().describe('Whose deck this is'),
  origin: originSchema.optional().describe('The deck this one was copied from, as far as the reader may see it'),
});
export type DeckFile = z.input<typeof deckFileSchema>;

const versionSchema = z.object({
  name: z.string(),
  note: z.string().default(''),
  createdAt: z.iso.datetime(),
  deck: z.object(cards),
});

const keptDeckSchema = z.object({
  ...cards,
  ownCards: ownCards.describe('Cards of its owner’s own making that lie in it or in its versions'),
  visibility: z.enum(VISIBILITIES),
  tags: z.array(z.string()).default([]),
  archived: z.boolean().default(false),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  origin: originSchema.optional().describe('The deck it was copied from: its address on the site it was saved on'),
  versions: z.array(versionSchema).default([]).describe('States that were given a name, the oldest first'),
});
export type KeptDeck = z.input<typeof keptDeckSchema>;

/** All decks of one person. */
export const decksFileSchema = z.object({
  type: z.literal(DECKS_TYPE),
  exportedAt: z.iso.datetime(),
  decks: z.array(keptDeckSchema),
  ownCards: ownCards.describe('All cards of the person’s own making, also those that lie in no deck'),
});
export type DecksFile = z.input<typeof decksFileSchema>;
