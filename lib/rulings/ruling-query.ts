import { MAX_QUERY_LENGTH } from '@/lib/catalogue/fold';
import { CHAPTERS } from './chapters';
import { RULING_STATUSES, type RulingStatus } from './files';

// What may be asked of rulings, rulebook and glossary, as it stands in the address of their page.

/** What is searched: answers to questions, paragraphs of the rulebook, terms of the glossary. */
export const ANSWER_KINDS = ['ruling', 'rule', 'term'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

export interface RulingQuery {
  /** As typed; '' for all rulings. */
  q: string;
  /** Code of a card they concern. */
  card?: string;
  /** Slug of a term they concern. */
  term?: string;
  /** Number of the chapter they rest on, or stand in. */
  chapter?: number;
  /** English name of a keyword they are about. */
  keyword?: string;
  status?: RulingStatus;
  /** Only these; all of them when left out. */
  kind?: AnswerKind;
  /** From 1. */
  page: number;
}

type Params = Readonly<Record<string, string | string[] | undefined>>;

const SLUG = /^[a-z0-9-]{1,80}$/;
const KEYWORD = /^[\p{L}\p{N}][\p{L}\p{N} .'’-]{0,39}$/u;
const CODE = /^[A-Z0-9-]{1,20}$/;

/** Reads a query from an address. What makes no sense there is left out, as if it had not been asked. */
export function parseRulingQuery(params: Params): RulingQuery {
  const card = one(params['card'])?.toUpperCase();
  const term = one(params['term']);
  const keyword = one(params['keyword']);
  const status = RULING_STATUSES.find((word) => word === one(params['status']));
  const kind = ANSWER_KINDS.find((word) => word === one(params['kind']));
  const chapter = wholeNumber(one(params['chapter']), CHAPTERS.length);
  return {
    q: (one(params['q']) ?? '').replaceAll('\0', '').trim().slice(0, MAX_QUERY_LENGTH),
    ...(card && CODE.test(card) ? { card } : {}),
    ...(term && SLUG.test(term) ? { term } : {}),
    ...(chapter ? { chapter } : {}),
    ...(keyword && KEYWORD.test(keyword) ? { keyword } : {}),
    ...(status ? { status } : {}),
    ...(kind ? { kind } : {}),
    page: wholeNumber(one(params['page']), 10_000) ?? 1,
  };
}

/** Address of a query, without what is left at its default: `?q=edge&chapter=5`, or '' for all rulings. */
export function rulingQueryString({ q, card, term, chapter, keyword, status, kind, page }: RulingQuery): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (chapter) params.set('chapter', String(chapter));
  if (term) params.set('term', term);
  if (keyword) params.set('keyword', keyword);
  if (status) params.set('status', status);
  if (kind) params.set('kind', kind);
  if (card) params.set('card', card);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function wholeNumber(text: string | undefined, max: number): number | undefined {
  if (!text || !/^\d{1,5}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= 1 && number <= max ? number : undefined;
}
