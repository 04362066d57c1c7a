import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Written when the site is built, from the root of the project: which scenarios were run, and held. */
export const PROVEN_FILE = '.next/kage-proven.json';

export const provenSchema = z.object({
  /** What was run with what: the same key, the same proof. */
  key: z.string(),
  /** Of each scenario that held. */
  hashes: z.array(z.string()),
});
export type Proven = z.infer<typeof provenSchema>;

/** A scenario as a value: white space and the order of fields, which a database does not keep, are no part of it. */
export function scenarioHash(scenario: unknown): string {
  return createHash('sha256').update(JSON.stringify(ordered(scenario))).digest('hex'); // prettier-ignore
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}

/** What the build that lies in a project has proven; null: there is nothing to be read. */
export async function readProven(project: string): Promise<Proven | null> {
  try {
    return provenSchema.parse(JSON.parse(await readFile(path.join(project, PROVEN_FILE), 'utf8')));
  } catch {
    return null;
  }
}

let hashes: Promise<ReadonlySet<string>> | undefined;

/** Whether the build of this site has run the scenario and it held. Outside a build nothing has been proven. */
export async function provenAtBuild(scenario: unknown): Promise<boolean> {
  if (process.env.NODE_ENV !== 'production') return false;
  hashes ??= readProven(process.cwd()).then((proven) => new Set(proven?.hashes));
  return (await hashes).has(scenarioHash(scenario));
}
