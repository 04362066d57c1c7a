import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { libraryFor } from '@/lib/rules/mythos/scenario/board';
import type { Failure } from '@/lib/rules/mythos/scenario/expect';
import { runScenario } from '@/lib/rules/mythos/scenario/run';
import { type Proven, PROVEN_FILE, readProven, scenarioHash } from '@/lib/rulings/proof/proven';
import { type DataFile, type DataFiles, dataFiles } from '@/lib/seed/data-files';
import { readScenarios } from '@/lib/seed/scenarios';
import { readSets } from '@/lib/seed/sets';
import { LauncherError } from '../launcher-error';

/**
 * Runs the scenario of every ruling with the cards of the set files. Throws a LauncherError that names each ruling that
 * does not hold, with the path, what was expected there and what came out; a DataFileError for a file that is not well
 * formed. `known`: what was proven last, which is not run again.
 */
export async function proveRulings(
  { sets, scenarios }: Pick<DataFiles, 'sets' | 'scenarios'>,
  known: Proven | null = null,
): Promise<Proven> {
  const key = keyOf([...sets, ...scenarios]);
  if (known?.key === key) return known;
  const definitions = readSets(sets).flatMap(({ set }) => set.cards);
  const library = libraryFor(definitions, {});
  const hashes: string[] = [];
  const wrong: string[] = [];
  for (const { path: file, slug, file: scenario } of readScenarios(scenarios)) {
    const { failures, error } = runScenario(definitions, scenario, library);
    if (error === undefined && failures.length === 0) hashes.push(scenarioHash(scenario));
    else wrong.push(...complaints(`  ruling ${slug} (${file})`, error, failures));
  }
  if (wrong.length > 0) {
    throw new LauncherError(
      `The rules engine does not confirm what these rulings say, so the site is not built:\n${wrong.join('\n')}`,
    );
  }
  return { key, hashes };
}

/** Proves the rulings of a project, unless the build that lies there has proven these very ones with the same code. */
export async function proveProject(project: string): Promise<Proven> {
  const [files, known] = await Promise.all([dataFiles(project), readProven(project)]);
  return proveRulings(files, known);
}

/** Beside the build, for the site to read. */
export async function keepProof(project: string, proof: Proven): Promise<void> {
  const file = path.join(project, PROVEN_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(proof));
}

/** The hash of a file is also that of the code that reads it. */
function keyOf(files: readonly DataFile[]): string {
  const all = createHash('sha256');
  for (const { path: name, hash } of files) all.update(`${name}\0${hash}\0`);
  return all.digest('hex');
}

function complaints(ruling: string, error: string | undefined, failures: readonly Failure[]): string[] {
  if (error !== undefined) return [`${ruling}: ${error}`];
  return failures.map(({ path: where, expected, actual }) => {
    return `${ruling}: ${where}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`;
  });
}
