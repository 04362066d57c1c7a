import { z } from 'zod';
import { MOST, signedNumber } from '../bounds';
import { anyTraits } from './trait';

// What an effect can point at, count and ask. Values, groups and conditions speak of each other, so they share a file.

/**
 * A card spoken of by name: one bound earlier by `as`, or one that is always there.
 * - `self`: the card whose effect this is; for a mission or an attachment, that card
 * - `host`: the character an attachment is attached to
 * - `it`: the character a trigger is about; the member at hand in `forEach` has the name given there
 * - `partner`: the character named by DUEL
 * - `covered`: the character this one was played over as an upgrade, as it was before
 * - `target`: the card a step is about to act on, in that step's own `price`
 */
export const refSchema = z.string().regex(/^[a-z][A-Za-z]{0,39}$/, 'a name like self or hiddenCard');
export const BUILT_IN_REFS = ['self', 'host', 'it', 'partner', 'covered', 'target'] as const;

export const STATS = ['cost', 'power', 'printedCost', 'printedPower', 'tokens'] as const;
export type Stat = (typeof STATS)[number];

export type Value =
  | number
  | Count
  | StatOf
  /** A number remembered under a name: declared, chakra spent, tokens removed. */
  | { amount: string }
  | Plus
  | Times;
export interface Count {
  /** How many there are: of a group on the board, or of those bound under a name. */
  count: string | Group;
}
export interface StatOf {
  stat: Stat;
  /** Of one card; of a group, of all in it together ("the strongest enemy here" is one). */
  of: string | Group;
}
export interface Plus {
  plus: [Value, Value];
}
export interface Times {
  times: [number, Value];
}

export const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([
    signedNumber,
    z.strictObject({ count: z.union([refSchema, groupSchema]) }),
    z.strictObject({ stat: z.enum(STATS), of: z.union([refSchema, groupSchema]) }),
    z.strictObject({ amount: refSchema }),
    z.strictObject({ plus: z.tuple([valueSchema, valueSchema]) }),
    z.strictObject({
      times: z.tuple([signedNumber.refine((n) => n !== 0 && n !== 1, 'neither 0 nor 1'), valueSchema]),
    }),
  ]),
);

export const compareSchema = z.union([
  z.strictObject({ atMost: valueSchema }),
  z.strictObject({ atLeast: valueSchema }),
  z.strictObject({ exactly: valueSchema }),
  z.strictObject({ lessThan: valueSchema }),
  z.strictObject({ moreThan: valueSchema }),
]);
export type Compare = z.infer<typeof compareSchema>;

/** What a card is, wherever it lies. */
const looks = {
  anyOf: anyTraits.optional(),
  noneOf: anyTraits.optional(),
  cost: compareSchema.optional(),
  printedCost: compareSchema.optional(),
  power: compareSchema.optional(),
  printedPower: compareSchema.optional(),
  /** Has the name of that card. */
  sameName: refSchema.optional(),
};
export const cardFilterSchema = z.strictObject(looks);
export type CardFilter = z.infer<typeof cardFilterSchema>;

export const SIDES = ['friendly', 'yours', 'enemy'] as const;
export const placeSchema = z.union([
  z.enum(['here', 'elsewhere', 'oneMission']),
  z.strictObject({ missionOf: refSchema }),
  z.strictObject({ mission: refSchema }),
]);
export type Place = z.infer<typeof placeSchema>;

/** Attachments in play. */
const attachmentShape = {
  side: z.enum(SIDES).optional(),
  in: placeSchema.optional(),
  other: z.literal(true).optional(),
  /** What they are attached to; left out: either. */
  on: z.union([z.enum(['character', 'mission']), z.strictObject({ card: refSchema })]).optional(),
  anyOf: anyTraits.optional(),
};

/** Characters in play. */
const characterShape = {
  ...looks,
  /** `friendly`: on your side, and not this card (001, "Friendly"); `yours`: on your side, this card too. Left out: any. */
  side: z.enum(SIDES).optional(),
  /** `here`: this mission; `oneMission`: a mission chosen first. Left out: any mission in play. */
  in: placeSchema.optional(),
  /** "Another": not this card, nor another picked by the same step. */
  other: z.literal(true).optional(),
  /** Not that card. */
  otherThan: refSchema.optional(),
  hidden: z.boolean().optional(),
  tokens: compareSchema.optional(),
  upgraded: z.literal(true).optional(),
  /** On a side that is not its owner's. */
  controlled: z.literal(true).optional(),
  /** Belongs to you, whoever has it. */
  owned: z.literal(true).optional(),
  /** Has at least one attachment, of these traits if given. */
  holding: z.strictObject({ anyOf: anyTraits.optional() }).optional(),
  /** What was done with it in the opponent's last turn (D30). */
  lastTurn: z.enum(['played', 'moved', 'playedCheaper']).optional(),
  /** The one at the end of the scale among those that fit all else; of several the chooser picks (001, "Weakest"). */
  is: z.enum(['weakest', 'strongest', 'cheapest', 'soleStrongest']).optional(),
  /** The scale is read in every mission: among those that fit all else but the place. */
  among: z.literal('play').optional(),
};

export const TO_PLAY = z.enum(['character', 'attachment']);

/** Cards in a zone. `hidden`: your hidden characters in play, read by their faces. */
const cardShape = {
  ...looks,
  whose: z.literal('opponent').optional(),
  /** Only these many from the top; `upTo`: as many of them as are wanted, none left out between. */
  top: z.union([valueSchema, z.strictObject({ upTo: valueSchema })]).optional(),
  /** The first from the top that fits. */
  topmost: z.literal(true).optional(),
  type: TO_PLAY.optional(),
};

const missionShape = {
  /** Missions where there is such a character. */
  with: z.lazy(() => charactersSchema).optional(),
  /** This mission as well, whoever is there. */
  orHere: z.literal(true).optional(),
};

/** Cards of an upgrade stack. */
const stackShape = {
  of: z.union([refSchema, z.lazy(() => chosenCharactersSchema)]),
  part: z.enum(['top', 'bottom', 'each']),
  anyOf: anyTraits.optional(),
};

/** How many are taken, as many as can be; left out: one. */
const choiceSchema = z.union([valueSchema, z.enum(['all', 'any']), z.strictObject({ upTo: valueSchema })]);
export type Choice = z.infer<typeof choiceSchema>;
const choice = {
  choose: choiceSchema.optional(),
  /** That many in every mission. */
  perMission: z.literal(true).optional(),
  random: z.literal(true).optional(),
  /** Those taken may have this much in all. */
  total: z.strictObject({ stat: z.enum(['cost', 'power']), atMost: valueSchema }).optional(),
  by: z.literal('opponent').optional(),
};

const play = z.literal('play').optional();
const zone = z.enum(['hand', 'deck', 'discard', 'hidden']);
/** Cards bound under a name that are still where they were: the rest of what was looked at. */
const bound = { from: z.literal('bound'), name: refSchema };

/** Described with interfaces, since values speak of characters and characters of values. */
export interface Characters extends z.infer<z.ZodObject<typeof characterShape, z.core.$strict>> {
  from?: 'play' | undefined;
}
export interface ChosenCharacters extends Characters, z.infer<z.ZodObject<typeof choice, z.core.$strict>> {}

const characters = { from: play, ...characterShape };
export const charactersSchema: z.ZodType<Characters> = z.strictObject(characters);
const chosenCharactersSchema: z.ZodType<ChosenCharacters> = z.strictObject({ ...characters, ...choice });

/** A set of cards described, to count or to ask about. */
export const groupSchema = z.discriminatedUnion('from', [
  z.strictObject(characters),
  z.strictObject({ from: z.literal('attachments'), ...attachmentShape }),
  z.strictObject({ from: zone, ...cardShape }),
  z.strictObject({ from: z.literal('missions'), ...missionShape }),
  z.strictObject({ from: z.literal('stack'), ...stackShape }),
]);
export type Group = z.infer<typeof groupSchema>;

const chosenSchema = z.discriminatedUnion('from', [
  z.strictObject({ ...characters, ...choice }),
  z.strictObject({ from: z.literal('attachments'), ...attachmentShape, ...choice }),
  z.strictObject({ from: zone, ...cardShape, ...choice }),
  z.strictObject({ from: z.literal('missions'), ...missionShape, ...choice }),
  z.strictObject({ from: z.literal('stack'), ...stackShape, ...choice }),
  z.strictObject({ ...bound, ...cardShape, ...choice }),
]);
export type Chosen = z.infer<typeof chosenSchema>;

/** Cards a step acts on: one spoken of by name, or some chosen from a group. */
export const targetSchema = z.union([refSchema, chosenSchema]);
export type Target = z.infer<typeof targetSchema>;

export type Condition =
  | { there: Group }
  | { none: Group }
  | ValueIs
  /** A card spoken of by name fits this. */
  | { card: string; fits: Characters }
  /** The step bound under this name did something: "if you do". */
  | { done: string }
  /** Who holds the Edge. */
  | { edge: 'you' | 'opponent' }
  /** How this mission stands for you. */
  | { you: 'winning' | 'losing' }
  | AllConditions
  | AnyConditions;
export interface ValueIs {
  value: Value;
  is: Compare;
}
export interface AllConditions {
  all: Condition[];
}
export interface AnyConditions {
  any: Condition[];
}

export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ there: groupSchema }),
    z.strictObject({ none: groupSchema }),
    z.strictObject({ value: valueSchema, is: compareSchema }),
    z.strictObject({ card: refSchema, fits: charactersSchema }),
    z.strictObject({ done: refSchema }),
    z.strictObject({ edge: z.enum(['you', 'opponent']) }),
    z.strictObject({ you: z.enum(['winning', 'losing']) }),
    z.strictObject({ all: z.array(conditionSchema).min(2).max(MOST.conditions) }),
    z.strictObject({ any: z.array(conditionSchema).min(2).max(MOST.conditions) }),
  ]),
);
