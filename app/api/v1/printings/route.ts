import { findDefinitions } from '@/lib/catalogue/definition-search';
import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { readCards } from '../cards/asked';
import { printingAnswer } from '../cards/operation';
import { membersOf, nextAddress, readFields } from '../list-manners';
import { publicApi } from '../public-api';
import { queryErrors } from '../refused-query';

const PATH = '/api/v1/printings';

/** Printings of the cards that a query finds; see ../cards/operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const params = new URL(request.url).searchParams;
  const { query, game, locale, errors } = await readCards(PATH, params, ['fields']);
  const fields = readFields(params, membersOf(printingAnswer));
  if (!query || fields.errors.length > 0) {
    return invalid([...errors, ...fields.errors], 'The query is not valid');
  }
  const { cards, pages, mistakes } = await findDefinitions(game, query, locale);
  const refused = queryErrors(mistakes);
  if (refused.length > 0) return invalid(refused, 'The query is not valid');
  const shown = query.page > pages ? [] : cards;
  // Of the older game's cards no printings are known.
  const data = shown.flatMap((card) =>
    'printings' in card ? card.printings.map((one) => fields.pick({ ...one, card: card.code, name: card.name })) : [],
  );
  const next = nextAddress(PATH, params, query.page < pages ? String(query.page + 1) : undefined);
  return publicJson(request, { data, next, mistakes }, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
