import type { z } from 'zod';
import type { DataFile } from './data-files';
import { type Fault, parseWithFaults } from './faults';

/** A file of prisma/data that the seed cannot take: says which file, which entry in it and which field. */
export class DataFileError extends Error {
  override name = 'DataFileError';

  /** @param lines one for each thing wrong; a flood of them is cut. */
  static of(lines: readonly string[]): DataFileError {
    const rest = lines.length - MOST_LINES;
    return new DataFileError([...lines.slice(0, MOST_LINES), ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n'));
  }
}

const MOST_LINES = 100;
/** In characters: forty times the largest file shipped. */
export const LARGEST_FILE = 4_000_000;
/** Levels of lists and objects: three times as many as any card needs. */
const DEEPEST = 60;

/** Parses a file with its schema. Throws a DataFileError with one line for each thing wrong. */
export function parseDataFile<T>(file: DataFile, schema: z.ZodType<T>): T {
  const json = readJson(file);
  const outcome = parseWithFaults(schema, json);
  if ('data' in outcome) return outcome.data;
  throw DataFileError.of(outcome.faults.map((fault) => describeFault(file.path, json, fault)));
}

/** A file is bounded before it is looked at: what comes after may take time and depth in proportion to it. */
function readJson(file: DataFile): unknown {
  if (file.text.length > LARGEST_FILE) {
    const size = (file.text.length / 1_000_000).toFixed(1);
    throw new DataFileError(
      `${file.path} holds ${size} million characters; expected at most ${LARGEST_FILE / 1_000_000}`,
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(file.text);
  } catch (error) {
    throw new DataFileError(`${file.path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const deep = tooDeep(json);
  if (deep) throw new DataFileError(`${describeFault(file.path, json, { path: deep, message: `expected at most ${DEEPEST} levels of lists and objects` })}`); // prettier-ignore
  return json;
}

/** Where the first value lies that is deeper than allowed. */
function tooDeep(json: unknown): string[] | undefined {
  const waiting: { value: unknown; path: string[] }[] = [{ value: json, path: [] }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { value, path } = at;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length === DEEPEST) return path;
    for (const [key, inner] of Object.entries(value)) waiting.push({ value: inner, path: [...path, key] });
  }
  return undefined;
}

/** `prisma/data/sets/ks.json, card KS-001, field power: expected a whole number; found "x"` */
export function describeFault(path: string, json: unknown, fault: Fault): string {
  const { entry, field } = locate(json, fault.path);
  const where = [path, entry, field && `field ${field}`].filter(Boolean).join(', ');
  return `${where}: ${fault.message}`;
}

/** Turns `cards.11.printings.0.id` into the code or slug of entry 11 and the field within it. */
function locate(json: unknown, path: readonly PropertyKey[]): { entry?: string; field: string } {
  const [list, index, ...rest] = path;
  const number = Number(index);
  if (typeof list !== 'string' || !Number.isInteger(number)) return { field: path.map(String).join('.') };
  const value = at(at(json, list), number);
  const name = at(value, 'code') ?? at(value, 'slug');
  const kind = list.replace(/s$/, '');
  return {
    entry: typeof name === 'string' ? `${kind} ${name.slice(0, 40)}` : `${kind} number ${number + 1}`,
    field: rest.map(String).join('.'),
  };
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
}
