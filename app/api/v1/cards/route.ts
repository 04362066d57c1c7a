import { z } from 'zod';
import { findDefinitions } from '@/lib/catalogue/definition-search';
import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { membersOf, nextAddress, readFields } from '../list-manners';
import { once } from '../locale-parameter';
import { publicApi } from '../public-api';
import { queryErrors } from '../refused-query';
import { cardAnswer, ccgCardAnswer } from './answer';
import { readCards } from './asked';

const PATH = '/api/v1/cards';

/** `1` adds the counts beside each filter. */
const facetsParameter = once(z.enum(['0', '1'], 'One of 0, 1').default('0'));

/** Cards that a query finds; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const params = new URL(request.url).searchParams;
  const { query, game, locale, errors } = await readCards(PATH, params, ['facets', 'fields']);
  const facets = facetsParameter.safeParse(params.getAll('facets'));
  const fields = readFields(params, membersOf(game === 'ccg' ? ccgCardAnswer : cardAnswer));
  if (!query || !facets.success || fields.errors.length > 0) {
    const own = (facets.error?.issues ?? []).map(({ message }) => ({ path: 'facets', message }));
    return invalid([...errors, ...own, ...fields.errors], 'The query is not valid');
  }
  const answer = await findDefinitions(game, query, locale);
  const refused = queryErrors(answer.mistakes);
  if (refused.length > 0) return invalid(refused, 'The query is not valid');
  const body = {
    // A page beyond the last holds nothing: whoever counts pages up comes to an end.
    data: query.page > answer.pages ? [] : answer.cards.map((card) => fields.pick(card)),
    total: answer.total,
    ...(answer.more && { more: answer.more }),
    next: nextAddress(PATH, params, query.page < answer.pages ? String(query.page + 1) : undefined),
    unmatched: answer.unmatched,
    mistakes: answer.mistakes,
    ...(facets.data === '1' ? { facets: answer.facets } : {}),
  };
  return publicJson(request, body, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
