import { z } from 'zod';
import { cardSchema } from '../cards/schema';
import { DECISION_IDS } from '../engine/decisions';

// The form of a scenario file: a board, what the players do, what must be true after. Unknown fields are errors.

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];
const side = z.enum(SIDES);
const id = z.string().min(1);
const count = z.int().min(0);

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
  under: z.array(zoneCard).optional(),
  attachments: z.array(attachment).optional(),
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
    error: (issue) => (typeof issue.input === 'object' ? undefined : 'a card code, or a character with "card"'),
  },
);

const mission = z.strictObject({
  card: z.string().min(1).optional(),
  id: id.optional(),
  rank: z.enum(['D', 'C', 'B', 'A']).optional(),
  A: z.array(character).optional(),
  B: z.array(character).optional(),
  attachments: z.array(attachment).optional(),
});

const player = z.strictObject({
  chakra: count.optional(),
  points: z.int().optional(),
  hand: z.array(zoneCard).optional(),
  deck: z.array(zoneCard).optional(),
  discard: z.array(zoneCard).optional(),
  missions: z.array(zoneCard).optional(),
  leftover: zoneCard.optional(),
  playedThisRound: count.optional(),
});

const AUTO = z.enum(['first', 'no']);
const expectation = z.record(z.string(), z.unknown());
const PHASES = ['setup', 'start', 'action', 'scoring', 'end'] as const;
export type AdvanceTo = Exclude<(typeof PHASES)[number], 'action'>;

const illegal = z.union([z.literal(true), z.string().min(1)]).optional();
const acting = { player: side, illegal };
const choice = z.union([z.string(), z.int(), z.boolean()]);

const STEPS = {
  play: z.strictObject({ ...acting, play: id, mission: z.int(), hidden: z.boolean().optional() }),
  reveal: z.strictObject({ ...acting, reveal: id, to: z.union([id, z.int()]).optional() }),
  upgrade: z.strictObject({ ...acting, upgrade: id, over: id }),
  attach: z.strictObject({ ...acting, attach: id, to: z.union([id, z.int()]) }),
  pass: z.strictObject({ ...acting, pass: z.literal(true) }),
  choose: z.strictObject({ ...acting, choose: z.array(choice) }),
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
  passed: z.array(side).optional(),
  seed: z.int().optional(),
  random: z.array(z.union([z.int().min(0), z.string()])).optional(),
  contested: z.partialRecord(z.enum(DECISION_IDS), z.literal('other')).optional(),
  cards: z.array(madeUp).optional(),
  players: z.strictObject({ A: player.optional(), B: player.optional() }).optional(),
  missions: z.array(mission).max(4).optional(),
  missionDeck: z.array(zoneCard).optional(),
  auto: AUTO.optional(),
  steps: z.array(stepSchema).optional(),
  expect: expectation.optional(),
});
export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioMission = NonNullable<Scenario['missions']>[number];
export type ScenarioCharacter = z.infer<typeof characterShape>;
export type ScenarioCard = z.infer<typeof zoneCard>;

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
