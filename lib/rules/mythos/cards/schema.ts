import { z } from 'zod';
import { keywordSchema, MOST, positionNumber, printedNumber, signedNumber, titleSchema } from './bounds';
import { effectSchema } from './effects/effect';
import { anyTraits } from './effects/trait';
import { FACTIONS, RARITIES } from './traits';

export { CARD_TYPES, FACTIONS, RARITIES, type CardType, type Faction, type Rarity } from './traits';

// The one description of a card of Naruto Mythos TCG. The set files, the database rows, the API and the
// rules all parse with it, so a card that got this far is a card the rules can be asked about.

/** Languages a card's name may come in. English is the identity of a name (D31), French is always given. */
const namesSchema = z.strictObject({
  en: titleSchema,
  fr: titleSchema,
  pl: titleSchema.optional(),
  uk: titleSchema.optional(),
  es: titleSchema.optional(),
  pt: titleSchema.optional(),
  it: titleSchema.optional(),
  ja: titleSchema.optional(),
});
export type LocalizedName = z.infer<typeof namesSchema>;

const factionSchema = z.enum(FACTIONS);

const printingSchema = z.strictObject({
  id: z.string().regex(/^[A-Z0-9]{2,8}-M?\d{3}(_\d{1,3})?-[A-Z]{1,20}$/, 'a printing like KS-001-C'),
  rarity: z.enum(RARITIES),
  number: z.string().regex(/^\d{3}$/, 'three digits like 001'),
  /** Given where this printing has a title of its own. */
  version: namesSchema.optional(),
});
export type Printing = z.infer<typeof printingSchema>;

/** What an attachment may be attached to (001, "Attachment cards": Condition). */
const attachSchema = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('mission') }),
  z.strictObject({
    to: z.literal('character'),
    side: z.enum(['friendly', 'enemy', 'any']),
    /** The host must not be hidden. */
    faceUp: z.boolean(),
    /** The host has at least one of these. */
    anyOf: anyTraits.optional(),
    /** The host has none of these. */
    noneOf: anyTraits.optional(),
  }),
]);
export type AttachCondition = z.infer<typeof attachSchema>;

/** Where the sources of the data disagree: what is on the card is the likelier reading, this is the other one. */
const doubtSchema = z.discriminatedUnion('about', [
  /** The lines as the other source has them. */
  z.strictObject({ about: z.literal('effects'), other: z.array(effectSchema).min(1).max(MOST.effects) }),
  /** The wording leaves its meaning open, and no other source helps. */
  z.strictObject({ about: z.literal('meaning') }),
  z.strictObject({ about: z.literal('keywords'), other: z.array(keywordSchema).max(MOST.keywords) }),
  z.strictObject({ about: z.literal('faction'), other: factionSchema }),
]);
export type Doubt = z.infer<typeof doubtSchema>;

/** The database knows no year 0. */
const DATE = 'a date like 2026-01-31';
const daySchema = z.iso.date({ error: DATE, abort: true }).regex(/^(19|2\d)/, DATE);

/** A correction the publisher announced: the card says what holds from that day on, `was` what stood there before. */
const erratumSchema = z.strictObject({
  on: daySchema,
  was: z
    .strictObject({
      chakra: printedNumber,
      power: signedNumber,
      points: printedNumber,
      faction: factionSchema,
      keywords: z.array(keywordSchema).max(MOST.keywords),
      effects: z.array(effectSchema).max(MOST.effects),
      attach: attachSchema,
    })
    .partial()
    .refine((was) => Object.keys(was).length > 0, 'what stood there before, as { "power": 3 }'),
});
export type Erratum = z.infer<typeof erratumSchema>;

const common = {
  name: namesSchema,
  version: namesSchema.optional(),
  /** Other English names and titles this card is known by: found by search, never shown as the name. */
  aliases: z
    .strictObject({
      name: z.array(titleSchema).max(MOST.aliases).optional(),
      version: z.array(titleSchema).max(MOST.aliases).optional(),
    })
    .optional(),
  /** Part of the name shared with kin, where effects can ask for it. */
  family: keywordSchema.optional(),
  keywords: z.array(keywordSchema).max(MOST.keywords),
  /** In printed order. */
  effects: z.array(effectSchema).max(MOST.effects),
  doubts: z.array(doubtSchema).min(1).max(MOST.doubts).optional(),
  errata: z.array(erratumSchema).min(1).max(MOST.errata).optional(),
  /** Not to be shown before this day, where it is another than that of its set. */
  revealedOn: daySchema.optional(),
  /** The first one is the base printing. */
  printings: z.array(printingSchema).min(1).max(MOST.printings),
};
const cardCode = z.string().regex(/^[A-Z0-9]{2,8}-\d{3}$/, 'a code like KS-001');
const missionCode = z.string().regex(/^[A-Z0-9]{2,8}-M\d{2}$/, 'a mission code like KS-M01');
const played = { ...common, code: cardCode, chakra: printedNumber, power: signedNumber, faction: factionSchema };

export const cardSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('character'), ...played, power: printedNumber }),
  z.strictObject({ type: z.literal('attachment'), ...played, attach: attachSchema }),
  z.strictObject({ type: z.literal('mission'), ...common, code: missionCode, points: printedNumber }),
]);
export type CardDefinition = z.infer<typeof cardSchema>;

export const setFileSchema = z
  .strictObject({
    game: z.literal('mythos'),
    code: z.string().regex(/^[A-Z0-9]{2,8}$/, 'a set code like KS'),
    position: positionNumber,
    name: z.strictObject({ en: titleSchema }),
    /** Day the set may first be played, `2026-01-31`; left out when it is out already. */
    releasedOn: daySchema.optional(),
    /** Day from which its cards are shown, where they are announced before they may be played. */
    revealedOn: daySchema.optional(),
    cards: z.array(cardSchema).min(1).max(MOST.cards),
  })
  .superRefine((set, context) => {
    const seen = new Map<string, string>();
    set.cards.forEach((card, index) => {
      const issue = (message: string, ...field: (string | number)[]) =>
        context.addIssue({ code: 'custom', message, path: ['cards', index, ...field] });
      if (!card.code.startsWith(`${set.code}-`)) issue(`${card.code} does not begin with ${set.code}-`, 'code');
      card.errata?.forEach(({ was }, at) => {
        const before = cardSchema.safeParse({ ...card, ...was });
        for (const { path, message } of before.error?.issues ?? [])
          issue(message, 'errata', at, 'was', ...path.map(String));
        for (const field of Object.keys(was))
          if (!(field in card)) issue(`a ${card.type} has no ${field}`, 'errata', at, 'was', field);
      });
      for (const [id, field] of [
        [card.code, 'code'] as const,
        ...card.printings.map((p) => [p.id, 'printings'] as const),
      ]) {
        const owner = seen.get(id);
        if (owner) issue(`${id} is already used by ${owner}`, field);
        seen.set(id, card.code);
      }
    });
  });
export type SetFile = z.infer<typeof setFileSchema>;
