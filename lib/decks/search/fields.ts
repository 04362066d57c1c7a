import { all, type Mistake, type MistakeCode, parts } from '@/lib/query/ast';
import { quoteIfNeeded } from '@/lib/query/write';
import type { DeckTree } from './condition';
import { isJoining } from '@/lib/query/joining';
import { writeQuery } from './write';

/** The fields of the search form, as they are filled in; '' where nothing is asked. */
export interface SearchFields {
  /** Words of the name, and whatever else of the query the other fields cannot say. */
  words: string;
  card: string;
  without: string;
  mission: string;
  keyword: string;
  faction: string;
  author: string;
  tag: string;
  /** `yes`, `no`. */
  legal: string;
  /** At least so many main cards. */
  size: string;
  /** Changed on this day or later: `2026-11-30`. */
  since: string;
}

export const SEARCH_FIELDS = [
  'words',
  'card',
  'without',
  'mission',
  'keyword',
  'faction',
  'author',
  'tag',
  'legal',
  'size',
  'since',
] as const satisfies readonly (keyof SearchFields)[];

const EMPTY: SearchFields = {
  words: '',
  card: '',
  without: '',
  mission: '',
  keyword: '',
  faction: '',
  author: '',
  tag: '',
  legal: '',
  size: '',
  since: '',
};

/**
 * How the form shows a query: each condition in the field made for it, the rest as text among the words. What was not
 * understood stands there as it was typed, to be mended and not to be lost.
 */
export function fieldsOf(tree: DeckTree, typed: Typed = { text: '', mistakes: [] }): SearchFields {
  const fields = { ...EMPTY };
  const rest: DeckTree[] = [];
  for (const part of parts(tree)) {
    const place = placeOf(part);
    if (place && fields[place[0]] === '') fields[place[0]] = place[1];
    else rest.push(part);
  }
  return { ...fields, words: [writeQuery(all(rest)), ...notUnderstood(typed)].filter(Boolean).join(' ') };
}

interface Typed {
  text: string;
  mistakes: readonly Mistake[];
}

/** About how a query is put together, not about a part of it: a stray bracket among other words would only do harm. */
const NO_PART: ReadonlySet<MistakeCode> = new Set(['bracket-close', 'nothing-beside', 'nothing-known', 'too-long']);

function notUnderstood({ text, mistakes }: Typed): string[] {
  const left = mistakes.filter(({ kept, code }) => !kept && !NO_PART.has(code));
  return left.map(({ whole, from }) => {
    const start = text.lastIndexOf(whole, from);
    return (/[-−]/.test(text[start - 1] ?? '') ? '-' : '') + whole.trim();
  });
}

function placeOf(part: DeckTree): [keyof SearchFields, string] | undefined {
  if (part.kind === 'not' && part.of.kind === 'leaf' && part.of.condition.field === 'card')
    return ['without', part.of.condition.text];
  if (part.kind !== 'leaf') return undefined;
  const { condition } = part;
  switch (condition.field) {
    case 'card':
    case 'mission':
      return [condition.field, condition.text];
    case 'keyword':
      return ['keyword', condition.keyword];
    case 'faction':
      return ['faction', condition.faction];
    case 'author':
      return ['author', condition.handle];
    case 'tag':
      return ['tag', condition.tag];
    case 'legal':
      return ['legal', condition.legal ? 'yes' : 'no'];
    case 'size':
      return condition.relation === '>=' ? ['size', String(condition.value)] : undefined;
    case 'updated':
      return condition.relation === '>=' ? ['since', condition.day] : undefined;
    case 'likes':
    case 'name':
      return undefined;
  }
}

/** The query that filled-in fields stand for. What was typed into a field stays one value, whatever it looks like. */
export function queryOfFields(fields: Partial<SearchFields>): string {
  const terms: [keyof SearchFields, (text: string) => string][] = [
    ['card', (text) => `card:${quoteIfNeeded(text)}`],
    ['without', (text) => `-card:${quoteIfNeeded(text)}`],
    ['mission', (text) => `mission:${quoteIfNeeded(text)}`],
    ['keyword', (text) => `keyword:${quoteIfNeeded(text)}`],
    ['faction', (text) => `faction:${quoteIfNeeded(text)}`],
    ['author', (text) => `author:${quoteIfNeeded(text.replace(/^@/, ''))}`],
    ['tag', (text) => `tag:${quoteIfNeeded(text.replace(/^#/, ''))}`],
    ['legal', (text) => `legal:${quoteIfNeeded(text)}`],
    ['size', (text) => `size>=${quoteIfNeeded(text)}`],
    ['since', (text) => `updated>=${quoteIfNeeded(text)}`],
    // Brackets where it joins alternatives: they are its own affair.
    ['words', (text) => (text.split(/\s+/u).some(isJoining) ? `(${text})` : text)],
  ];
  return terms
    .flatMap(([field, term]) => {
      const text = fields[field]?.trim() ?? '';
      return text === '' ? [] : [term(text)];
    })
    .join(' ');
}
