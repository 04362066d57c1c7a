import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';

/** Documented by its outline: the forms of a board and of its steps are told where scenarios are. */
const scenario = z
  .looseObject({
    players: z.looseObject({}).optional().meta({ description: 'What A and B have: chakra, hand, deck, discard.' }),
    missions: z.array(z.looseObject({})).optional().meta({ description: 'Missions in play, with what lies on each.' }),
    steps: z.array(z.looseObject({})).optional().meta({ description: 'What the players do, one after the other.' }),
    expect: z.looseObject({}).optional().meta({ description: 'What must hold then: a value for each path.' }),
  })
  .meta({ id: 'Scenario' });

const EXAMPLE = {
  players: { A: { chakra: 3, hand: [{ id: 'naruto', card: 'KS-009' }] } },
  missions: [{}],
  steps: [{ player: 'A', play: 'naruto', mission: 1 }],
  expect: { 'naruto.zone': 'mission', 'A.chakra': 1 },
};

export const runScenario: Operation = {
  method: 'post',
  path: '/scenarios/run',
  id: 'runScenario',
  tag: 'Rules',
  summary: 'Play out a situation by the rules',
  description: 'Sets up a board, takes the steps and says whether what was expected holds.',
  body: scenario,
  answer: {
    schema: z.strictObject({
      ok: z.boolean(),
      failures: z.array(z.looseObject({ path: z.string() })),
      events: z.array(z.looseObject({ kind: z.string() })),
      final: z.looseObject({}).nullable(),
      cards: z
        .array(z.strictObject({ id: z.string(), code: z.string() }))
        .meta({ description: 'What the numbers of cards in `events` and `final` are places in.' }),
    }),
  },
  refusals: [400, 413, 415, 422],
  examples: [
    { summary: 'Naruto is played', body: EXAMPLE },
    { summary: 'No scenario', body: { round: 9 }, status: 400 },
  ],
};
