import autocannon from 'autocannon';
import { percentile } from '../percentile';

export interface Latencies {
  /** Milliseconds. */
  p50: number;
  p95: number;
  requests: number;
  /** Answers a second, all clients together. */
  perSecond: number;
}

/**
 * Asks for each address once, by so many clients at a time, and says how long the answers took. Throws when any of
 * them is not a 200: a figure of failures is worth nothing.
 */
export async function measureLatencies(
  baseUrl: string,
  addresses: readonly string[],
  clients: number,
): Promise<Latencies> {
  const began = performance.now();
  const times: number[] = [];
  const refused: number[] = [];
  let next = 0;
  const take = () => addresses[next++ % addresses.length] ?? '/';
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(
      {
        url: baseUrl,
        connections: clients,
        amount: addresses.length,
        requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: take() }) }],
      },
      (error: unknown, result) => (error ? reject(error) : resolve(result)),
    );
    load.on('response', (_client, status, _bytes, time) => {
      times.push(time);
      if (status !== 200) refused.push(status);
    });
  });
  if (refused.length + errors + timeouts > 0) {
    const statuses = [...new Set(refused)].join(', ');
    throw new Error(`${baseUrl}: ${refused.length} answers were not 200 (${statuses}), ${errors + timeouts} failed`);
  }
  const perSecond = (times.length / (performance.now() - began)) * 1000;
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), requests: times.length, perSecond };
}
