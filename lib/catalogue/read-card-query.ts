import { z } from 'zod';
import { CARD_KINDS, SYMBOLS } from '@/lib/rules/ccg/cards/symbols';
import { CARES, DEEDS, REACHES, TIMING_VALUES } from '@/lib/rules/mythos/cards/effects/facet-values';
import { CARD_TYPES, FACTIONS, RARITIES } from '@/lib/rules/mythos/cards/schema';
import { KEYWORDS } from '@/lib/rules/mythos/text/traits';
import {
  type CardQuery,
  EVERY_CARD,
  filtersOf,
  type ListFilter,
  PAGE_SIZES,
  type PageSize,
  type Range,
  type RangeFilter,
  type Sort,
  sortValues,
  VIEWS,
} from './card-query';
import { DEFAULT_GAME, type GameId } from './games';
import { MAX_SOURCE } from './query/grammar';
import { squash } from './query/values';

// Reads what is asked of the catalogue from an address. (zod lives here; the browser only needs card-query.ts.)

/** Why a parameter was not understood. The page says it in the reader's language, the API in English. */
export const QUERY_REASONS = {
  'unknown-value': 'Not one of the values this parameter may have',
  'not-a-number': 'Not a whole number from -99 to 99',
  'not-a-page': 'Not a page number from 1 to 1000',
  'range-reversed': 'The greatest value is below the least',
  'given-twice': 'Given more than once',
  'too-long': `At most ${MAX_SOURCE} characters`,
  'unknown-parameter': 'No such parameter',
} as const;
export type QueryReason = keyof typeof QUERY_REASONS;

/** A parameter that was left out because it could not be understood. */
export interface QueryIssue {
  param: string;
  value: string;
  reason: QueryReason;
}

/** Longest value of a list filter, in UTF-16 units. */
const MOST_LETTERS = 60;
/** Most values of one list filter. */
const MAX_VALUES = 100;

type RawQuery = Record<string, string[]>;

const issue = (reason: QueryReason) => ({ error: reason });
/** A parameter that stands once at most. */
const single = <T>(schema: z.ZodType<T, string | undefined>) =>
  z
    .array(z.string())
    .max(1, issue('given-twice'))
    .optional()
    .transform((values) => values?.[0])
    .pipe(schema);
const list = (value: z.ZodType<string, string>) =>
  z
    .array(value)
    .max(MAX_VALUES)
    .default([])
    .transform((values) => [...new Set(values)].sort());
const oneOf = <T extends string>(values: readonly T[]) => z.enum(values, issue('unknown-value'));
/** A value as it is spelt, for what differs in case, marks and spaces only: "team 7", "leaf village". */
const spelt = (known: readonly string[], value: z.ZodType<string, string>) => {
  const bySquashed = new Map(known.map((one) => [squash(one), one]));
  return z
    .string()
    .transform((typed) =>
      known.includes(typed) ? typed : (bySquashed.get(squash(typed.slice(0, MOST_LETTERS))) ?? typed),
    )
    .pipe(value);
};
const among = <T extends string>(values: readonly T[]) => spelt(values, oneOf(values));
const text = (pattern: RegExp) =>
  z.string().max(MOST_LETTERS, issue('unknown-value')).regex(pattern, issue('unknown-value'));
const integer = z
  .string()
  .regex(/^-?\d{1,2}$/, issue('not-a-number'))
  .transform(Number);
const end = single(integer.optional());

const SET = z
  .string()
  .transform((code) => code.toUpperCase())
  .pipe(text(/^[A-Z0-9]{1,8}$/));
const NAME = text(/^[\p{L}\p{N}][\p{L}\p{N} '-]*$/u);

/** Values of each list as an address may have them; the others come with the cards, and one that no card has finds nothing. */
const LISTS: Readonly<Record<GameId, Readonly<Partial<Record<ListFilter, z.ZodType<string, string>>>>>> = {
  mythos: {
    set: SET,
    type: among(CARD_TYPES),
    faction: among(FACTIONS),
    keyword: spelt(KEYWORDS, NAME),
    rarity: among(RARITIES),
    timing: among(TIMING_VALUES),
    does: among(DEEDS),
    affects: among(REACHES),
    cares: spelt(CARES, NAME),
  },
  ccg: {
    set: SET,
    type: among(CARD_KINDS),
    symbol: among(SYMBOLS),
    trait: NAME,
  },
};

type Ends = Partial<Record<`${RangeFilter}${'Min' | 'Max'}`, number>>;

/** What an address may ask of the cards of a game: a filter of the other game is no parameter here. */
function schemaOf(game: GameId) {
  const { lists, ranges } = filtersOf(game);
  const listShape = Object.fromEntries(lists.map((name) => [name, list(LISTS[game][name] ?? text(/./))]));
  const rangeShape = Object.fromEntries(ranges.flatMap((name) => [[`${name}Min`, end], [`${name}Max`, end]])); // prettier-ignore
  return z
    .strictObject({
      q: single(
        z
          .string()
          .max(MAX_SOURCE, issue('too-long'))
          .transform((q) => q.replace(/\s+/gu, ' ').trim())
          .default(''),
      ),
      ...listShape,
      ...rangeShape,
      sort: single(oneOf(sortValues(game)).optional()),
      view: single(oneOf(VIEWS).default('grid')),
      size: single(oneOf(PAGE_SIZES.map(String)).default(String(PAGE_SIZES[0]))),
      page: single(
        z
          .string()
          .regex(/^([1-9]\d{0,2}|1000)$/, issue('not-a-page'))
          .transform(Number)
          .default(1),
      ),
    })
    .superRefine((raw, context) => {
      for (const name of ranges) {
        const { min, max } = rangeOf(raw as Ends, name);
        if (min !== undefined && max !== undefined && max < min)
          context.addIssue({ code: 'custom', message: 'range-reversed', path: [`${name}Max`] });
      }
    })
    .transform((raw): CardQuery => {
      const [sort, direction] = splitSort(raw.sort ?? (raw.q ? 'relevance' : 'number'));
      const values = raw as Partial<Record<ListFilter, string[]>>;
      return {
        ...EVERY_CARD,
        q: raw.q,
        ...Object.fromEntries(lists.map((name) => [name, values[name] ?? []])),
        ...Object.fromEntries(ranges.map((name) => [name, rangeOf(raw as Ends, name)])),
        sort,
        descending: direction === 'desc',
        view: raw.view,
        size: Number(raw.size) as PageSize,
        page: raw.page,
      };
    });
}

/** How the addresses of a game are read. */
interface Reading {
  schema: ReturnType<typeof schemaOf>;
  parameters: ReadonlySet<string>;
  /** Values of the parameters that have a few fixed ones. */
  fixed: Readonly<Record<string, readonly string[]>>;
}

function readingOf(game: GameId, fixed: Readonly<Record<string, readonly string[]>>): Reading {
  const { lists, ranges } = filtersOf(game);
  const parameters = ['q', ...lists, ...ranges.flatMap((name) => [`${name}Min`, `${name}Max`]), 'sort', 'view', 'size', 'page']; // prettier-ignore
  const shown = { sort: sortValues(game), view: VIEWS, size: PAGE_SIZES.map(String) };
  return { schema: schemaOf(game), parameters: new Set(parameters), fixed: { ...fixed, ...shown } };
}

const READINGS: Readonly<Record<GameId, Reading>> = {
  mythos: readingOf('mythos', {
    type: CARD_TYPES,
    faction: FACTIONS,
    rarity: RARITIES,
    timing: TIMING_VALUES,
    does: DEEDS,
    affects: REACHES,
  }),
  ccg: readingOf('ccg', { type: CARD_KINDS, symbol: SYMBOLS }),
};

function rangeOf(raw: Ends, name: RangeFilter): Range {
  const [min, max] = [raw[`${name}Min`], raw[`${name}Max`]];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function splitSort(value: string): [Sort, string | undefined] {
  const [sort, direction] = value.split('-');
  return [sort as Sort, direction];
}

export type SearchParams = URLSearchParams | Readonly<Record<string, string | string[] | undefined>>;

/**
 * Reads a page's address. What cannot be understood is left out and named in `issues`, so that an old or mistyped link
 * still shows something and the page says what it did not follow. Parameters that are not ours are none of our business.
 */
export function readCardQuery(
  params: SearchParams,
  game: GameId = DEFAULT_GAME,
): { query: CardQuery; issues: QueryIssue[] } {
  const { schema, parameters } = READINGS[game];
  const raw = Object.fromEntries(Object.entries(toRaw(params)).filter(([name]) => parameters.has(name)));
  const issues: QueryIssue[] = [];
  const [q, ...more] = raw['q'] ?? [];
  if (q !== undefined && q.length > MAX_SOURCE) {
    issues.push({ param: 'q', value: q.slice(0, MAX_SOURCE), reason: 'too-long' });
    raw['q'] = [q.slice(0, MAX_SOURCE), ...more];
  }
  // At most one round a parameter: each round leaves out at least one value that was refused.
  for (;;) {
    const parsed = schema.safeParse(raw);
    if (parsed.success) return { query: parsed.data, issues };
    for (const refused of refusals(raw, parsed.error)) {
      issues.push(refused);
      if (refused.reason === 'given-twice') raw[refused.param] = (raw[refused.param] ?? []).slice(0, 1);
      else raw[refused.param] = (raw[refused.param] ?? []).filter((value) => value !== refused.value);
      if (raw[refused.param]?.length === 0) delete raw[refused.param];
    }
  }
}

/** Reads an API request: everything that cannot be understood is refused, each parameter by its name. */
export function parseCardQuery(
  params: SearchParams,
  game: GameId = DEFAULT_GAME,
): { ok: true; query: CardQuery } | { ok: false; errors: { path: string; message: string }[] } {
  const raw = toRaw(params);
  const { schema, fixed } = READINGS[game];
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, query: parsed.data };
  return {
    ok: false,
    errors: refusals(raw, parsed.error).map((refused) => ({
      path: refused.param,
      message: describe(refused, fixed),
    })),
  };
}

/** Whether a list filter of a game has a few fixed values; those of the others come with the cards. */
export function hasFixedValues(game: GameId, name: ListFilter): boolean {
  return Object.hasOwn(READINGS[game].fixed, name);
}

/** Longest piece of a value that is repeated to its sender, in UTF-16 units. */
const PIECE = 60;

function describe({ param, value, reason }: QueryIssue, fixed: Reading['fixed']): string {
  const values = Object.hasOwn(fixed, param) ? fixed[param] : undefined;
  if (reason !== 'unknown-value') return QUERY_REASONS[reason];
  const piece = value.slice(0, PIECE);
  return values ? `Must be one of ${values.join(', ')}, not “${piece}”` : `There is no “${piece}”`;
}

function refusals(raw: RawQuery, error: z.ZodError): QueryIssue[] {
  return error.issues.flatMap((found): QueryIssue[] => {
    if (found.code === 'unrecognized_keys')
      return found.keys.map((param) => ({ param, value: raw[param]?.[0] ?? '', reason: 'unknown-parameter' }));
    const [param, index] = found.path;
    const name = String(param);
    const value = raw[name]?.[typeof index === 'number' ? index : 0] ?? '';
    const reason = found.message in QUERY_REASONS ? (found.message as QueryReason) : 'unknown-value';
    return [{ param: name, value, reason }];
  });
}

/** Each parameter with its values; the empty fields that a form sends along are as good as not there. */
function toRaw(params: SearchParams): RawQuery {
  const entries: [string, string][] =
    params instanceof URLSearchParams
      ? [...params.entries()]
      : Object.entries(params).flatMap(([name, value]) =>
          // Next.js collects values on a plain object: `?constructor=x` brings Object's own along, which is no text.
          [value ?? []].flat().flatMap((one): [string, string][] => (typeof one === 'string' ? [[name, one]] : [])),
        );
  // Without a prototype: `?__proto__=` is a parameter like any other.
  const raw = Object.create(null) as RawQuery;
  for (const [name, value] of entries) {
    const values = (raw[name] ??= []);
    // One more than any parameter may have, so that it is refused and costs nothing.
    if (value.trim() !== '' && values.length <= MAX_VALUES) values.push(value);
  }
  for (const name of Object.keys(raw)) if (raw[name]?.length === 0) delete raw[name];
  return raw;
}
