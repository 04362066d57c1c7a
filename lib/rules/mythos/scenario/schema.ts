import { z } from 'zod';
import { cardSchema } from '../cards/schema';
import { DECISION_IDS } from '../engine/decisions';
import { type Reason, REASONS } from '../engine/legal/reasons';

// The form of a scenario file: a board, what the players do, what must be true after. Unknown fields are errors.

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];
const side = z.enum(SIDES);
const id = z.string().min(1);
/** No board needs more; what a player may pay or take is listed number by number. */
const MOST = 9999;
const count = z.int().min(0).max(MOST);
/** No list in a file is longer: the time a scenario takes is bounded. */
const MOST_IN_LIST = 2000;
const list = <T extends z.ZodType>(of: T) => z.array(of).max(MOST_IN_LIST);

const zoneCard = z.union([z.string().min(1), z.strictObject({ id: id.optional(), card: z.string().min(1) })], {
  error: 'a card code, or { "id", "card" }',
});
const attachment = z.union(
  [z.string().min(1), z.strictObject({ id: id.optional(), card: z.string().min(1), owner: side.optional() })],
  { error: 'a card code, or { "id", "card", "owner" }' },
);

const characterShape = z.strictObject({
  card: z.string().min(1),
  id: id.optional(),
  hidden: z.boolean().optional(),
  tokens: count.optional(),
  under: list(zoneCard).optional(),
  attachments: list(attachment).optional(),
  owner: side.optional(),
  controlledBy: id.optional(),
  playedThisRound: z.boolean().optional(),
  playedLastTurn: z.boolean().optional(),
  movedLastTurn: z.boolean().optional(),
  paid: count.optional(),
  paidBy: z.literal('effect').optional(),
});
const character = z.union(
  [
    z
      .string()
      .min(1)
      .transform((card) => ({ card })),
    characterShape,
  ],
  {
    error: ({ input }) =>
      typeof input === 'object' && input !== null ? undefined : 'a card code, or a character with "card"',
  },
);

const mission = z.strictObject({
  card: z.string().min(1).optional(),
  id: id.optional(),
  rank: z.enum(['D', 'C', 'B', 'A']).optional(),
  A: list(character).optional(),
  B: list(character).optional(),
  attachments: list(attachment).optional(),
});

const player = z.strictObject({
  chakra: count.optional(),
  points: count.optional(),
  hand: list(zoneCard).optional(),
  deck: list(zoneCard).optional(),
  discard: list(zoneCard).optional(),
  missions: list(zoneCard).optional(),
  leftover: zoneCard.optional(),
  playedThisRound: count.optional(),
});

const AUTO = z.enum(['first', 'no']);
const expectation = z.record(z.string(), z.unknown());
const PHASES = ['setup', 'start', 'action', 'scoring', 'end'] as const;
export type AdvanceTo = Exclude<(typeof PHASES)[number], 'action'>;

const REASON_CODES = Object.keys(REASONS) as [Reason, ...Reason[]];
const illegal = z
  .union([z.literal(true), z.enum(REASON_CODES)], { error: `true, or one of ${REASON_CODES.join(', ')}` })
  .optional();
const acting = { player: side, illegal };
const choice = z.union([z.string(), z.int(), z.boolean()], { error: 'an id, a number, "yes" or "no"' });

const STEPS = {
  play: z.strictObject({ ...acting, play: id, mission: z.int(), hidden: z.boolean().optional() }),
  reveal: z.strictObject({ ...acting, reveal: id, to: z.union([id, z.int()]).optional() }),
  upgrade: z.strictObject({ ...acting, upgrade: id, over: id }),
  attach: z.strictObject({ ...acting, attach: id, to: z.union([id, z.int()]) }),
  pass: z.strictObject({ ...acting, pass: z.literal(true) }),
  choose: z.strictObject({ ...acting, choose: list(choice) }),
  mulligan: z.strictObject({ ...acting, mulligan: z.boolean() }),
  advance: z.strictObject({ advance: z.enum(['setup', 'start', 'scoring', 'end']) }),
  expect: z.strictObject({ expect: expectation }),
  auto: z.strictObject({ auto: AUTO }),
} as const;
const STEP_KINDS = Object.keys(STEPS) as (keyof typeof STEPS)[];

/** What a step is for is told by its one word: then that form is held to. */
const stepSchema = z.looseObject({}).transform((data, context): z.infer<(typeof STEPS)[keyof typeof STEPS]> => {
  const kind = STEP_KINDS.find((word) => word in data);
  if (!kind) {
    context.issues.push({ code: 'custom', input: data, message: `a step with one of ${STEP_KINDS.join(', ')}` });
    return z.NEVER;
  }
  const parsed = STEPS[kind].safeParse(data);
  if (parsed.success) return parsed.data;
  for (const { message, path } of parsed.error.issues)
    context.issues.push({ code: 'custom', input: data, message, path });
  return z.NEVER;
});
export type ScenarioStep = z.infer<typeof stepSchema>;

/** Made up for one scenario: as in a set file, with a code of its own; what a set file needs for print may be left out. */
const madeUp = z
  .looseObject({ code: z.string().regex(/^X-[A-Z0-9-]+$/, 'a code that begins with X-') })
  .transform((data, context) => {
    const names = typeof data.name === 'object' && data.name !== null ? data.name : {};
    const mission = data.type === 'mission';
    const parsed = cardSchema.safeParse({
      keywords: [],
      effects: [],
      ...(mission ? {} : { faction: 'Independent' }),
      ...data,
      name: { fr: 'en' in names ? names.en : '', ...names },
      printings: [{ id: 'XX-001-C', rarity: 'C', number: '001' }],
      code: mission ? 'XX-M01' : 'XX-001',
    });
    if (parsed.success) return { ...parsed.data, code: data.code };
    for (const issue of parsed.error.issues)
      context.issues.push({ ...issue, code: 'custom', input: data, path: issue.path });
    return z.NEVER;
  });

export const scenarioSchema = z.strictObject({
  title: z.string().min(1).optional(),
  note: z.string().optional(),
  round: z.int().min(1).max(4).optional(),
  edge: side.optional(),
  turn: side.optional(),
  phase: z.enum(PHASES).optional(),
  passed: list(side).optional(),
  seed: z.int().optional(),
  random: list(z.union([z.int().min(0), z.string()])).optional(),
  contested: z.partialRecord(z.enum(DECISION_IDS), z.literal('other')).optional(),
  cards: list(madeUp).optional(),
  players: z.strictObject({ A: player.optional(), B: player.optional() }).optional(),
  missions: z.array(mission).max(4).optional(),
  missionDeck: list(zoneCard).optional(),
  auto: AUTO.optional(),
  steps: list(stepSchema).optional(),
  expect: expectation.optional(),
});
export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioMission = NonNullable<Scenario['missions']>[number];
export type ScenarioCharacter = z.infer<typeof characterShape>;
export type ScenarioCard = z.infer<typeof zoneCard>;
export type ScenarioAttachment = z.infer<typeof attachment>;

/** The first thing wrong with a file, as path and what was expected there. */
export function complaint(error: z.ZodError): string {
  const issue = deepest(error.issues[0]);
  const path = issue ? issue.path.map(String).join('.') : '';
  return `${path === '' ? 'scenario' : path}: ${issue?.message ?? 'not a scenario'}`;
}

type Issue = z.core.$ZodIssue;

/** Of the branches of a union the one that got furthest tells most. */
function deepest(issue: Issue | undefined): { path: PropertyKey[]; message: string } | undefined {
  if (issue?.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const branches = issue.errors.map((errors) => errors[0]).filter((one) => one !== undefined);
  const best = branches.reduce<Issue | undefined>(
    (found, one) => (one.path.length > (found?.path.length ?? 0) ? one : found),
    undefined,
  );
  if (!best) return issue;
  const inner = deepest(best);
  return inner && { path: [...issue.path, ...inner.path], message: inner.message };
}
