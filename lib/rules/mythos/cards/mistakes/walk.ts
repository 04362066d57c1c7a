import { z } from 'zod';

// Goes through a value and the schema it was parsed with side by side. What a field means is said once, by the schema:
// a check that asks for every name spoken of, or every filter, needs no list of the fields where these may stand.

/** A place in a value, with the schema that describes it. One place has several nodes where schemas hold schemas. */
export interface Node {
  path: readonly (string | number)[];
  schema: z.core.$ZodType;
  value: unknown;
  parent: Node | undefined;
}

/** Called on the way in; what it returns is called on the way out. */
export type Visit = (node: Node) => (() => void) | undefined;

/** Visits every node from the outside in, fields in the order of the schema. The value must fit the schema. */
export function walk(schema: z.core.$ZodType, value: unknown, visit: Visit): void {
  step({ path: [], schema, value, parent: undefined }, visit);
}

/** The node itself or the nearest around it that has this schema. */
export function around(node: Node | undefined, schema: z.core.$ZodType): Node | undefined {
  let at = node;
  while (at && at.schema !== schema) at = at.parent;
  return at;
}

/** Whether a node stands in this field of something around it. */
export function within(node: Node, field: string): boolean {
  return node.path.includes(field);
}

function step(node: Node, visit: Visit): void {
  const leave = visit(node);
  for (const inner of innerOf(node)) step({ ...inner, parent: node }, visit);
  leave?.();
}

type Inner = Omit<Node, 'parent'>;

function innerOf({ path, schema, value }: Node): Inner[] {
  const at = (schemaThere: z.core.$ZodType, key?: string | number): Inner =>
    key === undefined
      ? { path, schema: schemaThere, value }
      : { path: [...path, key], schema: schemaThere, value: (value as Record<string | number, unknown>)[key] };
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape)
        .filter(([key]) => (value as Record<string, unknown>)[key] !== undefined)
        .map(([key, field]) => at(field, key));
    case 'array':
      return (value as unknown[]).map((_, index) => at(def.element, index));
    case 'tuple':
      return def.items.map((item, index) => at(item, index));
    case 'optional':
    case 'nullable':
      return value === null ? [] : [at(def.innerType)];
    case 'lazy':
      return [at(def.getter())];
    case 'union':
      return [at(branchOf(schema as z.core.$ZodUnion, value))];
    default:
      return [];
  }
}

function branchOf({ _zod: { def } }: z.core.$ZodUnion, value: unknown): z.core.$ZodType {
  const branches = def.options.filter((option) => couldBe(option, value));
  const found = branches.length === 1 ? branches[0] : branches.find((option) => z.safeParse(option, value).success);
  if (!found) throw new Error('The value does not fit its schema');
  return found;
}

/** Tells branches apart by what a value is and which fields it has, which nearly always leaves one. */
function couldBe(schema: z.core.$ZodType, value: unknown): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
      return typeof value === def.type;
    case 'enum':
    case 'literal':
      return schema._zod.values?.has(value as z.core.util.Primitive) ?? true;
    case 'array':
    case 'tuple':
      return Array.isArray(value);
    case 'object':
      return isObject(value) && hasFieldsOf(def.shape, value);
    case 'union':
      return def.options.some((option) => couldBe(option, value));
    case 'lazy':
      return couldBe(def.getter(), value);
    default:
      return true;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** No field the shape does not know, none left out that it needs, and words where it wants these words. */
function hasFieldsOf(shape: z.core.$ZodShape, value: Record<string, unknown>): boolean {
  return (
    Object.keys(value).every((key) => Object.hasOwn(shape, key)) &&
    Object.entries(shape).every(([key, { _zod: field }]) =>
      value[key] === undefined
        ? field.optin === 'optional'
        : (field.values?.has(value[key] as z.core.util.Primitive) ?? true),
    )
  );
}
