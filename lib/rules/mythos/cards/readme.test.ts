import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { changeSchema, effectSchema, triggerSchema } from './effects/effect';
import {
  BUILT_IN_REFS,
  compareSchema,
  conditionSchema,
  placeSchema,
  targetSchema,
  valueSchema,
} from './effects/expression';
import { stepSchema } from './effects/step';
import { traitSchema } from './effects/trait';
import { FACTIONS } from './traits';

const page = readFileSync(path.resolve(import.meta.dirname, 'README.md'), 'utf8');

const asStatic = (grant: unknown) => ({ kind: 'static', timing: 'main', grants: [grant] });

/** What each table is about, by its heading. */
const TABLES: Record<string, { schema: z.ZodType; wrap?: (example: unknown) => unknown }> = {
  Lines: { schema: effectSchema },
  Triggers: { schema: triggerSchema },
  Changes: { schema: changeSchema },
  Steps: { schema: stepSchema },
  'Fields of every step': { schema: stepSchema },
  Names: { schema: targetSchema },
  Groups: { schema: targetSchema },
  Filters: { schema: targetSchema },
  'How many': { schema: targetSchema },
  Traits: { schema: traitSchema },
  Places: { schema: placeSchema },
  Values: { schema: valueSchema },
  Comparisons: { schema: compareSchema },
  Conditions: { schema: conditionSchema },
  Grants: { schema: effectSchema, wrap: asStatic },
};

interface Row {
  table: string;
  word: string;
  example: string;
}

/** Rows of the page's tables: their first cell holds the word, their last the example. */
const rows: Row[] = page.split(/^##+ /m).flatMap((section) => {
  const table = section.slice(0, section.indexOf('\n'));
  return [...section.matchAll(/^\| `(\w+)` +\|.*\| `([{"].*)` +\|$/gm)].map(([, word = '', example = '']) => ({ table, word, example })); // prettier-ignore
});

/** Every field and every word that a schema knows, those of the schemas in it too. */
function wordsOf(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Set<string> {
  if (seen.has(schema)) return new Set();
  seen.add(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (...schemas: z.core.$ZodType[]) => schemas.flatMap((one) => [...wordsOf(one, seen)]);
  switch (def.type) {
    case 'object':
      return new Set([...Object.keys(def.shape), ...inner(...Object.values(def.shape))]);
    case 'array':
      return new Set(inner(def.element));
    case 'tuple':
      return new Set(inner(...def.items));
    case 'optional':
    case 'nullable':
      return new Set(inner(def.innerType));
    case 'lazy':
      return new Set(inner(def.getter()));
    case 'union':
      return new Set(inner(...def.options));
    case 'enum':
      return new Set(Object.values(def.entries).map(String));
    case 'literal':
      return new Set(def.values.filter((value) => typeof value === 'string'));
    default:
      return new Set();
  }
}

describe('the page of the vocabulary', () => {
  it.each(rows)('$table: $word has an example that is right', ({ table, word, example }) => {
    const { schema, wrap = (value: unknown) => value } = TABLES[table] ?? { schema: effectSchema };
    expect(schema.safeParse(wrap(JSON.parse(example))).error).toBeUndefined();
    expect(example).toContain(`"${word}"`);
  });

  it.each(Object.keys(TABLES))('has a table of %s', (table) => {
    expect(rows.filter((row) => row.table === table).length).toBeGreaterThan(3);
  });

  it.each<[string, string, readonly string[]]>([
    ['verbs', 'Steps', discriminators(stepSchema, 'do')],
    ['grants', 'Grants', discriminators(effectSchema, 'grant')],
    ['kinds', 'Lines', discriminators(effectSchema, 'kind')],
    ['events', 'Triggers', discriminators(triggerSchema, 'event')],
    ['zones', 'Groups', discriminators(targetSchema, 'from')],
    ['names', 'Names', BUILT_IN_REFS],
  ])('shows all %s', (_, table, words) => {
    expect(words.length).toBeGreaterThan(3);
    const shown = rows.filter((row) => row.table === table).map((row) => row.word);
    expect(words.filter((word) => !shown.includes(word))).toEqual([]);
  });

  it('speaks of every field and every word there is', () => {
    const words = [...wordsOf(effectSchema)].filter((word) => !(FACTIONS as readonly string[]).includes(word));
    expect(words.length).toBeGreaterThan(150);
    expect(words.filter((word) => !page.includes(`\`${word}\``) && !page.includes(`"${word}"`))).toEqual([]);
  });
});

/** The words that tell objects of a schema apart in one of their fields, wherever they stand in it. */
function discriminators(schema: z.core.$ZodType, field: string, seen = new Set<z.core.$ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (...schemas: z.core.$ZodType[]) => schemas.flatMap((one) => discriminators(one, field, seen));
  switch (def.type) {
    case 'object': {
      const own = def.shape[field];
      return [...(own ? [...wordsOf(own)] : []), ...inner(...Object.values(def.shape))];
    }
    case 'array':
      return inner(def.element);
    case 'optional':
      return inner(def.innerType);
    case 'lazy':
      return inner(def.getter());
    case 'union':
      return inner(...def.options);
    default:
      return [];
  }
}
