import type { z } from 'zod';
import {
  type Choice, type Compare, compareSchema, type Condition, conditionSchema, STATS, type Value,
} from '../effects/expression'; // prettier-ignore
import type { Trait } from '../effects/trait';
import { wordOf } from './known-traits';
import { mistake, type Mistake } from './mistake';
import type { Node } from './walk';

// Groups that nothing can belong to, and conditions that are never or always so. Only what is certain: Power may go
// below 0 (D7), what is printed on a hidden card counts as 0 (D27), tokens on it count.

const AT_LEAST_0: readonly string[] = STATS.filter((stat) => stat !== 'power' && stat !== 'printedPower');
const PRINTED_ON_HIDDEN = ['cost', 'printedCost', 'printedPower'] as const;

export function filterMistakesAt(node: Node): Mistake[] {
  if (node.schema === compareSchema) return ofLimit(node);
  if (node.schema === conditionSchema) return ofCondition(node.path, node.value as Condition);
  const shape = shapeOf(node.schema);
  return [
    ...(shape && 'anyOf' in shape ? ofFilter(node.path, node.value as Filter) : []),
    ...(shape && 'choose' in shape ? ofPick(node.path, node.value as Picked) : []),
  ];
}

/** The number a value always is, if it is one. */
export function constant(value: Value): number | undefined {
  if (typeof value === 'number') return value;
  if ('plus' in value) return both(value.plus, (a, b) => a + b);
  if ('times' in value) return both(value.times, (a, b) => a * b);
  return undefined;
}

function both([one, other]: readonly [Value, Value], operation: (a: number, b: number) => number): number | undefined {
  const [a, b] = [constant(one), constant(other)];
  return a === undefined || b === undefined ? undefined : operation(a, b);
}

export function shapeOf(schema: z.core.$ZodType): z.core.$ZodShape | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? def.shape : undefined;
}

/** The fields of all kinds of filters that these checks look at. */
interface Filter extends Partial<Record<(typeof STATS)[number], Compare>> {
  anyOf?: Trait[];
  noneOf?: Trait[];
  hidden?: boolean;
  sameName?: string;
  side?: string;
  controlled?: true;
  owned?: true;
  is?: string;
  among?: string;
}

function ofFilter(path: Mistake['path'], filter: Filter): Mistake[] {
  const found: Mistake[] = [];
  const { anyOf = [], noneOf = [] } = filter;
  const words = (traits: readonly Trait[]) => traits.map((trait) => wordOf(trait).join(' '));
  for (const field of ['anyOf', 'noneOf'] as const) {
    const names = words(filter[field] ?? []);
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index) found.push(mistake([...path, field, index], 'twice', { name }));
  }
  const excluded = words(noneOf);
  for (const [index, name] of words(anyOf).entries())
    if (excluded.includes(name)) found.push(mistake([...path, 'anyOf', index], 'bothWays', { name }));
  if (filter.owned && filter.controlled && (filter.side === 'friendly' || filter.side === 'yours'))
    found.push(mistake([...path, 'controlled'], 'ownSide', undefined));
  if (filter.among && !filter.is) found.push(mistake([...path, 'among'], 'pointless', { field: 'among', needs: 'is' }));
  return filter.hidden ? [...found, ...ofHidden(path, filter)] : found;
}

function ofHidden(path: Mistake['path'], filter: Filter): Mistake[] {
  const found: Mistake[] = [];
  if (filter.anyOf) found.push(mistake([...path, 'anyOf'], 'hiddenHasNone', { what: 'name, keyword or faction' }));
  if (filter.sameName) found.push(mistake([...path, 'sameName'], 'hiddenHasNone', { what: 'name' }));
  for (const stat of PRINTED_ON_HIDDEN) {
    const limit = filter[stat];
    if (limit && excludesZero(limit)) found.push(mistake([...path, stat], 'hiddenIsZero', { what: stat }));
  }
  return found;
}

/** The fields by which cards are picked, likewise. */
interface Picked {
  choose?: Choice;
  top?: Value | { upTo: Value };
  total?: { atMost: Value };
}

function ofPick(path: Mistake['path'], { choose, top, total }: Picked): Mistake[] {
  return [
    ...(typeof choose === 'string'
      ? []
      : [...atLeastOne([...path, 'choose'], choose), ...tooMany([...path, 'choose'], choose)]),
    ...atLeastOne([...path, 'top'], top),
    ...below(0, [...path, 'total', 'atMost'], total?.atMost),
  ];
}

/** A mistake where a number, or the most it may be, is certainly less than 1. */
export function atLeastOne(path: Mistake['path'], number: Value | { upTo: Value } | undefined): Mistake[] {
  return typeof number === 'object' && 'upTo' in number
    ? below(1, [...path, 'upTo'], number.upTo)
    : below(1, path, number);
}

/** Nobody owns as many cards as this. */
const MOST_CHOSEN = 50;

function tooMany(path: Mistake['path'], number: Value | { upTo: Value } | undefined): Mistake[] {
  if (number === undefined) return [];
  if (typeof number === 'object' && 'upTo' in number) return tooMany([...path, 'upTo'], number.upTo);
  return (constant(number) ?? 0) > MOST_CHOSEN ? [mistake(path, 'tooMany', { most: MOST_CHOSEN })] : [];
}

/** A mistake where a value is certainly less than makes sense. */
function below(least: number, path: Mistake['path'], value: Value | undefined): Mistake[] {
  const number = value === undefined ? undefined : constant(value);
  return number !== undefined && number < least ? [mistake(path, 'nothing', { least })] : [];
}

/** A limit on a stat of a card, in the field of that stat. */
function ofLimit({ path, value }: Node): Mistake[] {
  const what = path.at(-1);
  if (typeof what !== 'string' || !AT_LEAST_0.includes(what)) return [];
  return excludesAll(value as Compare) ? [mistake(path, 'never', { what, least: 0 })] : [];
}

function ofCondition(path: Mistake['path'], condition: Condition): Mistake[] {
  if (!('value' in condition)) return [];
  const { value, is } = condition;
  if (typeof value === 'number' || constant(value) !== undefined)
    return constant(limitOf(is)) === undefined ? [] : [mistake(path, 'decided', undefined)];
  const what = nameOfCount(value);
  if (!what) return [];
  if (excludesAll(is)) return [mistake([...path, 'is'], 'never', { what, least: 0 })];
  const limit = constant(limitOf(is));
  const always = limit !== undefined && (('atLeast' in is && limit <= 0) || ('moreThan' in is && limit < 0));
  return always ? [mistake([...path, 'is'], 'always', { what })] : [];
}

/** What a value counts, when that is never below 0. */
function nameOfCount(value: Exclude<Value, number>): string | undefined {
  if ('count' in value) return 'a count';
  return 'stat' in value && AT_LEAST_0.includes(value.stat) ? value.stat : undefined;
}

function limitOf(compare: Compare): Value {
  return Object.values(compare)[0] as Value;
}

/** Whether no number from 0 up fits. */
function excludesAll(compare: Compare): boolean {
  const limit = constant(limitOf(compare));
  if (limit === undefined) return false;
  if ('lessThan' in compare) return limit <= 0;
  return ('atMost' in compare || 'exactly' in compare) && limit < 0;
}

function excludesZero(compare: Compare): boolean {
  const limit = constant(limitOf(compare));
  if (limit === undefined) return false;
  if ('atMost' in compare) return limit < 0;
  if ('atLeast' in compare) return limit > 0;
  if ('exactly' in compare) return limit !== 0;
  return 'lessThan' in compare ? limit <= 0 : limit >= 0;
}
