import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CASES = path.resolve(import.meta.dirname, '../cases');

/** The scenario files of the project, by name, folders and all. */
export function readCases(): { name: string; json: unknown }[] {
  return readdirSync(CASES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, json: JSON.parse(readFileSync(path.join(CASES, name), 'utf8')) as unknown }));
}
