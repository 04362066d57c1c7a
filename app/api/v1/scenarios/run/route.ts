import { z } from 'zod';
import { currentClient } from '@/lib/accounts/limits/client';
import { attempt, giveBack } from '@/lib/accounts/limits/rate-limit';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { runOnCatalogue, type ScenarioRun, TooBusyError } from '@/lib/rulings/proof/run-scenario';
import { publicApi } from '../../public-api';

/**
 * Runs a scenario (lib/rules/mythos/scenario/schema.ts) with the cards of the catalogue. Answer: `{ ok, failures:
 * [{ path, expected, actual }], events, final, cards }`; numbers of cards in `events` and `final` are places in `cards`.
 * What is no scenario is a problem that carries `ok: false` and the `error` of the command line as well.
 */
export const POST = publicApi(async (request: Request) => {
  const body = await readJson(request, z.unknown());
  return body.ok ? await limited(body.value) : body.response;
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['POST'], { open: true });

/** What runs too long keeps others waiting for a thread, so it is counted by itself, and more strictly. */
async function limited(scenario: unknown): Promise<Response> {
  const client = await currentClient();
  for (const limit of ['scenario-client', 'scenario-too-long'] as const) {
    const verdict = await attempt([limit, client]);
    if (!verdict.ok) return tooOften(verdict.waitSeconds);
  }
  try {
    const run = await runOnCatalogue(scenario);
    if (run.kind !== 'too-long') await giveBack('scenario-too-long', client);
    return answer(run);
  } catch (error) {
    if (!(error instanceof TooBusyError)) throw error;
    await giveBack('scenario-too-long', client);
    return busy();
  }
}

function busy(): Response {
  const detail =
    'Many scenarios are being run at the moment, and this one was not begun. Send it again in a few seconds.';
  return problem(503, { title: 'Too many scenarios at once', detail }, { 'retry-after': '5' });
}

function tooOften(seconds: number): Response {
  const detail = `Many scenarios, or very long ones, were sent from here. Try again in ${seconds} seconds.`;
  return problem(429, { title: 'Too many scenarios', detail }, { 'retry-after': String(seconds) });
}

function answer(run: ScenarioRun): Response {
  switch (run.kind) {
    case 'ran':
      return Response.json(run.result, { headers: { 'cache-control': 'no-store' } });
    case 'refused':
      return problem(400, {
        title: 'This is not a scenario',
        detail: run.error,
        errors: [{ path: run.path, message: run.expected }],
        more: { ok: false, failures: [], error: run.error },
      });
    case 'too-long':
      return problem(422, {
        title: 'The scenario takes too long',
        detail: 'It was broken off. Leave out steps, or make what cards do to each other come to an end.',
      });
  }
}
