import fc from 'fast-check';
import { z } from 'zod';

type Schema = z.core.$ZodType;

export interface ArbitraryOptions {
  /** How many objects and lists may lie within each other; a little more where the schema asks for more. */
  depth: number;
  /** What to take in place of what a schema alone would give: names that mean something. */
  instead?: ReadonlyMap<Schema, fc.Arbitrary<unknown>>;
}

/**
 * Anything a schema lets through, up to a depth. It walks the schema itself, so that what is added to the schema is
 * generated without another word here; a kind of schema it does not know is an error.
 */
export function arbitraryOf<T>(
  schema: z.ZodType<T>,
  { depth, instead = new Map() }: ArbitraryOptions,
): fc.Arbitrary<T> {
  const known = new Map<Schema, fc.Arbitrary<unknown>[]>();
  const heights = heightsOf(schema);
  const height = (one: Schema) => heights.get(one) ?? Infinity;

  function of(one: Schema, left: number): fc.Arbitrary<unknown> {
    const byDepth = known.get(one) ?? [];
    known.set(one, byDepth);
    return (byDepth[left] ??= checked(one, instead.get(one) ?? plain(one, left)));
  }

  function plain(one: Schema, left: number): fc.Arbitrary<unknown> {
    if (one instanceof z.ZodLazy) return of(one._zod.innerType, left);
    if (one instanceof z.ZodOptional || one instanceof z.ZodNullable) {
      const nil = one instanceof z.ZodNullable ? null : undefined;
      const inner = one.unwrap();
      return height(inner) > left ? fc.constant(nil) : fc.option(of(inner, left), { nil, freq: 1 });
    }
    if (one instanceof z.ZodUnion) {
      const lowest = Math.min(...one.options.map(height));
      const open = one.options.filter((option) => height(option) <= Math.max(left, lowest));
      return fc.oneof(...open.map((option) => of(option, left)));
    }
    if (one instanceof z.ZodObject) return objects(one, left - 1);
    if (one instanceof z.ZodArray) {
      const least = leastLength(one);
      const most = height(one.element) > left - 1 ? least : Math.min(least + 1, mostLength(one));
      return fc.array(of(one.element, left - 1), { minLength: least, maxLength: most });
    }
    if (one instanceof z.ZodTuple) return fc.tuple(...one.def.items.map((item) => of(item, left - 1)));
    return leaf(one);
  }

  function objects(one: z.ZodObject, left: number): fc.Arbitrary<unknown> {
    const fields = Object.entries(one.shape).map(([key, field]): [string, fc.Arbitrary<unknown>] => {
      if (!(field instanceof z.ZodOptional)) return [key, of(field, left)];
      // Most fields of a group are left out on most cards; all at once would say nothing about any.
      const inner = field.unwrap();
      const absent = { weight: 3, arbitrary: fc.constant(undefined) };
      return [key, height(inner) > left ? fc.constant(undefined) : fc.oneof(absent, of(inner, left))];
    });
    return fc.record(Object.fromEntries(fields)).map(withoutGaps);
  }

  return of(schema, depth).map((value) => schema.parse(value));
}

/** What a schema asks beyond its shape. */
function checked(schema: Schema, values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const asks = schema._zod.def.checks?.some((check) => check._zod.def.check === 'custom') ?? false;
  return asks ? values.filter((value) => z.safeParse(schema, value).success) : values;
}

function withoutGaps(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}

function leaf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) {
    const least = schema.minValue ?? -Infinity;
    const most = schema.maxValue ?? Infinity;
    return fc.integer({ min: Math.max(least, -9), max: Math.min(most, 12) });
  }
  if (schema instanceof z.ZodString)
    return fc.stringMatching(patternOf(schema) ?? /^[A-Z][a-z]{1,6}(?: [A-Z][a-z]{1,6})?$/);
  throw new Error(`No values are known for a schema of type ${schema._zod.def.type}`);
}

function patternOf(schema: z.ZodString): RegExp | undefined {
  for (const check of schema.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckRegex) return check._zod.def.pattern;
  }
  return undefined;
}

function leastLength(schema: z.ZodArray): number {
  for (const check of schema.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMinLength) return check._zod.def.minimum;
  }
  return 0;
}

function mostLength(schema: z.ZodArray): number {
  for (const check of schema.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMaxLength) return check._zod.def.maximum;
  }
  return Infinity;
}

/** How deep the shallowest value of each schema is: what keeps a schema that speaks of itself from going on for ever. */
function heightsOf(root: Schema): ReadonlyMap<Schema, number> {
  const heights = new Map<Schema, number>();
  const parts = new Map<Schema, readonly Schema[]>();
  const visit = (schema: Schema): void => {
    if (parts.has(schema)) return;
    const inner = partsOf(schema);
    parts.set(schema, inner);
    inner.forEach(visit);
  };
  visit(root);
  for (let changed = true; changed;) {
    changed = false;
    for (const [schema, inner] of parts) {
      const next = heightOf(schema, inner.map((part) => heights.get(part) ?? Infinity)); // prettier-ignore
      if (next < (heights.get(schema) ?? Infinity)) {
        heights.set(schema, next);
        changed = true;
      }
    }
  }
  return heights;
}

function partsOf(schema: Schema): readonly Schema[] {
  // The inner schema of a lazy one is made once and kept; `unwrap()` would make a new one each time.
  if (schema instanceof z.ZodLazy) return [schema._zod.innerType];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [schema.unwrap()];
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodTuple) return schema.def.items;
  return [];
}

function heightOf(schema: Schema, parts: readonly number[]): number {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return 0;
  if (schema instanceof z.ZodUnion) return Math.min(...parts);
  if (schema instanceof z.ZodArray) return leastLength(schema) > 0 ? 1 + Math.max(...parts) : 1;
  if (schema instanceof z.ZodObject || schema instanceof z.ZodTuple) return 1 + Math.max(0, ...parts);
  return parts[0] ?? 0;
}
