import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FieldError } from '@/lib/http/problem';
import { LOCALE_NAMES, localeOf } from './locale-parameter';

// What lists of the API share: pages by cursor, and entries of which a program wants a few members only.

/** Parameters that change no answer's order: a cursor is good whatever they are. The language is said by itself. */
const ASIDE: readonly string[] = ['cursor', 'page', 'fields', 'facets', ...LOCALE_NAMES];

const cursorSchema = z.tuple([z.string().max(300), z.string().max(20)]);

/** A cursor that leads to `place` in the list at `path` that `params` ask for. */
function writeCursor(path: string, params: URLSearchParams, place: string): string {
  return Buffer.from(JSON.stringify([place, questionOf(path, params)])).toString('base64url');
}

/**
 * The place that the parameter `cursor` leads to in the list at `path`, undefined without one. A text of nobody's making and the cursor of
 * another list or question are errors: going on from there would leave out what was asked for, without a word.
 */
export function readCursor(path: string, params: URLSearchParams): { place?: string; errors: FieldError[] } {
  const [text, second] = params.getAll('cursor');
  if (text === undefined) return { errors: [] };
  const refused = (message: string) => ({ errors: [{ path: 'cursor', message }] });
  if (second !== undefined) return refused('Given more than once');
  if (params.has('page')) return refused('Not together with `page`: each says where to begin');
  try {
    const [place, question] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return question === questionOf(path, params) ? { place, errors: [] } : refused('It belongs to another question');
  } catch {
    return refused('Not a cursor; take it from `next` of the page before');
  }
}

/** Address of the page that begins at `place`, or null: the same question with a cursor. */
export function nextAddress(path: string, params: URLSearchParams, place: string | undefined): string | null {
  if (place === undefined) return null;
  const next = new URLSearchParams([...params].filter(([name]) => name !== 'cursor' && name !== 'page'));
  next.set('cursor', writeCursor(path, params, place));
  return `${path}?${next}`;
}

function questionOf(path: string, params: URLSearchParams): string {
  // Names are sorted, and words found, by the language.
  const asked = [...params].filter(([name, value]) => !ASIDE.includes(name) && value !== '').map(([name, value]) => `${name}=${value}`); // prettier-ignore
  return createHash('sha256')
    .update([path, localeOf(params).locale, ...asked.sort()].join('&'))
    .digest('base64url')
    .slice(0, 12);
}

/** Names of the members an entry may have, of all its kinds. */
export function membersOf(schema: z.ZodObject | z.ZodDiscriminatedUnion): readonly string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return [...new Set(schema.options.flatMap((option) => (option instanceof z.ZodObject ? membersOf(option) : [])))];
}

/** The parameter `fields` as a function that leaves of each entry what was asked for; `known` are its members. */
export function readFields(params: URLSearchParams, known: readonly string[]) {
  const [text, second] = params.getAll('fields');
  const keepAll = <T extends object>(entry: T): Partial<T> => entry;
  if (text === undefined) return { pick: keepAll, errors: [] };
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !known.includes(name));
  const errors: FieldError[] = [];
  if (second !== undefined) errors.push({ path: 'fields', message: 'Given more than once' });
  else if (unknown.length > 0) errors.push({ path: 'fields', message: `Some of ${known.join(', ')}` });
  const pick = <T extends object>(entry: T): Partial<T> =>
    Object.fromEntries(Object.entries(entry).filter(([name]) => names.includes(name))) as Partial<T>;
  return { pick, errors };
}
