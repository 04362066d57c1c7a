import type { z } from 'zod';
import type { DataFile } from './data-files';

/** A file of prisma/data that the seed cannot take: says which file, which entry in it and which field. */
export class DataFileError extends Error {
  override name = 'DataFileError';
}

/** Parses a file with its schema. Throws a DataFileError with one line for each thing wrong. */
export function parseDataFile<T>(file: DataFile, schema: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(file.text);
  } catch (error) {
    throw new DataFileError(`${file.path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw new DataFileError(result.error.issues.map((issue) => describe(file.path, json, issue)).join('\n'));
}

function describe(path: string, json: unknown, issue: z.core.$ZodIssue): string {
  const { entry, field } = locate(json, issue.path);
  const where = [path, entry, field && `field ${field}`].filter(Boolean).join(', ');
  return `${where}: ${issue.message}`;
}

/** Turns `cards.11.printings.0.id` into the code or slug of entry 11 and the field within it. */
function locate(json: unknown, path: readonly PropertyKey[]): { entry?: string; field: string } {
  const [list, index, ...rest] = path;
  if (typeof list !== 'string' || typeof index !== 'number') return { field: path.map(String).join('.') };
  const value = at(at(json, list), index);
  const name = at(value, 'code') ?? at(value, 'slug');
  const kind = list.replace(/s$/, '');
  return {
    entry: typeof name === 'string' ? `${kind} ${name}` : `${kind} number ${index + 1}`,
    field: rest.map(String).join('.'),
  };
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
}
