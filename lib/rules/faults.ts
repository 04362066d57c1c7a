import { z } from 'zod';

// What is wrong with a value, for the person who wrote it: the field, what was found there and what was expected.

export interface Fault {
  path: readonly PropertyKey[];
  message: string;
}

export type Outcome<T> = { data: T } | { faults: Fault[] };

/** Parses a value; where it fails, of the branches that a schema allows the one that was likely meant is explained. */
export function parseWithFaults<T>(schema: z.ZodType<T>, value: unknown): Outcome<T> {
  const result = schema.safeParse(value, { error: wordsFor, reportInput: true });
  return result.success
    ? { data: result.data }
    : { faults: result.error.issues.flatMap((issue) => faultsOf(issue, [])) };
}

type Issue = z.core.$ZodIssue;
type Branch = readonly Issue[];

function faultsOf(issue: Issue, base: readonly PropertyKey[]): Fault[] {
  const path = [...base, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, message: messageOf(issue) }];
  const branches = issue.errors.filter((branch) => !isOtherKind(branch));
  if (branches.length === 0) return [{ path, message: mismatch(kindsOf(issue.errors), issue.input) }];
  const words = branches.map(wordsWanted);
  const [field] = words.map((one) => one?.field);
  if (field !== undefined && words.every((one) => one?.field === field)) {
    const found = (issue.input as Record<PropertyKey, unknown>)[field];
    return [{ path: [...path, field], message: mismatch(oneOf(words.flatMap((one) => one?.values ?? [])), found) }];
  }
  const least = Math.min(...branches.map(misfit));
  const closest = branches.filter((branch) => misfit(branch) === least);
  const wanted = branches.map(missingFields);
  if (least > 0 && closest.length > 1 && wanted.every((fields) => fields.length > 0))
    return [{ path, message: `expected the fields ${wanted.map((fields) => fields.join(' and ')).join(', or ')}; found ${keysOf(issue.input)}` }]; // prettier-ignore
  // What was right for longest was meant.
  const [meant = []] = closest.toSorted((a, b) => depth(b) - depth(a));
  return meant.flatMap((inner) => faultsOf(inner, path));
}

/** A format's own message says what is wanted: `a code like KS-001`. */
function messageOf(issue: Issue): string {
  const isWish = issue.code === 'invalid_format' && !issue.message.includes('expected');
  return isWish ? mismatch(issue.message, issue.input) : issue.message;
}

/** The branch wants a list, say, where there is a word. */
function isOtherKind(branch: Branch): boolean {
  return branch.some(
    (issue) =>
      issue.path.length === 0 &&
      (issue.code === 'invalid_type' || (issue.code === 'invalid_union' && issue.errors.length > 0 && issue.errors.every(isOtherKind))),
  ); // prettier-ignore
}

/** The field in which a branch wants other words than the one it found. */
function wordsWanted(branch: Branch): { field: PropertyKey; values: readonly unknown[] } | undefined {
  for (const issue of branch) {
    const [field] = issue.path;
    if (issue.path.length !== 1 || field === undefined) continue;
    if (issue.code === 'invalid_value') return { field, values: issue.values };
    if (issue.code === 'invalid_union' && 'options' in issue && issue.options) return { field, values: issue.options };
  }
  return undefined;
}

/** How many fields are there that the branch does not know, or missing that it needs. */
function misfit(branch: Branch): number {
  return branch.reduce((sum, issue) => {
    if (issue.path.length === 0 && issue.code === 'unrecognized_keys') return sum + issue.keys.length;
    if (issue.path.length === 0 && issue.code === 'invalid_union' && issue.errors.length > 0)
      return sum + Math.min(...issue.errors.filter((inner) => !isOtherKind(inner)).map(misfit));
    return sum + (isMissing(issue) ? 1 : 0);
  }, 0);
}

function isMissing(issue: Issue): boolean {
  return issue.path.length === 1 && issue.input === undefined;
}

function missingFields(branch: Branch): string[] {
  return branch.filter(isMissing).map((issue) => String(issue.path[0]));
}

function depth(branch: Branch): number {
  return Math.max(0, ...branch.flatMap((issue) => faultsOf(issue, []).map(({ path }) => path.length)));
}

/** The kinds of values that the branches want. */
function kindsOf(branches: readonly Branch[]): string {
  const kinds = branches.flat().flatMap((issue): string[] => {
    if (issue.path.length > 0) return [];
    if (issue.code === 'invalid_union') return [kindsOf(issue.errors)];
    return issue.code === 'invalid_type' ? [kindOf(issue.expected)] : [];
  });
  return [...new Set(kinds)].join(' or ');
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
};

function kindOf(expected: string): string {
  return KINDS[expected] ?? expected;
}

/** Words for one issue; undefined leaves it to zod. A schema's own message goes before this one. */
function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return mismatch(kindOf(issue.expected), issue.input);
    case 'invalid_value':
      return mismatch(oneOf(issue.values), issue.input);
    case 'invalid_union':
      return Array.isArray(issue.options) && typeof issue.discriminator === 'string'
        ? mismatch(oneOf(issue.options), (issue.input as Record<string, unknown>)[issue.discriminator])
        : undefined;
    case 'unrecognized_keys':
      return `no such field: ${firstOf(issue.keys.map(shown))}; expected ${fieldsWanted(issue.inst)}`;
    case 'too_small':
    case 'too_big':
      return mismatch(`${issue.code === 'too_small' ? 'at least' : 'at most'} ${amount(issue)}`, issue.input);
    case 'invalid_format':
      return mismatch('a text of another form', issue.input);
    default:
      return undefined;
  }
}

function amount(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall>): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const unit = { string: ['character', 'characters'], array: ['entry', 'entries'] }[issue.origin as string];
  return unit ? `${limit} ${unit[limit === 1 ? 0 : 1]}` : String(limit);
}

function oneOf(values: readonly unknown[]): string {
  const words = values.filter((value) => value !== undefined).map(shown);
  return words.length === 1 ? words.join() : `one of ${words.join(', ')}`;
}

function fieldsWanted(schema: unknown): string {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  if (fields.length === 0) return 'no fields';
  return fields.length === 1 ? `only ${fields.join()}` : `one of ${fields.join(', ')}`;
}

/** A message stays one that can be read, whatever was found. */
function firstOf(words: readonly string[]): string {
  const rest = words.length - MOST_SHOWN;
  return [...words.slice(0, MOST_SHOWN), ...(rest > 0 ? [`… and ${rest} more`] : [])].join(', ');
}

function mismatch(expected: string, found: unknown): string {
  return found === undefined ? `missing; expected ${expected}` : `expected ${expected}; found ${shown(found)}`;
}

const LONGEST_SHOWN = 40;
const MOST_SHOWN = 10;

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string' && value.length > LONGEST_SHOWN)
    return `${JSON.stringify(value.slice(0, LONGEST_SHOWN))}… (${value.length} characters)`;
  return JSON.stringify(value);
}

function keysOf(value: unknown): string {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return firstOf(keys.map((key) => key.slice(0, LONGEST_SHOWN))) || 'none';
}
