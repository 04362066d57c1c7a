import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Locale, LOCALES } from '@/lib/i18n/locales';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import type { CardLibrary } from '@/lib/rules/mythos/engine/library/types';
import { libraryFor } from '@/lib/rules/mythos/scenario/board';
import { runScenario } from '@/lib/rules/mythos/scenario/run';
import { shippedCards } from '../cards/sets';
import { story } from './story';

const USAGE = `Say which scenario files to run:
npm run -s scenario -- FILE...
npm run -s scenario -- --tell [--locale ${LOCALES.join('|')}] FILE...`;

/**
 * `npm run -s scenario -- FILE...`: one line of JSON for each file; with `--tell` what happens in it, in words. Returns 1
 * when any is not ok, 2 when it was called in a way it does not know.
 */
export async function runScenarios(args: readonly string[]): Promise<number> {
  const asked = read(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  const definitions = await shippedCards();
  const library = libraryFor(definitions, {});
  let failed = 0;
  for (const file of asked.files) {
    const { json, result } = await runFile(file, definitions, library);
    const { ok, failures, error } = result;
    if (!ok) failed++;
    if (asked.tell) console.log(story(definitions, json, result, asked.tell).join('\n'));
    else console.log(JSON.stringify({ file, ok, failures, ...(error !== undefined && { error }) }));
  }
  return failed === 0 ? 0 : 1;
}

/** Files, and in which language to tell them; null: not to be understood. */
function read(args: readonly string[]): { files: string[]; tell: Locale | null } | null {
  try {
    const options = { tell: { type: 'boolean' }, locale: { type: 'string', default: 'en' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const locale = LOCALES.find((one) => one === values.locale);
    if (positionals.length === 0 || !locale) return null;
    return { files: positionals, tell: values.tell ? locale : null };
  } catch {
    return null;
  }
}

async function runFile(file: string, definitions: readonly CardDefinition[], library: CardLibrary) {
  const read = await readJson(file);
  if ('error' in read) return { json: null, result: { ok: false, failures: [], events: [], error: read.error } };
  return { json: read.value, result: runScenario(definitions, read.value, library) };
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
    // Editors of some systems begin a file with a byte order mark.
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch {
    return { error: 'scenario: valid JSON expected' };
  }
}
