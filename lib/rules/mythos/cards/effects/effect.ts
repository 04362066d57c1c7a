import { z } from 'zod';
import { MOST, titleSchema } from '../bounds';
import { charactersSchema, compareSchema, conditionSchema, valueSchema } from './expression';
import { grantSchema, type Subject, subjectSchema } from './grant';
import { EFFECT_NAMES, OBLIGATIONS, stepsSchema } from './step';
import { anyTraits } from './trait';

// One effect line of a card. An instant acts once, when its timing comes; all else is continuous.

export const TIMINGS = ['main', 'upgrade', 'ambush', 'score'] as const;
export type Timing = (typeof TIMINGS)[number];

/** When the line applies at all (001, glossary: DUEL, FIRST STRIKE). One line may have both. */
const gateSchema = z
  .strictObject({ duel: titleSchema.optional(), firstStrike: z.literal(true).optional() })
  .refine((gate) => gate.duel !== undefined || gate.firstStrike, 'a gate has duel, firstStrike or both');
export type Gate = z.infer<typeof gateSchema>;

const common = { timing: z.enum(TIMINGS), gate: gateSchema.optional() };

const subject = z.union([z.literal('self'), charactersSchema]);
const you = z.literal('you').optional();

/** After what a triggered effect acts. The character it is about goes by `it` in the steps. */
export const triggerSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('played'), what: subject, by: you, from: z.literal('hand').optional() }),
  z.strictObject({ event: z.literal('defeated'), what: subject, by: you }),
  /** `together`: once for all that one effect moved. */
  z.strictObject({ event: z.literal('moved'), what: subject, by: you, together: z.literal(true).optional() }),
  z.strictObject({
    event: z.literal('attached'),
    attachment: z.strictObject({ anyOf: anyTraits.optional() }),
    to: subject,
    by: you,
  }),
  /** An effect of the opponent acts on it. */
  z.strictObject({ event: z.literal('affected'), what: subject }),
  /** You pass. */
  z.strictObject({ event: z.literal('passed') }),
  /** You lost this mission in the Mission evaluation phase. */
  z.strictObject({ event: z.literal('missionLost') }),
  z.strictObject({ event: z.literal('startOfRound') }),
  z.strictObject({ event: z.literal('endOfRound') }),
  /** In the Mission evaluation phase, before the Power in this mission is determined. */
  z.strictObject({ event: z.literal('beforePower') }),
]);
export type Trigger = z.infer<typeof triggerSchema>;

/** How one line changes an earlier effect of the same card. */
export const changeSchema = z.union([
  z.strictObject({ add: stepsSchema }),
  z.strictObject({ instead: stepsSchema }),
  /** The same targets, defeated instead of hidden. */
  z.strictObject({ verb: z.literal('defeat') }),
  /** Another limit in place of the first of its kind; `null`: none. */
  z.strictObject({ limit: z.enum(['cost', 'power', 'totalCost']), is: compareSchema.nullable() }),
  /** The card it plays costs that much less. */
  z.strictObject({ less: valueSchema }),
  z.strictObject({ becomes: z.enum(TIMINGS) }),
]);
export type Change = z.infer<typeof changeSchema>;

const instantSchema = z.strictObject({ kind: z.literal('instant'), ...common, steps: stepsSchema });
const triggeredSchema = z.strictObject({
  kind: z.literal('triggered'),
  ...common,
  on: triggerSchema,
  steps: stepsSchema,
});
const replacementSchema = z.strictObject({
  kind: z.literal('replacement'),
  ...common,
  would: z
    .array(z.enum(['defeated', 'hidden', 'moved']))
    .min(1)
    .max(3),
  what: subject,
  /** Only by enemy effects. */
  by: z.literal('enemy').optional(),
  instead: stepsSchema,
  obligation: z.enum(OBLIGATIONS).optional(),
});
const modifierSchema = z.strictObject({
  kind: z.literal('modifier'),
  ...common,
  of: z.enum(EFFECT_NAMES),
  change: changeSchema,
});
const staticSchema = z.strictObject({
  kind: z.literal('static'),
  ...common,
  if: conditionSchema.optional(),
  grants: z
    .array(z.union([grantSchema, z.lazy(() => gainsSchema)]))
    .min(1)
    .max(MOST.grants),
});

/** Has this effect as well, after all its others. */
export interface Gains {
  grant: 'gains';
  to: Subject;
  effect: Effect;
}
const gainsSchema: z.ZodType<Gains> = z.strictObject({
  grant: z.literal('gains'),
  to: subjectSchema,
  effect: z.lazy(() => effectSchema),
});

export const effectSchema: z.ZodType<Effect> = z.discriminatedUnion('kind', [
  instantSchema,
  staticSchema,
  triggeredSchema,
  replacementSchema,
  modifierSchema,
]);
export type Instant = z.infer<typeof instantSchema>;
export type Triggered = z.infer<typeof triggeredSchema>;
export type Replacement = z.infer<typeof replacementSchema>;
export type Modifier = z.infer<typeof modifierSchema>;
export type Grant = z.infer<typeof grantSchema> | Gains;
export interface Static extends Omit<z.infer<typeof staticSchema>, 'grants'> {
  grants: Grant[];
}
export type Effect = Instant | Static | Triggered | Replacement | Modifier;
