import { resolveCode } from '@/lib/catalogue/card';
import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { findDefinitions } from '@/lib/catalogue/definition-search';
import { MAX_QUERY_LENGTH } from '@/lib/catalogue/fold';
import type { GameId } from '@/lib/catalogue/games';
import { otherMethods } from '@/lib/http/methods';
import { type FieldError, invalid } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { CHAPTERS } from '@/lib/rulings/chapters';
import { RULING_STATUSES } from '@/lib/rulings/files';
import { glossary } from '@/lib/rulings/glossary';
import { parseRulingQuery, type RulingQuery } from '@/lib/rulings/ruling-query';
import { searchRulings } from '@/lib/rulings/search-rulings';
import { gameOf } from '../game-parameter';
import { unknownValues } from '../known-values';
import { membersOf, nextAddress, readCursor, readFields } from '../list-manners';
import { LOCALE_NAMES, localeOf, unknownParameters } from '../locale-parameter';
import { publicApi } from '../public-api';
import { rulingAnswer } from './operation';
import { rulingJson } from './ruling-json';

const PATH = '/api/v1/rulings';

/** What the page of rulings takes too. */
const SHARED = ['q', 'card', 'term', 'chapter', 'keyword', 'status', 'page'];

/** What each of them takes, for who writes something else. */
const TAKEN: Readonly<Record<string, string>> = {
  card: 'The code of a card, KS-108',
  term: 'The slug of a term, from /api/v1/terms',
  chapter: `A whole number from 1 to ${CHAPTERS.length}`,
  keyword: 'A keyword, from /api/v1/keywords',
  status: `One of ${RULING_STATUSES.join(', ')}`,
};

/** Rulings that a query finds; see operation.ts. A parameter that cannot be understood is refused by its name. */
export const GET = publicApi(async (request: Request) => {
  const params = new URL(request.url).searchParams;
  const { game, errors: ofGame } = gameOf(params);
  const { locale, errors } = localeOf(params);
  const cursor = readCursor(PATH, params);
  const fields = readFields(params, membersOf(rulingAnswer));
  const asked = parseRulingQuery({ ...Object.fromEntries(params), ...(cursor.place ? { page: cursor.place } : {}) });
  const unknown = unknownParameters(params, [...SHARED, 'game', 'cursor', 'fields', ...LOCALE_NAMES]);
  const all = [...unknown, ...misunderstood(params, asked), ...ofGame, ...errors, ...cursor.errors, ...fields.errors];
  if (all.length > 0) return invalid(all, 'The query is not valid');
  const answer = await searchRulings(game, asked, locale);
  // What found something is there, all of it: only an empty list is looked into.
  const nowhere = answer.total === 0 ? await unknownFilters(game, asked) : [];
  if (nowhere.length > 0) return invalid(nowhere, 'The query is not valid');
  const { page } = asked;
  const body = {
    // A page beyond the last holds nothing: whoever counts pages up comes to an end.
    data: page > answer.pages ? [] : answer.rulings.map((ruling) => fields.pick(rulingJson(ruling))),
    total: answer.total,
    next: nextAddress(PATH, params, page < answer.pages ? String(page + 1) : undefined),
    unmatched: answer.unmatched,
    closest: answer.closest,
  };
  return publicJson(request, body, SHORTLY);
});

/** The page passes over what makes no sense in its address; here it is said. */
function misunderstood(params: URLSearchParams, asked: RulingQuery): FieldError[] {
  return SHARED.flatMap((path) => {
    const [value, second] = params.getAll(path);
    if (second !== undefined) return [{ path, message: 'Given more than once' }];
    if (path === 'q' && value !== undefined && value.length > MAX_QUERY_LENGTH) return [{ path, message: 'Too long' }];
    const understood = value === undefined || value === '' || path === 'page' || path === 'q' || path in asked;
    return understood ? [] : [{ path, message: TAKEN[path] ?? 'Cannot be understood' }];
  });
}

/** Cards, terms and keywords that are not there: an empty list would say that no ruling is about them. */
async function unknownFilters(game: GameId, { card, term, keyword }: RulingQuery): Promise<FieldError[]> {
  const [code, terms, keywords] = await Promise.all([
    card && resolveCode(game, card),
    term ? glossary(game, DEFAULT_LOCALE) : [],
    keyword ? keywordsOf(game) : [],
  ]);
  return [
    ...unknownValues('card', card ? [card] : [], code ? [code] : []),
    ...unknownValues('term', term ? [term] : [], terms.map(({ slug }) => slug)), // prettier-ignore
    ...unknownValues('keyword', keyword ? [keyword] : [], keywords),
  ];
}

/** Keywords that cards have or rulings are about. */
async function keywordsOf(game: GameId): Promise<string[]> {
  const [cards, rulings] = await Promise.all([
    findDefinitions(game, EVERY_CARD, DEFAULT_LOCALE),
    searchRulings(game, { q: '', page: 1 }, DEFAULT_LOCALE),
  ]);
  return [...cards.facets.keyword.map(({ value }) => value), ...rulings.facets.keywords.map((one) => one.keyword)];
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
