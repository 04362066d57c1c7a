import { z } from 'zod';
import { plainText, whole } from '../../bounds';
import { parseWithFaults } from '../../faults';
import { SYMBOLS } from './symbols';

// The one description of a card of the older game. Set files, rows, uploads, cards a user types in and the engine all
// parse with it. Effects are free text: no list of that game's cards is at hand, so players carry them out by hand.

/** Most entries of each kind of list, and the largest printed number. */
export const MOST = { number: 99, cards: 999, effects: 10, traits: 10, symbols: 10 } as const;

const printed = whole(0, MOST.number);
/** Combat and support may be printed below 0. */
const value = whole(-MOST.number, MOST.number);
const symbol = z.enum(SYMBOLS);

/** In the four languages of the site; English is the identity of a name, the others are optional. */
const inLanguages = (longest: number) => {
  const one = plainText(longest);
  return z.strictObject({ en: one, pl: one.optional(), uk: one.optional(), fr: one.optional() });
};
const name = inLanguages(200);
const text = inLanguages(1000);

/** The code of its set, a hyphen and three digits. */
export const cardCode = z.string().regex(/^[A-Z0-9]{2,8}-\d{3}$/, 'a code like AB-001');

const common = {
  code: cardCode,
  name,
  symbol,
  /** Invented for examples and tests: shown with a mark wherever the card is. */
  madeUp: z.literal(true).optional(),
};

/** What is put into the village or used as a mission costs a number of turns and cards from the hand. */
const costs = { entranceCost: printed, handCost: printed };

/** What a card that must be aimed may be aimed at. Where more is asked, its text says so. */
const target = z.strictObject({
  kind: z.enum(['ninja', 'client', 'mission', 'jutsu']),
  whose: z.enum(['own', 'opponent', 'any']),
});
export type Target = z.infer<typeof target>;

/** Who may use a jutsu. All that is given must be so; what no field can say stands in `text` and is for the players. */
const requirement = z
  .strictObject({
    name: plainText(200).optional(),
    symbol: symbol.optional(),
    trait: plainText(60).optional(),
    text: text.optional(),
  })
  .refine((given) => Object.values(given).some((one) => one !== undefined), 'a requirement that asks for something');
export type Requirement = z.infer<typeof requirement>;

const values = z.strictObject({ combat: value, support: value });
export type Values = z.infer<typeof values>;

export const ninjaSchema = z.strictObject({
  kind: z.literal('ninja'),
  ...common,
  ...costs,
  healthy: values,
  injured: values,
  /** Few ninja have it; left out, it is not printed. */
  mentalPower: printed.optional(),
  /** Words a requirement can ask for. */
  traits: z.array(plainText(60)).max(MOST.traits).optional(),
  /** `valid`: also while the ninja is injured. */
  effects: z.array(z.strictObject({ valid: z.literal(true).optional(), text })).max(MOST.effects),
});
export type Ninja = z.infer<typeof ninjaSchema>;

export const missionSchema = z.strictObject({
  kind: z.literal('mission'),
  ...common,
  ...costs,
  /** Stays in the village when it is played. */
  permanent: z.literal(true).optional(),
  target: target.optional(),
  text,
});

/** Chakra discarded for it: one card of each symbol named, and `any` more of whatever symbol. */
const jutsuCost = z.strictObject({ symbols: z.array(symbol).max(MOST.symbols), any: printed });
export type JutsuCost = z.infer<typeof jutsuCost>;

export const jutsuSchema = z.strictObject({
  kind: z.literal('jutsu'),
  ...common,
  cost: jutsuCost,
  requirement: requirement.optional(),
  target: target.optional(),
  text,
});
export type Jutsu = z.infer<typeof jutsuSchema>;

export const clientSchema = z.strictObject({ kind: z.literal('client'), ...common, ...costs, text });

export const cardSchema = z.discriminatedUnion('kind', [ninjaSchema, missionSchema, jutsuSchema, clientSchema]);
export type CcgCard = z.infer<typeof cardSchema>;

/** What a spreadsheet may take for a formula, also behind spaces: sets are exported as tables, and no name begins so. */
const FORMULA = /^\s*(?:[=+@＝＋＠]|[-－](?!\d))/;

/** The places of all texts in a value that begin like a formula. */
function formulas(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return FORMULA.test(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((one, index) => formulas(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) => formulas(one, [...path, field]));
}

const noFormulas = z.core._check<unknown>(
  ({ value, issues }) => {
    for (const path of formulas(value))
      issues.push({ code: 'custom', message: 'begins like a formula of a spreadsheet; write it without that sign', path, input: value }); // prettier-ignore
  },
  // Told beside whatever else is wrong.
  { when: () => true },
);

const setCode = z.string().regex(/^[A-Z0-9]{2,8}$/, 'a set code like AB');

/** What can be told of a card whose kind is unknown, beside its kind. */
const anyKind = z.object(common);
const kinds: readonly unknown[] = cardSchema.options.map(({ shape }) => shape.kind.value);

/** As much of a set as its checks look at, whatever else is wrong with it. */
const looseSet = z.object({
  code: setCode.optional().catch(undefined),
  madeUp: z.unknown().optional(),
  cards: z.array(
    z.object({ kind: z.unknown().optional(), code: z.string().optional().catch(undefined), madeUp: z.unknown().optional() }).loose().catch({ kind: undefined, madeUp: undefined }),
  ),
}); // prettier-ignore

const cardsOfTheSet = z.core._check<unknown>(
  ({ value, issues }) => {
    const loose = looseSet.safeParse(value);
    if (!loose.success) return;
    const set = loose.data;
    const seen = new Set<string>();
    set.cards.forEach((card, index) => {
      const path = ['cards', index];
      const issue = (message: string, ...field: PropertyKey[]) => issues.push({ code: 'custom', message, path: [...path, ...field], input: value }); // prettier-ignore
      const { code } = card;
      if (set.madeUp && !card.madeUp) issue(`${code ?? 'a card'} of a made-up set is not marked as made up`, 'madeUp');
      const told = card.kind !== undefined && !kinds.includes(card.kind) ? parseWithFaults(anyKind, card) : undefined;
      if (told && 'faults' in told) told.faults.forEach((fault) => issue(fault.message, ...fault.path));
      if (code === undefined) return;
      if (set.code !== undefined && !code.startsWith(`${set.code}-`)) issue(`${code.slice(0, 40)} does not begin with ${set.code}-`, 'code'); // prettier-ignore
      if (seen.has(code)) issue(`${code.slice(0, 40)} is given twice`, 'code');
      seen.add(code);
    });
  },
  // Told beside whatever else is wrong.
  { when: () => true },
);

export const setFileSchema = z
  .strictObject({
    game: z.literal('ccg'),
    code: setCode,
    position: whole(1, 9999),
    name,
    madeUp: z.literal(true).optional(),
    cards: z.array(cardSchema).min(1).max(MOST.cards),
  })
  .check(cardsOfTheSet)
  .check(noFormulas);
export type CcgSetFile = z.infer<typeof setFileSchema>;
