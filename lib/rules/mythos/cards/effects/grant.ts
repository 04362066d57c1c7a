import { z } from 'zod';
import { printedNumber, signedNumber } from '../bounds';
import { cardFilterSchema, charactersSchema, conditionSchema, groupSchema, TO_PLAY, valueSchema } from './expression';
import { traitSchema } from './trait';

// What a static effect makes so for as long as it applies. Power, cost and what is allowed are always derived from the
// board as it is, never stored (D34). What speaks of playing the card itself is so wherever that card lies.

/** The card itself, its host, or a group. */
export const subjectSchema = z.union([z.enum(['self', 'host']), groupSchema]);
export type Subject = z.infer<typeof subjectSchema>;

const playedCards = cardFilterSchema.extend({ type: TO_PLAY.optional(), other: z.literal(true).optional() });

const costChange = z
  .strictObject({
    grant: z.literal('cost'),
    of: z.union([z.enum(['self', 'host']), playedCards]),
    less: valueSchema.optional(),
    more: valueSchema.optional(),
    /** The least this change may leave (D8). */
    min: printedNumber.optional(),
    to: z.literal('here').optional(),
    /** Only cards played so: `revealed` from hidden, `faceUp` in any way but face down. */
    played: z.enum(['revealed', 'faceUp']).optional(),
    /** Whose cards; left out: yours. */
    who: z.enum(['opponent', 'each']).optional(),
  })
  .refine(({ less, more }) => (less === undefined) !== (more === undefined), 'either less or more');

export const grantSchema = z.discriminatedUnion('grant', [
  // Numbers
  z.strictObject({ grant: z.literal('power'), to: subjectSchema, amount: valueSchema }),
  z.strictObject({
    grant: z.literal('setPower'),
    to: subjectSchema,
    amount: signedNumber,
    losesTokens: z.literal(true).optional(),
  }),
  z.strictObject({ grant: z.literal('doublePower'), of: subjectSchema }),
  /** To your whole side of this mission. */
  z.strictObject({ grant: z.literal('sideTotal'), amount: signedNumber }),
  /** Every POWERUP on it is that much larger. */
  z.strictObject({ grant: z.literal('powerupBonus'), to: subjectSchema, amount: signedNumber }),
  /** Power tokens stay at the end of the round. */
  z.strictObject({ grant: z.literal('keepTokens'), to: subjectSchema }),
  /** CHAKRA +X in the Start phase; `losing`: whoever is losing this mission. */
  z.strictObject({
    grant: z.literal('chakra'),
    amount: valueSchema,
    who: z.enum(['each', 'losing']).optional(),
  }),
  costChange,
  // Missions
  z.strictObject({ grant: z.literal('missionWorth'), amount: signedNumber }),
  z.strictObject({ grant: z.literal('scoreTwice') }),
  // What may be done and what not
  z.strictObject({
    grant: z.literal('cannot'),
    /** `revealed`: played while hidden; `gainTokens`, `gainAttachments`: receive any. */
    be: z
      .array(z.enum(['moved', 'hidden', 'defeated', 'revealed', 'gainTokens', 'gainAttachments']))
      .min(1)
      .max(6),
    what: subjectSchema,
    by: z.literal('enemy').optional(),
  }),
  /** Can be played as an upgrade over such a friendly character, whatever its name. */
  z.strictObject({ grant: z.literal('upgradeOver'), what: charactersSchema }),
  /** Can be played only in a mission of which this holds. */
  z.strictObject({ grant: z.literal('playOnly'), where: conditionSchema }),
  /** Any number of your attachments, whatever their conditions. */
  z.strictObject({ grant: z.literal('manyAttachments'), to: subjectSchema }),
  z.strictObject({ grant: z.literal('lookAnytime'), at: subjectSchema }),
  z.strictObject({ grant: z.literal('defeatedGoToHand'), what: subjectSchema }),
  // What a card is and says
  z.strictObject({ grant: z.literal('trait'), to: subjectSchema, trait: traitSchema }),
  z.strictObject({ grant: z.literal('blank'), what: subjectSchema }),
  /** For effects of your cards with this trait: one more such friendly character here, of this card's cost and Power. */
  z.strictObject({ grant: z.literal('phantom'), trait: traitSchema }),
]);
