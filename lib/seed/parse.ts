import type { z } from 'zod';
import { DataFileError } from './data-file-error';
import type { DataFile } from './data-files';
import { type Fault, parseWithFaults } from '@/lib/rules/faults';

/** In characters: forty times the largest file shipped. */
export const LARGEST_FILE = 4_000_000;
/** Levels of lists and objects: three times as many as any card needs. */
const DEEPEST = 60;

/** Parses a file with its schema. Throws a DataFileError with one line for each thing wrong. */
export function parseDataFile<T>(file: DataFile, schema: z.ZodType<T>): T {
  const json = readJson(file);
  const outcome = parseWithFaults(schema, json);
  if ('data' in outcome) return outcome.data;
  throw new DataFileError(outcome.faults.map((fault) => describeFault(file.path, json, fault)));
}

/** A file is bounded before it is looked at: what comes after may take time and depth in proportion to it. */
function readJson(file: DataFile): unknown {
  if (file.text.length > LARGEST_FILE) {
    const size = (file.text.length / 1_000_000).toFixed(1);
    throw new DataFileError([
      `${file.path} holds ${size} million characters; expected at most ${LARGEST_FILE / 1_000_000}`,
    ]);
  }
  let json: unknown;
  try {
    json = jsonOf(file.text);
  } catch (error) {
    throw new DataFileError([`${file.path} is not JSON${whyNotJson(file.text, error)}`]);
  }
  const deep = tooDeep(json);
  if (deep) throw new DataFileError([describeFault(file.path, json, { path: deep, message: `expected at most ${DEEPEST} levels of lists and objects` })]); // prettier-ignore
  return json;
}

/** The value of a JSON text; a byte order mark, as some editors put it in front, is passed over. */
export function jsonOf(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

function whyNotJson(text: string, error: unknown): string {
  if (text.trim() === '') return ': it is empty';
  // What is no UTF-8 was read as this character.
  if (text.includes('\uFFFD')) return ' in UTF-8; save it in that encoding';
  return `: ${error instanceof Error ? error.message : String(error)}`;
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
