import type { Figure } from '../bench';
import { startSite } from './site';

export const name = 'start';
const ROUNDS = 3;

/** From `npm start` with no data at all to the first page: database created, migrated, seeded. The build is there. */
export async function run(): Promise<Figure[]> {
  await (await startSite()).stop(); // builds the site if need be
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const site = await startSite();
    seconds.push((performance.now() - began) / 1000);
    await site.stop();
  }
  const median = seconds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
  return [{ bench: 'start.clean', value: round(median), unit: 's', rounds: seconds.map(round) }];
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
