import { z } from 'zod';
import { invalid } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { gameOf } from './game-parameter';
import { membersOf, nextAddress, readCursor, readFields } from './list-manners';
import { LOCALE_NAMES, localeOf, once, unknownParameters } from './locale-parameter';
import { cursorParameter, fieldsParameter, nextAnswer } from './parameters';

// Lists that are read as a whole wherever they are shown: sets, keywords, terms. They have pages all the same, so that
// programs read every list of the API in one way.

const MOST = 100;
const WRONG = `A whole number from 1 to ${MOST}`;
const sizeParameter = once(
  z
    .string()
    .regex(/^[1-9]\d{0,2}$/, WRONG)
    .transform(Number)
    .pipe(z.int().max(MOST, WRONG))
    .default(MOST),
);

/** The parameters of a page, as the documentation says them. */
export const shortListParameters = {
  size: z.int().min(1).max(MOST).default(MOST).optional().meta({ description: 'Entries on a page.' }),
  cursor: cursorParameter,
  fields: fieldsParameter,
};

/** The answer to such a list of `entry`. */
export function shortListAnswer(entry: z.ZodObject) {
  const total = z.int().meta({ description: 'On all pages.' });
  return z.strictObject({ data: z.array(entry), total, next: nextAnswer });
}

/**
 * What a request asks of such a list, whose entries have the members of `entry`, or the answer that refuses it. `answer`
 * is the page of `entries` at `path`; `keyOf` tells entries apart and, where their order hangs on the language, says that
 * too: a cursor is good for one order only. `spoken`: the list takes a language.
 */
export function readShortList(request: Request, entry: z.ZodObject, { spoken }: { spoken: boolean }) {
  const { pathname, searchParams: params } = new URL(request.url);
  const size = sizeParameter.safeParse(params.getAll('size'));
  const cursor = readCursor(pathname, params);
  const fields = readFields(params, membersOf(entry));
  const ofSize = (size.error?.issues ?? []).map(({ message }) => ({ path: 'size', message }));
  const { game, errors: ofGame } = gameOf(params);
  const { locale, errors: ofLocale } = localeOf(params);
  const known = ['game', ...(spoken ? LOCALE_NAMES : []), ...Object.keys(shortListParameters)];
  const unknown = unknownParameters(params, known);
  const all = [...unknown, ...ofSize, ...cursor.errors, ...fields.errors, ...ofGame, ...(spoken ? ofLocale : [])];
  if (all.length > 0) return invalid(all, 'The query is not valid');

  function answer<T extends object>(path: string, entries: readonly T[], keyOf: (one: T) => string): Response {
    const from = cursor.place === undefined ? 0 : entries.findIndex((one) => keyOf(one) === cursor.place) + 1;
    if (cursor.place !== undefined && from === 0) {
      return invalid([{ path: 'cursor', message: 'It belongs to another question' }], 'The query is not valid');
    }
    const shown = entries.slice(from, from + (size.data ?? MOST));
    const last = shown.at(-1);
    const more = last !== undefined && from + shown.length < entries.length;
    const next = nextAddress(path, params, more ? keyOf(last) : undefined);
    const data = shown.map((one) => fields.pick(one));
    return publicJson(request, { data, total: entries.length, next }, SHORTLY);
  }
  return { game, locale, answer };
}
