import type { Condition } from './condition';
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

/** How the form shows a query: each condition in the field made for it, the rest as text among the words. */
export function fieldsOf(conditions: readonly Condition[]): SearchFields {
  const fields = { ...EMPTY };
  const rest: Condition[] = [];
  for (const condition of conditions) {
    const place = placeOf(condition);
    if (place && fields[place[0]] === '') fields[place[0]] = place[1];
    else rest.push(condition);
  }
  return { ...fields, words: writeQuery(rest) };
}

function placeOf(condition: Condition): [keyof SearchFields, string] | undefined {
  switch (condition.field) {
    case 'card':
      return [condition.negated ? 'without' : 'card', condition.text];
    case 'mission':
      return condition.negated ? undefined : ['mission', condition.text];
    case 'keyword':
      return condition.negated ? undefined : ['keyword', condition.keyword];
    case 'faction':
      return condition.negated ? undefined : ['faction', condition.faction];
    case 'author':
      return condition.negated ? undefined : ['author', condition.handle];
    case 'tag':
      return condition.negated ? undefined : ['tag', condition.tag];
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
  const value = (text: string) => `"${text.replaceAll('"', ' ').trim()}"`;
  const bare = (text: string) => (/^[\p{L}\p{N}_-]+$/u.test(text) ? text : value(text));
  const terms: [keyof SearchFields, (text: string) => string][] = [
    ['card', (text) => `card:${bare(text)}`],
    ['without', (text) => `-card:${bare(text)}`],
    ['mission', (text) => `mission:${bare(text)}`],
    ['keyword', (text) => `keyword:${bare(text)}`],
    ['faction', (text) => `faction:${bare(text)}`],
    ['author', (text) => `author:${bare(text.replace(/^@/, ''))}`],
    ['tag', (text) => `tag:${bare(text.replace(/^#/, ''))}`],
    ['legal', (text) => `legal:${bare(text)}`],
    ['size', (text) => `size>=${bare(text)}`],
    ['since', (text) => `updated>=${bare(text)}`],
    ['words', (text) => text],
  ];
  return terms
    .flatMap(([field, term]) => {
      const text = fields[field]?.trim() ?? '';
      return text === '' ? [] : [term(text)];
    })
    .join(' ');
}
