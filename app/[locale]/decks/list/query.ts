import { SORTS, type Sort } from '@/lib/decks/lists/cursor';
import { queryOfFields, SEARCH_FIELDS, type SearchFields } from '@/lib/decks/search/fields';

export type SearchParams = Record<string, string | string[] | undefined>;

/** What the address of a list asks for. */
export interface ListQuery {
  /** In the query language of lib/decks/search. */
  q: string;
  sort: Sort;
  /** Cursor of the page. */
  after: string;
}

const MOST_LETTERS = 1000;

function reader(params: SearchParams) {
  return (name: string) => {
    const value = params[name];
    return (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).trim().slice(0, MOST_LETTERS);
  };
}

export function readListQuery(params: SearchParams): ListQuery {
  const text = reader(params);
  return { q: text('q'), sort: SORTS.find((sort) => sort === text('sort')) ?? 'newest', after: text('after') };
}

/** The query that the fields of the form ask for, or undefined where the address has none of them filled in. */
export function filledIn(params: SearchParams): string | undefined {
  const text = reader(params);
  const fields: Partial<SearchFields> = Object.fromEntries(SEARCH_FIELDS.map((field) => [field, text(field)]));
  const query = [text('q'), queryOfFields({ ...fields, ...(fields.legal === '1' ? { legal: 'yes' } : {}) })];
  return query[1] ? query.filter(Boolean).join(' ') : undefined;
}

/** Address of a page of the list; what is as usual is left out. */
export function listAddress(path: string, { q, sort, after }: Partial<ListQuery>): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (sort && sort !== 'newest') params.set('sort', sort);
  if (after) params.set('after', after);
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}
