import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { glossary } from '@/lib/rulings/glossary';
import { plainText } from '@/lib/rulings/markup';
import { gameOf } from '../game-parameter';
import { membersOf, readFields } from '../list-manners';
import { LOCALE_NAMES, localeOf, unknownParameters } from '../locale-parameter';
import { publicApi } from '../public-api';
import { termAnswer } from './operation';

/** The glossary; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const params = new URL(request.url).searchParams;
  const { game, errors: ofGame } = gameOf(params);
  const { locale, errors } = localeOf(params);
  const fields = readFields(params, membersOf(termAnswer));
  const all = [
    ...unknownParameters(params, ['game', ...LOCALE_NAMES, 'fields']),
    ...ofGame,
    ...errors,
    ...fields.errors,
  ];
  if (all.length > 0) return invalid(all, 'The query is not valid');
  const terms = await glossary(game, locale);
  const data = terms.map((term) => fields.pick({ ...term, definition: plainText(term.definition) }));
  return publicJson(request, { data }, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
