import type { Fault, Resolved, Term, Tree } from '@/lib/query/ast';
import {
  type Comparison,
  type Condition,
  HELD_LISTS,
  type HeldList,
  NUMBER_FIELDS,
  type NumberField,
  type Setting,
} from './condition';
import type { GameId } from '../games';
import { fieldsOf } from './fields';

type Field = NumberField | HeldList;
type Read = Resolved<Condition, Setting>;

/** Reads `chakra<=3`, `power:2..4`, `power>chakra`, `number:M01`, `owned>=2`. */
export function numberTerm(term: Term, field: Field, { game, canOwn }: { game: GameId; canOwn: boolean }): Read {
  const { value } = term;
  const expected = ['3', '3..5'];
  if (isHeld(field) && !canOwn) return { fault: { code: 'not-here', field } };
  const fault: { fault: Fault } = { fault: { code: 'not-a-number', at: 'value', field, expected } };
  if (value.kind === 'pattern') return fault;
  if (value.kind === 'range') return rangeTerm(term, field, value);
  const of: Tree<Condition>[] = [];
  for (const { text } of value.texts) {
    const tree = single(term, field, text, game);
    if (!tree) return meantRange(text, fault);
    of.push(tree);
  }
  const [first] = of;
  if (!first) return fault;
  if (of.length === 1) return { tree: first };
  if (term.relation !== ':' && term.relation !== '=' && term.relation !== '!=')
    return { fault: { code: 'relation', field } };
  return { tree: term.relation === '!=' ? { kind: 'all', of } : { kind: 'any', of } };
}

function isHeld(field: Field): field is HeldList {
  return HELD_LISTS.some((list) => list === field);
}

/** Numbers that are looked at; larger ones no card has. */
const WHOLE = /^[-−+]?\d{1,4}$/;

function wholeNumber(typed: string): number | undefined {
  // Japanese keyboards write ３.
  const text = typed.normalize('NFKC');
  return WHOLE.test(text) ? Number(text.replace('−', '-')) : undefined;
}

function rangeTerm(term: Term, field: Field, { from, to }: { from: string; to: string }): Read {
  const [min, max] = [from, to].map((end) => (end === '' ? null : wholeNumber(end)));
  if (min === undefined || max === undefined || (min === null && max === null))
    return { fault: { code: 'not-a-number', at: 'value', field, expected: ['3', '3..5'] } };
  if (term.relation !== ':' && term.relation !== '=' && term.relation !== '!=')
    return { fault: { code: 'relation', field } };
  if (min !== null && max !== null && max < min)
    return { fault: { code: 'range-reversed', at: 'value', field, suggestion: `${max}..${min}` } };
  const tree = leaf(term, within(field, min ?? undefined, max ?? undefined));
  return { tree: term.relation === '!=' ? { kind: 'not', of: tree } : tree };
}

/** People also write 3-5 for a range and 3+ for its open end. */
function meantRange(text: string, { fault }: { fault: Fault }): { fault: Fault } {
  const [, from, to = ''] = /^(\d{1,4})(?:[-–—](\d{1,4})|\+)$/u.exec(text) ?? [];
  return { fault: from === undefined ? fault : { ...fault, suggestion: `${from}..${to}` } };
}

function leaf({ span }: Term, condition: Condition): Tree<Condition> {
  return { kind: 'leaf', condition, span };
}

function within(field: Field, min?: number, max?: number): Condition {
  const ends = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  if (!isHeld(field)) return { on: 'range', field, ...ends };
  return { on: 'owned', ...(field === 'owned' ? {} : { list: field }), ...ends };
}

function single(term: Term, field: Field, text: string, game: GameId): Tree<Condition> | undefined {
  const relation: Comparison = term.relation === ':' ? '=' : term.relation;
  const number = wholeNumber(text);
  if (number !== undefined) return compared(term, field, relation, number);
  if (isHeld(field)) return undefined;
  const mission = field === 'number' ? /^m(\d{1,3})$/i.exec(text)?.[1] : undefined;
  if (mission !== undefined && (relation === '=' || relation === '!=')) {
    const tree = leaf(term, { on: 'mission-number', number: Number(mission) });
    return relation === '=' ? tree : { kind: 'not', of: tree };
  }
  const named = fieldsOf(game).of(text);
  const right = NUMBER_FIELDS.find((one) => one === named);
  return right && leaf(term, { on: 'compare', left: field, relation, right });
}

/** Numbers of cards are whole: more than 3 is 4 or more. */
function compared(term: Term, field: Field, relation: Comparison, number: number): Tree<Condition> {
  switch (relation) {
    case '=':
      return leaf(term, within(field, number, number));
    case '!=':
      return { kind: 'not', of: leaf(term, within(field, number, number)) };
    case '>=':
      return leaf(term, within(field, number));
    case '<=':
      return leaf(term, within(field, undefined, number));
    case '>':
      return leaf(term, within(field, number + 1));
    case '<':
      return leaf(term, within(field, undefined, number - 1));
  }
}
