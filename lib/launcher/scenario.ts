import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { libraryFor } from '@/lib/rules/mythos/scenario/board';
import { runScenario } from '@/lib/rules/mythos/scenario/run';
import { shippedCards } from './cards/sets';

/** `npm run -s scenario -- FILE...`: one line of JSON for each file; 1 when any is not ok. */
export async function runScenarios(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    console.error('Say which scenario files to run');
    return 2;
  }
  const definitions = await shippedCards();
  const library = libraryFor(definitions, {});
  let failed = 0;
  for (const file of files) {
    const result = { file, ...(await runFile(file)) };
    if (!result.ok) failed++;
    console.log(JSON.stringify(result));
  }
  return failed === 0 ? 0 : 1;

  async function runFile(file: string) {
    const json = await readJson(file);
    if ('error' in json) return { ok: false, failures: [], error: json.error };
    const { ok, failures, error } = runScenario(definitions, json.value, library);
    return error === undefined ? { ok, failures } : { ok, failures, error };
  }
}

async function readJson(file: string): Promise<{ value: unknown } | { error: string }> {
  let text: string;
  try {
    // npm starts its scripts in the root of the project and says where it was called.
    text = await readFile(path.resolve(process.env.INIT_CWD ?? '', file), 'utf8');
  } catch {
    return { error: 'scenario: the file cannot be read' };
  }
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { error: 'scenario: valid JSON expected' };
  }
}
