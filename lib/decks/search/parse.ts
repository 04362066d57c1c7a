import { words } from '@/lib/catalogue/fold';
import { FACTIONS } from '@/lib/rules/mythos/cards/traits';
import { type Condition, MAX_CONDITIONS, MAX_QUERY, type Mistake, type Relation } from './condition';
import { type Piece, piecesOf } from './pieces';
import { factionCalled, fieldCalled, FIELDS, keywordCalled, truthCalled, type WrittenField } from './vocabulary';

export interface ParsedQuery {
  /** All of them must be met. Each says which piece it came from, for mistakes that only the catalogue can see. */
  conditions: (Condition & { at: number; piece: string })[];
  mistakes: Mistake[];
}

/** The opposite of a comparison: `-size>=40` is `size<40`. */
const OPPOSITE: Readonly<Record<Relation, Relation | undefined>> = {
  '>=': '<',
  '<=': '>',
  '>': '<=',
  '<': '>=',
  '=': undefined,
};

type Read = Condition | Omit<Mistake, 'at' | 'piece'> | undefined;

/**
 * Reads a query. What it cannot understand is left out and named by its place, with what could stand there; the rest
 * holds. `keywords` are those of the game's cards.
 */
export function parseQuery(query: string, keywords: readonly string[]): ParsedQuery {
  const conditions: ParsedQuery['conditions'] = [];
  const mistakes: Mistake[] = [];
  const pieces = piecesOf(query.slice(0, MAX_QUERY));
  if (query.length > MAX_QUERY)
    mistakes.push({ code: 'too-long', at: MAX_QUERY, piece: query.slice(MAX_QUERY), expected: [String(MAX_QUERY)] });
  for (const piece of pieces) {
    const place = { at: piece.at, piece: piece.text };
    const read = piece.unclosed ? ({ code: 'unclosed-quote' } as const) : readPiece(piece, keywords);
    if (!read) continue;
    if ('code' in read) mistakes.push({ ...read, ...place });
    else if (conditions.length < MAX_CONDITIONS) conditions.push({ ...read, ...place });
    else mistakes.push({ code: 'too-many', ...place, expected: [String(MAX_CONDITIONS)] });
  }
  return { conditions, mistakes };
}

function readPiece(piece: Piece, keywords: readonly string[]): Read {
  const { negated, value, field: name, comparison } = piece;
  if (name === undefined || comparison === undefined)
    return words(value).length > 0 ? { field: 'name', text: value, negated } : undefined;
  const field = fieldCalled(name);
  if (!field) return { code: 'unknown-field', field: name, expected: FIELDS };
  if (value === '') return { code: 'no-value', field };
  const relation = comparison === ':' ? '=' : comparison;
  if (field === 'size' || field === 'likes') return readNumber(field, relation, value, negated);
  if (field === 'updated') return readDay(relation, value, negated);
  if (relation !== '=') return { code: 'wrong-comparison', field, expected: [`${field}:`] };
  return readValue(field, value, negated, keywords);
}

function readNumber(field: 'size' | 'likes', relation: Relation, value: string, negated: boolean): Read {
  if (!/^\d{1,6}$/.test(value)) return { code: 'not-a-number', field, expected: [`${field}>=40`] };
  return turned(field, relation, negated) ?? { field, relation: opposite(relation, negated), value: Number(value) };
}

function readDay(relation: Relation, value: string, negated: boolean): Read {
  const field = 'updated';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  // The 31st of February is no day, though it can be written.
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value)
    return { code: 'not-a-date', field, expected: ['updated>=2026-11-30'] };
  return turned(field, relation, negated) ?? { field, relation: opposite(relation, negated), day: value };
}

/** "Not equal" would be two ranges; nobody asks for it. */
function turned(field: WrittenField, relation: Relation, negated: boolean): Omit<Mistake, 'at' | 'piece'> | undefined {
  return negated && relation === '='
    ? { code: 'wrong-comparison', field, expected: [`${field}<`, `${field}>`] }
    : undefined;
}

function opposite(relation: Relation, negated: boolean): Relation {
  return (negated && OPPOSITE[relation]) || relation;
}

function readValue(
  field: Exclude<WrittenField, 'size' | 'likes' | 'updated'>,
  value: string,
  negated: boolean,
  keywords: readonly string[],
): Read {
  switch (field) {
    case 'card':
    case 'mission':
      return { field, text: value, negated };
    case 'keyword': {
      const keyword = keywordCalled(value, keywords);
      return keyword ? { field, keyword, negated } : { code: 'unknown-value', field, expected: keywords };
    }
    case 'faction': {
      const faction = factionCalled(value);
      return faction ? { field, faction, negated } : { code: 'unknown-value', field, expected: FACTIONS };
    }
    case 'author': {
      const handle = value.replace(/^@/, '').toLowerCase();
      return { field, handle, negated };
    }
    case 'tag': {
      const tag = value.replace(/^#/, '');
      return words(tag).length > 0 ? { field, tag, negated } : { code: 'no-value', field };
    }
    case 'legal': {
      const truth = truthCalled(value);
      if (truth === undefined) return { code: 'unknown-value', field, expected: ['yes', 'no'] };
      return { field, legal: truth !== negated };
    }
  }
}
