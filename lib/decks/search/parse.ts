import { words } from '@/lib/catalogue/fold';
import { type Fault, type Grammar, type Parsed, type Term, type Tree } from '@/lib/query/ast';
import { nearest } from '@/lib/query/nearest';
import { parse } from '@/lib/query/parse';
import { FACTIONS } from '@/lib/rules/mythos/cards/traits';
import { type Condition, MAX_QUERY, type Relation } from './condition';
import { factionCalled, fieldCalled, FIELDS, keywordCalled, truthCalled, type WrittenField } from './vocabulary';

export type ParsedQuery = Pick<Parsed<Condition, never>, 'tree' | 'mistakes'>;

/**
 * Reads a query of decks, by the grammar that queries of cards have too. What it cannot understand is left out and
 * named by its place, with what could stand there; the rest holds. `keywords` are those of the game's cards.
 */
export function parseQuery(query: string, keywords: readonly string[]): ParsedQuery {
  return parse(query, grammarOf(keywords));
}

type Read = Condition | Omit<Fault, 'at'>;

function grammarOf(keywords: readonly string[]): Grammar<Condition, never> {
  return {
    fieldOf: fieldCalled,
    fieldNames: FIELDS,
    groups: [],
    maxLength: MAX_QUERY,
    term: (term) => readTerm(term, keywords),
    phrase: (phrase) => {
      if (phrase.kind === 'pattern') return { fault: { code: 'pattern' } };
      if (words(phrase.text).length === 0) return { fault: { code: 'nothing-known' } };
      return { tree: leaf({ field: 'name', text: phrase.text }, phrase) };
    },
  };
}

const leaf = (condition: Condition, { span }: { span: Term['span'] }): Tree<Condition> => ({
  kind: 'leaf',
  condition,
  span,
});

function readTerm(
  term: Term & { field: string },
  keywords: readonly string[],
): { tree: Tree<Condition> } | { fault: Fault } {
  const { value } = term;
  // The grammar's own `fieldOf` gave this name.
  const field = term.field as WrittenField;
  const counted = field === 'size' || field === 'likes' || field === 'updated';
  if (value.kind === 'pattern') return { fault: { code: 'pattern', field } };
  if (value.kind === 'range') {
    if (!counted) return { fault: { code: 'unknown-value', at: 'value', field } };
    const { from, to } = value;
    if (
      from !== '' &&
      to !== '' &&
      (field === 'updated' ? Date.parse(from) > Date.parse(to) : Number(from) > Number(to))
    ) {
      return { fault: { code: 'range-reversed', at: 'value', field, suggestion: `${to}..${from}` } };
    }
    const ends = [
      ['>=', from],
      ['<=', to],
    ] as const;
    return together(
      term,
      'all',
      ends.filter(([, end]) => end !== '').map(([relation, end]) => counting(field, relation, end)),
    );
  }
  const not = term.relation === '!=';
  const relation: Relation = term.relation === ':' || not ? '=' : term.relation;
  if (!counted && relation !== '=') return { fault: { code: 'relation', field } };
  const read = value.texts.map(({ text }) =>
    counted ? counting(field, relation, text.trim()) : valued(field, text.trim(), keywords),
  );
  const any = together(term, 'any', read);
  return not && 'tree' in any ? { tree: { kind: 'not', of: any.tree } } : any;
}

/** Several values of one term; the first that is none spoils it. */
function together(
  term: Term,
  kind: 'all' | 'any',
  read: readonly Read[],
): { tree: Tree<Condition> } | { fault: Fault } {
  const fault = read.find((one): one is Fault => 'code' in one);
  if (fault) return { fault: { ...fault, at: 'value' } };
  const of = read.flatMap((one) => ('code' in one ? [] : [leaf(one, term)]));
  const [only] = of;
  if (!only) return { fault: { code: 'value-missing' } };
  return { tree: of.length === 1 ? only : { kind, of } };
}

function counting(field: 'size' | 'likes' | 'updated', relation: Relation, value: string): Read {
  if (field === 'updated') {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
    // The 31st of February is no day, though it can be written.
    if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value)
      return { code: 'unknown-value', field, expected: ['2026-11-30'] };
    return { field, relation, day: value };
  }
  return /^\d{1,6}$/.test(value) ? { field, relation, value: Number(value) } : { code: 'not-a-number', field };
}

function valued(
  field: Exclude<WrittenField, 'size' | 'likes' | 'updated'>,
  value: string,
  keywords: readonly string[],
): Read {
  if (value === '') return { code: 'value-missing', field };
  switch (field) {
    case 'card':
    case 'mission':
      return { field, text: value };
    case 'keyword': {
      const keyword = keywordCalled(value, keywords);
      return keyword ? { field, keyword } : unknown(field, value, keywords);
    }
    case 'faction': {
      const faction = factionCalled(value);
      return faction ? { field, faction } : unknown(field, value, FACTIONS);
    }
    case 'author':
      return { field, handle: value.replace(/^@/, '').toLowerCase() };
    case 'tag': {
      const tag = value.replace(/^#/, '');
      return words(tag).length > 0 ? { field, tag } : { code: 'value-missing', field };
    }
    case 'legal': {
      const legal = truthCalled(value);
      return legal === undefined ? { code: 'unknown-value', field, expected: ['yes', 'no'] } : { field, legal };
    }
  }
}

function unknown(field: WrittenField, value: string, known: readonly string[]): Read {
  const near = nearest(
    value.toLowerCase(),
    known.map((one) => one.toLowerCase()),
  );
  const meant = known.find((one) => one.toLowerCase() === near);
  return { code: 'unknown-value', field, expected: known, ...(meant ? { suggestion: `"${meant}"` } : {}) };
}
