import { z } from 'zod';
import { MOST, signedNumber } from '../bounds';
import { conditionSchema, placeSchema, refSchema, type Target, targetSchema, valueSchema } from './expression';

// What an effect does, one verb at a time. A step with several targets picks them all from the board as it is before
// the step (001, "Snapshot targeting").

/**
 * `may`: can be declined; `must`: a card that cannot do it cannot be played; `mustIfAble`: as much as can be done (003).
 * Left out: `may` for instants, `mustIfAble` for everything continuous.
 */
export const OBLIGATIONS = ['may', 'must', 'mustIfAble'] as const;
export type Obligation = (typeof OBLIGATIONS)[number];

const common = {
  if: conditionSchema.optional(),
  obligation: z.enum(OBLIGATIONS).optional(),
  /** Who carries it out, the decider: sides and zones are theirs, also in steps inside. Left out: you. */
  who: z.enum(['opponent', 'each']).optional(),
  /** Binds what it did (cards, or a number) under a name, for later steps and effects of this card. */
  as: refSchema.optional(),
  /** Chakra to pay for each target, which may depend on it. */
  price: valueSchema.optional(),
  /** Done again and again until this holds or nothing more can be chosen (D24). */
  until: conditionSchema.optional(),
};

/** One target, or several filled from one snapshot with cards that differ. */
const targetsSchema = z.union([targetSchema, z.array(targetSchema).min(2).max(MOST.targets)]);
export type Targets = z.infer<typeof targetsSchema>;

const amount = valueSchema;
const amountOrAll = z.union([valueSchema, z.literal('all'), z.strictObject({ upTo: valueSchema })]);

/** Which effects of a card are meant. */
const effectPickSchema = z.strictObject({
  instant: z.literal(true).optional(),
  timing: z.enum(['main', 'upgrade', 'ambush', 'score']).optional(),
  notTiming: z.literal('upgrade').optional(),
  duel: z.literal(true).optional(),
  /** All that fit; left out: one of them. */
  all: z.literal(true).optional(),
});
export type EffectPick = z.infer<typeof effectPickSchema>;

export const EFFECT_NAMES = ['main', 'ambush', 'upgrade', 'duel', 'firstStrike'] as const;
export type EffectName = (typeof EFFECT_NAMES)[number];

const verb = <V extends string, S extends z.core.$ZodLooseShape>(name: V, shape: S) =>
  z.strictObject({ do: z.literal(name), ...common, ...shape });

const simpleSteps = [
  // Power tokens and Power
  verb('powerup', { amount, to: targetsSchema.optional() }),
  verb('removeTokens', { amount: amountOrAll, from: targetSchema }),
  verb('moveTokens', { amount: amountOrAll, from: targetSchema, to: targetSchema }),
  /** Power for the evaluation at hand, no tokens. */
  verb('addPower', { amount, to: targetSchema }),
  // Characters in play
  verb('hide', { what: targetsSchema }),
  verb('defeat', { what: targetsSchema }),
  verb('move', { what: targetsSchema, to: placeSchema.optional() }),
  verb('takeControl', { what: targetSchema }),
  verb('takeBack', { what: targetSchema }),
  // Cards of any zone
  verb('return', { what: targetSchema }),
  verb('play', {
    what: targetSchema,
    to: placeSchema.optional(),
    less: valueSchema.optional(),
    more: valueSchema.optional(),
    notAsUpgrade: z.literal(true).optional(),
  }),
  verb('putHidden', { what: targetSchema, to: placeSchema.optional() }),
  verb('draw', { amount }),
  verb('discard', { what: targetSchema }),
  verb('look', { at: targetSchema }),
  verb('reveal', { what: targetSchema }),
  /** Cards from the top of the deck, one by one, until one fits; the one that fits is bound under `found`. */
  verb('revealUntil', { what: targetSchema, found: refSchema }),
  /** Into your hand, from what was looked at or revealed. */
  verb('take', { what: targetSchema, reveal: z.literal(true).optional() }),
  verb('putBack', { what: targetSchema, where: z.enum(['top', 'bottom', 'randomBottom', 'shuffled']) }),
  verb('shuffle', {}),
  // Chakra, points, the Edge
  verb('gainChakra', { amount }),
  verb('stealChakra', { amount }),
  verb('payChakra', { amount: z.union([valueSchema, z.literal('any')]) }),
  verb('gainPoints', { amount }),
  verb('gainEdge', {}),
  verb('giveEdge', {}),
  // Effects as objects
  verb('copy', { of: targetSchema, effect: effectPickSchema }),
  verb('activate', { of: targetSchema, effect: effectPickSchema, ignoringRequirements: z.literal(true).optional() }),
  verb('repeat', { effect: z.enum(EFFECT_NAMES), in: placeSchema.optional() }),
  // Attachments
  verb('attach', {
    what: refSchema,
    to: targetSchema,
    /** What the card is while attached, when it is no attachment by itself. */
    asAttachment: z.strictObject({ power: signedNumber }).optional(),
  }),
  verb('moveAttachment', { what: targetSchema, to: targetSchema }),
  // Naming a number
  verb('declare', {}),
] as const;

const choose = verb('choose', { options: z.lazy(() => z.array(stepsSchema).min(2).max(MOST.options)) });
const pay = verb('pay', { cost: z.lazy(() => stepsSchema), for: z.lazy(() => stepsSchema) });
const forEach = verb('forEach', { of: targetSchema, member: refSchema, steps: z.lazy(() => stepsSchema) });
const later = verb('later', { at: z.literal('endOfRound'), steps: z.lazy(() => stepsSchema) });

type SimpleStep = z.infer<(typeof simpleSteps)[number]>;
export type Step = SimpleStep | Choose | Pay | ForEach | Later;
type Common = z.infer<z.ZodObject<typeof common, z.core.$strict>>;
/** One of several lists of steps. */
export interface Choose extends Common {
  do: 'choose';
  options: Step[][];
}
/** What is done first so that the rest may be done: both or neither. */
export interface Pay extends Common {
  do: 'pay';
  cost: Step[];
  for: Step[];
}
/** The steps once for each of a group, which goes by the name `member` in them. */
export interface ForEach extends Common {
  do: 'forEach';
  of: Target;
  member: string;
  steps: Step[];
}
/** A duty for the end of this round. */
export interface Later extends Common {
  do: 'later';
  at: 'endOfRound';
  steps: Step[];
}

export const stepSchema: z.ZodType<Step> = z.lazy(() =>
  z.discriminatedUnion('do', [...simpleSteps, choose, pay, forEach, later]),
);
export const stepsSchema: z.ZodType<Step[]> = z.lazy(() => z.array(stepSchema).min(1).max(MOST.steps));

export type Verb = Step['do'];
export type StepOf<V extends Verb> = Extract<Step, { do: V }>;
