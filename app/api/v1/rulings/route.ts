import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { answering } from '@/lib/http/answering';
import { openToAll } from '@/lib/http/cors';
import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { parseRulingQuery, rulingQueryString } from '@/lib/rulings/ruling-query';
import { searchRulings } from '@/lib/rulings/search-rulings';
import { localeParameter } from '../locale-parameter';
import { rulingJson } from './ruling-json';

const KNOWN = ['locale', 'q', 'card', 'term', 'chapter', 'keyword', 'status', 'page'];

/**
 * Rulings by the parameters of the page (`q`, `card`, `term`, `chapter`, `keyword`, `status`, `page`) in the language of
 * `locale`: `{ data, total, next, unmatched, closest }`. With `q` the best come first, else they go as the chapters do.
 * A parameter that cannot be understood is refused with 400 and its name.
 */
export const GET = answering(
  async (request: Request) => {
    const params = new URL(request.url).searchParams;
    const locale = localeParameter.safeParse(params.getAll('locale'));
    const query = parseRulingQuery(Object.fromEntries(params));
    const refused = [...new Set(params.keys())].flatMap((name) => problemOf(name, params.getAll(name), query));
    const errors = [...refused, ...(locale.error?.issues ?? []).map(({ message }) => ({ path: 'locale', message }))];
    if (errors.length > 0 || !locale.success) return openToAll(invalid(errors, 'The query is not valid'));
    const answer = await searchRulings(DEFAULT_GAME, query, locale.data);
    const next = new URLSearchParams(rulingQueryString({ ...query, page: query.page + 1 }));
    if (params.has('locale')) next.set('locale', locale.data);
    const body = {
      // A page beyond the last holds nothing: whoever counts pages up comes to an end.
      data: query.page > answer.pages ? [] : answer.rulings.map(rulingJson),
      total: answer.total,
      next: query.page < answer.pages ? `/api/v1/rulings?${next}` : null,
      unmatched: answer.unmatched,
      closest: answer.closest,
    };
    return publicJson(request, body, SHORTLY);
  },
  { open: true },
);

/** The page passes over what makes no sense in its address; here it is said. */
function problemOf(path: string, values: readonly string[], query: object) {
  if (!KNOWN.includes(path)) return [{ path, message: `No such parameter; those here are ${KNOWN.join(', ')}` }];
  if (values.length > 1) return [{ path, message: 'Given more than once' }];
  const understood = path === 'locale' || path === 'page' || path === 'q' || values[0] === '' || path in query;
  return understood ? [] : [{ path, message: 'Cannot be understood' }];
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
